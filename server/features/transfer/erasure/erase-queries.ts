/**
 * SQL of an erasure: every table that may hold something of a person, one after another. What stays is the scholarly
 * record (bylines, texts and letters of works that were sent), and ids that lead to nobody.
 */

import type { PgColumn } from 'drizzle-orm/pg-core';
import { endLostConsents } from '#server/features/accounts/orcid/consent-queries.ts';
import { accountsOf, revokeSessions } from '#server/features/accounts/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  apiKeys,
  authorships,
  bids,
  candidates,
  certificates,
  claims,
  coauthorships,
  conflicts,
  deadlineFeeds,
  decisions,
  drafts,
  editorialNotes,
  expertise,
  identityConsents,
  identityLinks,
  institutionInvitations,
  institutionMembers,
  institutionRequests,
  jobs,
  mailedTokens,
  mails,
  mutedWorks,
  notificationPreferences,
  notifications,
  passkeyChallenges,
  passkeys,
  productionAnswers,
  productions,
  proofs,
  publications,
  queueViews,
  recentViews,
  reminders,
  returnedAddresses,
  reviewFiles,
  reviews,
  rightsRequests,
  rightsSignatures,
  savedSearches,
  secondFactors,
  signInChallenges,
  subscribers,
  successions,
  users,
} from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from '#server/platform/database/sql.ts';

export interface Erased {
  id: string;
  email: string;
  /** Null while nobody has confirmed the address: it may be somebody else's, whose mails and invitations stay. */
  fechaVerificacion: Date | null;
  nombres: string;
  apellidos: string;
  /** Where they were invited to sign works, perhaps other addresses of theirs. */
  invitedAt: readonly string[];
}

/** In place of a name in what others wrote or were sent. */
const nobody = 'Cuenta eliminada';

/**
 * Takes the personal data out of an account, ends its sessions and links, and deletes what is its person's alone. What it
 * published and reviewed stays.
 */
export async function eraseUser(db: Database, erased: Erased): Promise<void> {
  // First of all, while invitations and works still say which mails, letters and names are theirs.
  await eraseMails(db, erased);
  await eraseLetters(db, erased);
  await eraseFromClaims(db, erased);
  await eraseSignedAddresses(db, erased);
  await eraseFromProductions(db, erased);
  await eraseInvitations(db, erased);
  await eraseOwnRows(db, erased);
  await eraseFromReviews(db, erased);
  await emptyAccount(db, erased.id);
}

/** Rows that are nobody else's. */
export async function eraseOwnRows(db: Database, { id, email, fechaVerificacion }: Erased): Promise<void> {
  const own: PgColumn[] = [
    mailedTokens.userId,
    apiKeys.userId,
    secondFactors.userId,
    identityLinks.userId,
    signInChallenges.userId,
    passkeys.userId,
    passkeyChallenges.userId,
    drafts.userId,
    recentViews.userId,
    queueViews.userId,
    savedSearches.userId,
    notifications.userId,
    notificationPreferences.userId,
    mutedWorks.userId,
    deadlineFeeds.userId,
    expertise.userId,
    candidates.userId,
    bids.userId,
    institutionMembers.userId,
    institutionRequests.userId,
    reminders.userId,
    conflicts.userId,
    // What others said of them: there is nobody left whom it could keep from a work.
    conflicts.conUserId,
    identityConsents.personaId,
    // The results of a job are for who asked for it; without an asker they would pass for the platform's own.
    jobs.creadoPorId,
  ];
  for (const column of own) await db.delete(column.table).where(eq(column, id));
  await db.update(institutionInvitations).set({ invitaId: null }).where(eq(institutionInvitations.invitaId, id));
  await db
    .update(institutionRequests)
    .set({ respondidaPorId: null })
    .where(eq(institutionRequests.respondidaPorId, id));
  if (fechaVerificacion)
    for (const at of [institutionInvitations, institutionRequests]) await db.delete(at).where(eq(at.email, email));
  await db.update(successions).set({ propuestoPorId: null }).where(eq(successions.propuestoPorId, id));
  await db.delete(editorialNotes).where(and(eq(editorialNotes.autorId, id), eq(editorialNotes.privada, true)));
  // Their addresses stay, and say that they hold no more.
  await db
    .update(certificates)
    .set({ nombre: '', porAnio: [], obras: [], fechaRetirada: sql`coalesce(${certificates.fechaRetirada}, now())` })
    .where(eq(certificates.userId, id));
  if (fechaVerificacion) await db.delete(subscribers).where(eq(subscribers.email, email));
  if (fechaVerificacion) await db.delete(returnedAddresses).where(eq(returnedAddresses.direccion, email));
  await revokeSessions(db, id);
}

