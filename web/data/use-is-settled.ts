import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page that asks for something again and again is not waited for. */
const longestMs = 5000;

/**
 * True from when nothing that the page asked for is on its way any more, and the browser has nothing else to do: for what nobody
 * misses until then, and what would take the line from what they wait for.
 */
export function useIsSettled(): boolean {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    // Safari has no such callback.
    const whenIdle = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 200));
    const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout;
    let waiting = 0;
    const look = () => {
      // The page's parts are many, and queries say something often, each time in the middle of what is drawn.
      if (waiting || queryClient.isFetching() > 0) return;
      // Where something stands in the place of what is to come, its file may be on its way, which asks for more.
      waiting = whenIdle(() => {
        waiting = 0;
        if (!queryClient.isFetching() && !document.querySelector('[data-loading]')) setSettled(true);
      });
    };
    const forget = queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && look());
    const again = window.setInterval(look, 500);
    const longest = window.setTimeout(() => setSettled(true), longestMs);
    look();
    return () => {
      forget();
      cancelIdle(waiting);
      window.clearInterval(again);
      window.clearTimeout(longest);
    };
  }, [isSettled, queryClient]);
  return isSettled;
}
