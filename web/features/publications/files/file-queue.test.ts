import { describe, expect, it, vi } from 'vitest';
import { createFileQueue, type QueuedFile } from './file-queue.ts';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

/** A queue whose sendings the test ends by hand. */
function queue(fault: (file: File, others: number) => string | null = () => null) {
  const onWay = new Map<string, { end: () => void; fail: (why: string) => void; tell: (sent: number) => void }>();
  const signals = new Map<string, AbortSignal>();
  const done: string[] = [];
  const made = createFileQueue({
    send: ({ file: { name } }, onProgress, signal) =>
      new Promise<void>((resolve, reject) => {
        signals.set(name, signal);
        signal.addEventListener('abort', () => reject(signal.reason));
        onWay.set(name, { end: resolve, fail: (why) => reject(new Error(why)), tell: onProgress });
      }),
    fault,
    reason: (error) => ({ why: error instanceof Error ? error.message : '', canRetry: true }),
    onDone: (item) => done.push(item.file.name),
  });
  const states = () => made.items().map(({ file: { name }, state }: QueuedFile) => `${name}: ${state}`);
  const keyOf = (name: string) => made.items().find((item) => item.file.name === name)?.key ?? -1;
  return { ...made, onWay, signals, done, states, keyOf };
}
const settled = () => vi.waitFor(() => undefined);

describe('the queue of files', () => {
  it('sends two at a time, in order, and forgets those that arrive', async () => {
    const { add, states, onWay, done } = queue();
    add([file('a'), file('b'), file('c')], 'DATOS');
    expect(states()).toEqual(['a: sending', 'b: sending', 'c: waiting']);
    onWay.get('b')?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a: sending', 'c: sending']));
    onWay.get('a')?.end();
    onWay.get('c')?.end();
    await vi.waitFor(() => expect(states()).toEqual([]));
    expect(done).toEqual(['b', 'a', 'c']);
  });

  it('tells how far each is', () => {
    const { add, items, onWay } = queue();
    add([file('a')], 'DATOS');
    onWay.get('a')?.tell(4);
    expect(items()[0]?.sent).toBe(4);
  });

  it('keeps one that failed, with the reason, until it is sent again', async () => {
    const { add, items, states, onWay, retry, keyOf, done } = queue();
    add([file('a')], 'FIGURA');
    onWay.get('a')?.fail('No hay conexión.');
    await vi.waitFor(() => expect(states()).toEqual(['a: failed']));
    expect(items()[0]).toMatchObject({ why: 'No hay conexión.', canRetry: true });
    retry(keyOf('a'));
    expect(items()[0]).toMatchObject({ state: 'sending', why: '', sent: 0 });
    onWay.get('a')?.end();
    await vi.waitFor(() => expect(done).toEqual(['a']));
  });

  it('stops one that is cancelled, and goes on with the next', async () => {
    const { add, states, signals, cancel, keyOf, done } = queue();
    add([file('a'), file('b'), file('c')], 'DATOS');
    cancel(keyOf('a'));
    expect(signals.get('a')?.aborted).toBe(true);
    await vi.waitFor(() => expect(states()).toEqual(['b: sending', 'c: sending']));
    expect(done).toEqual([]);
  });

  it('does not send what would be refused, and counts only the others', async () => {
    const { add, items, signals } = queue(({ size }, others) => (size > 20 ? 'grande' : others >= 1 ? 'muchos' : null));
    add([file('a', 30), file('b'), file('c')], 'DATOS');
    await settled();
    expect(items().map(({ why }) => why)).toEqual(['grande', '', 'muchos']);
    expect(items().map(({ canRetry }) => canRetry)).toEqual([false, true, false]);
    expect([...signals.keys()]).toEqual(['b']);
  });

  it('stops all at once', () => {
    const { add, items, signals, cancelAll } = queue();
    add([file('a'), file('b'), file('c')], 'DATOS');
    cancelAll();
    expect(items()).toEqual([]);
    expect([...signals.values()].every(({ aborted }) => aborted)).toBe(true);
  });
});
