/** Every place in the schema that may name an account is considered where accounts are merged. */
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#server/platform/database/schema.ts';
import { accountPlaces, movingPlaces } from './account-places.ts';

const tables = Object.values(schema)
  .filter((each) => each instanceof PgTable)
  .map(getTableConfig);
const nameOf = (table: PgTable, column: string) => `${getTableConfig(table).name}.${column}`;

/** Columns that refer to accounts. */
const references = tables.flatMap(({ foreignKeys }) =>
  foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    if (getTableConfig(foreignTable).name !== 'users') return [];
    expect(foreignColumns.map(({ name }) => name)).toEqual(['id']);
    return columns.map(({ name }) => nameOf(key.table, name));
  }),
);

/** Ids that refer to nothing as the database sees it, and are of no account. */
const ofOthers: readonly string[] = [
  'activity.publicacion_id',
  'activity.review_id',
  'certificates.obras',
  'decisions.revisiones',
  'jobs.arriendo',
  'journal_counts.revista_id',
  'mails.review_id',
  'harvest_records.publicacion_id',
  'harvest_records.revista_id',
  'harvest_records.seccion_id',
  'load_lines.obra_id',
  'loads.trabajo_id',
  'organisation_loads.trabajo_id',
  'queue_changes.publicacion_id',
  'queue_entries.publicacion_id',
  'users.revista_solicitada',
  'webhook_deliveries.mensaje_id',
  'webhooks.sal',
  'webhooks.sal_anterior',
];
const loose = tables.flatMap(({ name, columns, foreignKeys }) => {
  const referring = foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name));
  return columns
    .filter(
      (column) => column.getSQLType().startsWith('uuid') && column.name !== 'id' && !referring.includes(column.name),
    )
    .map((column) => `${name}.${column.name}`);
});

it('finds what refers to accounts, a great deal of it', () => {
  expect(references.length).toBeGreaterThan(35);
  expect(references).toContain('reviews.revisor_id');
});

it('says of every reference to an account what becomes of it, and of nothing that is none', () => {
  const places = [...references, ...loose.filter((name) => !ofOthers.includes(name))].sort();
  expect(Object.keys(accountPlaces).sort()).toEqual(places);
  expect(ofOthers.filter((name) => !loose.includes(name))).toEqual([]);
});

const uniqueSets = (name: string): string[][] => {
  const table = tables.find((each) => each.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  const namesOf = (columns: readonly unknown[]) =>
    columns.flatMap((column) =>
      column && typeof column === 'object' && 'name' in column ? [String(column.name)] : [],
    );
  return [
    ...table.primaryKeys.map(({ columns }) => namesOf(columns)),
    ...table.uniqueConstraints.map(({ columns }) => namesOf(columns)),
    ...table.indexes.filter(({ config }) => config.unique).map(({ config }) => namesOf(config.columns)),
    ...table.columns.filter((column) => column.primary || column.isUnique).map(({ name }) => [name]),
  ];
};

it.each(movingPlaces)('knows what may be there once with an account: $table.$column', ({ table, column, once }) => {
  const sets = uniqueSets(table)
    .filter((set) => set.includes(column))
    .map((set) => set.filter((name) => name !== column).sort());
  for (const set of sets) expect([...(once ?? [])].sort()).toEqual(set);
  expect(once === undefined || sets.length > 0).toBe(true);
});

it.each(movingPlaces)('knows a row by one key: $table.$column', ({ table, column, key }) => {
  expect(uniqueSets(table).map((set) => set.filter((name) => name !== column).sort())).toContainEqual([...key].sort());
});
