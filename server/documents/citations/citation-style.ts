import type { CitationPart } from '#contract/calls/references.ts';
import type { CitedWork } from './cited-work.ts';
import type { Piece } from './runs.ts';
import type { Wording } from './words.ts';

/** How one style writes a work, in the words of one language. */
export type CitationStyle = (work: CitedWork, wording: Wording) => CitationPart[];

/** The day on which it was consulted, which the page puts in the reader's own time. */
export function consultedOn({ accessed }: CitedWork, wording: Wording): Piece {
  const day = dayOf(accessed);
  return day && { texto: wording.day(day), consulta: true };
}

/** Of a date that says its day; years that no clock counts to are none. */
export function dayOf(date: CitedWork['issued']): Date | undefined {
  const [year, month, day] = date?.['date-parts'][0] ?? [];
  const time = year && month && day ? Date.UTC(year, month - 1, day) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** Of a withdrawn work, after its title: ' [Retractado]'. */
export const retraction = ({ retracted }: CitedWork, wording: Wording): string =>
  retracted ? ` [${wording.retracted}]` : '';
