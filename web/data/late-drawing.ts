import type { ComponentType } from 'react';

/**
 * Draws a piece of a public page that the server writes: at hand there (server-drawings.ts), in a browser a file of its own, which who
 * reads does not need.
 */
export interface LateDrawing<P> {
  /** Undefined: not fetched yet. */
  atHand: () => ComponentType<P> | undefined;
  /** Once it is at hand; refused where the file is not to be had, and asked for again the next time. */
  fetch: () => Promise<void>;
  /** From now on it is at hand. */
  give: (piece: ComponentType<P>) => void;
}

/** @param load Imports the piece. */
export function lateDrawing<P>(load: () => Promise<ComponentType<P>>): LateDrawing<P> {
  let piece: ComponentType<P> | undefined;
  return {
    atHand: () => piece,
    fetch: async () => {
      piece ??= await load();
    },
    give: (given) => {
      piece = given;
    },
  };
}
