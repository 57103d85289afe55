import type { CoverWidth } from '#contract/public-addresses.ts';
import { hourMs } from '#contract/time.ts';
import { picturesOf } from '#server/features/exports/pictures.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import { RetryLater } from '#server/platform/processes/retry-later.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { fitInChild } from './draw.ts';
import { keptPicture } from './kept-picture.ts';

/** Its file is gone, of another kind, or too large: nothing is kept of it. */
class NoPicture extends Error {}
const later = new RetryLater(hourMs);

/**
 * The figure of a work's cover, by its address in the text; undefined where that is no picture, and for an hour where there
 * was no time or memory for it.
 */
export async function fittedFigure(
  services: Services,
  work: OfJournal & { id: string },
  src: string,
  width: CoverWidth,
): Promise<Uint8Array | undefined> {
  const key = `${src} ${width}`;
  if (later.has(key)) return undefined;
  try {
    // A picture is never written anew under its name (features/files).
    const asked = { of: work.id, kind: `portada-${width}`, ending: 'webp', from: src } as const;
    const figure = await keptPicture(services, asked, async () => {
      const picture = await picturesOf(services, work)(src);
      if (!picture) throw new NoPicture();
      return fitInChild(picture.bytes, width).catch(nothing);
    });
    return figure.length > 0 ? figure : undefined;
  } catch (error) {
    if (error instanceof ProcessError) later.put(key);
    else if (!(error instanceof NoPicture)) throw error;
    return undefined;
  }
}

/** Kept in the place of what is bad itself, so that it is not tried for each reader. */
function nothing(error: unknown): Uint8Array {
  if (error instanceof ProcessError && error.reason === 'threw') return new Uint8Array();
  throw error;
}
