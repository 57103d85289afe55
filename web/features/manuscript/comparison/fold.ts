/** A long text with its changes and what stands next to them; the rest folded away. */
import { type Edit, isChange } from '#contract/comparison/edit.ts';

export interface Stretch {
  folded: boolean;
  edits: Edit[];
}

/** Unchanged neighbours that stay in sight on each side of a change. */
const context = 1;
/** A fold of less would save nothing. */
const shortestFold = 3;

export function fold(edits: readonly Edit[]): Stretch[] {
  const near = (place: number) => edits.slice(Math.max(0, place - context), place + context + 1).some(isChange);
  const stretches: Stretch[] = [];
  for (const [place, edit] of edits.entries()) {
    const folded = !near(place);
    const last = stretches.at(-1);
    if (last?.folded === folded) last.edits.push(edit);
    else stretches.push({ folded, edits: [edit] });
  }
  return stretches.map((stretch) => ({ ...stretch, folded: stretch.folded && stretch.edits.length >= shortestFold }));
}
