/** SQL that reads the kept queue: each call one statement, whatever the number of works. */

import type { Absence } from '#contract/absence.ts';
import type { WaitKind } from '#contract/entities/editorial.ts';
import { type ProcessEstado, processEstados, type queueOrders, type queueScopes } from '#contract/entities/queue.ts';
import type { Prioridad, Tipo } from '#contract/vocabulary.ts';
import { toWork, workSelection } from '#server/features/publications/queries.ts';
import { writtenBy } from '#server/features/publications/scope.ts';
import { mentioning, type Sought } from '#server/features/publications/search-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { publications, queueCounts, queueEntries, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { findStaff, type StaffRow } from '../desk-queries.ts';
import { asOf, isCurrent } from './keep-queries.ts';
import { type QueueRules, waitsOf } from './wait-queries.ts';

/** Whose works: all that the viewer did not write, those that they handle, those that nobody handles. */
export interface QueueScope {
  viewerId: string;
  of: (typeof queueScopes)[number];
  /** What else they are narrowed down by; not what they wait for, by which they are counted. */
  filters: QueueFilters;
}
interface QueueFilters {
  estado?: ProcessEstado | undefined;
  prioridad?: Prioridad | undefined;
  tipo?: Tipo | undefined;
  editorId?: string | undefined;
  /** They wait for what they wait for since then, or longer. */
  since?: Date | undefined;
  search?: { typed: string; sought: Sought } | undefined;
}
type QueueOrder = (typeof queueOrders)[number];
type Colleague = Pick<StaffRow, 'id' | 'nombres' | 'apellidos'> & Absence;
/** As JSON has it. */
type Told = Pick<StaffRow, 'id' | 'nombres' | 'apellidos'> &
  Record<'ausente_desde' | 'no_disponible_hasta', string | null>;

const viewer = sql.placeholder('viewerId');

const handled = (editor: typeof queueEntries.editorId | typeof queueCounts.editorId, of: QueueScope['of']) => {
  if (of === 'mias') return eq(editor, viewer);
  return of === 'libres' ? isNull(editor) : undefined;
};

/** The conditions that filters make: none where nothing is narrowed down, as the queue is asked for all day. */
const narrowing = (db: Database, { estado, prioridad, tipo, editorId, since, search }: QueueFilters): SQL[] =>
  [
    estado && inArray(queueEntries.espera, waitsOf(estado)),
    prioridad && eq(queueEntries.prioridad, prioridad),
    tipo && eq(queueEntries.tipo, tipo),
    editorId && eq(queueEntries.editorId, editorId),
    since && lte(queueEntries.desde, since),
    search && inArray(queueEntries.publicacionId, mentioned(db, search)),
  ].flatMap((condition) => condition || []);

const mentioned = (db: Database, { typed, sought }: NonNullable<QueueFilters['search']>) =>
  db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        inArray(publications.estado, [...processEstados]),
        isNull(publications.fechaEliminacion),
        mentioning(sought, typed),
      ),
    );

/** A statement that is planned once where it is always the same; where filters make it another, it has no name. */
const planned = <T>(db: Database, name: string, isUsual: boolean, prepare: (name: string) => T): T =>
  isUsual ? preparedOnce(db, name, prepare) : prepare('');

/**
 * How many works wait for each, kinds that nothing waits for left out, and whether this is so as of now; with who runs works.
 * Counts are kept; those of what filters leave are counted off the narrow entries.
 */
