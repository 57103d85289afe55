/** Which of the two is open over the page, the palette or the list of keys: opened by keys, buttons and menus alike. */
import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'keys';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}
export const shownOverlay = (): Overlay | null => open;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, shownOverlay, () => null);
