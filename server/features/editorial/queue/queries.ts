/** SQL that reads the kept queue: each call one statement, whatever the number of works. */

import type { WaitKind } from '#contract/entities/editorial.ts';
import { toWork, workSelection } from '#server/features/publications/queries.ts';
import { writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { publications, queueCounts, queueEntries, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNull, ne, not, or, sql } from '#server/platform/database/sql.ts';
import { asOf, isCurrent } from './keep-queries.ts';
import type { QueueRules } from './wait-queries.ts';

/** Whose works: all that the viewer did not write, those that they handle, those that nobody handles. */
export interface QueueScope {
  viewerId: string;
  of: 'todas' | 'mias' | 'libres';
}

const viewer = sql.placeholder('viewerId');

const handled = (editor: typeof queueEntries.editorId | typeof queueCounts.editorId, of: QueueScope['of']) => {
  if (of === 'mias') return eq(editor, viewer);
  return of === 'libres' ? isNull(editor) : undefined;
};

/** How many works wait for each, kinds that nothing waits for left out, and whether this is so as of now. */
export async function countQueue(
  db: Database,
  { viewerId, of }: QueueScope,
  { rules, now }: { rules: QueueRules; now: Date },
): Promise<{ isCurrent: boolean; counts: Partial<Record<WaitKind, number>> }> {
  const { espera, obras, editorId } = queueCounts;
  const [row] = await preparedOnce(db, `queue.counts.${of}`, (name) => {
    const all = db.select({ espera, obras }).from(queueCounts).where(handled(editorId, of));
    const own = db
      .select({ espera: queueEntries.espera, obras: sql<number>`-1` })
      .from(queueEntries)
      .where(and(handled(queueEntries.editorId, of), writtenBy(db, viewer, queueEntries.publicacionId)));
    const counts = sql<Partial<Record<WaitKind, number>>>`coalesce(
      (select json_object_agg(espera, obras) from (
        select espera, sum(obras)::int as obras from (${all} union all ${own}) as parts group by espera) as sums
        where obras > 0),
      '{}'::json)`;
    return db.select({ isCurrent, counts }).from(sql`(select) as one`).prepare(name);
  }).execute({ viewerId, ...asOf(rules, now) });
  return row ?? { isCurrent: false, counts: {} };
}

/** A page of the queue, the most urgent first, each with its work and the editor who handles it. */
export async function findQueue(
  db: Database,
  { viewerId, of }: QueueScope,
  { espera, limit, offset }: { espera: WaitKind | undefined; limit: number; offset: number },
) {
  const rows = await preparedOnce(db, `queue.page.${of}${espera ? '.one' : ''}`, (name) => {
    const page = db
      .select()
      .from(queueEntries)
      .where(
        and(
          handled(queueEntries.editorId, of),
          not(writtenBy(db, viewer, queueEntries.publicacionId)),
          espera && eq(queueEntries.espera, sql.placeholder('espera')),
        ),
      )
      .orderBy(...mostUrgentFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
    return db
      .select({
        entry: page._.selectedFields,
        work: workSelection,
        editor: { id: users.id, nombres: users.nombres, apellidos: users.apellidos },
      })
      .from(page)
      .innerJoin(publications, eq(publications.id, page.publicacionId))
      .leftJoin(users, and(eq(users.id, publications.editorId), isNull(users.fechaEliminacion)))
      .orderBy(asc(page.urgencia), asc(page.publicacionId))
      .prepare(name);
  }).execute({ viewerId, limit, offset, ...(espera && { espera }) });
  return rows.map(({ work, ...row }) => ({ ...row, work: toWork(work) }));
}
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

/** Works that wait for a decision, the first due first. */
export const findAwaitedDecisions = (
  db: Database,
  { viewerId, own, limit }: { viewerId: string; own: boolean; limit: number },
) =>
  db
    .select({ id: queueEntries.publicacionId, vence: queueEntries.vence })
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.espera, 'DECISION'),
        own ? eq(queueEntries.editorId, viewerId) : undefined,
        not(writtenBy(db, viewerId, queueEntries.publicacionId)),
      ),
    )
    .orderBy(...mostUrgentFirst)
    .limit(limit);

/**
 * Works that wait for an act of editors, and for this one's: they handle it, or nobody does, or who does asked for another's
 * signature. Whether something about one work keeps them from the act, the policy says where they read it.
 */
export function whoseTurnItIs(db: Database, viewerId: string) {
  const { espera, editorId } = queueEntries;
  const isSignature = eq(espera, 'FIRMA');
  return db
    .select({ id: queueEntries.publicacionId })
    .from(queueEntries)
    .innerJoin(publications, eq(publications.id, queueEntries.publicacionId))
    .where(
      and(
        inArray(espera, ['REVISORES', 'DECISION', 'FIRMA']),
        or(isNull(editorId), eq(editorId, viewerId), and(isSignature, eq(editorId, publications.elevadaPorId))),
        or(not(isSignature), isNull(publications.elevadaPorId), ne(publications.elevadaPorId, viewerId)),
        not(writtenBy(db, viewerId, queueEntries.publicacionId)),
      ),
    );
}

const mostUrgentFirst = [asc(queueEntries.urgencia), asc(queueEntries.publicacionId)];
