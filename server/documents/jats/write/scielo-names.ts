/**
 * How SciELO wants the files of a package called. Source: SciELO PS, 'Regras de Nomeação de Arquivos',
 * https://github.com/scieloorg/scielo_publishing_schema (docs/source/narr/regra-nomeacao.rst).
 */
import type { ExportedWork } from '#server/documents/model/exported-work.ts';

type NamedWork = Pick<ExportedWork, 'id' | 'doi' | 'metadatos' | 'fechaPublicacion'>;
/** `issn`: '' of a journal without one, whose names lack it then: no number is made up. */
export interface ScieloJournal {
  issn: string;
  acronym: string;
}

/** Letters and figures, with hyphens between them: a name has no underscore, space or sign. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const padded = (text: string, digits: number): string =>
  plain(text).replace(/\d+/g, (figures) => figures.padStart(digits, '0'));

/** '36', 'spe1'; '48', '01'; '88', 's1'; nothing of what came out ahead of its number. */
function issueParts({ volumen, numero, suplemento }: ExportedWork['metadatos']): string[] {
  const number = String(numero ?? '').trim();
  const special = /^(?:n[uú]m(?:ero)?\.?\s*)?(?:esp(?:ecial)?|spe)\.?\s*(\d*)$/i.exec(number);
  const supplement = /\d+/.exec(String(suplemento ?? ''))?.[0] ?? '';
  return [
    volumen ? plain(String(volumen)) : '',
    special ? `spe${special[1]}` : padded(number, 2),
    suplemento ? `s${supplement}` : '',
  ].filter(Boolean);
}

/** The folder of its number, `0037-8682-rsbmt-48-01`, and what all its files begin with, `0037-8682-rsbmt-48-01-00033`. */
export function scieloNames(work: NamedWork, { issn, acronym }: ScieloJournal): { folder: string; stem: string } {
  const { metadatos, doi, fechaPublicacion, id } = work;
  const begin = [plain(issn), plain(acronym)].filter(Boolean);
  const issue = issueParts(metadatos);
  const { paginaInicial, elocation } = metadatos;
  // What has neither pages nor a number of its own is called as what is ahead of print.
  const otherwise = plain(doi?.slice(doi.indexOf('/') + 1) ?? '') || id;
  if (issue.length === 0) {
    const batch = `01${fechaPublicacion?.slice(2, 4) ?? ''}`;
    return { folder: [...begin, 'nahead', batch].join('-'), stem: [...begin, otherwise].join('-') };
  }
  const place = paginaInicial ? padded(String(paginaInicial), 5) : elocation ? plain(String(elocation)) : otherwise;
  return { folder: [...begin, ...issue].join('-'), stem: [...begin, ...issue, place].join('-') };
}
