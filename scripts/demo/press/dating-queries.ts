/** SQL that gives journals, numbers, production and notices of the demonstration set a past (see ../history-queries.ts). */
import type { Database } from '#server/platform/database/database.ts';
import {
  institutionMembers,
  institutions,
  issues,
  journals,
  journalTexts,
  manuscripts,
  productionAnswers,
  productionChecks,
  productions,
  proofs,
  publications,
  rightsRequests,
  rightsSignatures,
  versions,
  workRelations,
} from '#server/platform/database/schema.ts';
import { type Column, eq, inArray, type SQL, sql } from '#server/platform/database/sql.ts';
import { dateNews, daysAgo, isNew, wholeDays } from '../history-queries.ts';

/** The same moment where it is not new. */
const movedBack = (moment: Column, then: SQL) => sql`case when ${isNew(moment)} then ${then} else ${moment} end`;

/** A journal was set up so many days ago. */
export async function dateJournal(db: Database, id: string, days: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  await db.update(journals).set({ fechaCreacion: then }).where(eq(journals.id, id));
  await db.update(journalTexts).set({ fechaActualizacion: then }).where(eq(journalTexts.revistaId, id));
  await dateNews(db, days);
}

/** A number was begun so many days before it came out, so many days ago; null: it has not. */
export async function dateIssue(db: Database, id: string, begun: number, published: number | null): Promise<void> {
  const fechaPublicacion = published === null ? null : daysAgo(wholeDays(published));
  await db
    .update(issues)
    .set({ fechaCreacion: daysAgo(wholeDays(begun)), fechaPublicacion })
    .where(eq(issues.id, id));
  await dateNews(db, published ?? begun);
}

/** What was done to a work in production since the last time was done so many days ago. @param of as of `daysAgo` */
export async function dateProduction(db: Database, publicacionId: string, days: number, of: number): Promise<void> {
  const then = daysAgo(wholeDays(days), of);
  const ofWork = sql`(select id from ${productions} where ${eq(productions.publicacionId, publicacionId)})`;
  await db.execute(sql`
    with stood as (update ${productions} set inicio = ${movedBack(productions.inicio, then)},
        desde = ${movedBack(productions.desde, then)}, guardado_en = ${movedBack(productions.guardadoEn, then)},
        fecha_fin = ${movedBack(productions.fechaFin, then)} where ${eq(productions.publicacionId, publicacionId)}),
      sent as (update ${proofs} set fecha_envio = ${movedBack(proofs.fechaEnvio, then)},
        fecha_respuesta = ${movedBack(proofs.fechaRespuesta, then)} where ${proofs.produccionId} in ${ofWork}),
      ticked as (update ${productionChecks} set fecha = ${then}
        where ${productionChecks.produccionId} in ${ofWork} and ${isNew(productionChecks.fecha)})
    update ${productionAnswers} set fecha = ${then}
      where ${productionAnswers.produccionId} in ${ofWork} and ${isNew(productionAnswers.fecha)}`);
  await dateNews(db, Math.round(days), of);
}

/** Rights and licence were signed, and the others asked, so many days ago. */
export async function dateRights(db: Database, publicacionId: string, days: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  await db.update(rightsSignatures).set({ fecha: then }).where(eq(rightsSignatures.publicacionId, publicacionId));
  await db.update(rightsRequests).set({ fecha: then }).where(eq(rightsRequests.publicacionId, publicacionId));
}

/** A notice was published so many days ago. */
export async function dateNotice(db: Database, id: string, days: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  const dates = { fechaCreacion: then, fechaActualizacion: then, fechaPublicacion: then, fechaCambioPublico: then };
  await db.update(publications).set(dates).where(eq(publications.id, id));
  await db.update(manuscripts).set({ guardadoEn: then }).where(eq(manuscripts.publicacionId, id));
  await db.update(versions).set({ fecha: then }).where(eq(versions.publicacionId, id));
  await db.update(workRelations).set({ fecha: then }).where(eq(workRelations.publicacionId, id));
  await dateNews(db, days);
}

/** A published work changed nothing for its readers when it was put in its place. */
export async function keepUpdated(db: Database, id: string): Promise<void> {
  await db
    .update(publications)
    .set({ fechaActualizacion: sql`${publications.fechaPublicacion}` })
    .where(eq(publications.id, id));
}

/** A book and its chapters were seen otherwise by readers from so many days ago on, when these were gathered. */
export async function dateGathering(db: Database, ids: readonly string[], days: number): Promise<void> {
  await db
    .update(publications)
    .set({ fechaCambioPublico: daysAgo(wholeDays(days)) })
    .where(inArray(publications.id, [...ids]));
  await dateNews(db, days);
}

/** An institution was set up, and had the members of its domains, so many days ago. */
export async function dateInstitution(db: Database, id: string, days: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  await db.update(institutions).set({ fechaCreacion: then, fechaCambio: then }).where(eq(institutions.id, id));
  await dateMembers(db, days);
}

/** Who is new in an institution became a member so many days ago. */
export async function dateMembers(db: Database, days: number): Promise<void> {
  await db
    .update(institutionMembers)
    .set({ fecha: daysAgo(wholeDays(days)) })
    .where(isNew(institutionMembers.fecha));
  await dateNews(db, days);
}
