import { useSyncExternalStore } from 'react';

/** Whether anything is on its way to the server, wherever on the page it was begun: leaving would break it off. */
let count = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Counts the work as under way until it ends, well or not. */
export async function underWay<T>(work: Promise<T>): Promise<T> {
  count++;
  tell();
  try {
    return await work;
  } finally {
    count--;
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether files or pictures are being sent now. */
export const useUnderWay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
