/** SQL of what tables hold of one person, for that person. */

import { accountsOf } from '#server/features/accounts/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  apiKeys,
  authorships,
  bids,
  certificates,
  claims,
  decisions,
  discussionMessages,
  drafts,
  editorialNotes,
  files,
  jobs,
  keyOfEntry,
  mails,
  mutedWorks,
  notificationPreferences,
  notifications,
  orcidConsents,
  orcidEntries,
  productionAnswers,
  productions,
  proofs,
  publications,
  queueViews,
  recentViews,
  reviews,
  rightsSignatures,
  savedSearches,
  subscribers,
  suggestions,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  type SQL,
} from '#server/platform/database/sql.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import { completedEstados } from '#server/policy/index.ts';

/** The last job of a kind that the person asked for. */
export async function findLastJob(db: Database, tipo: string, userId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.tipo, tipo), eq(jobs.creadoPorId, userId)))
    .orderBy(desc(jobs.fechaCreacion), desc(jobs.id))
    .limit(1);
  return row;
}

export async function findJob(db: Database, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Rows of a table in the order of their ids, so many at a time, each page asked for when the one before is used up. */
async function* paged<T extends { id: string }>(
  ask: (after: string | undefined, limit: number) => Promise<T[]>,
  limit: number,
): AsyncGenerator<T[]> {
  for (let after: string | undefined, more = true; more; ) {
    const rows = await ask(after, limit);
    yield rows;
    after = rows.at(-1)?.id;
    more = rows.length === limit;
  }
}

/** What is on the screen and what waits for the daily mail. */
export const notificationsOf = (db: Database, userId: string) =>
  paged(
    (after, limit) =>
      db
        .select({
          id: notifications.id,
          tipo: notifications.tipo,
          publicacionId: notifications.publicacionId,
          titulo: notifications.titulo,
          mensaje: notifications.mensaje,
          fecha: notifications.fecha,
          leidaEn: notifications.leidaEn,
        })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), after ? gt(notifications.id, after) : undefined))
        .orderBy(asc(notifications.id))
        .limit(limit),
    500,
  );

/** The works with the person in their byline that are not deleted, the oldest first. */
export async function findWorkIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: publications.id })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(and(eq(authorships.userId, userId), isNull(publications.fechaEliminacion)))
    .orderBy(asc(publications.fechaCreacion), asc(publications.id));
  return rows.map(({ id }) => id);
}

/** Files that the person uploaded, those taken out of drafts included. */
export const findUploads = (db: Database, userId: string) =>
  db
    .select({
      id: files.id,
      publicacionId: files.publicacionId,
      clase: files.clase,
      nombre: files.nombre,
      descripcion: files.descripcion,
      tipo: files.tipo,
      bytes: files.bytes,
      fecha: files.fecha,
    })
    .from(files)
    .where(eq(files.subidoPorId, userId))
    .orderBy(asc(files.fecha), asc(files.id));

/** The mails to an address, told from one another alone: their texts are read a few at a time. */
export async function findMailIds(db: Database, para: string): Promise<string[]> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.para, para)).orderBy(asc(mails.id));
  return rows.map(({ id }) => id);
}
export const findMails = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(mails)
    .where(inArray(mails.id, [...ids]))
    .orderBy(asc(mails.id));

/** Entries that the person did, with any account that was merged into theirs, the last first. */
export async function* activityOf(db: Database, userId: string) {
  const limit = 500;
  for (let before: number | undefined, more = true; more; ) {
    const rows = await db
      .select({ entry: activity, nombres: users.nombres, apellidos: users.apellidos, claveNombre: apiKeys.nombre })
      .from(activity)
      .leftJoin(users, eq(users.id, activity.userId))
      .leftJoin(apiKeys, eq(apiKeys.id, keyOfEntry(activity.datos)))
      .where(
        and(
          inArray(activity.userId, accountsOf(db, userId)),
          before === undefined ? undefined : lt(activity.id, before),
        ),
      )
      .orderBy(desc(activity.id))
      .limit(limit);
    yield rows;
    before = rows.at(-1)?.entry.id;
    more = rows.length === limit;
  }
}

