import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { LateDrawing } from '#web/data/late-drawing.ts';
import { handled } from '#web/ui/handled.ts';

/** Of the element around a text. */
export const proseClass = 'prose-pliego';

/** One object: React writes into the page what it has not seen before. */
const asWritten = { __html: '' };
const never = () => () => {};
const isBrowser = typeof window !== 'undefined';

/** Whether what is drawn now stands in the page already. */
const useIsWritten = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );

/**
 * What the server wrote into the page is taken as it stands there: the longest texts have tens of thousands of elements, and to
 * make and compare them again costs a telephone a third of a second. It is drawn as soon as it is to be anything else; until what draws it
 * is there, what was written stands, and where nothing was, nothing does: loaders fetch it first.
 * It may hold nothing that listens by itself.
 *
 * @param of What it is drawn from; another one of these is another text.
 * @param className Of the element around it, which is that of `draw`, too.
 */
export function WrittenText<P>({
  of,
  className,
  drawing,
  draw,
}: {
  of: readonly unknown[];
  className: string;
  drawing: LateDrawing<P>;
  draw: (Piece: ComponentType<P>) => ReactNode;
}) {
  const isWritten = useIsWritten();
  const [written] = useState(isWritten ? of : undefined);
  const [, setFetched] = useState(false);
  const isSame = written?.length === of.length && written.every((each, place) => each === of[place]);
  const Piece = drawing.atHand();
  const isMissing = !isSame && !Piece;
  useEffect(() => {
    if (!isMissing) return;
    handled(drawing.fetch).then(
      () => setFetched(true),
      () => undefined,
    );
  }, [isMissing, drawing]);
  if (!isSame && Piece) return draw(Piece);
  if (!written) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it stands there
  return <div key="written" className={className} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />;
}
