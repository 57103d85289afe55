/** The JATS articles of a ZIP that lies on this machine: which there are, and what lies beside each. */
import { largestImport } from '#contract/calls/imports.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import { entryBytes, isOwn } from '#server/platform/files/zip/entries.ts';
import type { ZipReader } from '#server/platform/files/zip/zip-reader.ts';

/** An article, as whoever reads it in a child process is sent it. */
export interface ArticleFiles {
  name: string;
  bytes: Uint8Array;
  /** All that lies in the archive, and what of it the article may show. */
  names: readonly string[];
  beside: { name: string; bytes: Uint8Array }[];
}

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
