/** Which copies there are, and which of them the rule keeps. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '#server/testing/seed.ts';
import { type CopyName, givenUp, listCopies, longestKept, nameOfCopy, openCopyStore, readCopyName } from './copies.ts';

const keyId = '0123456789abcdef';
const copyOf = (made: string): CopyName => ({ name: nameOfCopy(new Date(made), keyId), made: new Date(made), keyId });
const rule = { days: 7, weeks: 4, months: 12 };
const daily = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => copyOf(new Date(Date.parse(from) + at * 86_400_000).toISOString()));
const keptOf = (copies: readonly CopyName[], by = rule) => {
  const gone = new Set(givenUp(copies, by));
  return copies.filter((copy) => !gone.has(copy)).map(({ name }) => name.slice(7, 17));
};

it('a name says when it was made and with which key', () => {
  expect(nameOfCopy(new Date('2026-11-29T03:00:07.500Z'), keyId)).toBe(
    'pliego-2026-11-29-030007-0123456789abcdef.tar.zst.cifrada',
  );
  expect(readCopyName(nameOfCopy(new Date('2026-11-29T03:00:07Z'), keyId))).toEqual(copyOf('2026-11-29T03:00:07Z'));
  for (const name of [
    'pliego-2026-11-29-030007.tar.zst',
    'otra.txt',
    '../pliego-2026-11-29-030007-0123456789abcdef.tar.zst.cifrada',
    'pliego-2026-99-99-030007-0123456789abcdef.tar.zst.cifrada',
    'pliego-2026-11-29-030007-0123456789abcdef.tar.zst.cifrada.bak',
  ])
    expect(readCopyName(name), name).toBeUndefined();
});

it('of copies of each night a week of days, a month of weeks and a year of months stay', () => {
  const kept = keptOf(daily('2025-06-01T03:00:00Z', 547));
  expect(kept.slice(-7)).toEqual(daily('2026-11-23T03:00:00Z', 7).map(({ name }) => name.slice(7, 17)));
  expect(kept).toHaveLength(7 + 3 + 11);
  expect(kept[0]).toBe('2025-12-31');
});

it('no copy lies there for longer than is said of the rule', () => {
  const made = daily('2024-01-01T03:00:00Z', 800);
  for (const by of [rule, { days: 40, weeks: 4, months: 1 }, { days: 1, weeks: 52, months: 2 }]) {
    const [oldest = ''] = keptOf(made, by);
    const age = (Number(made.at(-1)?.made) - Date.parse(`${oldest}T03:00:00Z`)) / 86_400_000;
    expect(age, JSON.stringify(by)).toBeLessThanOrEqual(longestKept(by));
    expect(age, JSON.stringify(by)).toBeGreaterThan(longestKept(by) - 62);
  }
});

it('several of one day are one, the newest of it', () => {
  const copies = ['03:00', '09:00', '21:00'].map((time) => copyOf(`2026-11-29T${time}:00Z`));
  expect(givenUp(copies, { days: 1, weeks: 1, months: 1 }).map(({ made }) => made.getUTCHours())).toEqual([9, 3]);
});

it('a clock that jumps takes no more than its own copies would', () => {
  const copies = [...daily('2026-11-20T03:00:00Z', 7), copyOf('2041-01-01T03:00:00Z'), copyOf('1999-01-01T03:00:00Z')];
  expect(keptOf(copies)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2041-01-01',
    '1999-01-01',
  ]);
});

it('the newest always stays, and what was thinned once is not thinned again', () => {
  const made = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const numbers = fc.record({ days: fc.integer({ min: 1, max: 9 }), weeks: fc.nat(9), months: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 60 }), numbers, (dates, by) => {
      const copies = [...new Set(dates.map((date) => date.toISOString()))].map(copyOf);
      const gone = new Set(givenUp(copies, by));
      const kept = copies.filter((copy) => !gone.has(copy));
      const newest = Math.max(...copies.map((copy) => copy.made.getTime()));
      expect(copies.length === 0 || kept.some((copy) => copy.made.getTime() === newest)).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(by.days + by.weeks + by.months);
      expect(givenUp(kept, by)).toEqual([]);
    }),
    { seed },
  );
});

it('lists our own, the newest first, and is told in words of a folder that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-copies-'));
  const names = daily('2026-11-20T03:00:00Z', 3).map(({ name }) => name);
  for (const name of [...names, 'notas.txt', 'pliego-2026.tar.zst']) writeFileSync(join(folder, name), 'x');
  const found = await listCopies(await openCopyStore({ BACKUP_TO: folder }));
  expect(found.map(({ name }) => name)).toEqual(names.reverse());
  rmSync(folder, { recursive: true });
  await expect(openCopyStore({ BACKUP_TO: folder })).rejects.toThrow('no existe, o su disco no está montado');
});
