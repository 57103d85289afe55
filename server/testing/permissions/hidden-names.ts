/**
 * What no answer about a work may hold, whatever was asked (docs/specification.md 5): the names of those who wrote it (A) and of those who
 * review it (R), and what they tell the editors in confidence (C). Who asks is never hidden from themselves.
 */
import { type Cell, modes, relations, standings, whos } from './axes.ts';
import { fits, rowsOf } from './read-table.ts';
import type { Side } from './stage.ts';

export const hiddenNames = rowsOf(`
  # Who runs it knows everything; who wrote it does not run it.
  staff | !authors | * | * | ok -
  * | authors | * | open | ok C
  * | authors | * | blind | ok R C
  !staff | !authors | * | open | ok C
  !staff | !authors | * | single | ok R C
  # Published names are public; who reviewed them stays hidden.
  !staff | !authors | public | double | ok R C
  !staff | !authors | !public | double | ok A R C`);

/** Every cell there is. */
export const allCells: readonly Cell[] = modes.flatMap((mode) =>
  standings.flatMap((standing) =>
    whos.flatMap((who) => relations.map((relation) => ({ who, relation, standing, mode }))),
  ),
);

export function hiddenIn(cell: Cell): Side[] {
  const row = hiddenNames.find((each) => fits(each, cell));
  if (!row) throw new Error(`No row says whose names are hidden: ${Object.values(cell).join(' | ')}`);
  return (['A', 'R', 'C'] as const).filter((side) => row.outcome.includes(` ${side}`));
}
