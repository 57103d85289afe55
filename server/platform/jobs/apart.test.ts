/** Work in a process of its own: answers, tells, and is ended at its limits. */
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { runApart } from './apart.ts';

const run = (does: string, fields: Partial<Parameters<typeof runApart<z.ZodNumber>>[0]> = {}) =>
  runApart({
    program: new URL('apart.fixture.ts', import.meta.url),
    data: { n: 21, does },
    answer: z.number(),
    signal: new AbortController().signal,
    milliseconds: 20_000,
    bytes: 400_000_000,
    ...fields,
  });

test('it answers, and tells how far it is', async () => {
  const progress = vi.fn();
  expect(await run('double', { progress })).toBe(42);
  expect(progress.mock.calls).toEqual([[0.5, { clave: 'datos.cuenta' }]]);
});

test('what it throws, and what it does not take, is told by the message', async () => {
  await expect(run('fail')).rejects.toThrow('no puede ser');
  await expect(run('nothing')).rejects.toThrow('Invalid option');
});

test('one that crashes, takes too long or too much memory fails alone', async () => {
  await expect(run('crash')).rejects.toThrow('ended by itself');
  await expect(run('hang', { milliseconds: 800 })).rejects.toThrow('not done after 800 ms');
  // Memory is counted where the system tells it.
  if (process.platform === 'linux') await expect(run('grow')).rejects.toThrow('bytes of memory');
});

test('one that computes without a pause ends when it is told to', async () => {
  const stop = new AbortController();
  const attempt = run('hang', { signal: stop.signal, progress: () => stop.abort(new Error('cancelado')) });
  await expect(attempt).rejects.toThrow('cancelado');
});
