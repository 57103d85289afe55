import type { ExportedWork } from './exported-work.ts';

const longest = 100;

/** 'Humedales de Doñana (versión 2).pdf': the title, without the signs that file systems refuse. */
export function exportedFileName({ titulo, version, isPublished }: ExportedWork, extension: string): string {
  const plain = titulo
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name =
    plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest) + 1 || longest).trim()}…`;
  const said = isPublished ? '' : version === 0 ? ' (borrador)' : ` (versión ${version})`;
  return `${name.replace(/^[.\s]+|[.\s]+$/g, '') || 'publicacion'}${said}.${extension}`;
}
