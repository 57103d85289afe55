/** SQL that reads one work with everything that was written about it. */

import { findChapterPlace } from '#server/features/publications/chapter-queries.ts';
import { findRelation } from '#server/features/publications/relation-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  bids,
  candidates,
  claims,
  coauthorships,
  counterUsage,
  decisions,
  discussionMessages,
  earlierReviews,
  editorialNotes,
  files,
  identityConsents,
  manuscripts,
  productionAnswers,
  productionChecks,
  productions,
  proofs,
  publications,
  reminders,
  reviewAnnotations,
  reviewAnswers,
  reviewFiles,
  reviews,
  rightsRequests,
  rightsSignatures,
  successions,
  suggestions,
  translatedTexts,
  usageByMonth,
  versionFiles,
  versions,
} from '#server/platform/database/schema.ts';
import { asc, eq, getTableColumns, inArray, type SQLWrapper, sql } from '#server/platform/database/sql.ts';

// What is proposed and not answered stays here: another platform has other journals.
const {
  vectorTitulo: _,
  vectorResumen: __,
  tituloNormal: ___,
  traslado: _____,
  ...workColumns
} = getTableColumns(publications);
const { figura: ____, ...textColumns } = getTableColumns(manuscripts);
/** The same order in every database, whatever its language. */
const byBytes = (column: SQLWrapper) => sql`${column} collate "C"`;

/** The rows of a work; undefined where there is none. */
export async function findWholeWork(db: Database, id: string) {
  const [obra] = await db.select(workColumns).from(publications).where(eq(publications.id, id));
  if (!obra) return undefined;
  const relacion = await findRelation(db, id);
  const capitulo = await findChapterPlace(db, id);
  const [anteriores] = await db.select().from(earlierReviews).where(eq(earlierReviews.publicacionId, id));
  const [relevo] = await db.select().from(successions).where(eq(successions.publicacionId, id));
  const [manuscrito] = await db.select(textColumns).from(manuscripts).where(eq(manuscripts.publicacionId, id));
  return {
    obra,
    manuscrito: manuscrito ?? null,
    autores: await db
      .select()
      .from(authorships)
      .where(eq(authorships.publicacionId, id))
      .orderBy(asc(authorships.orden)),
    coautorias: await db
      .select()
      .from(coauthorships)
      .where(eq(coauthorships.publicacionId, id))
      .orderBy(byBytes(coauthorships.email)),
    versiones: await findVersions(db, id),
    textosTraducidos: await db
      .select()
      .from(translatedTexts)
      .where(eq(translatedTexts.publicacionId, id))
      .orderBy(asc(translatedTexts.version), asc(translatedTexts.orden)),
    archivos: await db.select().from(files).where(eq(files.publicacionId, id)).orderBy(asc(files.id)),
    revisiones: await findReviews(db, id),
    decisiones: await db.select().from(decisions).where(eq(decisions.publicacionId, id)).orderBy(asc(decisions.id)),
    reclamaciones: await db.select().from(claims).where(eq(claims.publicacionId, id)).orderBy(asc(claims.id)),
    firmasDeDerechos: await db
      .select()
      .from(rightsSignatures)
      .where(eq(rightsSignatures.publicacionId, id))
      .orderBy(asc(rightsSignatures.id)),
    peticionesDeFirma: await db
      .select()
      .from(rightsRequests)
      .where(eq(rightsRequests.publicacionId, id))
      .orderBy(byBytes(rightsRequests.quien)),
    producciones: await findProductions(db, id),
    notas: await db
      .select()
      .from(editorialNotes)
      .where(eq(editorialNotes.publicacionId, id))
      .orderBy(asc(editorialNotes.id)),
    discusion: await db
      .select()
      .from(discussionMessages)
      .where(eq(discussionMessages.publicacionId, id))
      .orderBy(asc(discussionMessages.id)),
    candidatos: await db
      .select()
      .from(candidates)
      .where(eq(candidates.publicacionId, id))
      .orderBy(asc(candidates.ronda), asc(candidates.orden), asc(candidates.userId)),
    preferencias: await db.select().from(bids).where(eq(bids.publicacionId, id)).orderBy(asc(bids.userId)),
    consentimientos: await db
      .select()
      .from(identityConsents)
      .where(eq(identityConsents.publicacionId, id))
      .orderBy(asc(identityConsents.id)),
    sugerencias: await db
      .select()
      .from(suggestions)
      .where(eq(suggestions.publicacionId, id))
      .orderBy(asc(suggestions.id)),
    relevo: relevo ?? null,
    relacion: relacion ?? null,
    capitulo: capitulo ?? null,
    revisionesAnteriores: anteriores ?? null,
    recordatorios: await db
      .select()
      .from(reminders)
      .where(eq(reminders.publicacionId, id))
      .orderBy(byBytes(reminders.clave)),
    usoPorMes: await db
      .select()
      .from(usageByMonth)
      .where(eq(usageByMonth.publicacionId, id))
      .orderBy(asc(usageByMonth.mes), byBytes(usageByMonth.clase)),
    usoCounter: await db
      .select()
      .from(counterUsage)
      .where(eq(counterUsage.publicacionId, id))
      .orderBy(asc(counterUsage.mes), byBytes(counterUsage.acceso)),
  };
}
export type WholeWork = NonNullable<Awaited<ReturnType<typeof findWholeWork>>>;

