/** SQL of the DOIs of published reviews. */
import type { DepositAgency } from '#contract/deposits.ts';
import type { Database } from '#server/platform/database/database.ts';
import { doiDeposits, publications, reviewDois } from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from '#server/platform/database/sql.ts';

const r = reviewDois;
const d = doiDeposits;
const p = publications;
export type ReviewDoiRow = typeof r.$inferSelect;

/** A journal, and the prefix of the DOIs that are its own to register. */
export interface RegisteringJournal {
  id: string;
  prefijoDoi: string;
}

/** Works of these journals whose own DOI is registered from here, and of whose reviews readers were shown something since they were looked at. */
export const findWorksToLookAt = (db: Database, revistas: readonly RegisteringJournal[], limit: number) =>
  db
    .select({ id: p.id })
    .from(d)
    .innerJoin(p, eq(p.id, d.publicacionId))
    .where(
      and(
        eq(d.estado, 'REGISTRADO'),
        inArray(
          p.revistaId,
          revistas.map(({ id }) => id),
        ),
        // What has another's prefix is not looked at, nor noted: it may be its journal's own again.
        or(
          ...revistas.map(({ id, prefijoDoi }) =>
            and(eq(p.revistaId, id), sql`starts_with(${p.doi}, ${`${prefijoDoi}/`})`),
          ),
        ),
        eq(p.revisionPublica, true),
        eq(p.estado, 'PUBLICADO'),
        eq(p.estadoDoi, 'REGISTRADO'),
        eq(p.doi, d.doi),
        isNull(p.fechaEliminacion),
        or(isNull(d.revisiones), gt(p.fechaCambioPublico, d.revisiones)),
      ),
    )
    .orderBy(asc(p.fechaPublicacion))
    .limit(limit);

/** Notes that a work was looked at as readers had it then; null: it is to be looked at again. */
export async function noteLookedAt(db: Database, id: string, cambio: Date | null): Promise<void> {
  await db.update(d).set({ revisiones: cambio }).where(eq(d.publicacionId, id));
}

/** Asked for, where it was not before, or was given up before any agency had it. */
export async function askForReviewDois(
  db: Database,
  rows: readonly Pick<ReviewDoiRow, 'publicacionId' | 'lugar' | 'agencia' | 'doi'>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(r)
      .values([...rows])
      .onConflictDoUpdate({
        target: [r.publicacionId, r.lugar],
        set: {
          ...{ estado: 'PENDIENTE' as const, agencia: sql`excluded.agencia`, doi: sql`excluded.doi` },
          ...{ lote: null, mensaje: null, fallo: null, intentos: 0, fechaEnvio: null, fechaProxima: sql`now()` },
        },
        setWhere: and(eq(r.estado, 'RETIRADO'), isNull(r.fechaRegistro)),
      });
}

export async function findReviewDoi(
  db: Database,
  publicacionId: string,
  lugar: string,
): Promise<ReviewDoiRow | undefined> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.publicacionId, publicacionId), eq(r.lugar, lugar)));
  return row;
}

/** What is to be sent or asked about by now, what has waited longest first. */
export const findDueReviewDois = (
  db: Database,
  agencias: readonly DepositAgency[],
  limit: number,
): Promise<ReviewDoiRow[]> =>
  db
    .select()
    .from(r)
    .where(
      and(
        lte(r.fechaProxima, sql`now()`),
        inArray(r.estado, ['PENDIENTE', 'ENVIADO']),
        inArray(r.agencia, [...agencias]),
      ),
    )
    .orderBy(asc(r.fechaProxima), asc(r.lugar))
    .limit(limit);

/** Changes one as it was read. False, and nothing changed, where somebody has asked for it anew since. */
export async function changeReviewDoi(
  db: Database,
  { publicacionId, lugar, estado, lote }: ReviewDoiRow,
  changes: Partial<Omit<ReviewDoiRow, 'publicacionId' | 'lugar'>>,
): Promise<boolean> {
  const isSame = and(eq(r.estado, estado), sql`${r.lote} is not distinct from ${lote}`);
  const changed = await db
    .update(r)
    .set(changes)
    .where(and(eq(r.publicacionId, publicacionId), eq(r.lugar, lugar), isSame))
    .returning({ lugar: r.lugar });
  return changed.length > 0;
}