export async function countQueue(
  db: Database,
  { viewerId, of, filters }: QueueScope,
  { rules, now }: { rules: QueueRules; now: Date },
): Promise<{ isCurrent: boolean; counts: Partial<Record<WaitKind, number>>; editors: Colleague[] }> {
  const { espera, obras, editorId } = queueCounts;
  const narrowed = narrowing(db, filters);
  const [row] = await planned(db, `queue.counts.${of}`, narrowed.length === 0, (name) => {
    const all = db.select({ espera, obras }).from(queueCounts).where(handled(editorId, of));
    const own = db
      .select({ espera: queueEntries.espera, obras: sql<number>`-1` })
      .from(queueEntries)
      .where(and(handled(queueEntries.editorId, of), writtenBy(db, viewer, queueEntries.publicacionId)));
    const left = db
      .select({ espera: queueEntries.espera, obras: sql<number>`1`.as('obras') })
      .from(queueEntries)
      .where(and(handled(queueEntries.editorId, of), othersWorks(db), ...narrowed));
    const counts = sql<Partial<Record<WaitKind, number>>>`coalesce(
      (select json_object_agg(espera, obras) from (
        select espera, sum(obras)::int as obras
          from (${narrowed.length === 0 ? sql`${all} union all ${own}` : left}) as parts group by espera) as sums
        where obras > 0),
      '{}'::json)`;
    // All of them: who handles works would tell an author who handles theirs.
    const editors = sql<Told[]>`coalesce(
      (select json_agg(staff) from (${findStaff(db)}) as staff), '[]'::json)`;
    return db.select({ isCurrent, counts, editors }).from(sql`(select) as one`).prepare(name);
  }).execute({ viewerId, ...asOf(rules, now) });
  if (!row) return { isCurrent: false, counts: {}, editors: [] };
  return { ...row, editors: row.editors.map(asColleague) };
}

const asColleague = ({ ausente_desde: since, no_disponible_hasta: until, ...person }: Told): Colleague => ({
  ...person,
  ausenteDesde: since === null ? null : new Date(since),
  noDisponibleHasta: until === null ? null : new Date(until),
});

const othersWorks = (db: Database) => not(writtenBy(db, viewer, queueEntries.publicacionId));

/** A page of the queue in the order asked for, each with its work and the editor who handles it. */
export async function findQueue(
  db: Database,
  { viewerId, of, filters }: QueueScope,
  { espera, order, limit, offset }: { espera: WaitKind | undefined; order: QueueOrder; limit: number; offset: number },
) {
  const narrowed = narrowing(db, filters);
  const isUsual = narrowed.length === 0 && order === 'urgencia';
  const rows = await planned(db, `queue.page.${of}${espera ? '.one' : ''}`, isUsual, (name) => {
    const page = db
      .select()
      .from(queueEntries)
      .where(
        and(
          handled(queueEntries.editorId, of),
          othersWorks(db),
          espera && eq(queueEntries.espera, sql.placeholder('espera')),
          ...narrowed,
        ),
      )
      .orderBy(...orders[order](queueEntries))
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
      .orderBy(...orders[order](page))
      .prepare(name);
  }).execute({ viewerId, limit, offset, ...(espera && { espera }) });
  return rows.map(({ work, ...row }) => ({ ...row, work: toWork(work) }));
}
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

/** What is kept of one work; undefined where it is not in the process. */
export async function findEntry(db: Database, publicacionId: string): Promise<QueueRow['entry'] | undefined> {
  const [entry] = await db.select().from(queueEntries).where(eq(queueEntries.publicacionId, publicacionId));
  return entry;
}

/** The entries, or a page of them. */
type Ordered = Record<'urgencia' | 'vence' | 'desde' | 'publicacionId', Column>;
/** Each is an index read forwards or backwards, ended by the id, so that works of one moment keep their places. */
const orders: Record<QueueOrder, (entries: Ordered) => SQL[]> = {
  urgencia: ({ urgencia, publicacionId }) => [asc(urgencia), asc(publicacionId)],
  plazo: ({ vence, publicacionId }) => [asc(vence), asc(publicacionId)],
  antiguas: ({ desde, publicacionId }) => [asc(desde), asc(publicacionId)],
  recientes: ({ desde, publicacionId }) => [desc(desde), desc(publicacionId)],
};

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
    .orderBy(...orders.urgencia(queueEntries))
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
