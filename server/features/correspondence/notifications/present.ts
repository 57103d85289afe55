import type { ToldNotification } from '#contract/entities/live-event.ts';
import type { Notification } from '#contract/entities/notification.ts';
import { claseOf } from './kind-of.ts';
import type { NoticedWorks } from './noticed-works.ts';
import type { NotificationRow } from './queries.ts';

/** A notification as its reader hears of it: its title is also its subject (spec 001 §3). */
export function presentTold({ fecha, leidaEn, evento, reviewId: _, ...row }: NotificationRow): ToldNotification {
  return {
    ...row,
    clase: claseOf(row.tipo, evento),
    asunto: row.titulo,
    fecha: fecha.toISOString(),
    leida: leidaEn !== null,
  };
}

/** The same with the work that it is about, as far as its reader may open that now. */
export const presentNotification = (row: NotificationRow, works: NoticedWorks): Notification => ({
  ...presentTold(row),
  obra: works.of(row),
});