/**
 * Deletes mails to them and from them, what they wrote as it is read among notifications, and takes their name out of mails about works that they had a part in and to
 * people whom they invited.
 */
export async function eraseMails(db: Database, erased: Erased): Promise<void> {
  const { id, email, fechaVerificacion, invitedAt } = erased;
  // Links that were mailed to an unconfirmed address may be its owner's: invitations to sign, to read a newsletter.
  const theirs = and(eq(mails.para, email), fechaVerificacion ? undefined : not(mails.secreto));
  await db.delete(mails).where(or(theirs, inArray(mails.para, [...invitedAt]), eq(mails.enviadoPorId, id)));
  const written = db
    .select({ id: activity.id })
    .from(activity)
    // The record goes on naming the account that wrote: one merged into theirs, perhaps.
    .where(and(inArray(activity.userId, accountsOf(db, id)), eq(activity.type, 'mail.written')));
  await db.delete(notifications).where(inArray(notifications.actividadId, written));
  const invited = db.select({ email: coauthorships.email }).from(coauthorships).where(eq(coauthorships.invitaId, id));
  await db
    .update(mails)
    .set({
      asunto: without(erased, mails.asunto),
      texto: without(erased, mails.texto),
      html: without(erased, mails.html),
      ...(fechaVerificacion && { responderA: sql`nullif(${mails.responderA}, ${email})` }),
    })
    .where(
      or(
        inArray(mails.publicacionId, worksOf(db, id)),
        inArray(mails.para, invited),
        fechaVerificacion ? eq(mails.responderA, email) : eq(mails.para, email),
      ),
    );
}

/**
 * Takes their name out of the letters of decisions, and leaves nothing of these but language, subject and text: who
 * wrote one, and to whom it went, is told elsewhere to whoever may know.
 */
export async function eraseLetters(db: Database, erased: Erased): Promise<void> {
  const { id } = erased;
  await db
    .update(decisions)
    .set({
      carta: sql`jsonb_build_object(
        'idioma', ${decisions.carta} -> 'idioma',
        'asunto', ${without(erased, sql`(${decisions.carta} ->> 'asunto')`)},
        'cuerpo', ${without(erased, sql`(${decisions.carta} ->> 'cuerpo')`)})`,
    })
    .where(
      and(
        sql`${decisions.carta} is not null`,
        or(eq(decisions.editorId, id), inArray(decisions.publicacionId, worksOf(db, id))),
      ),
    );
}

/** What they signed stays with their works, which name them; where they were mailed, and why they did not sign, does not. */
async function eraseSignedAddresses(db: Database, { id, email, fechaVerificacion }: Erased): Promise<void> {
  const address = (column: PgColumn) => (fechaVerificacion ? eq(column, email) : undefined);
  const theirs = or(eq(rightsSignatures.userId, id), address(rightsSignatures.correo));
  await db.update(rightsSignatures).set({ correo: null, motivo: '' }).where(theirs);
  if (fechaVerificacion) await db.delete(rightsRequests).where(eq(rightsRequests.correo, email));
}

/** Takes their name out of what was asked and answered about works that they had a part in. What was asked stays with its work. */
export async function eraseFromClaims(db: Database, erased: Erased): Promise<void> {
  const { id } = erased;
  await db
    .update(claims)
    .set({
      texto: without(erased, claims.texto),
      respuesta: sql`case when ${claims.respuesta} is null then null else ${without(erased, claims.respuesta)} end`,
    })
    .where(
      or(eq(claims.personaId, id), eq(claims.respondidaPorId, id), inArray(claims.publicacionId, worksOf(db, id))),
    );
}

/** Takes their name out of what authors said of the changes and proofs of works that they had a part in. */
export async function eraseFromProductions(db: Database, erased: Erased): Promise<void> {
  const { id } = erased;
  const theirs = db
    .select({ id: productions.id })
    .from(productions)
    .where(inArray(productions.publicacionId, worksOf(db, id)));
  await db
    .update(productionAnswers)
    .set({ texto: without(erased, productionAnswers.texto) })
    .where(or(eq(productionAnswers.personaId, id), inArray(productionAnswers.produccionId, theirs)));
  await db
    .update(proofs)
    .set({ correcciones: without(erased, proofs.correcciones) })
    .where(or(eq(proofs.personaId, id), inArray(proofs.produccionId, theirs)));
}

