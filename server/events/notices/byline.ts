/** Who is told of changes among those who sign a work, in which words. */
import { type Notices, work } from './notice.ts';

export const bylineNotices: Notices = {
  'publication.authorGone': [
    work('authors', {
      es: [
        'Cambios en la autoría',
        'Quien firmaba «{titulo}» contigo ha eliminado su cuenta. Sigue en la firma; lo que haya que enviar ya es tuyo.',
      ],
      en: [
        'Changes among the authors',
        'Somebody who signed “{titulo}” with you has deleted their account. They stay among its authors; what is to be submitted is now yours.',
      ],
    }),
    work('workEditors', {
      es: [
        'Alguien de la autoría se ha ido',
        'Una de las personas que firman «{titulo}» ha eliminado su cuenta. Mira si su proceso puede seguir.',
      ],
      en: [
        'One of the authors is gone',
        'One of the people who sign “{titulo}” has deleted their account. See whether its process can go on.',
      ],
    }),
  ],
  'coauthor.added': [
    work('account', {
      es: [
        'Te han añadido como coautora o coautor',
        'Figuras en la autoría de «{titulo}». Mientras sea un borrador puedes editarla con los demás, o dejar de figurar.',
      ],
      en: [
        'You have been added as a co-author',
        'You are among the authors of “{titulo}”. While it is a draft you can edit it with the others, or take your name off it.',
      ],
    }),
  ],
  'coauthor.accepted': [
    work('account', {
      es: ['Invitación aceptada', 'Alguien ha aceptado tu invitación a firmar «{titulo}».'],
      en: ['Invitation accepted', 'Somebody has accepted your invitation to sign “{titulo}”.'],
    }),
  ],
  'coauthor.declined': [
    work('account', {
      es: [
        'Invitación declinada',
        'Alguien ha declinado tu invitación a firmar «{titulo}». Mira la autoría antes de enviarla.',
      ],
      en: [
        'Invitation declined',
        'Somebody has declined your invitation to sign “{titulo}”. Look at its authors before you submit it.',
      ],
    }),
  ],
  'coauthor.left': [
    work('account', {
      es: ['Cambios en la autoría', 'Alguien ha dejado de figurar en la autoría de «{titulo}».'],
      en: ['Changes among the authors', 'Somebody is no longer among the authors of “{titulo}”.'],
    }),
  ],
};
