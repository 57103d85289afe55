import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ChangeLabels } from './showing.ts';

const looks = {
  added: 'bg-green-wash text-green decoration-green underline underline-offset-4',
  removed: 'bg-red-wash text-red decoration-red line-through',
};
const frames = {
  added: 'block border-s-4 border-green bg-green-wash ps-3 no-underline',
  removed: 'block border-s-4 border-red bg-red-wash ps-3 no-underline opacity-80',
};

type Props = {
  kind: 'added' | 'removed';
  labels: ChangeLabels;
  /** Whole blocks, instead of words of a line. */
  block?: boolean;
  moved?: boolean;
  children: ReactNode;
};

/** Something put in or taken out: by colour, by a line, and in words for who listens. */
export function ChangeMark({ kind, labels, block = false, moved = false, children }: Props) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  const movedLabel = kind === 'added' ? labels.movedHere : labels.movedAway;
  return (
    <Tag className={classes(block ? frames[kind] : looks[kind])}>
      {moved ? (
        <span className="block font-sans text-xs font-semibold tracking-wide">{movedLabel} </span>
      ) : (
        <VisuallyHidden>{kind === 'added' ? labels.added : labels.removed} </VisuallyHidden>
      )}
      {children}
    </Tag>
  );
}
