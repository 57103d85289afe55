/** SQL that reads the kept queue: each call one statement, whatever the number of works. */

import type { Absence } from '#contract/absence.ts';
import type { WaitKind } from '#contract/entities/editorial.ts';
import type { ProcessEstado, queueOrders, queueScopes } from '#contract/entities/queue.ts';
import type { Prioridad, Tipo } from '#contract/vocabulary.ts';
import type { Journals } from '#contract/workflow.ts';
import { toWork, workSelection } from '#server/features/publications/queries.ts';
import { inJournals, writtenBy } from '#server/features/publications/scope.ts';
import { mentioning, mostMatches, type Sought } from '#server/features/publications/search-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce, shapedOnce } from '#server/platform/database/prepared.ts';
import { publications, queueCounts, queueEntries, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { findStaff, type StaffRow } from '../desk-queries.ts';
import { asOf, isCurrent } from './keep-queries.ts';
import { inProcess, type QueueRules, waitsOf } from './wait-queries.ts';

/** Whose works: all that the viewer did not write, those that they handle, those that nobody handles. */
export interface QueueScope {
  viewerId: string;
  of: (typeof queueScopes)[number];
  /** In which journals the viewer runs works. */
  journals: Journals;
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

/** The part of it that is shown. */
export interface QueuePage {
  espera: WaitKind | undefined;
  order: QueueOrder;
  limit: number;
  offset: number;
}

const viewer = sql.placeholder('viewerId');
/** Both entries and counts have what each of these filters asks for. */
type Kept = typeof queueEntries | typeof queueCounts;

const handled = ({ editorId }: Kept, of: QueueScope['of']) => {
  if (of === 'mias') return eq(editorId, viewer);
  return of === 'libres' ? isNull(editorId) : undefined;
};

/** The conditions of filters by which entries are counted beforehand, their values left open (`valuesOf`). */
const counted = (kept: Kept, { estado, prioridad, tipo, editorId }: QueueFilters): SQL[] =>
  [
    estado && sql`${kept.espera} = any(${sql.placeholder('waits')}::text[])`,
    prioridad && eq(kept.prioridad, sql.placeholder('prioridad')),
    tipo && eq(kept.tipo, sql.placeholder('tipo')),
    editorId && eq(kept.editorId, sql.placeholder('editorId')),
  ].flatMap((condition) => condition || []);

/** The same with how long works have waited, for which each entry has to be looked at. */
const narrowing = (filters: QueueFilters): SQL[] => [
  ...counted(queueEntries, filters),
  ...(filters.since ? [sql`${queueEntries.desde} <= ${sql.placeholder('since')}::timestamptz`] : []),
];

/** What `narrowing` left open. */
const valuesOf = ({ estado, prioridad, tipo, editorId, since }: QueueFilters) => ({
  waits: estado && waitsOf(estado),
  prioridad,
  tipo,
  editorId,
  since: since?.toISOString(),
});

/** Which filters there are, whatever they ask for: what the text of a statement depends on. */
const shapeOf = (filters: QueueFilters): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => (value ? name : []))
    .join();

/**
 * Entries of works of these journals; no condition where they are all. Entries do not hold the journal: what is in the process of a
 * few journals is read off the index of works by journal, as a list, and each entry found by its key. As a part of the query it would
 * be left to the planner, which reads the whole queue in its order where few of its first works are theirs.
 */
function ofTheJournals(db: Database, journals: Journals): SQL | undefined {
  if (journals === 'all') return undefined;
  const works = db
    .select({ id: publications.id })
    .from(publications)
    .where(and(inJournals(journals), inProcess, isNull(publications.fechaEliminacion)));
  return sql`${queueEntries.publicacionId} = any(array(${works}))`;
}

const mentioned = (db: Database, mention: SQL) =>
  db
    .select({ id: publications.id })
    .from(publications)
    .where(and(inProcess, isNull(publications.fechaEliminacion), mention));

/**
 * A statement that is planned once where it is always the same. Where filters or another order make it another, it is built once for
 * these and planned for what they ask for, which may be in most of the queue or in none; of some journals it is built each time.
 */
function planned<T>(
  db: Database,
  name: string,
  { journals, filters, order = 'urgencia' }: Pick<QueueScope, 'journals' | 'filters'> & { order?: QueueOrder },
  prepare: (name: string) => T,
): T {
  if (journals !== 'all') return prepare('');
  const shape = shapeOf(filters);
  if (shape === '' && order === 'urgencia') return preparedOnce(db, name, prepare);
  return shapedOnce(db, `${name} ${order} ${shape}`, prepare);
}

/**
 * How many works wait for each, kinds that nothing waits for left out, and whether this is so as of now; with who runs works.
 * Counts are kept, so that they cost the same at any number of works; by age each is counted off one index, and of a search what was
 * found, of which the page is chosen on the same way: `ids`.
 */
export async function countQueue(
  db: Database,
  scope: QueueScope,
  page: QueuePage,
  { rules, now }: { rules: QueueRules; now: Date },
): Promise<{ isCurrent: boolean; counts: Partial<Record<WaitKind, number>>; editors: Colleague[]; ids?: string[] }> {
  const { viewerId, filters } = scope;
  const values = { viewerId, ...valuesOf(filters), ...asOf(rules, now) };
  const [row] = filters.search
    ? await searchQueue(db, scope, filters.search, page, values)
    : await countEntries(db, scope).execute(values);
  return row ? { ...row, editors: row.editors.map(asColleague) } : { isCurrent: false, counts: {}, editors: [] };
}

function countEntries(db: Database, { of, journals, filters }: QueueScope) {
  return planned(db, `queue.counts.${of}`, { journals, filters }, (name) => {
    const scoped = ofTheJournals(db, journals);
    const { espera } = queueEntries;
    const each = (obras: number) =>
      db.select({ espera, obras: sql<number>`${sql.raw(String(obras))}`.as('obras') }).from(queueEntries);
    const kept = db
      .select({ espera: queueCounts.espera, obras: queueCounts.obras })
      .from(queueCounts)
      .where(and(handled(queueCounts, of), ...counted(queueCounts, filters)));
    const all =
      filters.since || scoped ? each(1).where(and(handled(queueEntries, of), scoped, ...narrowing(filters))) : kept;
    const own = each(-1).where(
      and(handled(queueEntries, of), scoped, writtenBy(db, viewer, queueEntries.publicacionId), ...narrowing(filters)),
    );
    const counts = summed(sql`${all} union all ${own}`);
    return db
      .select({ isCurrent, counts, editors: staff(db) })
      .from(sql`(select) as one`)
      .prepare(name);
  });
}

/**
 * Works are looked for once, and then their entries, each by its key: the planner, which cannot know how many a word finds, would
 * read all entries for one. Only where very many are found it is left to it.
 */
function searchQueue(
  db: Database,
  { of, journals, filters }: QueueScope,
  { typed, sought }: NonNullable<QueueFilters['search']>,
  { espera, order, limit, offset }: QueuePage,
  values: Record<string, unknown>,
) {
  const mention = mentioning(sought, typed);
  const name = `queue.search.${of}${espera ? '.one' : ''} ${mention.shape}`;
  return planned(db, name, { journals, filters, order }, (statement) => {
    const found = db.$with('found').as(mentioned(db, mention.condition()));
    const are = (condition: SQL, these: SQL) =>
      and(sql`(select count(*) from ${found}) ${condition}`, sql`${queueEntries.publicacionId} ${these}`);
    const { publicacionId, espera: waits, urgencia, vence, desde } = queueEntries;
    const entries = (which: SQL | undefined) =>
      db
        .select({ publicacionId, espera: waits, urgencia, vence, desde })
        .from(queueEntries)
        .where(
          and(handled(queueEntries, of), ofTheJournals(db, journals), othersWorks(db), ...narrowing(filters), which),
        );
    const left = db
      .$with('left_over')
      .as(
        entries(are(sql`<= ${mostMatches}`, sql`= any(array(select id from ${found}))`)).unionAll(
          entries(are(sql`> ${mostMatches}`, sql`in (select id from ${found})`)),
        ),
      );
    const page = db
      .select({ id: left.publicacionId })
      .from(left)
      .where(espera && eq(left.espera, sql.placeholder('espera')))
      .orderBy(...orders[order](left))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
    const counts = summed(sql`select espera, 1 as obras from ${left}`);
    return db
      .with(found, left)
      .select({ isCurrent, counts, editors: staff(db), ids: sql<string[]>`array(${page})` })
      .from(sql`(select) as one`)
      .prepare(statement);
  }).execute({ ...values, ...mention.values, espera, limit, offset });
}

/** All who run works: who handles them would tell an author who handles theirs. */
const staff = (db: Database) => sql<Told[]>`coalesce(
  (select json_agg(staff) from (${findStaff(db)}) as staff), '[]'::json)`;

const summed = (parts: SQL) => sql<Partial<Record<WaitKind, number>>>`coalesce(
  (select json_object_agg(espera, obras) from (
    select espera, sum(obras)::int as obras from (${parts}) as parts group by espera) as sums
    where obras > 0),
  '{}'::json)`;

const asColleague = ({ ausente_desde: since, no_disponible_hasta: until, ...person }: Told): Colleague => ({
  ...person,
  ausenteDesde: since === null ? null : new Date(since),
  noDisponibleHasta: until === null ? null : new Date(until),
});

const othersWorks = (db: Database) => not(writtenBy(db, viewer, queueEntries.publicacionId));

/** A page of the queue in the order asked for, each with its work and the editor who handles it. `ids`: of these entries. */
export async function findQueue(
  db: Database,
  { viewerId, of, journals, filters }: QueueScope,
  { espera, order, limit, offset }: QueuePage,
  ids?: string[],
) {
  if (ids?.length === 0) return [];
  const found = ids
    ? await shapedOnce(db, `queue.these ${order}`, (name) =>
        withWorks(
          db,
          allEntries(db).where(sql`${queueEntries.publicacionId} = any(${sql.placeholder('ids')}::uuid[])`),
          order,
        ).prepare(name),
      ).execute({ ids })
    : await planned(db, `queue.page.${of}${espera ? '.one' : ''}`, { journals, filters, order }, (name) => {
        const page = allEntries(db)
          .where(
            and(
              handled(queueEntries, of),
              ofTheJournals(db, journals),
              othersWorks(db),
              espera && eq(queueEntries.espera, sql.placeholder('espera')),
              ...narrowing(filters),
            ),
          )
          .orderBy(...orders[order](queueEntries))
          .limit(sql.placeholder('limit'))
          .offset(sql.placeholder('offset'));
        return withWorks(db, page, order).prepare(name);
      }).execute({ viewerId, limit, offset, espera, ...valuesOf(filters) });
  return found.map(({ work, ...row }) => ({ ...row, work: toWork(work) }));
}

const allEntries = (db: Database) => db.select().from(queueEntries).$dynamic();

/** These entries in their order, each with its work and the editor who handles it. */
function withWorks(db: Database, entries: ReturnType<typeof allEntries>, order: QueueOrder) {
  const page = entries.as('page');
  return db
    .select({
      entry: page._.selectedFields,
      work: workSelection,
      editor: { id: users.id, nombres: users.nombres, apellidos: users.apellidos },
    })
    .from(page)
    .innerJoin(publications, eq(publications.id, page.publicacionId))
    .leftJoin(users, and(eq(users.id, publications.editorId), isNull(users.fechaEliminacion)))
    .orderBy(...orders[order](page));
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

/** Works that wait for a decision, or are in production, the first due first. */
export const findAwaitedDecisions = (
  db: Database,
  { viewerId, journals, own, limit }: { viewerId: string; journals: Journals; own: boolean; limit: number },
) =>
  db
    .select({ id: queueEntries.publicacionId, vence: queueEntries.vence, espera: queueEntries.espera })
    .from(queueEntries)
    .where(
      and(
        inArray(queueEntries.espera, ['DECISION', 'PRODUCCION', 'PRODUCCION_AUTORES']),
        own ? eq(queueEntries.editorId, viewerId) : undefined,
        ofTheJournals(db, journals),
        not(writtenBy(db, viewerId, queueEntries.publicacionId)),
      ),
    )
    .orderBy(...orders.urgencia(queueEntries))
    .limit(limit);

/**
 * Works that wait for an act of editors, and for this one's: they handle it, or nobody does, or who does asked for another's
 * signature. Whether something about one work keeps them from the act, the policy says where they read it.
 */
export function whoseTurnItIs(db: Database, viewerId: string, journals: Journals) {
  const { espera, editorId } = queueEntries;
  const isSignature = eq(espera, 'FIRMA');
  return db
    .select({ id: queueEntries.publicacionId })
    .from(queueEntries)
    .innerJoin(publications, eq(publications.id, queueEntries.publicacionId))
    .where(
      and(
        inArray(espera, ['REVISORES', 'DECISION', 'FIRMA', 'PRODUCCION']),
        inJournals(journals),
        or(isNull(editorId), eq(editorId, viewerId), and(isSignature, eq(editorId, publications.elevadaPorId))),
        or(not(isSignature), isNull(publications.elevadaPorId), ne(publications.elevadaPorId, viewerId)),
        not(writtenBy(db, viewerId, queueEntries.publicacionId)),
      ),
    );
}
