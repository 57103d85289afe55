/** Pieces of public pages that the server renders once and gives again as text (web/kept-pieces.ts). */
import { createContext, createElement, type ReactElement, use } from 'react';

/** What a page that is being rendered takes its pieces from. */
export interface PieceTaker {
  /** The place of a piece in the page, and whether its text is at hand; `isAtOnePlace` as in `Kept`. */
  take: (name: string, by: readonly unknown[], isAtOnePlace: boolean) => { place: number; isAtHand: boolean };
}

/** Null where nothing is kept: in the browser, and within a piece. */
export const PieceContext = createContext<PieceTaker | null>(null);

/** Stands around a piece while it is rendered, and never leaves the server. */
export const pieceTag = 'kept-piece';

interface Props {
  /** Of what renders it: the same data may be drawn in two ways. */
  name: string;
  /**
   * Everything that it is drawn by, as JSON would have it: what is not here does not change it. The journal's name, the language and the
   * site's address count by themselves; who looks and what they prefer do not, for the server knows neither.
   */
  by: readonly unknown[];
  /** It stands at the same place of every page that has it: only so it may hold what `useId` gives, which says where it stands. */
  isAtOnePlace?: boolean;
  /** One element, and no text beside it: React puts a mark between two texts. */
  children: ReactElement;
}

/**
 * A piece of a public page. React draws it in the browser as if this were not here; on the server its text is taken from the last page that
 * had the same, and nothing below is rendered.
 */
export function Kept({ name, by, isAtOnePlace = false, children }: Props) {
  const taker = use(PieceContext);
  if (!taker) return children;
  const { place, isAtHand } = taker.take(name, by, isAtOnePlace);
  return createElement(pieceTag, { place }, isAtHand ? null : <PieceContext value={null}>{children}</PieceContext>);
}
