import { yearOf } from '#contract/mentions.ts';
import { particularWords } from '#contract/particular-words.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { citedWork, doiAddressOf, placeOf, type ReferencedWork } from './cited-work.ts';
import { surnameFirst, whole } from './names.ts';

const kinds: Record<Tipo, string> = { ARTICULO: 'JOUR', LIBRO: 'BOOK', REPORTE: 'RPRT', TESIS: 'THES' };

/** One record of the RIS format, which Zotero, Mendeley and EndNote read: tag, two spaces, hyphen, space, value. */
export function writeRis(work: ReferencedWork): string {
  const cited = citedWork(work);
  const { pages, article } = placeOf(cited);
  const [first = article, last] = pages?.split('-') ?? [];
  const fields: [string, string | undefined][] = [
    ['TY', work.capituloDe ? 'CHAP' : kinds[work.tipo]],
    ...(cited.author ?? []).map((name): [string, string] => ['AU', surnameFirst(name, whole)]),
    ...(cited.editor ?? []).map((name): [string, string] => [cited.author ? 'A2' : 'ED', surnameFirst(name, whole)]),
    ['TI', work.fechaRetractacion ? `${work.titulo} [${wordsIn(work.idioma).retracted}]` : work.titulo],
    ['T2', cited['container-title'] ?? cited.collection],
    ['T3', cited['container-title'] && cited.collection],
    ['M3', cited.degree && particularWords(work.idioma).degrees[cited.degree]],
    ['CY', cited['publisher-place']],
    ['ET', cited.edition],
    ['PB', cited.publisher],
    ['PY', yearOf(cited)],
    ['DA', work.fechaPublicacion?.slice(0, 10).replaceAll('-', '/')],
    ['VL', cited.volume],
    ['IS', cited.issue ?? cited.collectionNumber],
    ['SP', first],
    ['EP', last],
    ['SN', cited.ISSN ?? cited.ISBN],
    ['DO', cited.DOI],
    ['UR', doiAddressOf(cited) ?? cited.URL],
    ['LA', work.idioma],
    ...work.palabrasClave.map((word): [string, string] => ['KW', word]),
    ['AB', work.resumen],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value.replace(/\s+/g, ' ').trim()}`] : []));
  return [...lines, 'ER  - ', ''].join('\r\n');
}
