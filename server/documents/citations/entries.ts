/** One entry of a pasted list, as its format gives it. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import type { Remark } from '#contract/remarks.ts';

export interface Entry {
  /** Where it begins, from 1. */
  line: number;
  /** What it is called in its file: 'kuhn1962'. */
  key?: string | undefined;
  csl?: CslItem | undefined;
  /** As written, of entries that are plain text. */
  text?: string | undefined;
  /** The number it bears in a plain list. */
  label?: string | undefined;
  /** Why it could not be read. */
  fault?: Remark | undefined;
}

/** A list of more is not read to its end. */
export const mostEntries = 2_000;

/** Finds the lines of places in a text that are asked for in ascending order. */
export function lineFinder(text: string): (place: number) => number {
  let [at, line] = [0, 1];
  return (place) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < place; next = text.indexOf('\n', at)) {
      at = next + 1;
      line++;
    }
    return line;
  };
}
