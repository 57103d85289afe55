import { type ChannelChoices, defaultChannels } from '#contract/entities/notification.ts';
import type { NotificationTipo } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { readableBy, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  mutedWorks,
  notificationPreferences,
  notifications,
  publications,
  reviews,
  savedSearches,
  users,
} from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

export const selection = {
  id: notifications.id,
  tipo: notifications.tipo,
  publicacionId: notifications.publicacionId,
  titulo: notifications.titulo,
  mensaje: notifications.mensaje,
  fecha: notifications.fecha,
  leidaEn: notifications.leidaEn,
  para: users.email,
  /** What happened; null once the record was pruned of it. */
  evento: activity.type,
  reviewId: activity.reviewId,
};

/** What a person finds on the screen: without what they want in their mail alone. */
const shownTo = (userId: string) => and(eq(notifications.userId, userId), notifications.enPantalla);

/** A page of a person’s notifications, the newest first, with how many there are and how many unread. */
export async function findNotifications(
  db: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
) {
  const [counted] = await db
    .select({ total: count(), unread: sql`count(*) filter (where ${notifications.leidaEn} is null)`.mapWith(Number) })
    .from(notifications)
    .where(shownTo(userId));
  const rows = await db
    .select(selection)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(activity, eq(activity.id, notifications.actividadId))
    .where(shownTo(userId))
    .orderBy(sql`${notifications.fecha} desc nulls last`, asc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0, unread: counted?.unread ?? 0 };
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>['rows'][number];

/** Marks one of the person's own as read, and gives it; undefined where it is not theirs. */
export async function markRead(db: Database, userId: string, id: string): Promise<NotificationRow | undefined> {
  const own = and(eq(notifications.id, id), shownTo(userId));
  await db
    .update(notifications)
    .set({ leidaEn: sql`now()` })
    .where(and(own, isNull(notifications.leidaEn)));
  const [row] = await db
    .select(selection)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(activity, eq(activity.id, notifications.actividadId))
    .where(own);
  return row;
}

/** Marks all of the person's own as read. */
export async function markAllRead(db: Database, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ leidaEn: sql`now()` })
    .where(and(shownTo(userId), isNull(notifications.leidaEn)));
}

/** How a person wants to be told of each type. */
export async function findChoices(db: Database, userId: string): Promise<ChannelChoices> {
  const rows = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const chosen = rows.map(({ tipo, pantalla, correo }) => [tipo, { pantalla, correo }] as const);
  return { ...defaultChannels, ...Object.fromEntries(chosen) };
}

export async function keepChoice(
  db: Database,
  userId: string,
  tipo: NotificationTipo,
  channels: ChannelChoices[NotificationTipo],
): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values({ userId, tipo, ...channels })
    .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.tipo], set: channels });
}

/** Of these works those that the reader may read, with each of their own reviews of them, the last round last. */
export function findNoticed(db: Database, reader: Person, ids: readonly string[]) {
  return db
    .select({
      id: publications.id,
      titulo: publications.titulo,
      idioma: publications.idioma,
      estado: publications.estado,
      revistaId: publications.revistaId,
      propia: writtenBy(db, reader.id).mapWith(Boolean),
      ownReview: reviews.id,
      silenciada: isNotNull(mutedWorks.fecha).mapWith(Boolean),
    })
    .from(publications)
    .leftJoin(
      reviews,
      and(eq(reviews.publicacionId, publications.id), eq(reviews.revisorId, reader.id), isNull(reviews.fechaDeclinada)),
    )
    .leftJoin(mutedWorks, and(eq(mutedWorks.publicacionId, publications.id), eq(mutedWorks.userId, reader.id)))
    .where(and(readableBy(db, reader), inArray(publications.id, [...ids])))
    .orderBy(asc(reviews.ronda));
}

/** A page of the works that somebody muted, the last first, with how many there are; of one alone where it is named. */
export async function findMuted(
  db: Database,
  reader: Person,
  { page, limit, obra }: { page: number; limit: number; obra?: string | undefined },
) {
  const own = and(eq(mutedWorks.userId, reader.id), obra ? eq(mutedWorks.publicacionId, obra) : undefined);
  const [counted] = await db.select({ total: count() }).from(mutedWorks).where(own);
  const rows = await db
    .select({
      id: mutedWorks.publicacionId,
      titulo: publications.titulo,
      idioma: publications.idioma,
      desde: mutedWorks.fecha,
    })
    .from(mutedWorks)
    .leftJoin(publications, and(eq(publications.id, mutedWorks.publicacionId), readableBy(db, reader)))
    .where(own)
    .orderBy(desc(mutedWorks.fecha), asc(mutedWorks.publicacionId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

export async function insertMuted(db: Database, userId: string, publicacionId: string): Promise<void> {
  await db.insert(mutedWorks).values({ userId, publicacionId }).onConflictDoNothing();
}

/** Gives whether it was muted. */
export async function deleteMuted(db: Database, userId: string, publicacionId: string): Promise<boolean> {
  const gone = await db
    .delete(mutedWorks)
    .where(and(eq(mutedWorks.userId, userId), eq(mutedWorks.publicacionId, publicacionId)))
    .returning({ id: mutedWorks.publicacionId });
  return gone.length > 0;
}

/** Nothing more is mailed of the searches of the catalogue that somebody keeps, until they go on with one. */
export async function pauseSearches(db: Database, userId: string): Promise<void> {
  await db.update(savedSearches).set({ pausada: true }).where(eq(savedSearches.userId, userId));
}
