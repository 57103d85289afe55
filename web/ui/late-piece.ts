/** Pieces of controls that nobody sees before they use them, as what a menu drops: loaded by the first sign that one is wanted. */

import { handled } from './handled.ts';

export interface LatePiece<P extends object> {
  /** What was loaded; undefined until then. */
  there: () => P | undefined;
  /** Loads it once for all. What could not be had is asked for again. */
  load: () => Promise<P>;
}

const pieces = new Set<() => Promise<unknown>>();

export function latePiece<P extends object>(fetchPiece: () => Promise<P>): LatePiece<P> {
  let piece: P | undefined;
  let loading: Promise<P> | undefined;
  const load = () => {
    loading ??= handled(fetchPiece).then(
      (loaded) => {
        piece = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  pieces.add(load);
  return { there: () => piece, load };
}

/** Of every such piece that the page on show knows of, what loads it. */
export const latePieces = (): readonly (() => Promise<unknown>)[] => [...pieces];

let sayMissing = () => {};

/** What is said where a piece was asked for by a press and cannot be had: words are not this folder's. */
export function saysMissing(say: () => void): void {
  sayMissing = say;
}

/** Says so. */
export const tellMissing = (): void => sayMissing();
