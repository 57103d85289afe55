/** The JATS articles of a load's archive: which there are, what lies beside each, and what a line says of one. */

import { largestImport } from '#contract/calls/imports.ts';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import type { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import { entryBytes, isOwn } from './load-archive.ts';
import type { LoadedWork } from './loaded-line.ts';
import type { ArticleFiles } from './read-in-child.ts';

export const articlesIn = (zip: ZipReader): string[] =>
  [...zip.entries.keys()].filter((name) => isOwn(name) && /\.n?xml$/i.test(name)).sort();

const stemOf = (name: string) =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
const picture = /\.(?:png|jpe?g|webp|gif|tiff?|svg|eps|bmp)$/i;

/** An article with the pictures that it names, so many bytes at most; undefined where it is itself too large. Throws ZipError. */
export async function articleFiles(zip: ZipReader, name: string): Promise<ArticleFiles | undefined> {
  const bytes = await entryBytes(zip, name, largestImport);
  if (!bytes) return undefined;
  const names = [...zip.entries.keys()].filter(isOwn);
  const named = new Set(hrefsIn(bytes).map(stemOf));
  const beside: ArticleFiles['beside'] = [];
  let room = largestImport;
  for (const each of names) {
    if (!picture.test(each) || !named.has(stemOf(each))) continue;
    const content = await entryBytes(zip, each, room);
    if (!content) continue;
    room -= content.length;
    beside.push({ name: each, bytes: content });
  }
  return { name, bytes, names, beside };
}

/** What its elements refer to. An encoding that cannot be read names nothing here: the reader of articles says so. */
function hrefsIn(bytes: Buffer): string[] {
  let text: string;
  try {
    text = decodeXml(bytes);
  } catch {
    // Not in the encoding that it names, or in none.
    return [];
  }
  return [...text.matchAll(/href\s*=\s*["']([^"'#?]{1,300})/g)].flatMap(([, href]) => (href ? [decoded(href)] : []));
}
/** What an article says of itself, as a line has it. */
export function saidByArticle(work: ImportedWork): LoadedWork {
  const said = (key: string) => String(work.metadatos[key] ?? '').trim();
  return {
    ...{ titulo: work.titulo, resumen: work.resumen, palabrasClave: work.palabrasClave, idioma: work.idioma },
    tipo: work.tipo,
    autores: work.autores.map(({ nombres, apellidos, orcid, afiliaciones }) => ({
      ...{ nombres, apellidos, orcid, afiliaciones },
    })),
    fecha: work.fechaPublicacion ?? '',
    volumen: said('volumen'),
    numero: said('numero'),
    paginaInicial: said('paginaInicial'),
    paginaFinal: said('paginaFinal'),
    articulo: said('elocation'),
    doi: work.doi,
    seccion: '',
    licencia: work.licencia,
    archivo: null,
  };
}