/**
 * The text without the name and the address. Of names only whole ones, of two words at least: people choose their own, and
 * one called 'no' would take that word out of what others wrote.
 */
function without({ nombres, apellidos, email }: Erased, text: SQL | PgColumn): SQL {
  const name = `${nombres} ${apellidos}`.trim();
  const pattern = `(?<![[:alnum:]])${name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?![[:alnum:]])`;
  const nameless = isFullName(name) ? sql`regexp_replace(${text}, ${pattern}, ${nobody}, 'g')` : sql`${text}`;
  return sql`replace(${nameless}, ${email}, ${nobody})`;
}
const isFullName = (name: string) => /[\p{L}\p{N}]\S*\s+\S*[\p{L}\p{N}]/u.test(name);

/** Works that they sign, handle, review or decided. */
const worksOf = (db: Database, id: string) =>
  db
    .select({ id: authorships.publicacionId })
    .from(authorships)
    .where(eq(authorships.userId, id))
    .union(db.select({ id: publications.id }).from(publications).where(eq(publications.editorId, id)))
    .union(db.select({ id: reviews.publicacionId }).from(reviews).where(eq(reviews.revisorId, id)))
    .union(db.select({ id: decisions.publicacionId }).from(decisions).where(eq(decisions.editorId, id)));

/** Where they were invited to sign works, as their bylines say it: to be asked before the person leaves any. */
export async function findInvitedAt(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: sql<string>`${authorships.email}` })
    .from(authorships)
    .where(and(eq(authorships.userId, id), isNotNull(authorships.email)));
  return rows.map(({ email }) => email);
}

/** Invitations to sign, and addresses in bylines. */
async function eraseInvitations(db: Database, { id, email, fechaVerificacion, invitedAt }: Erased): Promise<void> {
  const address = (column: PgColumn) => (fechaVerificacion ? eq(column, email) : undefined);
  await db.delete(coauthorships).where(or(address(coauthorships.email), inArray(coauthorships.email, [...invitedAt])));
  await db
    .update(authorships)
    .set({ email: null })
    .where(or(eq(authorships.userId, id), address(authorships.email)));
}

/** Reviews stay, without what names who wrote them; nor does anybody propose the person any more. */
async function eraseFromReviews(db: Database, erased: Erased): Promise<void> {
  const { id, email, nombres, apellidos, fechaVerificacion } = erased;
  const own = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.revisorId, id));
  await db
    .update(reviewFiles)
    .set({ nombre: sql`'adjunto' || coalesce(substring(${reviewFiles.nombre} from '\\.[A-Za-z0-9]{1,8}$'), '')` })
    .where(inArray(reviewFiles.reviewId, own));
  // Anybody can take another's name, and register with their address.
  if (!fechaVerificacion) return;
  const named = [email, `${nombres} ${apellidos}`].map((said) => {
    const words = sql`btrim(public.es_words(${said}))`;
    const suggested = sql`' ' || public.es_words(${reviews.sugiereA}) || ' '`;
    return sql`(${words} like '% %' and position(' ' || ${words} || ' ' in ${suggested}) > 0)`;
  });
  await db
    .update(reviews)
    .set({ sugiereA: null })
    .where(or(...named));
}

/** Leaves a row that holds nothing but its id. */
export async function emptyAccount(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({
      nombres: 'Cuenta',
      apellidos: 'eliminada',
      email: `eliminada-${id}@invalid`,
      passwordHash: '',
      afiliacion: '',
      afiliacionRor: null,
      orcid: null,
      fechaOrcid: null,
      fotoUrl: '',
      biografia: '',
      roles: [],
      ambitos: {},
      rolSolicitado: null,
      revistaSolicitada: null,
      palabrasClave: [],
      capacidadRevisiones: null,
      noDisponibleHasta: null,
      ausenteDesde: null,
      notaAusencia: '',
      sinRecordatorios: false,
      fechaVerificacion: null,
      fechaAcceso: null,
      fechaBloqueo: null,
      invitadaDesde: null,
      rolesPrometidos: null,
      preferencias: sql`default`,
      textosAceptados: {},
      fechaEliminacion: sql`now()`,
    })
    .where(eq(users.id, id));
  // Their permission to write at ORCID is given back by the next turn, and the iD is named nowhere until then.
  await endLostConsents(db);
}

/** The mails to an address, but for personal links: after an erasure, the farewell alone. */
export async function findMailsTo(db: Database, para: string): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.para, para), not(mails.secreto)));
  return rows.map(({ id }) => id);
}

export async function deleteMails(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, [...ids]));
}
