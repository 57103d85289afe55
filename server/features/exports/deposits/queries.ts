/** SQL of deposits. */
import type { DepositAgency, DepositState } from '#contract/deposits.ts';
import { dayMs } from '#contract/time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { doiDeposits, publications } from '#server/platform/database/schema.ts';
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

const d = doiDeposits;
const p = publications;
export type DepositRow = typeof d.$inferSelect;

export async function findDeposit(db: Database, publicacionId: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(d).where(eq(d.publicacionId, publicacionId));
  return row;
}

/** Whether another work's deposit has that DOI. */
export async function isDepositedElsewhere(db: Database, doi: string, publicacionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: d.publicacionId })
    .from(d)
    .where(and(eq(d.doi, doi), ne(d.publicacionId, publicacionId)));
  return rows.length > 0;
}

/** Asked for, now: what was asked for before begins anew. */
export async function askForDeposit(
  db: Database,
  publicacionId: string,
  { agencia, doi }: { agencia: DepositAgency; doi: string },
): Promise<void> {
  const set = { agencia, doi, estado: 'PENDIENTE' as const, mensaje: null, fallo: null, intentos: 0 };
  const begun = { ...set, fechaPedido: new Date(), fechaProxima: new Date() };
  await db
    .insert(d)
    .values({ publicacionId, ...begun })
    .onConflictDoUpdate({ target: d.publicacionId, set: begun });
}

/** Changes a deposit as it was read; nothing where somebody has asked for it anew, or given it up, since. */
export async function changeDeposit(
  db: Database,
  { publicacionId, estado, lote, fechaPedido }: DepositRow,
  changes: Partial<Omit<DepositRow, 'publicacionId'>>,
): Promise<void> {
  const isSame = and(eq(d.estado, estado), sql`${d.lote} is not distinct from ${lote}`, eq(d.fechaPedido, fechaPedido));
  await db
    .update(d)
    .set(changes)
    .where(and(eq(d.publicacionId, publicacionId), isSame));
}

/** A deleted work keeps no DOI from another. */
export async function releaseFromDeleted(db: Database, doi: string): Promise<void> {
  const deleted = db.select({ id: p.id }).from(p).where(isNotNull(p.fechaEliminacion));
  await db.delete(d).where(and(eq(d.doi, doi), inArray(d.publicacionId, deleted)));
}

/** What is to be sent or asked about by now, what has waited longest first. */
export const findDue = (db: Database, agencias: readonly DepositAgency[], limit: number): Promise<DepositRow[]> =>
  db
    .select()
    .from(d)
    .where(
      and(
        lte(d.fechaProxima, sql`now()`),
        inArray(d.estado, ['PENDIENTE', 'ENVIADO']),
        inArray(d.agencia, [...agencias]),
      ),
    )
    .orderBy(asc(d.fechaProxima))
    .limit(limit);

/** What no service can be asked about: that is said. */
export async function markUnserved(db: Database, agencias: readonly DepositAgency[]): Promise<void> {
  await db
    .update(d)
    .set({ fallo: 'SIN_SERVICIO' })
    .where(and(lte(d.fechaProxima, sql`now()`), inArray(d.agencia, [...agencias]), isNull(d.fallo)));
}

/** Whatever readers were shown anew of a work since it was sent under its DOI is sent again, also where the last such change was refused. */
export async function renewChanged(db: Database): Promise<void> {
  const changed = db
    .select({ id: d.publicacionId })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .where(
      and(
        inArray(d.estado, ['REGISTRADO', 'RECHAZADO']),
        isNotNull(d.fechaRegistro),
        gt(p.fechaCambioPublico, d.cambio),
        eq(p.estado, 'PUBLICADO'),
        eq(p.estadoDoi, 'REGISTRADO'),
        eq(p.doi, d.doi),
        isNull(p.fechaEliminacion),
      ),
    );
  await db
    .update(d)
    .set({ estado: 'PENDIENTE', intentos: 0, fechaProxima: new Date() })
    .where(inArray(d.publicacionId, changed));
}

/** Works of these journals that were published lately without a registered DOI, for which nobody asked yet. */
export const findNewlyPublished = (db: Database, revistas: readonly string[], limit: number) =>
  db
    .select({ id: p.id })
    .from(p)
    .leftJoin(d, eq(d.publicacionId, p.id))
    .where(
      and(
        eq(p.estado, 'PUBLICADO'),
        inArray(p.revistaId, [...revistas]),
        gt(p.fechaPublicacion, new Date(Date.now() - 2 * dayMs)),
        or(isNull(p.estadoDoi), eq(p.estadoDoi, 'PROVISIONAL')),
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
export async function listRows(db: Database, { revistaId, estado, page, limit }: Listed) {
  const ofJournal = and(isNull(p.fechaEliminacion), revistaId ? eq(p.revistaId, revistaId) : undefined);
  const rows = await db
    .select({ deposit: d, titulo: p.titulo, revistaId: p.revistaId })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .where(and(ofJournal, estado ? eq(d.estado, estado) : undefined))
    .orderBy(desc(d.fechaPedido), desc(d.publicacionId))
    .offset((page - 1) * limit)
    .limit(limit);
  const counted = await db
    .select({ estado: d.estado, total: count() })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .where(ofJournal)
    .groupBy(d.estado);
  const cuentas = { PENDIENTE: 0, ENVIADO: 0, REGISTRADO: 0, RECHAZADO: 0, RETIRADO: 0 };
  for (const each of counted) cuentas[each.estado] = each.total;
  return { rows, cuentas };
}
