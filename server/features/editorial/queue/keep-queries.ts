/**
 * The queue is kept, so that reading a page of it and counting it cost the same at any number of works. Triggers note the works
 * that changed (`queue_changes`); whoever reads next, or a job, works these out anew, and those whose deadline has passed since.
 */

import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { queueChanges, queueCounts, queueEntries, queueState } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type QueueRules, selectEntries } from './wait-queries.ts';

/** What the entries were worked out by: others, and all of them are worked out anew. */
const nameOf = (rules: QueueRules): string => JSON.stringify(rules);

/**
 * Whether all entries are as works and reviews are now; asked with the `rules` by their name and `now`. The next deadline is the
 * first of an index: looked for as one that has passed, all entries were read to find none.
 */
export const isCurrent = sql<boolean>`exists (select from ${queueState} where ${queueState.reglas} = ${sql.placeholder('rules')})
  and not exists (select from ${queueChanges})
  and coalesce((select min(${queueEntries.cambia}) from ${queueEntries}) > ${sql.placeholder('now')}::timestamptz, true)`;

/** What `isCurrent` is asked with. */
export const asOf = (rules: QueueRules, now: Date) => ({ rules: nameOf(rules), now: now.toISOString() });

/** The same, asked by itself. */
export async function isQueueCurrent(db: Database, rules: QueueRules, now: Date): Promise<boolean> {
  const [row] = await preparedOnce(db, 'queue.current', (name) =>
    db.select({ isCurrent }).from(sql`(select) as one`).prepare(name),
  ).execute(asOf(rules, now));
  return row?.isCurrent ?? false;
}

/**
 * Works out what changed since the last time; one process at a time, so that what was read later is written later. What
 * changes meanwhile is left for the next time.
 */
export async function keepQueue(
  { db, transact }: Pick<OpenDatabase, 'db' | 'transact'>,
  rules: QueueRules,
  now: Date,
): Promise<void> {
  await transact(async () => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.queue'))`);
    const [state] = await db.select().from(queueState);
    const changed = await db.delete(queueChanges).returning();
    if (state?.reglas !== nameOf(rules)) {
      await replaceEntries(undefined);
      await db.delete(queueState);
      await db.insert(queueState).values({ reglas: nameOf(rules) });
      return;
    }
    const due = await db
      .select({ publicacionId: queueEntries.publicacionId })
      .from(queueEntries)
      .where(sql`${queueEntries.cambia} <= ${now.toISOString()}::timestamptz`);
    const ids = new Set([...changed, ...due].map(({ publicacionId }) => publicacionId));
    if (ids.size > 0) await replaceEntries([...ids]);
  });

  /** Takes the entries of these works out, or all, and puts in what they are now; the counts follow. */
  async function replaceEntries(ids: readonly string[] | undefined) {
    const these = ids ? sql`where publicacion_id = any(${sql.param(ids)}::uuid[])` : sql``;
    await db.execute(sql`
      with gone as (delete from ${queueEntries} ${these} returning ${kinds})
      ${addToCounts(sql`select ${kinds}, -count(*) from gone group by ${kinds}`)}`);
    await db.execute(sql`
      with come as (
        insert into ${queueEntries}
          (publicacion_id, editor_id, espera, prioridad, tipo, desde, vence, urgencia, sin_respuesta, en_curso, vencidas, cambia)
        ${selectEntries(db, rules, now, ids)} returning ${kinds})
      ${addToCounts(sql`select ${kinds}, count(*) from come group by ${kinds}`)}`);
    await db.delete(queueCounts).where(sql`${queueCounts.obras} = 0`);
  }
}

/** What entries are counted by. */
const kinds = sql`espera, editor_id, prioridad, tipo`;
const addToCounts = (differences: ReturnType<typeof sql>) => sql`
  insert into ${queueCounts} (${kinds}, obras) ${differences}
  on conflict (${kinds}) do update set obras = ${queueCounts.obras} + excluded.obras`;
