import { doiAddress } from '#contract/doi.ts';
import type { Author } from '#contract/entities/publication.ts';
import { isNoticeKind, type NoticeKind } from '#contract/relations.ts';
import { particularsIn } from '#contract/said-particulars.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { creditName } from './credit-names.ts';
import type { ExportedRelation, ExportedWork } from './exported-work.ts';
import { longDay, wordsIn } from './words.ts';

export const nameOf = ({ nombres, apellidos }: Author): string => `${nombres} ${apellidos}`.trim();

/** The authors' names, or what stands in their place where they are hidden. */
export const bylineNames = ({ autores, autoresOcultos, idioma }: ExportedWork): string[] =>
  autoresOcultos ? [wordsIn(idioma).hiddenAuthors] : autores.map(nameOf);

/** Each author with the numbers of their affiliations, and these in order. */
export function affiliated({ autores }: ExportedWork): {
  authors: { author: Author; marks: number[] }[];
  affiliations: string[];
} {
  const affiliations = [...new Set(autores.flatMap(({ afiliaciones }) => afiliaciones))];
  const authors = autores.map((author) => ({
    author,
    marks: author.afiliaciones.map((text) => affiliations.indexOf(text) + 1),
  }));
  return { authors, affiliations };
}

/** What each author did, where it is said: 'Conceptualización, Metodología'. */
export const contributionsOf = ({ autores, idioma }: ExportedWork): { name: string; roles: string }[] =>
  autores
    .filter(({ credit }) => credit.length > 0)
    .map((author) => ({
      name: nameOf(author),
      roles: author.credit.map((role) => creditName(role, idioma)).join(', '),
    }));

/** What the head of a file says of a work: its type, category, version where it is not published, days, DOI, licence. */
export function factsOf(work: ExportedWork): { term: string; text: string; address?: string }[] {
  const words = wordsIn(work.idioma);
  const days = [
    [words.received, work.fechaRecepcion],
    [words.accepted, work.fechaAceptacion],
    [words.published, work.fechaPublicacion],
  ].flatMap(([term, day]) => (term && day ? [{ term, text: longDay(day, work.idioma) }] : []));
  const address = work.doi && doiAddress(work.doi);
  return [
    ...(work.isPublished || work.version === 0 ? [] : [{ term: words.version, text: String(work.version) }]),
    ...days,
    ...particularsIn(work, work.idioma, (date) => longDay(date, work.idioma)).map(({ term, text }) => ({ term, text })),
    ...(address ? [{ term: 'DOI', text: address, address }] : []),
    ...(work.licencia ? [{ term: words.licence, text: work.licencia, address: work.licencia }] : []),
  ];
}

/** 'CC BY 4.0', '10.1590/…': addresses that have a shorter name. @param resolver what a DOI is shown with, 'doi.org/' */
export function shortAddress(address: string, resolver = ''): string {
  const [, kind, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/.exec(address) ?? [];
  if (kind) return `CC ${kind.toUpperCase()} ${version}`;
  if (address.includes('creativecommons.org/publicdomain/zero')) return 'CC0 1.0';
  return address.replace(/^https?:\/\/(doi\.org\/)?/, (_, doi) => (doi ? resolver : ''));
}

/** 'Artículo · Ecología'; of a notice 'Corrección · Ecología'. */
export const kindInWords = ({ tipo, categoria, idioma, version, estado, relaciones }: ExportedWork): string =>
  [
    typeName(tipo, noticeOf(relaciones?.sobre), idioma),
    categoria,
    version === 0 && estado === 'BORRADOR' ? wordsIn(idioma).draft : null,
  ]
    .filter(Boolean)
    .join(' · ');

/** What a work is: its type; of a notice, which kind of notice. */
export const typeName = (tipo: Tipo, notice: NoticeKind | null, idioma: string): string =>
  notice ? capital(wordsIn(idioma).relation[notice]) : wordsIn(idioma).subject[tipo];

/** Which kind of notice a work is that is tied to this one. */
export const noticeOf = (about: ExportedRelation | null | undefined): NoticeKind | null =>
  about && isNoticeKind(about.clase) ? about.clase : null;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A work that another is tied to: 'Corrección (1 de marzo de 2026)', its title, and where it is read, '' where that is not known. */
export interface SaidRelation {
  kind: string;
  title: string;
  address: string;
}

const saidOf = (kind: string, { titulo, doi, direccion }: Pick<ExportedRelation, 'titulo' | 'doi' | 'direccion'>) => ({
  kind,
  title: titulo,
  address: doi ? doiAddress(doi) : direccion,
});

/** The works that it is tied to: first what it is about. */
export function relationsOf({ relaciones, capituloDe: book, idioma }: ExportedWork): SaidRelation[] {
  const within = book ? [saidOf(wordsIn(idioma).chapterOf, book)] : [];
  if (!relaciones) return within;
  const { relation, about, previousEdition, lifted } = wordsIn(idioma);
  const { sobre, posteriores } = relaciones;
  const later = posteriores.map((work) => {
    const days = [longDay(work.fecha, idioma), work.levantada && `${lifted} ${longDay(work.levantada, idioma)}`];
    return saidOf(`${capital(relation[work.clase])} (${days.filter(Boolean).join('; ')})`, work);
  });
  return [...within, ...(sobre ? [saidOf(isNoticeKind(sobre.clase) ? about : previousEdition, sobre)] : []), ...later];
}

/** Of a book, its chapters that are works of their own, as files without their texts name them. */
export const chaptersOf = ({ capitulos = [] }: ExportedWork): { title: string; address: string }[] =>
  capitulos.map(({ titulo, doi, direccion }) => ({ title: titulo, address: doi ? doiAddress(doi) : direccion }));

/** 'Retractado (1 de marzo de 2026). Why.', of a work that was withdrawn after its publication. */
export function retractionOf({ fechaRetractacion, motivoRetractacion, idioma }: ExportedWork): string | null {
  if (!fechaRetractacion) return null;
  return `${wordsIn(idioma).retracted} (${longDay(fechaRetractacion, idioma)}). ${motivoRetractacion ?? ''}`.trim();
}
