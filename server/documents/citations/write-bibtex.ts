import { yearOf } from '#contract/mentions.ts';
import { particularWords } from '#contract/particular-words.ts';
import type { NamedPerson } from '#contract/particulars.ts';
import { folded } from '#contract/text.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { citedWork, doiAddressOf, placeOf, type ReferencedWork } from './cited-work.ts';
import { surnameFirst, whole } from './names.ts';

const kinds: Record<Tipo, string> = {
  ARTICULO: 'article',
  LIBRO: 'book',
  REPORTE: 'techreport',
  TESIS: 'phdthesis',
};
/** Where each kind says who brought it out. */
const publishers: Record<Tipo, string> = {
  ARTICULO: 'publisher',
  LIBRO: 'publisher',
  REPORTE: 'institution',
  TESIS: 'school',
};

/** One BibTeX entry in UTF-8, its title in two braces so that styles leave its capitals alone. */
export function writeBibtex(work: ReferencedWork, key = citationKey(work)): string {
  const cited = citedWork(work);
  const { pages, article } = placeOf(cited);
  const title = work.fechaRetractacion ? `${work.titulo} [${wordsIn(work.idioma).retracted}]` : work.titulo;
  const fields: [string, string | undefined][] = [
    // Of a volume that its editors sign, these alone.
    ['author', cited.author && work.autores.map(nameOf).join(' and ')],
    ['editor', (work.capituloDe ?? work.ficha).editores?.map(nameOf).join(' and ')],
    ['title', `{${escaped(title)}}`],
    [work.capituloDe ? 'booktitle' : 'journal', escaped(cited['container-title'])],
    [work.capituloDe ? 'publisher' : publishers[work.tipo], escaped(cited.publisher)],
    ['type', cited.degree && escaped(capital(particularWords(work.idioma).degrees[cited.degree]))],
    ['address', escaped(cited['publisher-place'])],
    ['edition', escaped(cited.edition)],
    ['series', escaped(cited.collection)],
    ['volume', escaped(cited.volume)],
    ['number', escaped(cited.issue ?? cited.collectionNumber)],
    ['pages', escaped(pages?.replaceAll('-', '--') ?? article)],
    ['year', yearOf(cited)],
    ['issn', escaped(cited.ISSN)],
    ['isbn', escaped(cited.ISBN)],
    ['doi', cited.DOI],
    ['url', doiAddressOf(cited) ?? cited.URL],
    ['language', work.idioma],
    ['keywords', escaped(work.palabrasClave.join(', '))],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${work.capituloDe ? 'incollection' : kinds[work.tipo]}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** A single name is a group's, which BibTeX must not take apart. */
const nameOf = ({ nombres, apellidos }: NamedPerson) =>
  apellidos === ''
    ? `{${escaped(nombres)}}`
    : surnameFirst({ family: inOnePiece(apellidos), given: inOnePiece(nombres) }, whole);

/** In braces where it holds what a parser would take for the end of a name. */
function inOnePiece(part: string): string {
  const name = inOneLine(part);
  return /[\\{}$&#%_~^",]|\sand\s/.test(name) ? `{${escaped(name)}}` : name;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** An empty line ends whatever it stands in. */
const inOneLine = (text: string): string => text.trim().replace(/[^\S\u00a0]+/g, ' ');

/** What TeX would take as an instruction, spelt out. */
const escaped = (text = ''): string => inOneLine(text).replace(/[\\{}$&#%_~^]/g, (sign) => signs[sign] ?? `\\${sign}`);

/** 'ruizgil2024delta': first surname, year, first long word of the title, in plain letters. */
export function citationKey(work: ReferencedWork): string {
  const {
    titulo,
    autores: [author],
  } = work;
  const year = yearOf(citedWork(work)) ?? '';
  const plain = (text: string) => folded(text).replace(/[^a-z0-9]/g, '');
  const word = titulo
    .split(/\s+/)
    .map(plain)
    .find((each) => each.length > 3);
  return `${plain(author?.apellidos || author?.nombres || '') || 'pliego'}${year}${word ?? ''}`;
}
