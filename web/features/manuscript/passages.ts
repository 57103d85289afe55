/** Where a passage is in a text, found by its words (W3C Web Annotation, TextQuoteSelector). Pure functions of strings. */
import type { Passage } from '#contract/entities/annotation.ts';
import { longest, passageContext } from '#contract/limits.ts';

export type Place = { start: number; end: number };

/** Whether a space breaks lines is no part of the words: pages tie units to their numbers (manuscript-html/units.ts). */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2009]/g, ' ');

/**
 * The passage between two places of a text, without the white space at its edges; undefined where nothing else is there. Of a
 * longer one its beginning.
 */
export function passageOf(text: string, { start, end }: Place, most: number = longest.passage): Passage | undefined {
  const chosen = text.slice(start, end);
  const exacto = whole(chosen.trim().slice(0, most));
  if (exacto === '') return undefined;
  const posicion = start + chosen.indexOf(exacto);
  const after = posicion + exacto.length;
  return {
    exacto,
    prefijo: whole(text.slice(Math.max(0, posicion - passageContext), posicion)),
    sufijo: whole(text.slice(after, after + passageContext)),
    posicion,
  };
}

/** Without half a sign at an edge, where a cut went through one that takes two units of UTF-16. */
const whole = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** So few characters stand in any text: they are the passage only where something around them is the same, too. */
const telling = 24;
const leastContext = 6;

/**
 * Where a passage stands in a text, which may have changed since: of all places with its words the one with most of what
 * stood around it, and of such the nearest to where it was. Null where its words are there no more.
 */
export function findPassage(text: string, passage: Passage): Place | null {
  const { posicion } = passage;
  const [exacto, prefijo, sufijo] = [
    plainSpaces(passage.exacto),
    plainSpaces(passage.prefijo),
    plainSpaces(passage.sufijo),
  ];
  let best: { at: number; context: number } | null = null;
  for (let at = text.indexOf(exacto); at >= 0; at = text.indexOf(exacto, at + 1)) {
    const context =
      sameEnd(text.slice(Math.max(0, at - prefijo.length), at), prefijo) +
      sameStart(text.slice(at + exacto.length, at + exacto.length + sufijo.length), sufijo);
    const isNearer = best && context === best.context && Math.abs(at - posicion) < Math.abs(best.at - posicion);
    if (!best || context > best.context || isNearer) best = { at, context };
  }
  if (!best) return null;
  const hadContext = prefijo.length + sufijo.length >= leastContext;
  if (exacto.length < telling && hadContext && best.context < leastContext) return null;
  return { start: best.at, end: best.at + exacto.length };
}

function sameStart(text: string, start: string): number {
  let same = 0;
  while (same < start.length && text[same] === start[same]) same++;
  return same;
}

function sameEnd(text: string, end: string): number {
  let same = 0;
  while (same < end.length && text.at(-1 - same) === end.at(-1 - same)) same++;
  return same;
}
