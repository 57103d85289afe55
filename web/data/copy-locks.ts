/**
 * Which copies this page writes. The browser's locks know those of other tabs, and release them when a tab is gone,
 * however it went.
 */
import { tabLocks } from './browser-storage.ts';

export interface Holder {
  user: string;
  release: () => void;
}

const held = new Map<string, Holder>();

export const isHeldBy = (slot: string, holder: Holder): boolean => held.get(slot) === holder;

/**
 * Takes a copy, unless another open tab has it. One that this page itself still has, as of a screen that was just left,
 * is handed on. Browsers offer locks on secure addresses only: elsewhere every other tab counts as closed.
 */
export function claim(slot: string, holder: Holder): Promise<boolean> {
  const before = held.get(slot);
  const locks = tabLocks();
  if (before || !locks) {
    if (before) holder.release = before.release;
    held.set(slot, holder);
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(false);
      return new Promise<void>((release) => {
        holder.release = release;
        held.set(slot, holder);
        resolve(true);
      });
    };
    locks.request(`pliego.copy.${slot}`, { ifAvailable: true }, hold).catch(() => resolve(false));
  });
}

export function release(slot: string, holder: Holder): void {
  if (!isHeldBy(slot, holder)) return;
  held.delete(slot);
  holder.release();
}

/** Who has logged out writes nothing more. */
export function releaseAllOf(user: string): void {
  for (const [slot, holder] of held) if (holder.user === user) release(slot, holder);
}
