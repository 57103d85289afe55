import type { ReviewForm } from '../use-review-form.ts';
import { type MarginNote, noteOf } from './margin-note.ts';

/** Of one's own note, by its place among them. */
export const ownKey = (at: number) => `own-${at}`;

/** One's own notes of a review that is being written, in the order in which they were made. */
export const ownNotes = ({ annotations, annotate }: Pick<ReviewForm, 'annotations' | 'annotate'>): MarginNote[] =>
  annotations.map((each, at) => ({
    ...noteOf(each, ownKey(at)),
    by: '',
    ronda: 0,
    onText: (texto) => annotate(annotations.with(at, { ...each, texto })),
    onRemove: () => annotate(annotations.toSpliced(at, 1)),
  }));
