import { useEffect } from 'react';
import { shortCount } from '#web/ui/CountBadge.tsx';

/** A window's title without the count before it. */
export const plainTitle = (title: string): string => title.replace(/^\(\d+\+?\) /, '');

/** The title with how many are unread before it: '(3) Panel'. */
export function titleWithCount(title: string, unread: number): string {
  const plain = plainTitle(title);
  if (unread === 0) return plain;
  return `(${shortCount(unread)}) ${plain}`;
}

/** Keeps the count in the window's title, whatever screen sets it. */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const mark = () => {
      const title = titleWithCount(document.title, unread);
      if (document.title !== title) document.title = title;
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = plainTitle(document.title);
    };
  }, [unread]);
}
