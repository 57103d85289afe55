/** Whoever answers for the data of a platform can rely on the map of them: no table is missing, none is twice, none is made up. */
import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import * as schema from '#server/platform/database/schema.ts';

const rows = readFileSync('docs/data-map.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what'));
const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');

it('has each table of the database in one of its rows', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  expect(tables.length).toBeGreaterThan(80);
  expect(rows.flatMap((row) => namesIn(row.split('|')[2])).sort()).toEqual([...new Set(tables)].sort());
});

it('names times by settings that there are', () => {
  const named = rows.flatMap((row) => namesIn(row.split('|')[3]));
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(defaultSettings).toHaveProperty(name);
});
