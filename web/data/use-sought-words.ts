import { useEffect, useRef, useState } from 'react';

const settlesMs = 300;

/**
 * What is typed into a box for words: sought once it has stood still, without its edges and of so many letters, or at once by
 * `seek`. Where other words come to be sought, as by a link or a way back, the box says those.
 */
export function useSoughtWords(words: string, onSeek: (words: string) => void, longest: number) {
  const [typed, type] = useState(words);
  const sought = useRef(words);
  const timer = useRef<number>(undefined);
  const latest = useRef(onSeek);
  useEffect(() => {
    latest.current = onSeek;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (words === sought.current) return;
    window.clearTimeout(timer.current);
    sought.current = words;
    type(words);
  }, [words]);
  const settle = (next: string) => {
    const asked = next.trim().slice(0, longest);
    if (asked === sought.current) return;
    sought.current = asked;
    latest.current(asked);
  };
  return {
    typed,
    change: (next: string) => {
      type(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => settle(next), settlesMs);
    },
    seek: (next: string) => {
      type(next);
      window.clearTimeout(timer.current);
      settle(next);
    },
    /** For whoever seeks other words by themselves, together with something else. */
    say: (next: string) => {
      type(next);
      window.clearTimeout(timer.current);
      sought.current = next;
    },
  };
}
