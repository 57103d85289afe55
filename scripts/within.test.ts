import { describe, expect, it } from 'vitest';
import { playWithin } from './within.mjs';

const minute = 60_000;

describe('what there is more of than time for', () => {
  /** Parts that take so many minutes of a clock of their own, and what was played of them. */
  const partsOf = (minutes: readonly number[], failing?: number) => {
    let clock = 0;
    const played: number[] = [];
    const parts = minutes.map((takes, part) => () => {
      clock += takes * minute;
      played.push(part);
      return Promise.resolve(part === failing ? 3 : 0);
    });
    return { parts, played, now: () => clock };
  };

  it('is played whole where there is time', async () => {
    const { parts, played, now } = partsOf([4, 5, 3]);
    expect(await playWithin(parts, { until: 40 * minute, now })).toEqual({ code: 0, left: [] });
    expect(played).toEqual([0, 1, 2]);
  });

  it('begins no part that could not end, and names those', async () => {
    const { parts, played, now } = partsOf([4, 8, 4, 4]);
    // After 12 minutes 9 are left; the longest took 8, and 10 are asked for.
    expect(await playWithin(parts, { until: 21 * minute, now })).toEqual({ code: 0, left: [2, 3] });
    expect(played).toEqual([0, 1]);
  });

  it('begins nothing where the first could not end, either', async () => {
    const { parts, played, now } = partsOf([1, 1]);
    expect(await playWithin(parts, { until: 11 * minute, now })).toEqual({ code: 0, left: [0, 1] });
    expect(played).toEqual([]);
  });

  it('begins with another part each time, and goes around', async () => {
    const { parts, played, now } = partsOf([1, 1, 1]);
    await playWithin(parts, { from: 2, until: 60 * minute, now });
    expect(played).toEqual([2, 0, 1]);
  });

  it('ends a part that takes longer than there is time, and counts it as not played', async () => {
    const endless = (signal: AbortSignal) =>
      new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const whole = () => Promise.resolve(0);
    const until = Date.now() + 20;
    expect(await playWithin([whole, endless, whole], { until, first: 1 })).toEqual({ code: 0, left: [1, 2] });
  });

  it('ends at a failure that was there when its time was over', async () => {
    const failing = (signal: AbortSignal) =>
      new Promise<number>((resolve) => signal.addEventListener('abort', () => resolve(1)));
    expect(await playWithin([failing], { until: Date.now() + 20, first: 1 })).toEqual({ code: 1, left: [] });
  });

  it('ends at a failure, with its code', async () => {
    const { parts, played, now } = partsOf([1, 1, 1], 1);
    expect(await playWithin(parts, { until: 60 * minute, now })).toEqual({ code: 3, left: [2] });
    expect(played).toEqual([0, 1]);
  });
});
