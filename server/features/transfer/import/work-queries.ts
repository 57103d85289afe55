/** SQL that writes one work of an exported journal, as it was. */
import { randomBytes } from 'node:crypto';
import type { ReviewRecord } from '#server/features/transfer/export/format/review.ts';
import type { WorkRecord } from '#server/features/transfer/export/format/work.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import {
  authorships,
  bids,
  bookChapters,
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
  workRelations,
} from '#server/platform/database/schema.ts';

import { insertProductionRecord } from './production-queries.ts';

export async function insertWholeWork(db: Database, work: WorkRecord): Promise<void> {
  const publicacionId = work.obra.id;
  const own = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, publicacionId }));
  const { doi, estadoDoi } = work.obra;
  // Older archives do not say the state of a DOI: 'PROVISIONAL' until `settleDois` finds those that are registered.
  await db.insert(publications).values({ ...work.obra, estadoDoi: estadoDoi ?? (doi === null ? null : 'PROVISIONAL') });
  if (work.manuscrito) await db.insert(manuscripts).values({ ...work.manuscrito, publicacionId });
  if (work.autores.length > 0) await db.insert(authorships).values(own(work.autores));
  // A link that came without its hash opens nothing.
  const invited = own(work.coautorias).map(({ hash = randomBytes(32).toString('hex'), ...row }) => ({ ...row, hash }));
  if (invited.length > 0) await db.insert(coauthorships).values(invited);
  for (const { archivos: _, ...version } of work.versiones)
    await db.insert(versions).values({ ...version, publicacionId });
  for (const text of work.textosTraducidos) await db.insert(translatedTexts).values({ ...text, publicacionId });
  if (work.archivos.length > 0) await db.insert(files).values(own(work.archivos.map(({ ruta: _, ...file }) => file)));
  const kept = work.versiones.flatMap(({ numero, archivos }) => archivos.map((fileId) => ({ numero, fileId })));
  if (kept.length > 0) await db.insert(versionFiles).values(own(kept));
  for (const review of work.revisiones) await insertReview(db, publicacionId, review);
  if (work.decisiones.length > 0) await db.insert(decisions).values(own(work.decisiones));
  if (work.firmasDeDerechos.length > 0) await db.insert(rightsSignatures).values(own(work.firmasDeDerechos));
  const asked = own(work.peticionesDeFirma).map(({ hash = null, ...row }) => ({ ...row, hash }));
  if (asked.length > 0) await db.insert(rightsRequests).values(asked);
  if (work.reclamaciones.length > 0) await db.insert(claims).values(own(work.reclamaciones));
  for (const production of work.producciones) await insertProductionRecord(db, publicacionId, production);
  if (work.notas.length > 0) await db.insert(editorialNotes).values(own(work.notas));
  if (work.discusion.length > 0) await db.insert(discussionMessages).values(own(work.discusion));
  if (work.candidatos.length > 0) await db.insert(candidates).values(own(work.candidatos));
  if (work.preferencias.length > 0) await db.insert(bids).values(own(work.preferencias));
  if (work.sugerencias.length > 0) await db.insert(suggestions).values(own(work.sugerencias));
  if (work.consentimientos.length > 0) await db.insert(identityConsents).values(own(work.consentimientos));
  if (work.relevo) await db.insert(successions).values({ ...work.relevo, publicacionId });
  if (work.revisionesAnteriores)
    await db.insert(earlierReviews).values({ ...work.revisionesAnteriores, publicacionId });
  if (work.recordatorios.length > 0) await db.insert(reminders).values(own(work.recordatorios));
  if (work.usoPorMes.length > 0) await db.insert(usageByMonth).values(own(work.usoPorMes));
  if (work.usoCounter.length > 0) await db.insert(counterUsage).values(own(work.usoCounter));
}

/** What works are to others, once all of them are there. */
export async function insertTied(
  db: Database,
  tied: { relations: (typeof workRelations.$inferInsert)[]; chapters: (typeof bookChapters.$inferInsert)[] },
): Promise<void> {
  await insertRows(db, workRelations, tied.relations);
  await insertRows(db, bookChapters, tied.chapters);
}

async function insertReview(
  db: Database,
  publicacionId: string,
  { respuesta, anotaciones, archivos, ...review }: ReviewRecord,
): Promise<void> {
  const reviewId = review.id;
  await db.insert(reviews).values({ ...review, publicacionId });
  if (respuesta) await db.insert(reviewAnswers).values({ ...respuesta, reviewId });
  if (anotaciones.length > 0)
    await db.insert(reviewAnnotations).values(anotaciones.map((each) => ({ ...each, reviewId })));
  if (archivos.length > 0)
    await db.insert(reviewFiles).values(archivos.map(({ ruta: _, ...file }) => ({ ...file, reviewId })));
}
