import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('lets others have their turn every so many steps', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await nextTurn();
  })();
  const turn = takeTurns(100);
  for (let step = 0; step < 1000; step++) await turn();
  expect(turns).toBeGreaterThanOrEqual(9);
  const before = turns;
  for (let step = 0; step < 99; step++) await turn();
  expect(turns - before).toBeLessThanOrEqual(1);
  isDone = true;
  await others;
});
