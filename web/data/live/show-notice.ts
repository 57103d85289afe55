/** Notifications of the browser itself, where the person wants them ('Mostrar notificaciones locales') and allowed them. */
import type { Notification as Notice } from '#contract/entities/notification.ts';
import { spoken } from '#web/messages/i18n.ts';
import { preferences } from '../preferences.ts';

/** Whether this browser can be asked at all. */
const canShow = () => 'Notification' in window;

/** Asks for leave; to be called on a click. Gives whether they may be shown. */
export async function askToShowNotices(): Promise<boolean> {
  if (!canShow()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows what a person was told while they look elsewhere; a click leads to it. */
export function showNotice({ id, titulo, mensaje }: Notice): void {
  if (!canShow() || Notification.permission !== 'granted' || !preferences().notifications) return;
  if (document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(titulo, { body: mensaje, tag: id, lang: spoken() });
    shown.onclick = () => {
      window.focus();
      window.location.assign('/notificaciones');
    };
  } catch {
    // Phones show them through a service worker alone.
  }
}