export const findChannels = (db: Database, userId: string) =>
  db
    .select({
      tipo: notificationPreferences.tipo,
      pantalla: notificationPreferences.pantalla,
      correo: notificationPreferences.correo,
    })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));

export const findCertified = (db: Database, userId: string) =>
  db
    .select({
      codigo: certificates.codigo,
      nombre: certificates.nombre,
      revista: certificates.revista,
      anio: certificates.anio,
      porAnio: certificates.porAnio,
      obras: certificates.obras,
      fecha: certificates.fecha,
      fechaRetirada: certificates.fechaRetirada,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.fecha));

export const findMuted = (db: Database, userId: string) =>
  db
    .select({ publicacionId: mutedWorks.publicacionId, desde: mutedWorks.fecha })
    .from(mutedWorks)
    .where(eq(mutedWorks.userId, userId))
    .orderBy(desc(mutedWorks.fecha));

export const findDrafts = (db: Database, userId: string) =>
  db
    .select({ clave: drafts.clave, contenido: drafts.contenido, fecha: drafts.fecha })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.fecha));

export const findSearches = (db: Database, userId: string) =>
  db
    .select({
      nombre: savedSearches.nombre,
      consulta: savedSearches.consulta,
      frecuencia: savedSearches.frecuencia,
      pausada: savedSearches.pausada,
      fechaCreacion: savedSearches.fechaCreacion,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.nombre));

/** What the person lets the platform add to their record at ORCID, and what is there by it; never by which token. */
export async function findOrcidConsent(db: Database, userId: string) {
  const { obras, revisiones, fechaCreacion } = orcidConsents;
  const [consent] = await db
    .select({ obras, revisiones, fechaCreacion })
    .from(orcidConsents)
    .where(eq(orcidConsents.userId, userId));
  if (!consent) return null;
  const { publicacionId, reviewId, codigo, fechaAnadida } = orcidEntries;
  const anadidas = await db
    .select({ publicacionId, reviewId, codigo, fechaAnadida })
    .from(orcidEntries)
    .where(and(eq(orcidEntries.userId, userId), eq(orcidEntries.estado, 'ANADIDA')))
    .orderBy(asc(fechaAnadida), asc(orcidEntries.id));
  return { ...consent, anadidas };
}

export const findViews = (db: Database, userId: string) =>
  db
    .select({ nombre: queueViews.nombre, filtros: queueViews.filtros })
    .from(queueViews)
    .where(eq(queueViews.userId, userId))
    .orderBy(asc(queueViews.nombre));

/** What they said of reviewing works that nobody had asked them for. */
export const findBids = (db: Database, userId: string) =>
  db
    .select({ publicacionId: bids.publicacionId, respuesta: bids.respuesta, motivo: bids.motivo, fecha: bids.fecha })
    .from(bids)
    .where(eq(bids.userId, userId))
    .orderBy(asc(bids.fecha), asc(bids.publicacionId));

export const findReadings = (db: Database, userId: string) =>
  db
    .select({ publicacionId: recentViews.publicacionId, fecha: recentViews.fecha })
    .from(recentViews)
    .where(eq(recentViews.userId, userId))
    .orderBy(desc(recentViews.fecha));

export const findSuggestions = (db: Database, userId: string) =>
  db
    .select({
      publicacionId: suggestions.publicacionId,
      comentarios: suggestions.comentarios,
      fecha: suggestions.fechaCreacion,
    })
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(asc(suggestions.fechaCreacion));

// Who marked one as resolved is somebody else's to say.
const { resueltaPorId: _, ...noteColumns } = getTableColumns(editorialNotes);
export const findNotes = (db: Database, userId: string) =>
  db
    .select(noteColumns)
    .from(editorialNotes)
    .where(eq(editorialNotes.autorId, userId))
    .orderBy(asc(editorialNotes.fecha));

