import { buffer } from 'node:stream/consumers';
import type { ExportedPicture } from '#server/documents/model/exported-work.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { picturesOf as picturesFolder } from '#server/platform/files/places.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
/** The media type of a picture, by its name. */
export const pictureType = (name: string): string | undefined => types[endingOf(name)];
/** Larger ones would fill the memory: a file says what they show instead. */
const mostBytes = 20_000_000;

/**
 * The pictures of one work, by their addresses in its text, and the journal's mark. Those of other works are left out: a text may
 * name any address, and its reader need not be allowed to see what lies there.
 */
export function picturesOf(
  services: Pick<Services, 'files' | 'settings'>,
  work: OfJournal & { id: string },
): (address: string) => Promise<ExportedPicture | null> {
  const { logo } = services.settings.of(work);
  return async (address) => {
    const { type, file } = (await storedPicture(services, work.id, address, logo)) ?? {};
    return type && file && file.bytes <= mostBytes ? { type, bytes: await buffer(file.stream()) } : null;
  };
}

/** One picture of a work as it is stored, however large; undefined where it is missing, or none of the work's. */
export async function storedPicture(
  { files }: Pick<Services, 'files'>,
  workId: string,
  address: string,
  logo = '',
): Promise<{ type: string; ending: string; file: StoredFile } | undefined> {
  const name = address.replace(/^\/files\//, '');
  const ending = endingOf(name);
  const type = types[ending];
  if (!type || !(name.startsWith(picturesFolder(workId)) || address === logo)) return undefined;
  const file = await files.get(name);
  return file && { type, ending, file };
}
