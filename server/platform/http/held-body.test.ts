import { expect, it } from 'vitest';
import { MB } from '#contract/call.ts';
import { ProblemError } from '#contract/problems.ts';
import { withWholeBody } from './held-body.ts';

const piece = Buffer.alloc(MB);
/** So many megabytes, of which the last never comes until it may. */
function sender(megabytes: number, announces = true) {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let pulled = 0;
  const body = {
    ...(announces && { announced: megabytes * MB }),
    async *[Symbol.asyncIterator]() {
      for (; pulled < megabytes - 1; pulled++) yield piece;
      await mayEnd;
      yield piece;
    },
  };
  const done = withWholeBody(body, async (bytes) => bytes.length / MB).catch((error: unknown) => error);
  return { end, done, pulled: () => pulled };
}
const full = (error: unknown) => error instanceof ProblemError && [error.problem.status, error.problem.espera];

it('what all hold at once is bounded: who comes too many is told when to come again, and nothing of theirs is read', async () => {
  const held = [sender(50), sender(50), sender(50), sender(50), sender(50)];
  await expect.poll(() => held.every(({ pulled }) => pulled() === 49)).toBe(true);
  const late = sender(50);
  expect(full(await late.done)).toEqual([503, 20]);
  expect(late.pulled()).toBe(0);
  // One that does not say how much it brings is let in, and stopped where it becomes too much.
  const vague = sender(50, false);
  expect(full(await vague.done)).toEqual([503, 20]);
  for (const { end } of held) end();
  expect(await Promise.all(held.map(({ done }) => done))).toEqual([50, 50, 50, 50, 50]);
  const again = sender(50);
  again.end();
  expect(await again.done).toBe(50);
});

it('who announces much and sends nothing keeps nobody out', async () => {
  const waiting = Array.from({ length: 8 }, () => {
    const { promise } = Promise.withResolvers<void>();
    const body = {
      announced: 50 * MB,
      async *[Symbol.asyncIterator]() {
        await promise;
        yield piece;
      },
    };
    void withWholeBody(body, async () => undefined);
    return body;
  });
  expect(waiting).toHaveLength(8);
  const other = sender(50);
  other.end();
  expect(await other.done).toBe(50);
});
