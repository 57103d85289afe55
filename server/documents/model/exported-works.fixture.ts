/** Works for the tests of the writers: made from what the importers give, from the demonstration set, or by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { Block, Mark } from '#contract/entities/manuscript.ts';
import type { Author } from '#contract/entities/publication.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import type { ExportedWork } from './exported-work.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const revista = { nombre: 'Pliego', institucion: '', issn: '', issnImpreso: '', logo: '', color: '' };

/** An imported work as its reader would carry it away, published. */
export const exported = (work: ImportedWork, changes: Partial<ExportedWork> = {}): ExportedWork => ({
  ...work,
  declaraciones: work.declaraciones ?? {},
  ficha: {},
  id,
  traducidaA: undefined,
  revista,
  autoresOcultos: false,
  fechaRetractacion: null,
  motivoRetractacion: null,
  estado: 'PUBLICADO',
  version: 1,
  isPublished: (changes.estado ?? 'PUBLICADO') === 'PUBLICADO',
  direccion: `https://pliego.test/catalogo/${id}`,
  pictures: async () => null,
  ...changes,
});

/** A work with this text and nothing else of note. */
export const workOf = (content: Block[], changes: Partial<ExportedWork> = {}): ExportedWork => ({
  id,
  titulo: 'Una obra',
  resumen: 'Su resumen.',
  palabrasClave: ['prueba'],
  traducciones: [],
  autores: [],
  autoresOcultos: false,
  tipo: 'ARTICULO',
  idioma: 'es',
  categoria: null,
  doi: null,
  licencia: null,
  declaraciones: {},
  ficha: {},
  fechaRecepcion: null,
  fechaAceptacion: null,
  fechaPublicacion: null,
  fechaRetractacion: null,
  motivoRetractacion: null,
  metadatos: {},
  revista,
  documento: { type: 'doc', content },
  referencias: [],
  traducidaA: undefined,
  textos: [],
  estado: 'PUBLICADO',
  version: 1,
  isPublished: (changes.estado ?? 'PUBLICADO') === 'PUBLICADO',
  direccion: `https://pliego.test/catalogo/${id}`,
  pictures: async () => null,
  ...changes,
});

/** Text with these marks. */
export const text = (words: string, ...marks: Exclude<Mark['type'], 'link'>[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});

export const exportedAuthor: Author = {
  id: null,
  nombres: 'Irene',
  apellidos: 'Valcárcel Otero',
  orcid: '0000-0000-0011-341X',
  afiliaciones: ['Universidad de la Costa Verde'],
  correspondencia: true,
  credit: ['conceptualization', 'writing-review-editing'],
};

const demonstration = new URL('../../../scripts/demo/works/', import.meta.url);
export const demonstrationFiles = readdirSync(demonstration).filter((name) => name.endsWith('.md'));

/** One of them that has pictures, tables and formulas. */
export const pictureWork = 'hidroperiodo-lagunas-esteparias.md';

/** A work of the demonstration set with its pictures. */
export function demonstrationWork(file: string): ExportedWork {
  const source = readFileSync(new URL(file, demonstration), 'utf8');
  const folder = file.replace(/\.md$/, '');
  const { work } = workFromMarkdown(source, { fileAddress: (name) => `/files/${id}/${name}` });
  return exported(work, {
    pictures: async (address) => {
      const picture = new URL(`${folder}/${address.split('/').at(-1)}`, demonstration);
      return existsSync(picture) ? { type: 'image/svg+xml', bytes: readFileSync(picture) } : null;
    },
  });
}

/** Schemas and articles that are not part of the project. */
export const sharedFolder = new URL('../../../../shared/', import.meta.url);
const articles = new URL('data/articles/', sharedFolder);
/** Real JATS articles that are not part of the project; none where they are not there. */
export const articleFiles = existsSync(articles) ? readdirSync(articles).filter((name) => name.endsWith('.xml')) : [];
/** Between them they have every kind of content that any of the articles has, which `round-trip.test.ts` holds against them all. */
export const tellingArticles = [
  '10.1590_2318-0889202335e227169.xml',
  '10.1590_0103-6351_3289.xml',
  '10.1590_S2237-96222023000200017.xml',
  '10.1590_0102-469838419.xml',
  '10.1590_1676-0611-BN-2021-1306.xml',
  '10.1590_1982-2554201729575.xml',
  '10.1590_0102-469839012.xml',
  '10.1590_S0104-59702020000100016.xml',
  '10.1590_1807-1929_agriambi.v25n4p270-276.xml',
  '10.11606_1807-0205_2022.62.026.xml',
  '10.1590_1518-8345.0000.3285.xml',
  '10.1590_2177-9465-EAN-2021-0088.xml',
  '10.1590_S0034-89102013000100008.xml',
  '10.1590_S0102-86501998000100007.xml',
  '10.1590_S0034-8910.2014048004941.xml',
  '10.1590_S0104-40362022003003127.xml',
  '10.1590_S1413-41522020182506.xml',
  '10.1590_1678-4499.20210245.xml',
].filter((name) => articleFiles.includes(name));
export const articleOf = (file: string): ImportedWork => readJats(readFileSync(new URL(file, articles), 'utf8')).work;