/** With what belongs to each. */
async function findProductions(db: Database, id: string) {
  const rows = await db
    .select()
    .from(productions)
    .where(eq(productions.publicacionId, id))
    .orderBy(asc(productions.inicio), asc(productions.id));
  const ids = rows.map((row) => row.id);
  const answers = await db
    .select()
    .from(productionAnswers)
    .where(inArray(productionAnswers.produccionId, ids))
    .orderBy(byBytes(productionAnswers.clave));
  const sent = await db.select().from(proofs).where(inArray(proofs.produccionId, ids)).orderBy(asc(proofs.numero));
  const ticks = await db
    .select()
    .from(productionChecks)
    .where(inArray(productionChecks.produccionId, ids))
    .orderBy(byBytes(productionChecks.punto));
  return rows.map((row) => ({
    ...row,
    respuestas: answers.filter(({ produccionId }) => produccionId === row.id),
    pruebas: sent.filter(({ produccionId }) => produccionId === row.id),
    comprobaciones: ticks.filter(({ produccionId }) => produccionId === row.id),
  }));
}

async function findVersions(db: Database, id: string) {
  const rows = await db.select().from(versions).where(eq(versions.publicacionId, id)).orderBy(asc(versions.numero));
  const kept = await db
    .select()
    .from(versionFiles)
    .where(eq(versionFiles.publicacionId, id))
    .orderBy(asc(versionFiles.fileId));
  return rows.map((row) => ({
    ...row,
    archivos: kept.filter(({ numero }) => numero === row.numero).map(({ fileId }) => fileId),
  }));
}

async function findReviews(db: Database, id: string) {
  const rows = await db.select().from(reviews).where(eq(reviews.publicacionId, id)).orderBy(asc(reviews.id));
  const ids = rows.map((row) => row.id);
  const answers = await db.select().from(reviewAnswers).where(inArray(reviewAnswers.reviewId, ids));
  const annotations = await db
    .select()
    .from(reviewAnnotations)
    .where(inArray(reviewAnnotations.reviewId, ids))
    .orderBy(asc(reviewAnnotations.reviewId), asc(reviewAnnotations.orden));
  const attached = await db
    .select()
    .from(reviewFiles)
    .where(inArray(reviewFiles.reviewId, ids))
    .orderBy(asc(reviewFiles.id));
  return rows.map((row) => ({
    ...row,
    respuesta: answers.find(({ reviewId }) => reviewId === row.id) ?? null,
    anotaciones: annotations.filter(({ reviewId }) => reviewId === row.id),
    archivos: attached.filter(({ reviewId }) => reviewId === row.id),
  }));
}
