import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { removeAll } from '#server/platform/files/file-store.ts';
import { drawnOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';

/** What is being read or made now, by its place: who asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Uint8Array>>();

interface Drawn {
  /** Of which work it is, and which of its pictures: `portada-480`. */
  work: string;
  kind: string;
  ending: 'webp' | 'png';
  /** All that it follows from: where this changes it is made anew, and the one before is taken away. */
  from: string;
}

/** A picture of a published work, made once and kept. What `make` throws is thrown to those who wait. */
export function keptPicture(
  { files }: Pick<Services, 'files'>,
  { work, kind, ending, from }: Drawn,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const digest = createHash('sha256').update(from).digest('hex').slice(0, 32);
  const place = `${drawnOf(work)}${kind}-${digest}.${ending}`;
  const keptOrMade = async () => {
    const kept = await files.get(place);
    if (kept) return buffer(kept.stream());
    const made = await make();
    await removeAll(files, `${drawnOf(work)}${kind}-`);
    await files.put(place, made);
    return made;
  };
  const asked = underWay.get(place) ?? keptOrMade().finally(() => underWay.delete(place));
  underWay.set(place, asked);
  return asked;
}
