/** SQL of works: their rows, counts and DOIs. A `Work` carries the facts that policy and workflow ask for. */
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Author } from '#contract/entities/publication.ts';
import type { Estado } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, reviews, users, versions } from '#server/platform/database/schema.ts';
import { isCompleted, type ReviewFacts, type WorkAccess } from '#server/policy.ts';
import { isWithheld } from './withheld-queries.ts';

const {
  vectorTitulo: _title,
  vectorResumen: _summary,
  tituloNormal: _plain,
  ...columns
} = getTableColumns(publications);
type Row = Omit<typeof publications.$inferSelect, 'vectorTitulo' | 'vectorResumen' | 'tituloNormal'>;

export type Work = Row & WorkAccess & { authors: (Author & { email: string | null })[] };

/** Works by a condition, in an order, bounded. */
export async function findWorks(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit, offset = 0 }: { orderBy: SQL[]; limit: number; offset?: number },
): Promise<Work[]> {
  const rows = await db
    .select(columns)
    .from(publications)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return withFacts(db, rows);
}

/** These works, deleted ones included, in no order; unknown ids are left out. */
export async function findWorksById(db: Database, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  return withFacts(
    db,
    await db
      .select(columns)
      .from(publications)
      .where(inArray(publications.id, [...ids])),
  );
}

export async function countWorks(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(where);
  return row?.total ?? 0;
}

/** One work, deleted ones included (the policy decides); undefined where there is none. */
export async function findWork(db: Database, id: string): Promise<Work | undefined> {
  const rows = await db.select(columns).from(publications).where(eq(publications.id, id));
  return (await withFacts(db, rows))[0];
}

/** The same with its row locked until the transaction ends: who comes second sees what the first did. */
export async function lockWork(db: Database, id: string): Promise<Work | undefined> {
  const rows = await db.select(columns).from(publications).where(eq(publications.id, id)).for('update');
  return (await withFacts(db, rows))[0];
}

async function withFacts(db: Database, rows: Row[]): Promise<Work[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const bylines = await db
    .select({ ...getTableColumns(authorships), email: users.email })
    .from(authorships)
    .leftJoin(users, and(eq(users.id, authorships.userId), isNull(users.fechaEliminacion)))
    .where(inArray(authorships.publicacionId, ids))
    .orderBy(asc(authorships.orden));
  const reviewRows = await db
    .select({
      publicacionId: reviews.publicacionId,
      revisorId: reviews.revisorId,
      ronda: reviews.ronda,
      estado: reviews.estado,
      declined: sql`${reviews.fechaDeclinada} is not null`.mapWith(Boolean),
      answered: sql`${reviews.comentarioAutor} is not null`.mapWith(Boolean),
      withheld: isWithheld,
    })
    .from(reviews)
    .where(inArray(reviews.publicacionId, ids));
  const authorsOf = Map.groupBy(bylines, ({ publicacionId }) => publicacionId);
  const reviewsOf = Map.groupBy(reviewRows, ({ publicacionId }) => publicacionId);
  return rows.map((row) => toWork(row, authorsOf.get(row.id) ?? [], reviewsOf.get(row.id) ?? []));
}

type Byline = typeof authorships.$inferSelect & { email: string | null };

function toWork(row: Row, bylines: Byline[], reviewFacts: ReviewFacts[]): Work {
  const present = reviewFacts.filter((review) => review.ronda === row.ronda && !review.declined);
  return {
    ...row,
    authors: bylines.map(({ userId, publicacionId: _, orden: __, ...author }) => ({ ...author, id: userId })),
    authorIds: bylines.flatMap(({ userId }) => userId ?? []),
    reviewFacts,
    reviews: present.length,
    completedReviews: present.filter(isCompleted).length,
    raisedById: row.elevadaPorId,
    submittable: row.titulo.trim() !== '' && row.resumen.trim() !== '' && row.palabrasClave.length > 0,
    wasPublished: row.fechaPublicacion !== null,
    deletedAt: row.fechaEliminacion,
  };
}

export type NewWorkRow = typeof publications.$inferInsert;

export async function insertWork(db: Database, row: NewWorkRow): Promise<void> {
  await db.insert(publications).values(row);
}

/** The first key of the locks on DOIs: any number that no other lock has. */
const doiLocks = 1;

/**
 * Whether a DOI is free, deleted works included. Who asks holds it until their transaction ends, so that of two who
 * want it at once the second is answered once the first has it.
 */
export async function holdDoi(db: Database, doi: string, except: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${doiLocks}::int, hashtext(lower(${doi})))`);
  const [row] = await db
    .select({ id: publications.id })
    .from(publications)
    .where(and(sql`lower(${publications.doi}) = lower(${doi})`, sql`${publications.id} <> ${except}`));
  return row === undefined;
}

/** Whether a work of this title and byline is in the catalogue: what tells works without a DOI apart. */
export async function isInCatalogue(db: Database, titulo: string, autor: string): Promise<boolean> {
  const [row] = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.estado, 'PUBLICADO'),
        isNull(publications.fechaEliminacion),
        sql`${publications.tituloNormal} = public.es_plain(${titulo})`,
        eq(publications.autor, autor),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Changes a work, and the moment of its last change with it. */
export async function updateWork(db: Database, id: string, changes: Partial<NewWorkRow>): Promise<void> {
  await db
    .update(publications)
    .set({ ...changes, fechaActualizacion: new Date() })
    .where(eq(publications.id, id));
}

/** How many of the works stand in each estado. */
export async function countByEstado(db: Database, where: SQL | undefined): Promise<Partial<Record<Estado, number>>> {
  const rows = await db
    .select({ estado: publications.estado, total: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(where)
    .groupBy(publications.estado);
  return Object.fromEntries(rows.map(({ estado, total }) => [estado, total]));
}

/** The most frequent keywords of the works, most first. */
export async function countKeywords(db: Database, where: SQL | undefined, limit: number) {
  const palabra = sql<string>`unnest(${publications.palabrasClave})`.as('palabra');
  const words = db.select({ palabra }).from(publications).where(where).as('words');
  return db
    .select({ palabra: words.palabra, veces: sql`count(*)`.mapWith(Number) })
    .from(words)
    .groupBy(words.palabra)
    .orderBy(sql`count(*) desc`, words.palabra)
    .limit(limit);
}

/**
 * Moves what has happened to a work back in time: begun `days` ago, the steps since then spread over those days in
 * their order. For the demonstration set, whose history happens in one second; deadlines stay.
 */
export async function shiftHistory(db: Database, id: string, days: number): Promise<void> {
  const ago = (part: number) => sql`now() - make_interval(days => ${Math.round(days * part)})`;
  await db
    .update(publications)
    .set({
      fechaCreacion: ago(1),
      fechaEnvio: sql`case when ${publications.fechaEnvio} is null then null else ${ago(0.75)} end`,
      fechaAceptacion: sql`case when ${publications.fechaAceptacion} is null then null else ${ago(0.1)} end`,
      fechaActualizacion: ago(0.1),
    })
    .where(eq(publications.id, id));
  await db
    .update(versions)
    .set({ fecha: ago(0.75) })
    .where(eq(versions.publicacionId, id));
  await db
    .update(reviews)
    .set({
      fechaAsignacion: ago(0.6),
      fechaCompletada: sql`case when ${reviews.fechaCompletada} is null then null else ${ago(0.3)} end`,
    })
    .where(eq(reviews.publicacionId, id));
}