const { respondidaPorId: __, personaId: ___, decisionId: ____, ...claimColumns } = getTableColumns(claims);
/** What they appealed against or complained of, with what was answered. */
export const findClaims = (db: Database, userId: string) =>
  db.select(claimColumns).from(claims).where(eq(claims.personaId, userId)).orderBy(asc(claims.fecha));

const { correo: _____, userId: ______, quien: _______, ...signedColumns } = getTableColumns(rightsSignatures);
/** What they signed of their works, or did not. */
export const findSignedRights = (db: Database, userId: string) =>
  db
    .select(signedColumns)
    .from(rightsSignatures)
    .where(eq(rightsSignatures.userId, userId))
    .orderBy(asc(rightsSignatures.fecha));

/** What they answered to others. */
export const findClaimAnswers = (db: Database, userId: string) =>
  db
    .select({
      publicacionId: claims.publicacionId,
      clase: claims.clase,
      estado: claims.estado,
      respuesta: claims.respuesta,
      fecha: claims.fechaCierre,
    })
    .from(claims)
    .where(eq(claims.respondidaPorId, userId))
    .orderBy(asc(claims.fechaCierre));

/** What they answered to the changes of copy-editing of works of theirs. */
export const findChangeAnswers = (db: Database, userId: string) =>
  db
    .select({
      publicacionId: productions.publicacionId,
      aceptado: productionAnswers.aceptado,
      texto: productionAnswers.texto,
      fecha: productionAnswers.fecha,
    })
    .from(productionAnswers)
    .innerJoin(productions, eq(productions.id, productionAnswers.produccionId))
    .where(eq(productionAnswers.personaId, userId))
    .orderBy(asc(productionAnswers.fecha), asc(productionAnswers.clave));

/** What they said of the proofs. */
export const findProofAnswers = (db: Database, userId: string) =>
  db
    .select({
      publicacionId: productions.publicacionId,
      numero: proofs.numero,
      resultado: proofs.resultado,
      correcciones: proofs.correcciones,
      fecha: proofs.fechaRespuesta,
    })
    .from(proofs)
    .innerJoin(productions, eq(productions.id, proofs.produccionId))
    .where(eq(proofs.personaId, userId))
    .orderBy(asc(proofs.fechaRespuesta), asc(proofs.numero));

/** What they said in the discussions of the rounds that they reviewed or run. */
export const findMessages = (db: Database, userId: string) =>
  db
    .select({
      publicacionId: discussionMessages.publicacionId,
      ronda: discussionMessages.ronda,
      texto: discussionMessages.texto,
      fecha: discussionMessages.fecha,
      fechaEdicion: discussionMessages.fechaEdicion,
      fechaEliminacion: discussionMessages.fechaEliminacion,
    })
    .from(discussionMessages)
    .where(eq(discussionMessages.autorId, userId))
    .orderBy(asc(discussionMessages.fecha), asc(discussionMessages.id));

export const findDecisions = (db: Database, userId: string) =>
  db.select().from(decisions).where(eq(decisions.editorId, userId)).orderBy(asc(decisions.fecha));

export async function findSubscription(db: Database, email: string) {
  const [row] = await db
    .select({ idioma: subscribers.idioma, alta: subscribers.fechaAlta, confirmacion: subscribers.fechaConfirmacion })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), isNull(subscribers.fechaBaja)));
  return row ?? null;
}

/** The person's reviews that are completed. */
export async function countCompleted(db: Database, userId: string): Promise<number> {
  return db.$count(reviews, and(eq(reviews.revisorId, userId), inArray(reviews.estado, [...completedEstados])));
}

export const countWorks = (db: Database, where: SQL | undefined): Promise<number> => db.$count(publications, where);
