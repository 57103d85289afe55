/** SQL of what the platform's own secrets sealed. */
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { findSecrets } from '#server/platform/secrets.ts';
import type { SealedPlace } from './kinds.ts';

/** So many rows are looked at at a time. */
export const lot = 200;

export const sealedRows = z.object({ rows: z.array(z.object({ id: z.string(), kept: z.string() })) });
export type SealedRow = z.infer<typeof sealedRows>['rows'][number];

/** How secrets and what they sealed are read: by a server's own database, or by the doctor's connection. */
export interface KeyReader {
  /** The newest first; empty: that name was never needed. */
  secretsOf: (clave: string) => Promise<readonly Uint8Array[]>;
  /** A lot of what is sealed there, in the order of ids, after one of them. */
  sealed: (place: SealedPlace, after: string) => Promise<SealedRow[]>;
}

/** Before every id. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

const namesOf = ({ table, id, column }: SealedPlace) => ({
  table: sql`public.${sql.identifier(table)}`,
  id: sql.identifier(id),
  column: sql.identifier(column),
});

export const readerOf = (db: Database): KeyReader => ({
  secretsOf: (clave) => findSecrets(db, clave),
  sealed: async (place, after) => {
    const { table, id, column } = namesOf(place);
    const found = await db.execute(sql`select s.${id}::text as id, s.${column} as kept from ${table} s
      where s.${id} > ${after}::uuid and s.${column} <> '' order by s.${id} limit ${lot}`);
    return sealedRows.parse(found).rows;
  },
});

/** Puts it in the place of what was read; not where somebody has entered something else meanwhile, which false says. */
export async function replaceSealed(
  db: Database,
  place: SealedPlace,
  { id, kept }: SealedRow,
  sealed: string,
): Promise<boolean> {
  const names = namesOf(place);
  const changed = await db.execute(sql`update ${names.table} set ${names.column} = ${sealed}
    where ${names.id} = ${id}::uuid and ${names.column} = ${kept} returning ${names.id}::text as id, '' as kept`);
  return sealedRows.parse(changed).rows.length > 0;
}
