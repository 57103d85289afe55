/** SQL of productions: the text between acceptance and publication, what authors answer to it, proofs and ticks. */
import { fullName } from '#server/features/accounts/names-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ProductionEnd } from '#server/platform/database/schema/production.ts';
import {
  issues,
  issueWorks,
  productionAnswers,
  productionChecks,
  productions,
  proofs,
  publications,
} from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from '#server/platform/database/sql.ts';

export type ProductionRow = typeof productions.$inferSelect;

/** The open one of a work. */
export async function findProduction(db: Database, publicacionId: string): Promise<ProductionRow | undefined> {
  const [row] = await db
    .select()
    .from(productions)
    .where(and(eq(productions.publicacionId, publicacionId), isNull(productions.fechaFin)));
  return row;
}

export async function insertProduction(db: Database, row: typeof productions.$inferInsert): Promise<void> {
  await db.insert(productions).values(row);
}

export async function updateProduction(db: Database, id: string, changes: Partial<ProductionRow>): Promise<void> {
  await db.update(productions).set(changes).where(eq(productions.id, id));
}

/** It has ended, and is kept. */
export const closeProduction = (db: Database, id: string, fin: ProductionEnd, now: Date): Promise<void> =>
  updateProduction(db, id, {
    fin,
    fechaFin: now,
    fechaLimite: null,
    fechaPrevista: null,
    zonaHoraria: null,
    programadaPorId: null,
  });

/** The last of a work that ended with its publication is open again. Gives whether there was one. */
export async function reopenPublished(db: Database, publicacionId: string): Promise<boolean> {
  const [last] = await db
    .select({ id: productions.id, fin: productions.fin })
    .from(productions)
    .where(eq(productions.publicacionId, publicacionId))
    .orderBy(desc(productions.inicio), desc(productions.id))
    .limit(1);
  if (last?.fin !== 'PUBLICADA') return false;
  await updateProduction(db, last.id, { fin: null, fechaFin: null });
  return true;
}

/** The number in preparation that a work stands in, with its date. */
export async function findNumberToCome(db: Database, publicacionId: string) {
  const { id, volumen, numero, anio, titulo, fechaPrevista, zonaHoraria } = issues;
  const [row] = await db
    .select({ id, volumen, numero, anio, titulo, fechaPrevista, zonaHoraria })
    .from(issueWorks)
    .innerJoin(issues, eq(issues.id, issueWorks.numeroId))
    .where(and(eq(issueWorks.publicacionId, publicacionId), isNull(issues.fechaPublicacion)));
  return row;
}

/** When these works come out by themselves, by their ids; those without a date of their own are not there. */
export async function findOwnDates(db: Database, ids: readonly string[]): Promise<Map<string, OwnDate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: productions.publicacionId, fecha: productions.fechaPrevista, zona: productions.zonaHoraria })
    .from(productions)
    .where(and(inArray(productions.publicacionId, [...ids]), isNull(productions.fechaFin)));
  return new Map(rows.flatMap(({ id, fecha, zona }) => (fecha ? [[id, { fecha, zona: zona ?? 'UTC' }] as const] : [])));
}
export interface OwnDate {
  fecha: Date;
  zona: string;
}

/** What its authors answered, with who did. */
export const findAnswers = (db: Database, produccionId: string) =>
  db
    .select({ ...getTableColumns(productionAnswers), persona: fullName(sql`production_answers.persona_id`) })
    .from(productionAnswers)
    .where(eq(productionAnswers.produccionId, produccionId));
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** The last answer to a change holds. */
export async function saveAnswer(db: Database, row: typeof productionAnswers.$inferInsert): Promise<void> {
  const { aceptado, texto, personaId } = row;
  await db
    .insert(productionAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [productionAnswers.produccionId, productionAnswers.clave],
      set: { aceptado, texto, personaId, fecha: new Date() },
    });
}

export const findChecks = (db: Database, produccionId: string) =>
  db
    .select({ ...getTableColumns(productionChecks), persona: fullName(sql`production_checks.persona_id`) })
    .from(productionChecks)
    .where(eq(productionChecks.produccionId, produccionId));
export type CheckRow = Awaited<ReturnType<typeof findChecks>>[number];

/** Ticks a point, once: who ticked it first did. */
export async function insertCheck(db: Database, row: typeof productionChecks.$inferInsert): Promise<void> {
  await db.insert(productionChecks).values(row).onConflictDoNothing();
}

export async function deleteCheck(
  db: Database,
  { produccionId, punto }: Pick<CheckRow, 'produccionId' | 'punto'>,
): Promise<void> {
  await db
    .delete(productionChecks)
    .where(and(eq(productionChecks.produccionId, produccionId), eq(productionChecks.punto, punto)));
}

const { documento: _text, referencias: _list, cabecera: _head, ...proofColumns } = getTableColumns(proofs);
/** Proofs without their texts, the last first: at most 500. */
export const findProofs = (db: Database, produccionId: string) =>
  db
    .select(proofColumns)
    .from(proofs)
    .where(eq(proofs.produccionId, produccionId))
    .orderBy(desc(proofs.numero))
    .limit(500);
export type ProofRow = Awaited<ReturnType<typeof findProofs>>[number];

/** The last proof, with its text. */
export async function findLastProof(db: Database, produccionId: string) {
  const [row] = await db
    .select()
    .from(proofs)
    .where(eq(proofs.produccionId, produccionId))
    .orderBy(desc(proofs.numero))
    .limit(1);
  return row;
}

export async function insertProof(db: Database, row: typeof proofs.$inferInsert): Promise<void> {
  await db.insert(proofs).values(row);
}

/** What came of the proof that is with the authors. */
export async function settleProof(
  db: Database,
  produccionId: string,
  outcome: Pick<typeof proofs.$inferInsert, 'resultado' | 'correcciones' | 'personaId' | 'fechaRespuesta'>,
): Promise<void> {
  await db
    .update(proofs)
    .set(outcome)
    .where(and(eq(proofs.produccionId, produccionId), isNull(proofs.resultado)));
}

/** Those whose authors are waited for, due in these days, the first due first. */
export const findAwaited = (db: Database, from: Date, until: Date, limit: number) =>
  db
    .select({
      id: productions.id,
      desde: productions.desde,
      fechaLimite: sql`${productions.fechaLimite}`.mapWith(productions.desde),
      publicacionId: productions.publicacionId,
      titulo: publications.titulo,
      autorPrincipalId: publications.autorPrincipalId,
      revistaId: publications.revistaId,
      seccionId: publications.seccionId,
    })
    .from(productions)
    .innerJoin(publications, eq(publications.id, productions.publicacionId))
    .where(
      and(
        isNull(productions.fechaFin),
        isNull(publications.fechaEliminacion),
        gt(productions.fechaLimite, from),
        lt(productions.fechaLimite, until),
      ),
    )
    .orderBy(asc(productions.fechaLimite), asc(productions.id))
    .limit(limit);
export type AwaitedRow = Awaited<ReturnType<typeof findAwaited>>[number];
