/** Notifications of the browser itself, where the person wants them ('Mostrar notificaciones locales') and allowed them. */
import type { ToldNotification } from '#contract/entities/live-event.ts';
import { spoken } from '#web/messages/i18n.ts';
import { preferences } from '../preferences.ts';
import { isAnyInView } from './in-view.ts';
import { noticeLeave } from './notice-leave.ts';

/**
 * Shows what a person was told while none of their tabs is in view.
 * @param open leads to what it is about, in the tab that shows it
 */
export async function showNotice(
  personId: string,
  notice: ToldNotification,
  open: (notice: ToldNotification) => void,
): Promise<void> {
  if (noticeLeave() !== 'granted' || !preferences().notifications) return;
  if (await isAnyInView(personId)) return;
  const { id, titulo, mensaje } = notice;
  try {
    const shown = new Notification(titulo, { body: mensaje, tag: id, lang: spoken() });
    shown.onclick = () => {
      shown.close();
      window.focus();
      open(notice);
    };
  } catch {
    // Phones show them through a service worker alone.
  }
}
