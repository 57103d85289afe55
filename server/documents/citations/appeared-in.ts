/** Where a published work appeared, as files say it beside its text. */
import type { AppearedIn } from '#contract/entities/issue.ts';
import type { Metadata } from '#contract/entities/publication.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { citedWork, markedPages, placeOf } from './cited-work.ts';

/** The place of a work in a number that is out. */
export interface IssuePlace extends AppearedIn {
  /** '' where it has no pages, or no number of its own. */
  paginaInicial: string;
  paginaFinal: string;
  articulo: string;
}

/**
 * What a work says of where it appeared: in a number of ours, its volume, number and pages are those of its place there; without one,
 * as its authors or an import wrote them. A number without pages leaves those that the work had when it came out ahead of it.
 */
export function placedIn(
  metadatos: Metadata,
  place: IssuePlace | null,
  book: Pick<IssuePlace, 'paginaInicial' | 'paginaFinal'> | null = null,
): Metadata {
  if (book?.paginaInicial) {
    const { paginaInicial, paginaFinal } = book;
    const { elocation: _, ...free } = metadatos;
    return { ...free, paginaInicial, paginaFinal: paginaFinal || paginaInicial };
  }
  if (!place) return metadatos;
  const { volumen: _, numero: __, ...free } = metadatos;
  const { volumen, numero, paginaInicial, paginaFinal, articulo } = place;
  const named = { ...(volumen && { volumen }), ...(numero && { numero }) };
  if (!paginaInicial && !articulo) return { ...free, ...named };
  const { paginaInicial: ___, paginaFinal: ____, elocation: _____, ...rest } = free;
  return {
    ...rest,
    ...named,
    ...(paginaInicial && { paginaInicial, paginaFinal: paginaFinal || paginaInicial }),
    ...(articulo && { elocation: articulo }),
  };
}

export interface Appeared {
  /** The journal, or who published a book, a thesis or a report. */
  name: string;
  /** 'vol. 3, n.º 2 (2026), pp. 11-20'; the year alone of what is no part of an issue. */
  issue: string;
  /** 'ISSN 1234-5679 · ISSN (impreso) …' */
  issn: string;
}

/** Whether it stands in our journal, and not in another that it names. */
export const isOurs = ({
  metadatos,
  revista,
}: {
  metadatos: Metadata;
  revista: Pick<ExportedWork['revista'], 'nombre'>;
}): boolean => !metadatos.revista || metadatos.revista === revista.nombre;

/** Whether it may be cited as it stands, and its journal named without telling who wrote it. */
export const isAppeared = ({ isPublished, autoresOcultos }: ExportedWork): boolean => isPublished && !autoresOcultos;

export function appearedIn(work: ExportedWork): Appeared {
  const words = wordsIn(work.idioma);
  const cited = citedWork(work);
  const { metadatos, revista } = work;
  // A work that names another journal has its numbers, not ours.
  const issnOf = (key: 'issn' | 'issnImpreso') => String(metadatos[key] ?? (metadatos.revista ? '' : revista[key]));
  // What came out ahead of its number is of the number's year.
  const year = work.apareceEn ? String(work.apareceEn.anio) : work.fechaPublicacion?.slice(0, 4);
  const { pages, article } = placeOf(cited);
  const parts = [cited.volume && `${words.volume} ${cited.volume}`, cited.issue && `${words.issue} ${cited.issue}`];
  const volume = parts.filter(Boolean).join(', ');
  const place = markedPages(pages, '–') ?? article;
  const issue = volume && year ? `${volume} (${year})` : volume || year;
  // A book, a report or a thesis is no part of the journal whose press publishes it.
  const issns =
    work.tipo !== 'ARTICULO' || work.capituloDe
      ? []
      : [
          [words.issn, issnOf('issn')],
          [words.printedIssn, issnOf('issnImpreso')],
        ];
  return {
    name: String(metadatos.revista ?? revista.nombre),
    issue: [issue, place].filter(Boolean).join(', '),
    issn: issns.flatMap(([label, issn]) => (issn ? [`${label} ${issn}`] : [])).join(' · '),
  };
}
