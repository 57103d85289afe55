/** SQL of what follows from an event: the activity entry, the people to tell, their notifications, the signal. */

import { union } from 'drizzle-orm/pg-core';
import { type Channels, defaultChannels } from '#contract/entities/notification.ts';
import type { Language, NotificationTipo, Role } from '#contract/vocabulary.ts';
import { findAnswerers } from '#server/platform/database/claim-scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { holdsRole } from '#server/platform/database/role-scope.ts';
import {
  activity,
  authorships,
  bookChapters,
  claims,
  decisions,
  discussionMessages,
  editorialNotes,
  expertise,
  mutedWorks,
  notificationPreferences,
  notifications,
  publications,
  reviewAnswers,
  reviews,
  users,
  workRelations,
} from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, isNull, ne, not, or, sql } from '#server/platform/database/sql.ts';
import { completedEstados, rolesThat } from '#server/policy/index.ts';

/** Gives the entries' ids, in their order. */
export async function insertActivities(db: Database, entries: (typeof activity.$inferInsert)[]): Promise<number[]> {
  const rows = await db.insert(activity).values(entries).returning({ id: activity.id });
  return rows.map(({ id }) => id);
}

export const insertNotifications = (db: Database, rows: (typeof notifications.$inferInsert)[]): Promise<void> =>
  insertRows(db, notifications, rows);

