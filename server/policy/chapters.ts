/** Chapters that are works of their own, while their book is not out (docs/decisions, 639). */
import { isUnderWay } from '#contract/gathered-chapters.ts';
import type { Estado, ReviewIdentity } from '#contract/vocabulary.ts';

/** A book that is not out, as its chapters are reviewed with it. */
export interface OpenBook {
  titulo: string;
  identidadRevision: ReviewIdentity | null;
  estado: Estado;
  /** Who was asked to review it and did not decline. */
  revisorIds: readonly string[];
}

/** What policy asks of books and their chapters. */
export interface BookFacts {
  /** Of a chapter whose book is not out: how that is reviewed; null of any other work. */
  libroAbierto: OpenBook | null;
  /** Of a book: the accounts that sign its chapters, or were asked whether they do. */
  firmanCapitulos: readonly string[];
  /** Of a book: the accounts that said no when asked to sign one of its chapters, or signed it and left. */
  dejaronCapitulos: readonly string[];
}
type Chapter = Pick<BookFacts, 'libroAbierto'>;

/** Whether the book of which the work is a chapter is theirs to review: nobody judges a book and signs a chapter of it. */
export const reviewsItsBook = (account: { id: string } | null, { libroAbierto: book }: Chapter): boolean =>
  account !== null && book?.revisorIds.includes(account.id) === true;

/**
 * Whether they read the work as a chapter of a book that they review: what its authors have sent and has not been turned down, for as long
 * as the book itself may still come out.
 */
export const readsWithBook = (viewer: { id: string } | null, chapter: Chapter & { estado: Estado }): boolean =>
  reviewsItsBook(viewer, chapter) &&
  chapter.libroAbierto !== null &&
  isUnderWay(chapter.libroAbierto) &&
  isUnderWay(chapter);
