import type { Tipo } from '#contract/vocabulary.ts';
import {
  addressOf,
  type CitationStyle,
  journalOf,
  metadatum,
  publisherOf,
  schoolOf,
  sortedName,
  titleOf,
  yearOf,
} from '../citable.ts';

const kinds: Record<Tipo, string> = { ARTICULO: 'JOUR', LIBRO: 'BOOK', REPORTE: 'RPRT', TESIS: 'THES' };

/** One record of the RIS format, which Zotero, Mendeley and EndNote read: tag, two spaces, hyphen, space, value. */
export const ris: CitationStyle = (work, words) => {
  const isArticle = work.tipo === 'ARTICULO';
  const fields: [string, string | undefined][] = [
    ['TY', kinds[work.tipo]],
    ...work.autores.map((author): [string, string] => ['AU', sortedName(author)]),
    ['TI', titleOf(work, words)],
    ['T2', isArticle ? journalOf(work) : undefined],
    ['PB', isArticle ? undefined : work.tipo === 'TESIS' ? schoolOf(work) : publisherOf(work)],
    ['PY', yearOf(work)],
    ['DA', work.fechaPublicacion?.slice(0, 10).replaceAll('-', '/')],
    ['VL', metadatum(work, 'volumen')],
    ['IS', metadatum(work, 'numero')],
    ['SP', metadatum(work, 'paginaInicial') || metadatum(work, 'elocation')],
    ['EP', metadatum(work, 'paginaFinal')],
    ['SN', metadatum(work, 'issn')],
    ['DO', work.metadatos.doi],
    ['UR', addressOf(work, words)],
    ['LA', work.idioma],
    ...work.palabrasClave.map((word): [string, string] => ['KW', word]),
    ['AB', work.resumen],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value.replace(/\s+/g, ' ').trim()}`] : []));
  return [...lines, 'ER  - ', ''].join('\r\n');
};
