import { buffer } from 'node:stream/consumers';
import type { Services } from '#server/services.ts';
import type { ExportedPicture } from './exported-work.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
/** Larger ones would fill the memory: a file says what they show instead. */
const mostBytes = 20_000_000;

/**
 * The pictures of one work, by their addresses in its text. Those of other works are none: a text may name any address,
 * and its reader need not be allowed to see what lies there.
 */
export function picturesOf({ files }: Services, id: string): (address: string) => Promise<ExportedPicture | null> {
  return async (address) => {
    const name = address.replace(/^\/files\//, '');
    const type = types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
    if (!type || !name.startsWith(`${id}/`)) return null;
    const file = await files.get(name);
    return file && file.bytes <= mostBytes ? { type, bytes: await buffer(file.stream()) } : null;
  };
}

/** A picture as an address that holds it whole, `data:image/png;base64,…`. */
export const dataAddress = ({ type, bytes }: ExportedPicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
