/**
 * One stream for all tabs of a person: the tab that holds the lock reads it and passes on what it hears. When it closes, the
 * next one takes over. Browsers offer locks on secure addresses only; elsewhere each tab reads for itself.
 */

import type { LiveEvent } from '#contract/entities/live-event.ts';
import { tabLocks } from '../browser-storage.ts';
import { readEvent } from './read-event.ts';
import { followStream } from './stream.ts';

/** @param heard the event, and whether this tab is the one that reads */
export function shareStream(
  personId: string,
  heard: (event: LiveEvent, leads: boolean) => void,
  signal: AbortSignal,
): void {
  const name = `pliego.live.${personId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = readEvent(data);
    if (event) heard(event, false);
  };
  signal.addEventListener('abort', () => channel.close());
  const read = (passOn: boolean) =>
    followStream((event) => {
      heard(event, true);
      if (passOn && !signal.aborted) channel.postMessage(event);
    }, signal);
  const locks = tabLocks();
  if (!locks) return void read(false);
  // Refused only when it is called off while it waits.
  const wait = () => locks.request(name, { signal }, () => read(true)).catch(() => undefined);
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) return read(true);
    // What another tab heard before this one listened is not told again.
    heard({ ambito: 'todo' }, false);
    void wait();
  });
}
