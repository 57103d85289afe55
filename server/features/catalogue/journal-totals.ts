/**
 * How many works of the whole catalogue each journal has: kept beside the works, as the sum of what came and what went (`journal_counts`).
 * A statement that sums sees one moment, as does one that puts rows together or compares them with the works: whatever is written
 * meanwhile, each gives what counting would give.
 */
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { journalCounts, publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';

const [j, p] = [journalCounts, publications];
/** Rows beyond which whoever reads puts those of a journal together: so many are summed in less than a millisecond. */
const mostRows = 1000;

/** By the journals' ids; of those that have none nothing is said. */
export async function countJournals(db: Database): Promise<{ valor: string; total: number }[]> {
  const rows = await db
    .select({ valor: j.revistaId, total: sql<number>`sum(${j.obras})::int`, rows: sql<number>`count(*)::int` })
    .from(j)
    .groupBy(j.revistaId);
  if (rows.reduce((sum, { rows }) => sum + rows, 0) > mostRows) await putTogether(db);
  return rows.filter(({ total }) => total > 0).map(({ valor, total }) => ({ valor, total }));
}

/** A statement takes the rows that it sums, so that of two at once each sums what the other did not take. */
async function putTogether(db: Database): Promise<void> {
  try {
    await db.execute(sql`
      with gone as (delete from ${j} returning *)
      insert into ${j} (revista_id, obras) select revista_id, sum(obras) from gone group by 1 having sum(obras) <> 0`);
  } catch {
    // What is wrong with the disk says its health; the sum is the same with many rows.
  }
}

/**
 * Counts the works and adds what was missing or too much, as where somebody wrote to the database without its triggers. One at a time:
 * a second would add the same again. Gives how many journals were counted wrong.
 */
export const correctJournals = ({ db, transact }: Pick<OpenDatabase, 'db' | 'transact'>): Promise<number> =>
  transact(async () => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.journal counts'))`);
    const corrected = await db
      .insert(j)
      .select(sql`
        select revista_id, sum(obras) from (
          select ${p.revistaId} as revista_id, count(*) as obras from ${p} where ${inCatalogue} group by 1
          union all select ${j.revistaId}, -${j.obras} from ${j}
        ) as counted group by 1 having sum(obras) <> 0`)
      .returning({ one: sql`1` });
    return corrected.length;
  });
