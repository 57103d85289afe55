import type { ReactNode } from 'react';
import type { Edit, Side } from '#contract/comparison/edit.ts';
import { nodeOf } from '#contract/comparison/edit.ts';
import { noteAnchor } from '#contract/manuscript-html/footnotes.ts';
import type { AnyNode } from '#contract/manuscript-html/nodes.ts';
import { inlines, type Rendering } from '#web/features/manuscript/shown.tsx';
import { ChangeMark } from './change-mark.tsx';
import { editViews } from './edit-views.tsx';
import { type Showing, shownSide } from './showing.ts';

/** Footnotes as items of a list, where their mentions lead. */
export const notesViews = (edits: readonly Edit[], showing: Showing): ReactNode[] =>
  edits.map((edit, index) => {
    const side: Side = edit.kind === 'added' ? 'after' : edit.kind === 'removed' ? 'before' : shownSide(showing);
    const note = nodeOf(edit, side);
    if (note?.type !== 'footnote' || (showing.side !== 'both' && showing.side !== side)) return null;
    const rendering = showing[side];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: edits have no identity but their place
      <li key={index} id={anchorOf(note, rendering)}>
        {edit.kind === 'edited' && editViews(edit.parts, showing)}
        {edit.kind === 'kept' && inlines(note.content, rendering)}
        {(edit.kind === 'added' || edit.kind === 'removed') && (
          <ChangeMark kind={edit.kind} labels={showing.labels}>
            {inlines(note.content, rendering)}
          </ChangeMark>
        )}
      </li>
    );
  });

function anchorOf(note: AnyNode, { prefix, footnotes }: Rendering): string | undefined {
  const number = note.type === 'footnote' ? footnotes.numberOf.get(note) : undefined;
  return number === undefined ? undefined : noteAnchor(prefix, number);
}
