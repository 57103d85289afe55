/** SQL of repositories and of what is deposited in them. */
import type { DepositState } from '#contract/deposits.ts';
import { mostRepositories } from '#contract/repositories.ts';
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, repositories, repositoryDeposits } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from '#server/platform/database/sql.ts';

const r = repositories;
const d = repositoryDeposits;
const p = publications;
export type RepositoryRow = typeof r.$inferSelect;
export type DepositRow = typeof d.$inferSelect;

export async function findRepository(db: Database, id: string): Promise<RepositoryRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.id, id));
  return row;
}

/** The same with its row locked until the transaction ends. */
export async function lockRepository(db: Database, id: string): Promise<RepositoryRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.id, id)).for('update');
  return row;
}

/**
 * Whether the repository has it: it was handed over whole, and neither given back nor found gone since. Its date alone does not say so: of
 * what is looked at there it is not set yet.
 */
export const isThere = ({ conservado, fechaRegistro, fallo }: DepositRow): boolean =>
  fallo !== 'YA_NO_ESTA' && (conservado.handed ?? fechaRegistro !== null);

/** The same in SQL. Tables are named, since a query of one table names none. */
const isThereRow = sql<boolean>`(repository_deposits.fallo is distinct from 'YA_NO_ESTA'
  and coalesce((repository_deposits.conservado ->> 'handed')::boolean, repository_deposits.fecha_registro is not null))`;

/** Those of a journal, or of the platform for all, by name, with how many works are there. */
export const listRepositoryRows = (db: Database, revistaId: string | null) =>
  db
    .select({ repository: r, depositadas: there })
    .from(r)
    .where(revistaId ? eq(r.revistaId, revistaId) : isNull(r.revistaId))
    .orderBy(asc(sql`lower(${r.nombre})`), asc(r.id))
    .limit(mostRepositories);
const there = sql<number>`(select count(*) from repository_deposits
  where repository_deposits.repositorio_id = repositories.id and ${isThereRow})`.mapWith(Number);

export async function countThere(db: Database, id: string): Promise<number> {
  const [row] = await db.select({ depositadas: there }).from(r).where(eq(r.id, id));
  return row?.depositadas ?? 0;
}

/** Whether anything of ours is known by the repository's own names: its address cannot be another any more. */
export async function isAnythingKept(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: d.publicacionId })
    .from(d)
    .where(and(eq(d.repositorioId, id), ne(d.conservado, {})))
    .limit(1);
  return rows.length > 0;
}

/** Makes the transaction's caller the only one that adds repositories, and gives how many there are beside it. */
export async function countLocked(db: Database, revistaId: string | null): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.repositories'))`);
  const [row] = await db
    .select({ total: count() })
    .from(r)
    .where(revistaId ? eq(r.revistaId, revistaId) : isNull(r.revistaId));
  return row?.total ?? 0;
}

export async function insertRepository(db: Database, row: typeof r.$inferInsert): Promise<void> {
  await db.insert(r).values(row);
}

export async function changeRepositoryRow(db: Database, id: string, changes: Partial<RepositoryRow>): Promise<void> {
  await db.update(r).set(changes).where(eq(r.id, id));
}

export async function deleteRepository(db: Database, id: string): Promise<void> {
  await db.delete(r).where(eq(r.id, id));
}

/** The repositories for works of this journal, its own first, with what is deposited there of one work. */
export const findRepositoriesOfWork = (db: Database, { id, revistaId }: { id: string; revistaId: string }) =>
  db
    .select({ repository: r, deposit: d })
    .from(r)
    .leftJoin(d, and(eq(d.repositorioId, r.id), eq(d.publicacionId, id)))
    .where(or(eq(r.revistaId, revistaId), isNull(r.revistaId), isNotNull(d.publicacionId)))
    .orderBy(asc(sql`${r.revistaId} is null`), asc(sql`lower(${r.nombre})`), asc(r.id))
    .limit(4 * mostRepositories);

export async function findDeposit(
  db: Database,
  repositorioId: string,
  publicacionId: string,
): Promise<DepositRow | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.repositorioId, repositorioId), eq(d.publicacionId, publicacionId)));
  return row;
}

/** Asked for, now: what was begun before is taken up, and what is there is changed. */
export async function askForDeposit(
  db: Database,
  repositorioId: string,
  publicacionId: string,
  { isGone, askedBy }: { isGone: boolean; askedBy: string | null },
): Promise<void> {
  const begun = {
    ...{ estado: 'PENDIENTE' as const, mensaje: null, fallo: null, intentos: 0 },
    ...{ fechaPedido: new Date(), fechaProxima: new Date(), pedidoPorId: askedBy },
    ...(isGone && { conservado: {}, direccion: null, fechaRegistro: null, fechaEnvio: null, cambio: null }),
  };
  await db
    .insert(d)
    .values({ repositorioId, publicacionId, ...begun })
    .onConflictDoUpdate({ target: [d.repositorioId, d.publicacionId], set: begun });
}

/** Changes a deposit as it was read, and gives whether it did; nothing where somebody has asked for it anew, or given it up, since. */
export async function changeDeposit(
  db: Database,
  { repositorioId, publicacionId, estado, fechaPedido }: DepositRow,
  changes: Partial<Omit<DepositRow, 'publicacionId' | 'repositorioId'>>,
): Promise<boolean> {
  const changed = await db
    .update(d)
    .set(changes)
    .where(
      and(
        eq(d.repositorioId, repositorioId),
        eq(d.publicacionId, publicacionId),
        eq(d.estado, estado),
        eq(d.fechaPedido, fechaPedido),
      ),
    )
    .returning({ id: d.publicacionId });
  return changed.length > 0;
}