/** Who was told of the same of the same work, and has not read it; of what is mailed alone nobody knows that for longer than a day. */
export async function findUnread(
  db: Database,
  { type, publicacionId }: { type: string; publicacionId?: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(activity, eq(activity.id, notifications.actividadId))
    .where(
      and(
        sql`${activity.publicacionId} = ${publicacionId ?? null}::uuid`,
        eq(activity.type, type),
        isNull(notifications.leidaEn),
        or(notifications.enPantalla, sql`${notifications.fecha} > now() - interval '1 day'`),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether any notice of an entry is left, read or not. */
export const hasNotices = async (db: Database, entry: number): Promise<boolean> =>
  (await db.$count(notifications, eq(notifications.actividadId, entry))) > 0;

/** Takes away what was told of these happenings of these works, read or not. */
export async function deleteNotices(db: Database, types: readonly string[], works: readonly string[]): Promise<void> {
  const entries = db
    .select({ id: activity.id })
    .from(activity)
    .where(and(inArray(activity.publicacionId, [...works]), inArray(activity.type, [...types])));
  if (works.length > 0) await db.delete(notifications).where(inArray(notifications.actividadId, entries));
}

/**
 * In which language each of these people reads, how they want to be told of a type of notification, and whether they muted
 * the work; Spanish and the default channels where they never chose.
 */
export async function findReaders(
  db: Database,
  tipo: NotificationTipo,
  people: readonly string[],
  publicacionId?: string,
): Promise<{ userId: string; language: Language; channels: Channels; hasMuted: boolean }[]> {
  const rows = await db
    .select({
      userId: users.id,
      preferencias: users.preferencias,
      pantalla: notificationPreferences.pantalla,
      correo: notificationPreferences.correo,
      muted: mutedWorks.fecha,
    })
    .from(users)
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.tipo, tipo)),
    )
    .leftJoin(
      mutedWorks,
      and(eq(mutedWorks.userId, users.id), sql`${mutedWorks.publicacionId} = ${publicacionId ?? null}::uuid`),
    )
    .where(sql`${users.id} = any(${sql.param(`{${people.join()}}`)}::uuid[])`);
  return rows.map(({ userId, preferencias, pantalla, correo, muted }) => ({
    userId,
    language: preferencias.language ?? 'es',
    channels: pantalla === null || correo === null ? defaultChannels[tipo] : { pantalla, correo },
    hasMuted: muted !== null,
  }));
}

/**
 * Readers see something else of the work from now on, or nothing any more, and with it of those that it is tied to; of one that they
 * never saw nothing has changed. Gives the ids of the others.
 */
export async function markPublicChange(db: Database, publicacionId: string): Promise<string[]> {
  const tied = sql`select case when obra_id = ${publicacionId} then publicacion_id else obra_id end from ${workRelations}
    where ${publicacionId} in (obra_id, publicacion_id)
    union select case when libro_id = ${publicacionId} then publicacion_id else libro_id end from ${bookChapters}
    where ${publicacionId} in (libro_id, publicacion_id)`;
  const changed = await db
    .update(publications)
    .set({ fechaCambioPublico: sql`now()` })
    .where(
      and(
        or(eq(publications.id, publicacionId), sql`${publications.id} = any(array(${tied}))`),
        isNotNull(publications.fechaPublicacion),
      ),
    )
    .returning({ id: publications.id });
  return changed.map(({ id }) => id).filter((id) => id !== publicacionId);
}

/** Forgets what somebody, or who signs a work, knows about: it is to be made anew. */
export async function forgetExpertise(
  db: Database,
  { publicacionId, userId }: { publicacionId?: string; userId?: string | null },
): Promise<void> {
  const authors = db
    .select({ id: authorships.userId })
    .from(authorships)
    .where(eq(authorships.publicacionId, publicacionId ?? ''));
  if (publicacionId) await db.delete(expertise).where(inArray(expertise.userId, authors));
  else if (userId) await db.delete(expertise).where(eq(expertise.userId, userId));
}

export type Audience =
  | 'account'
  | 'mainAuthor'
  | 'authors'
  | 'editors'
  | 'administrators'
  | 'workEditors'
  | 'reviewer'
  | 'reviewersHere'
  | 'handlingEditor'
  | 'workReviewers'
  | 'waitingReviewers'
  | 'awaitedReviewers'
  | 'answeredReviewers'
  | 'discussingReviewers'
  | 'discussingEditors'
  | 'claimEditors'
  | 'claimAdministrators'
  | 'claimsUnanswerable'
  | 'claimant'
  | 'overturned';

interface EventSubject {
  userId?: string | null;
  publicacionId?: string;
  reviewId?: string;
  datos?: Record<string, string | number | null>;
}

/** The accounts of an audience of a work or a review; `account` is the one that the event says it is about. */
export async function findAudience(
  db: Database,
  to: Audience,
  { userId, publicacionId = '', reviewId = '', datos }: EventSubject,
): Promise<string[]> {
  switch (to) {
    case 'account':
      return typeof datos?.cuenta === 'string' ? [datos.cuenta] : [];
    case 'mainAuthor':
      return mainAuthorOf(db, publicacionId);
    case 'authors':
      return authorsOf(db, publicacionId);
    case 'administrators':
      return holders(db, rolesThat.administer);
    case 'editors': {
      // An editor who wrote the work is an author here, and learns what authors learn.
      const authors = publicacionId ? await authorsOf(db, publicacionId) : [];
      return (await holders(db, rolesThat.runWorks, publicacionId)).filter((id) => !authors.includes(id));
    }
    case 'workEditors': {
      // Who handles the work and who takes part in its discussion; all editors while that is nobody.
      const editors = await findAudience(db, 'editors', { publicacionId });
      const engaged = await engagedIn(db, publicacionId);
      const told = editors.filter((id) => engaged.includes(id) && id !== userId);
      return told.length > 0 ? told : editors;
    }
    case 'discussingEditors': {
      // Who handles the work and who of them wrote to its reviewers; all editors while that is nobody.
      const editors = await findAudience(db, 'editors', { publicacionId });
      const engaged = await discussingIn(db, publicacionId);
      const told = editors.filter((id) => engaged.includes(id));
      return told.length > 0 ? told : editors;
    }
    case 'claimEditors':
      return (await findAnswerers(db, claimOf(datos))).EDICION;
    case 'claimAdministrators':
      return (await findAnswerers(db, claimOf(datos))).ADMINISTRACION;
    case 'claimsUnanswerable':
      // Nobody of those who run the work may answer it: somebody else has to be given a role.
      return (await findAnswerers(db, claimOf(datos))).nobody ? holders(db, rolesThat.administer) : [];
    case 'claimant': {
      const rows = await db
        .select({ id: claims.personaId })
        .from(claims)
        .where(eq(claims.id, claimOf(datos)));
      return rows.map(({ id }) => id);
    }
    case 'overturned': {
      // Who took the decision that the appeal was against; who handles the work is told that it was revoked.
      const rows = await db
        .select({ id: users.id })
        .from(claims)
        .innerJoin(decisions, eq(decisions.id, claims.decisionId))
        .innerJoin(publications, eq(publications.id, claims.publicacionId))
        .innerJoin(users, eq(users.id, decisions.editorId))
        .where(
          and(
            eq(claims.id, claimOf(datos)),
            isNull(users.fechaEliminacion),
            sql`${publications.editorId} is distinct from ${users.id}`,
          ),
        );
      return rows.map(({ id }) => id);
    }
    case 'reviewer': {
      const rows = await db.select({ id: reviews.revisorId }).from(reviews).where(eq(reviews.id, reviewId));
      return rows.map(({ id }) => id);
    }
    case 'reviewersHere':
      return holders(db, rolesThat.review);
    case 'handlingEditor':
      return handlerOf(db, publicacionId);
    case 'waitingReviewers': {
      const rows = await db
        .select({ id: reviews.revisorId })
        .from(reviews)
        .where(
          and(
            eq(reviews.publicacionId, publicacionId),
            isNull(reviews.fechaDeclinada),
            isNull(reviews.fechaCompletada),
          ),
        );
      return rows.map(({ id }) => id);
    }
    case 'awaitedReviewers': {
      // The same of the present round: earlier ones were closed without them.
      const rows = await db
        .select({ id: reviews.revisorId })
        .from(reviews)
        .innerJoin(publications, eq(publications.id, reviews.publicacionId))
        .where(
          and(
            eq(reviews.publicacionId, publicacionId),
            eq(reviews.ronda, publications.ronda),
            isNull(reviews.fechaDeclinada),
            isNull(reviews.fechaCompletada),
          ),
        );
      return rows.map(({ id }) => id);
    }
    case 'discussingReviewers': {
      // Who handed in their own review of the round, and did not write the work.
      const rows = await db
        .select({ id: reviews.revisorId })
        .from(reviews)
        .where(
          and(
            eq(reviews.publicacionId, publicacionId),
            eq(reviews.ronda, Number(datos?.ronda ?? 0)),
            isNull(reviews.fechaDeclinada),
            inArray(sql`coalesce(${reviews.estadoRevisor}, ${reviews.estado})`, [...completedEstados]),
          ),
        );
      const authors = await authorsOf(db, publicacionId);
      return rows.map(({ id }) => id).filter((id) => !authors.includes(id));
    }
    case 'workReviewers': {
      const rows = await db
        .select({ id: reviews.revisorId })
        .from(reviews)
        .where(and(eq(reviews.publicacionId, publicacionId), isNull(reviews.fechaDeclinada)));
      return rows.map(({ id }) => id);
    }
    case 'answeredReviewers': {
      // Those answered with the last version: answers that go out together have one moment.
      const lastSent = sql`(select max(enviada) from ${reviewAnswers} as a join ${reviews} as r on r.id = a.review_id
        where r.publicacion_id = ${publicacionId})`;
      const rows = await db
        .selectDistinct({ id: reviews.revisorId })
        .from(reviews)
        .innerJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id))
        .where(and(eq(reviews.publicacionId, publicacionId), eq(reviewAnswers.enviada, lastSent)));
      return rows.map(({ id }) => id);
    }
  }
}

