/** Chapters that are works of their own, while their book is not out (docs/decisions, 621). */
import type { Estado, ReviewIdentity } from '#contract/vocabulary.ts';

/** A book that is not out, as its chapters are reviewed with it. */
export interface OpenBook {
  identidadRevision: ReviewIdentity | null;
  estado: Estado;
  /** Who was asked to review it and did not decline. */
  revisorIds: readonly string[];
}

/**
 * Whether they read the work as a chapter of a book that they review: what its authors have sent, for as long as the book is past its draft.
 */
export const readsWithBook = (
  viewer: { id: string } | null,
  { estado, libroAbierto: book }: { estado: Estado; libroAbierto?: OpenBook | null },
): boolean =>
  viewer !== null &&
  book?.revisorIds.includes(viewer.id) === true &&
  book.estado !== 'BORRADOR' &&
  estado !== 'BORRADOR';
