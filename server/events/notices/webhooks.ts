/** Who is told of what becomes of webhooks and of inboxes of repositories, in which words. */
import { type Notices, system } from './notice.ts';

export const webhookNotices: Notices = {
  'system.inboxGone': [
    system('administrators', {
      es: [
        'Buzón desactivado',
        'El servidor del buzón «{buzon}» ha respondido que ya no lo quiere (410), y no se le anuncia nada más. {Puedes|Puede} reanudarlo o eliminarlo en «Anuncios a repositorios».',
      ],
      en: [
        'Inbox switched off',
        'The server of the inbox “{buzon}” answered that it no longer wants it (410), and nothing more is announced to it. You can resume or delete it under “Announcements to repositories”.',
      ],
    }),
  ],
  'system.webhookGone': [
    system('administrators', {
      es: [
        'Webhook desactivado',
        'El servidor del webhook «{webhook}» ha respondido que ya no lo quiere (410), y no se le envía nada más. {Puedes|Puede} reanudarlo o eliminarlo en «Webhooks».',
      ],
      en: [
        'Webhook switched off',
        'The server of the webhook “{webhook}” answered that it no longer wants it (410), and nothing more is sent to it. You can resume or delete it under “Webhooks”.',
      ],
    }),
  ],
  'system.webhookGivenUp': [
    system('administrators', {
      es: [
        'Webhook desactivado',
        'Hace días que no llega nada al webhook «{webhook}», y no se le envía más. En «Webhooks» {puedes|puede} ver qué falla, reanudarlo y enviar otra vez lo que no llegó.',
      ],
      en: [
        'Webhook switched off',
        'Nothing has arrived at the webhook “{webhook}” for days, and no more is sent to it. Under “Webhooks” you can see what fails, resume it and send again what did not arrive.',
      ],
    }),
  ],
};
