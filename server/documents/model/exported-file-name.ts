import type { ExportedWork } from './exported-work.ts';
import { wordsIn } from './words.ts';

const longest = 100;

/** Words without the signs that file systems refuse; it may be empty. */
export const plainFileName = (words: string): string =>
  words
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** 'Humedales de Doñana (versión 2).pdf': the title, without the signs that file systems refuse, and in the work's language how far it is. */
export function exportedFileName({ titulo, version, isPublished, idioma }: ExportedWork, extension: string): string {
  const plain = plainFileName(titulo);
  const name =
    plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest) + 1 || longest).trim()}…`;
  const words = wordsIn(idioma);
  const stage = version === 0 ? words.draft : `${words.version} ${version}`;
  const said = isPublished ? '' : ` (${stage.toLowerCase()})`;
  return `${name.replace(/^[.\s]+|[.\s]+$/g, '') || 'publicacion'}${said}.${extension}`;
}
