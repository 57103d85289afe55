/** What migrations would do to a database as it is now: which, over how many rows, about how long. */
import { z } from 'zod';
import type { Asked, Migration } from './migrations.ts';

/**
 * Microseconds a row, as both engines took on a small machine with rows of 300 bytes (the slower of the two): a check reads it,
 * an index sorts it, a new type or generated column writes its table anew, and an UPDATE or INSERT writes it with its indices.
 */
const rates = { check: 4, index: 5, rewrite: 17, write: 60 } as const;
type Kind = keyof typeof rates;
/** What a disk takes besides, where rows are long. */
const bytesPerSecond = 30e6;

export interface PlannedMigration {
  name: string;
  statements: number;
  /** Rows that are read or written, those of each statement for themselves. */
  rows: number;
  seconds: number;
}
export interface MigrationPlan {
  migrations: PlannedMigration[];
  rows: number;
  seconds: number;
}

/** The plan. Counts rows, and changes nothing. */
export async function planOf(client: Asked, pending: readonly Migration[]): Promise<MigrationPlan> {
  const sizes = new Map<string, Promise<Size>>();
  const sizeOf = (table: string) => {
    const size = sizes.get(table) ?? measure(client, table);
    sizes.set(table, size);
    return size;
  };
  const migrations: PlannedMigration[] = [];
  for (const { name, statements } of pending) {
    let [rows, seconds] = [0, 0];
    for (const { kind, table } of statements.flatMap(workOf)) {
      const size = await sizeOf(table);
      rows += size.rows;
      seconds += (size.rows * rates[kind]) / 1e6;
      if (kind === 'rewrite' || kind === 'write') seconds += size.bytes / bytesPerSecond;
    }
    migrations.push({ name, statements: statements.length, rows, seconds });
  }
  const sum = (of: (migration: PlannedMigration) => number) => migrations.reduce((total, each) => total + of(each), 0);
  return { migrations, rows: sum(({ rows }) => rows), seconds: sum(({ seconds }) => seconds) };
}

interface Size {
  rows: number;
  bytes: number;
}
const sizeSchema = z.tuple([z.object({ rows: z.coerce.number(), bytes: z.coerce.number() })]);

/** Of a table that an earlier migration of the plan makes, or that is none, nothing. */
async function measure(client: Asked, table: string): Promise<Size> {
  const found = await client.query('select to_regclass($1) is not null as there', [`public.${table}`]);
  if (!z.tuple([z.object({ there: z.boolean() })]).parse(found.rows)[0].there) return { rows: 0, bytes: 0 };
  const { rows } = await client.query(
    `select count(*) as rows, pg_total_relation_size('public.${table}') as bytes from public.${table}`,
  );
  return sizeSchema.parse(rows)[0];
}

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const works: readonly [Kind, RegExp][] = [
  ['index', new RegExp(String.raw`^create (?:unique )?index (?:if not exists )?\S+ on ${name}`)],
  ['rewrite', new RegExp(`^alter table (?:only )?${name} (?=.*(?:generated always as|set data type))`)],
  ['check', new RegExp(`^alter table (?:only )?${name} (?=.*(?:add constraint|set not null))`)],
  ['write', new RegExp(`^update (?:only )?${name}`)],
  ['write', new RegExp(`^delete from ${name}`)],
];
const source = new RegExp(String.raw`\b(?:from|join) ${name}`, 'g');

/** What a statement does to tables that may be large; nothing where it only says something to the catalogue. */
function workOf(statement: string): { kind: Kind; table: string }[] {
  const uncommented = statement.split('\n').map((line) => line.split('--')[0]);
  const text = uncommented.join(' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  for (const [kind, pattern] of works) {
    const table = pattern.exec(text)?.[1];
    if (table) return [{ kind, table }];
  }
  // What a function says is done when it is called.
  if (!/^(?:insert|with|do|select)\b/.test(text)) return [];
  const tables = new Set([...text.matchAll(source)].map(([, table = '']) => table));
  return [...tables].map((table) => ({ kind: 'write', table }));
}
