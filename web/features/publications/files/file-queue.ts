/** Files on their way to a draft: two at a time, each told how far it is, cancelled, refused or sent again by itself. */
import type { FileKind } from '#contract/vocabulary.ts';

export interface QueuedFile {
  key: number;
  file: File;
  clase: FileKind;
  state: 'waiting' | 'sending' | 'failed';
  /** Bytes that have gone. */
  sent: number;
  /** Why it failed; empty otherwise. */
  why: string;
  /** Whether sending it again may help: not where the file itself was refused. */
  canRetry: boolean;
}

export interface Means {
  send: (item: QueuedFile, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>;
  /** Why a file would be refused, before it is sent, with so many others on their way; null where it would not. */
  fault: (file: File, others: number) => string | null;
  /** The words for a failure of sending, and whether it may pass. */
  reason: (error: unknown) => Pick<QueuedFile, 'why' | 'canRetry'>;
  onDone: (item: QueuedFile) => void;
}

export type FileQueue = ReturnType<typeof createFileQueue>;

const atOnce = 2;

export function createFileQueue({ send, fault, reason, onDone }: Means) {
  let items: readonly QueuedFile[] = [];
  let lastKey = 0;
  const stops = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const become = (next: readonly QueuedFile[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<QueuedFile>) =>
    become(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const without = (key: number) => become(items.filter((item) => item.key !== key));

  function add(files: readonly File[], clase: FileKind): void {
    for (const file of files) {
      const why = fault(file, items.filter(({ state }) => state !== 'failed').length);
      const state = why === null ? 'waiting' : 'failed';
      become([...items, { key: ++lastKey, file, clase, state, sent: 0, why: why ?? '', canRetry: why === null }]);
    }
    next();
  }

  function next(): void {
    while (stops.size < atOnce) {
      const item = items.find(({ state }) => state === 'waiting');
      if (!item) return;
      void attempt(item);
    }
  }

  async function attempt(item: QueuedFile): Promise<void> {
    const { key } = item;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending', sent: 0, why: '' });
    try {
      await send(item, (sent) => change(key, { sent }), stop.signal);
      without(key);
      if (!stop.signal.aborted) onDone(item);
    } catch (error) {
      if (!stop.signal.aborted) change(key, { state: 'failed', ...reason(error) });
    } finally {
      stops.delete(key);
      next();
    }
  }

  /** Takes a file out, wherever it stands. */
  function cancel(key: number): void {
    without(key);
    stops.get(key)?.abort();
  }

  return {
    add,
    cancel,
    retry: (key: number) => {
      change(key, { state: 'waiting' });
      next();
    },
    cancelAll: () => {
      for (const { key } of items) cancel(key);
    },
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