/** What the repository calls it is kept, whatever somebody asks for meanwhile: without it the next try would make a second one. */
export async function keepNames(
  db: Database,
  { repositorioId, publicacionId }: DepositRow,
  kept: Partial<Pick<DepositRow, 'conservado' | 'fechaEnvio'>>,
): Promise<void> {
  await db
    .update(d)
    .set(kept)
    .where(and(eq(d.repositorioId, repositorioId), eq(d.publicacionId, publicacionId)));
}

/**
 * What is to be handed over or asked about by now: of each repository what has waited longest, then the next of each, so that those of
 * one that is silent keep no other waiting.
 */
export function findDue(db: Database, limit: number) {
  const { repositorioId, publicacionId, fechaProxima } = d;
  const turno = sql<number>`row_number() over (partition by ${repositorioId} order by ${fechaProxima})`.as('turno');
  const due = db
    .select({ repositorioId, publicacionId, fechaProxima, turno })
    .from(d)
    .innerJoin(r, eq(r.id, repositorioId))
    .where(and(lte(fechaProxima, sql`now()`), inArray(d.estado, ['PENDIENTE', 'ENVIADO']), eq(r.activo, true)))
    .as('due');
  return db
    .select({ repositorioId: due.repositorioId, publicacionId: due.publicacionId })
    .from(due)
    .orderBy(asc(due.turno), asc(due.fechaProxima))
    .limit(limit);
}

/** What readers were shown anew since it was handed over is handed over again, as is what may be opened there by now; what they do not have any more is given up here. */
export async function renewChanged(db: Database): Promise<void> {
  const worksWhere = (where: ReturnType<typeof and>) =>
    db.select({ id: p.id }).from(d).innerJoin(p, eq(p.id, d.publicacionId)).where(and(isThereRow, where));
  // While its text may not be read here, it is not opened there, whatever the day.
  const isOver = and(
    eq(d.estado, 'REGISTRADO'),
    lte(d.embargoHasta, sql`(now() at time zone 'UTC')::date::text`),
    isNull(p.embargoHasta),
  );
  // Of what was not handed over as it is, while it was looked at there, no change is noted.
  const isUnsent = and(eq(d.estado, 'REGISTRADO'), isNull(d.cambio));
  const isChanged = or(gt(p.fechaCambioPublico, d.cambio), isUnsent, isOver);
  const isNotAsked = inArray(d.estado, ['REGISTRADO', 'RECHAZADO']);
  const isBack = and(eq(d.estado, 'RETIRADO'), isPublicWork);
  await db
    .update(d)
    .set({ estado: 'PENDIENTE', intentos: 0, fechaProxima: new Date() })
    .where(
      and(
        // What is not there any more is not made again by itself, and what was refused as it is waits for the work to be another.
        isThereRow,
        inArray(d.repositorioId, db.select({ id: r.id }).from(r).where(eq(r.activo, true))),
        or(
          and(isNotAsked, inArray(d.publicacionId, worksWhere(and(isNotAsked, isChanged, isPublicWork)))),
          and(eq(d.estado, 'RETIRADO'), inArray(d.publicacionId, worksWhere(isBack))),
        ),
      ),
    );
  await db
    .update(d)
    .set({ estado: 'RETIRADO', fechaProxima: null })
    .where(
      and(
        isThereRow,
        ne(d.estado, 'RETIRADO'),
        inArray(d.publicacionId, worksWhere(and(ne(d.estado, 'RETIRADO'), sql`not (${isPublicWork})`))),
      ),
    );
}

/** Works that were published since a repository takes them by itself, and for which nobody asked yet. */
export const findNewlyPublished = (db: Database, limit: number) =>
  db
    .select({ repositorioId: r.id, id: p.id })
    .from(r)
    .innerJoin(p, or(eq(p.revistaId, r.revistaId), isNull(r.revistaId)))
    .leftJoin(d, and(eq(d.publicacionId, p.id), eq(d.repositorioId, r.id)))
    .where(
      and(
        eq(r.activo, true),
        eq(r.automatico, true),
        eq(p.estado, 'PUBLICADO'),
        gt(p.fechaPublicacion, r.automaticoDesde),
        or(isNull(p.estadoDoi), ne(p.estadoDoi, 'EJEMPLO')),
        isNull(p.fechaEliminacion),
        isNull(d.publicacionId),
      ),
    )
    .orderBy(asc(p.fechaPublicacion))
    .limit(limit);

interface Listed {
  revistaId?: string | undefined;
  estado?: DepositState | undefined;
  page: number;
  limit: number;
}

/** A page of them, the last asked for first, and how many there are in each state. */
export async function listDepositRows(db: Database, { revistaId, estado, page, limit }: Listed) {
  // Of a work that was deleted here, that it lies there is said all the same.
  const ofJournal = and(or(isNull(p.fechaEliminacion), isThereRow), revistaId ? eq(p.revistaId, revistaId) : undefined);
  const rows = await db
    .select({
      deposit: d,
      titulo: p.titulo,
      revistaId: p.revistaId,
      fechaEliminacion: p.fechaEliminacion,
      nombre: r.nombre,
    })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .innerJoin(r, eq(r.id, d.repositorioId))
    .where(and(ofJournal, estado ? eq(d.estado, estado) : undefined))
    .orderBy(desc(d.fechaPedido), desc(d.publicacionId), desc(d.repositorioId))
    .offset((page - 1) * limit)
    .limit(limit);
  const counted = await db
    .select({ estado: d.estado, total: count() })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .where(ofJournal)
    .groupBy(d.estado);
  return { rows, counted };
}
