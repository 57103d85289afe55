/**
 * The tables as the database itself describes them. No table is named in the code of a backup, so it can copy a database
 * at any level of migration.
 */

import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const shapeSchema = z.object({
  name: z.string().regex(/^\w+$/),
  /** Without generated ones, which the database makes again. */
  columns: z.array(z.object({ name: z.string(), type: z.string(), isIdentity: z.boolean() })),
  /** Tables that it refers to. */
  needs: z.array(z.string()),
});
export type TableShape = z.infer<typeof shapeSchema>;

const described = sql`
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isIdentity', a.attidentity <> '') order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(distinct r.relname), '[]')
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

/** The rows that a statement gives, read by a schema. */
export async function ask<T extends z.ZodType>(db: Database, statement: ReturnType<typeof sql>, row: T) {
  const { rows } = z.object({ rows: z.array(row) }).parse(await db.execute(statement));
  return rows;
}

/** All tables, each after those that it refers to. */
export async function readTables(db: Database): Promise<TableShape[]> {
  const waiting = await ask(db, described, shapeSchema);
  const ordered: TableShape[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => ordered.some((each) => each.name === name)));
    if (next < 0) throw new Error(`Tables that refer to one another: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

/** A name of the catalogue, as it is written in a statement. */
export const quoted = (name: string) => sql.identifier(name);
