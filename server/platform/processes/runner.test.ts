/** Work in a child process: answers, tells, and is ended at its limits. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openRunner } from './runner.ts';

const settings = {
  program: new URL('runner.fixture.ts', import.meta.url),
  answer: z.number(),
  milliseconds: 20_000,
  bytes: 400_000_000,
  atOnce: 1,
};
const open = (fields: Partial<Parameters<typeof openRunner<number>>[0]> = {}) => {
  const runner = openRunner({ ...settings, ...fields });
  onTestFinished(runner.stop);
  return runner;
};
const does = (what: string) => ({ n: 21, does: what });

test('it answers, and tells how far it is', async () => {
  const progress = vi.fn();
  expect(await open().run(does('double'), { progress })).toBe(42);
  expect(progress.mock.calls).toEqual([[0.5, { clave: 'datos.cuenta' }]]);
});

test('what it throws, and what it does not take, is told by the message', async () => {
  await expect(open().run(does('fail'))).rejects.toThrow('no puede ser');
  await expect(open().run(does('nothing'))).rejects.toThrow('Invalid option');
});

test('one that crashes, takes too long or too much memory fails alone', async () => {
  await expect(open().run(does('crash'))).rejects.toThrow('ended by itself');
  await expect(open({ milliseconds: 800 }).run(does('hang'))).rejects.toThrow('not done after 800 ms');
  // Memory is counted where the system tells it.
  if (process.platform === 'linux') await expect(open().run(does('grow'))).rejects.toThrow('bytes of memory');
});

test('one that computes without a pause ends when it is told to', async () => {
  const stop = new AbortController();
  const attempt = open().run(does('hang'), {
    signal: stop.signal,
    progress: () => stop.abort(new Error('cancelado')),
  });
  await expect(attempt).rejects.toThrow('cancelado');
});

test('work that fails in the midst of others fails alone: those around it are done, in a process that is kept or a new one', async () => {
  const runner = open({ keepMs: 60_000, milliseconds: 3000 });
  const work = ['double', 'crash', 'double', 'hang', 'double', 'fail', 'double'];
  const results = await Promise.allSettled(work.map((what) => runner.run(does(what))));
  const said = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.reason));
  expect(said).toEqual([42, 'ended', 42, 'time', 42, 'threw', 42]);
});

test('a process that is kept does the next work, too', async () => {
  const pids = new Set<number>();
  const runner = open({ keepMs: 60_000 });
  for (let times = 0; times < 3; times++) pids.add(await runner.run(does('pid')));
  expect(pids.size).toBe(1);
});

test('so much is done at once, so much waits in its order, and what comes then is refused', async () => {
  const runner = open({ atOnce: 1, mostWaiting: 1 });
  const stop = new AbortController();
  const first = runner.run(does('hang'), { signal: stop.signal });
  const second = runner.run(does('double'));
  await expect(runner.run(does('double'))).rejects.toThrow('Demasiadas peticiones');
  stop.abort(new Error('cancelado'));
  await expect(first).rejects.toThrow('cancelado');
  expect(await second).toBe(42);
});

test('work that is called off while it waits leaves its place to the next', async () => {
  const runner = open({ mostWaiting: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = runner.run(does('hang'), { signal: first.signal });
  const waiting = runner.run(does('double'), { signal: second.signal });
  second.abort(new Error('ya no'));
  await expect(waiting).rejects.toThrow('ya no');
  const next = runner.run(does('double'));
  first.abort(new Error('cancelado'));
  await expect(running).rejects.toThrow('cancelado');
  expect(await next).toBe(42);
});