const claimOf = (datos: EventSubject['datos']) => String(datos?.reclamacion ?? '');

async function mainAuthorOf(db: Database, publicacionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: publications.autorPrincipalId })
    .from(publications)
    .where(eq(publications.id, publicacionId));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Who handles the work; nobody where an administrator narrowed their role to other journals since. */
async function handlerOf(db: Database, publicacionId: string): Promise<string[]> {
  const narrowedAway = and(
    ne(users.ambitos, {}),
    not(holdsRole(rolesThat.runWorks, publications.revistaId) ?? sql`true`),
  );
  const rows = await db
    .select({ id: users.id })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.editorId))
    .where(and(eq(publications.id, publicacionId), not(narrowedAway ?? sql`false`)));
  return rows.map(({ id }) => id);
}

async function authorsOf(db: Database, publicacionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: authorships.userId })
    .from(authorships)
    .where(eq(authorships.publicacionId, publicacionId));
  return rows.flatMap(({ id }) => id ?? []);
}

async function engagedIn(db: Database, publicacionId: string): Promise<string[]> {
  const handling = db
    .select({ id: publications.editorId })
    .from(publications)
    .where(eq(publications.id, publicacionId));
  const writing = db
    .select({ id: editorialNotes.autorId })
    .from(editorialNotes)
    .where(and(eq(editorialNotes.publicacionId, publicacionId), eq(editorialNotes.privada, false)));
  return (await union(handling, writing)).flatMap(({ id }) => id ?? []);
}

async function discussingIn(db: Database, publicacionId: string): Promise<string[]> {
  const handling = db
    .select({ id: publications.editorId })
    .from(publications)
    .where(eq(publications.id, publicacionId));
  const writing = db
    .select({ id: discussionMessages.autorId })
    .from(discussionMessages)
    .where(and(eq(discussionMessages.publicacionId, publicacionId), isNull(discussionMessages.reviewId)));
  return (await union(handling, writing)).flatMap(({ id }) => id ?? []);
}

/** Who holds one of the roles: where the journal of this work is, or anywhere where there is no work. */
async function holders(db: Database, roles: Role[], publicacionId = ''): Promise<string[]> {
  const journal = db
    .select({ id: publications.revistaId })
    .from(publications)
    .where(eq(publications.id, publicacionId));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        holdsRole(roles, publicacionId ? journal : undefined),
        isNull(users.fechaEliminacion),
        isNull(users.fechaBloqueo),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The database's own clock, by which jobs are due. */
export async function clockOf(db: Database): Promise<Date> {
  const [row] = await db.select({ now: sql<string>`to_json(now())` }).from(sql`(select) as one`);
  return new Date(row?.now ?? Date.now());
}
