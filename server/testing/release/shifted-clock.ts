/** Sets the clock of this process, and of its embedded database, to another moment from which it goes on. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';

/** From now on it is `moment`. Gives what sets it right again. */
export function shiftClock(moment: Date): () => void {
  const RealDate = globalThis.Date;
  const behind = RealDate.now() - moment.getTime();
  const now = () => RealDate.now() - behind;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

const columnsSchema = z.object({
  rows: z.array(z.object({ table: z.string(), column: z.string() })),
});

/** The same for the statements and column defaults of an embedded database; it has one connection, and stays so until it is closed. */
export async function shiftDatabaseClock(db: Database): Promise<void> {
  const real = z.object({ rows: z.array(z.object({ now: z.coerce.number() })) });
  const answer = await db.execute(sql`select extract(epoch from pg_catalog.clock_timestamp()) * 1000 as now`);
  const behind = Math.round((real.parse(answer).rows[0]?.now ?? 0) - Date.now());
  const earlier = (clock: string) => `pg_catalog.${clock}() - interval '${behind} milliseconds'`;
  await db.execute(sql.raw('create schema shifted'));
  for (const clock of ['now', 'clock_timestamp'])
    await db.execute(
      sql.raw(`create function shifted.${clock}() returns timestamptz language sql stable return ${earlier(clock)}`),
    );
  await db.execute(sql.raw('set search_path to shifted, pg_catalog, public'));
  const defaults = await db.execute(sql`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' and column_default like '%now()%'`);
  for (const { table, column } of columnsSchema.parse(defaults).rows)
    await db.execute(sql.raw(`alter table public.${table} alter column ${column} set default shifted.now()`));
}
