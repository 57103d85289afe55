/** Where articles come from: a JATS file, a folder of them, or an archive (ZIP), each with the files beside it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { largestImport } from '#contract/calls/imports.ts';
import { ReadingError, remark } from '#contract/remarks.ts';
import { openArchive } from '#server/documents/docx/archive.ts';
import type { Beside } from '#server/documents/jats/read/pictures.ts';

export interface Article {
  /** As it is called in what came: its path from the top. */
  name: string;
  bytes: () => Buffer;
  beside: Beside;
}

/** Leaves out what other systems put into their archives for themselves ('__MACOSX/._a.xml'). */
const isOwn = (name: string) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
const isArticle = (name: string) => /\.n?xml$/i.test(name) && isOwn(name);

/** Those of a folder and the folders in it, or the one of a file, by name. */
export function articlesAt(path: string): Article[] {
  const isFolder = statSync(path).isDirectory();
  const top = isFolder ? path : dirname(path);
  const names = isFolder ? filesBelow(top) : readdirSync(top, { withFileTypes: true }).filter(isFile).map(nameOf);
  const articles = isFolder ? names.filter(isArticle).sort() : [basename(path)];
  const read = (name: string, most: number) =>
    statSync(join(top, name)).size > most ? undefined : readFileSync(join(top, name));
  return articles.map((name) => ({
    name,
    bytes: () => read(name, largestImport) ?? tooLarge(),
    beside: { names, article: name, read },
  }));
}

function tooLarge(): never {
  throw new ReadingError(remark('xmlTooLong'));
}

// A link is no file: it may lead out of the folder.
const isFile = (entry: { isFile: () => boolean }) => entry.isFile();
const nameOf = ({ name }: { name: string }) => name;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(isFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

/** Those of an archive, by name. Throws DocxError where the bytes are no archive that can be read. */
export function articlesInArchive(bytes: Buffer): Article[] {
  const names = openArchive(bytes).names.filter(isOwn);
  return names
    .filter(isArticle)
    .sort()
    .map((name) => {
      // How much may be unpacked is counted for each article.
      const archive = openArchive(bytes);
      const read = (beside: string, most: number) => {
        const content = archive.read(beside);
        return content.length > most ? undefined : content;
      };
      return { name, bytes: () => archive.read(name), beside: { names, article: name, read } };
    });
}
