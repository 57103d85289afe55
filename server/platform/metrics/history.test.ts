import { expect, it } from 'vitest';
import { History } from './history.ts';

const minute = 60_000;
const answer = (ms: number, failed = false) => ({ seconds: ms / 1000, failed });

it('a minute is told once it is over, with how many were asked and how long 95 of 100 took', () => {
  const history = new History(() => 7);
  for (let ms = 1; ms <= 100; ms++) history.tell(answer(ms, ms === 3), 5 * minute + ms);
  expect(history.minutes(5 * minute + 59_999)).toEqual([]);
  expect(history.minutes(6 * minute)).toEqual([{ at: 5 * minute, requests: 100, failed: 1, p95: 95, memory: 7 }]);
});

it('minutes without a request are told as such', () => {
  const history = new History(() => 7);
  history.tell(answer(10), 0);
  history.tell(answer(20), 3 * minute);
  const told = history.minutes(4 * minute);
  expect(told.map(({ requests, p95 }) => [requests, p95])).toEqual([
    [1, 10],
    [0, null],
    [0, null],
    [1, 20],
  ]);
});

it('what is older than three hours is forgotten, however long nothing was asked', () => {
  const history = new History(() => 7);
  history.tell(answer(10), 0);
  const told = history.minutes(1_000_000 * minute);
  expect(told).toHaveLength(180);
  expect(told.at(-1)?.at).toBe(999_999 * minute);
});
