/** How a comparison is shown: which side of it, and what either side's text needs to be drawn. */

import type { Side } from '#contract/comparison/edit.ts';
import type { Rendering } from '#web/features/manuscript/shown.tsx';

export interface ChangeLabels {
  /** Read aloud before what was put in, 'añadido:', and taken out, 'eliminado:'. */
  added: string;
  removed: string;
  /** The same for what stands elsewhere in the other text. */
  movedHere: string;
  movedAway: string;
}

export interface Showing {
  side: Side | 'both';
  before: Rendering;
  after: Rendering;
  labels: ChangeLabels;
}

/** Which text an unchanged part is drawn from. */
export const shownSide = ({ side }: Showing): Side => (side === 'before' ? 'before' : 'after');
