import type { Tipo } from '#contract/vocabulary.ts';
import {
  addressOf,
  type CitationStyle,
  journalOf,
  metadatum,
  pagesOf,
  publisherOf,
  type ReadWork,
  schoolOf,
  sortedName,
  titleOf,
  yearOf,
} from '../citable.ts';

const kinds: Record<Tipo, string> = {
  ARTICULO: 'article',
  LIBRO: 'book',
  REPORTE: 'techreport',
  TESIS: 'phdthesis',
};

/** One BibTeX entry in UTF-8, its title in two braces so that styles leave its capitals alone. */
export const bibtex: CitationStyle = (work, words) => {
  const fields: [string, string | undefined][] = [
    ['author', work.autores.map(bibtexName).join(' and ')],
    ['title', `{${escaped(titleOf(work, words))}}`],
    ...place(work),
    ['year', yearOf(work)],
    ['doi', work.metadatos.doi],
    ['url', addressOf(work, words)],
    ['language', work.idioma],
    ['keywords', escaped(work.palabrasClave.join(', '))],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${kinds[work.tipo]}{${keyOf(work)},\n${lines.join(',\n')}\n}\n`;
};

/** A single name is a group's, which BibTeX must not take apart. */
const bibtexName = (author: ReadWork['autores'][number]) =>
  author.apellidos === '' ? `{${escaped(author.nombres)}}` : escaped(sortedName(author));

function place(work: ReadWork): [string, string][] {
  if (work.tipo === 'LIBRO') return [['publisher', escaped(publisherOf(work))]];
  if (work.tipo === 'REPORTE') return [['institution', escaped(publisherOf(work))]];
  if (work.tipo === 'TESIS') return [['school', escaped(schoolOf(work))]];
  return [
    ['journal', escaped(journalOf(work))],
    ['volume', escaped(metadatum(work, 'volumen'))],
    ['number', escaped(metadatum(work, 'numero'))],
    ['pages', escaped(pagesOf(work).replace('–', '--'))],
    ['issn', escaped(metadatum(work, 'issn'))],
  ];
}

const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** What TeX would take as an instruction, spelt out. */
const escaped = (text: string): string => text.replace(/[\\{}$&#%_~^]/g, (sign) => signs[sign] ?? `\\${sign}`);

/** 'ruizgil2024delta': first surname, year, first long word of the title, in plain letters. */
function keyOf(work: ReadWork): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const [author] = work.autores;
  const word = work.titulo
    .split(/\s+/)
    .map(plain)
    .find((each) => each.length > 3);
  return `${plain(author?.apellidos || author?.nombres || 'pliego')}${yearOf(work) ?? ''}${word ?? ''}`;
}
