import { type ReactNode, useState, useSyncExternalStore } from 'react';

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
 * make and compare them again costs a telephone a third of a second. It is drawn as soon as it is to be anything else.
 * It may hold nothing that listens by itself.
 *
 * @param of What it is drawn from; another one of these is another text.
 * @param className Of the element around it, which is that of `draw`, too.
 */
export function WrittenText({
  of,
  className,
  draw,
}: {
  of: readonly unknown[];
  className: string;
  draw: () => ReactNode;
}) {
  const isWritten = useIsWritten();
  const [written] = useState(isWritten ? of : undefined);
  const stands = written?.length === of.length && written.every((each, place) => each === of[place]);
  if (!stands) return draw();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it stands there
  return <div key="written" className={className} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />;
}
