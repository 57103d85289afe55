/** Who is told of what other services announce of a published work (COAR Notify), in which words: those who decide what comes of it. */
import { type Notices, once, work } from './notice.ts';

export const announcementNotices: Notices = {
  'publication.announcementReceived': [
    once(
      work('editors', {
        es: [
          'Anuncio recibido',
          'De «{titulo}» espera algo que anunció {servicio}. En «Anuncios recibidos» {decides|decide} si se muestra en su página.',
        ],
        en: [
          'Announcement received',
          'Something that {servicio} announced about “{titulo}” is waiting. Under “Announcements received” you decide whether its page shows it.',
        ],
      }),
    ),
  ],
  'publication.announcementUndone': [
    once(
      work('editors', {
        es: [
          'Anuncio retirado por quien lo hizo',
          '{servicio} retira algo que muestra la página de «{titulo}». En «Anuncios recibidos» {decides|decide} si sigue ahí.',
        ],
        en: [
          'Announcement taken back',
          '{servicio} took back something that the page of “{titulo}” shows. Under “Announcements received” you decide whether it stays there.',
        ],
      }),
    ),
  ],
};
