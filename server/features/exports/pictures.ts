import { buffer } from 'node:stream/consumers';
import type { ExportedPicture } from '#server/documents/model/exported-work.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';

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
 * The pictures of one work, by their addresses in its text, and the journal's mark. Those of other works are left out: a text may
 * name any address, and its reader need not be allowed to see what lies there.
 */
export function picturesOf(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  { id, ...work }: OfJournal & { id: string },
): (address: string) => Promise<ExportedPicture | null> {
  const { logo } = settings.of(work);
  return async (address) => {
    const name = address.replace(/^\/files\//, '');
    const type = types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
    if (!type || !(name.startsWith(`${id}/`) || address === logo)) return null;
    const file = await files.get(name);
    return file && file.bytes <= mostBytes ? { type, bytes: await buffer(file.stream()) } : null;
  };
}
