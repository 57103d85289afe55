import type { CoverWidth } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { picturesOf } from '#server/features/exports/pictures.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { fitInChild } from './draw.ts';
import { keptPicture } from './kept-picture.ts';

/** The figure of a work's cover, by its address in the text; undefined where that is no picture. */
export async function fittedFigure(
  services: Services,
  id: string,
  src: string,
  width: CoverWidth,
): Promise<Uint8Array | undefined> {
  // A picture is never written anew under its name (features/files).
  const figure = await keptPicture(
    services,
    { of: id, kind: `portada-${width}`, ending: 'webp', from: src },
    async () => {
      const picture = await picturesOf(services, id)(src);
      if (!picture) throw refuse('no_encontrado');
      return fitInChild(picture.bytes, width).catch(nothing);
    },
  );
  return figure.length > 0 ? figure : undefined;
}

/** Kept in its place, so that what cannot be read is not tried for each reader. */
function nothing(error: unknown): Uint8Array {
  if (error instanceof ProcessError) return new Uint8Array();
  throw error;
}
