import { type ChannelChoices, defaultChannels } from '#contract/entities/notification.ts';
import type { NotificationTipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notificationPreferences, notifications, users } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, isNull, sql } from '#server/platform/database/sql.ts';

export const selection = {
  id: notifications.id,
  tipo: notifications.tipo,
  publicacionId: notifications.publicacionId,
  titulo: notifications.titulo,
  mensaje: notifications.mensaje,
  fecha: notifications.fecha,
  leidaEn: notifications.leidaEn,
  para: users.email,
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
