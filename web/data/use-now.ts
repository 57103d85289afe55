import { useEffect, useState } from 'react';
import { minuteMs } from '#contract/time.ts';

/** The present moment, a minute old at most while the window is in view, and of now when it comes back into it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = window.setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
