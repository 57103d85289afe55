/** Who is told of changes among those who sign a work, in which words. */
import { duty, mailed, type Notices, work } from './notice.ts';

export const bylineNotices: Notices = {
  'publication.authorGone': [
    work('authors', {
      es: [
        'Cambios en la autoría',
        'Quien firmaba «{titulo}» {contigo|con usted} ha eliminado su cuenta. Sigue en la firma; lo que haya que enviar ya {es tuyo|le corresponde}.',
      ],
      en: [
        'Changes among the authors',
        'Somebody who signed “{titulo}” with you has deleted their account. They stay among its authors; what is to be submitted is now yours.',
      ],
    }),
    work('workEditors', {
      es: [
        'Alguien de la autoría se ha ido',
        'Una de las personas que firman «{titulo}» ha eliminado su cuenta. {Mira|Mire} si su proceso puede seguir.',
      ],
      en: [
        'One of the authors is gone',
        'One of the people who sign “{titulo}” has deleted their account. See whether its process can go on.',
      ],
    }),
  ],
  'publication.bylineOpened': [
    duty(
      work('account', {
        es: [
          '{Puedes|Puede} corregir la autoría',
          'La redacción ha abierto la autoría de «{titulo}» para que la {corrijas. Lo demás sigue su curso; cuando termines, dala|corrija. Lo demás sigue su curso; cuando termine, dela} por corregida.',
        ],
        en: [
          'You can correct the authors',
          'The editors have opened the authors of “{titulo}” for you to correct. Everything else goes on; say so when you have done.',
        ],
      }),
    ),
  ],
  'publication.bylineClosed': [
    duty(
      work('account', {
        es: ['Autoría cerrada', 'La redacción ha dado por corregida la autoría de «{titulo}».'],
        en: ['Authors closed', 'The editors have closed the correction of the authors of “{titulo}”.'],
      }),
    ),
    work('workEditors', {
      es: ['Autoría corregida', 'La autoría de «{titulo}» se ha dado por corregida. {Mira|Mire} cómo ha quedado.'],
      en: ['Authors corrected', 'The authors of “{titulo}” have been corrected. See how they stand now.'],
    }),
  ],
  'publication.bylineChanged': [
    work('workEditors', {
      es: [
        'La autoría ha cambiado',
        'La autoría de «{titulo}» ha cambiado después de enviarse. Si hace falta, {ábrela|ábrala} a corrección desde su mesa.',
      ],
      en: [
        'The authors have changed',
        'The authors of “{titulo}” have changed after submission. If need be, open them for correction from its desk.',
      ],
    }),
  ],
  'coauthor.asked': [
    mailed(
      work('account', {
        es: [
          '¿{Firmas|Firma} esta obra?',
          '{Te|Le} han nombrado en la autoría de «{titulo}». {Di si la firmas|Diga si la firma} en «Obras que te piden firmar»; mientras no {digas que sí, no es tuya|diga que sí, no es suya}.',
        ],
        en: [
          'Do you sign this work?',
          'You have been named among the authors of “{titulo}”. Say whether you sign it under “Works you are asked to sign”; until you say yes, it is not yours.',
        ],
      }),
    ),
  ],
  'coauthor.refused': [
    work('account', {
      es: [
        'Alguien no firma {tu|su} obra',
        'Una de las personas que {nombraste|nombró} ha dicho que no firma «{titulo}». Su nombre ya no figura: {mira|mire} cómo queda la autoría.',
      ],
      en: [
        'Somebody does not sign your work',
        'One of the people whom you named has said that they do not sign “{titulo}”. Their name is gone: see how the authors stand.',
      ],
    }),
  ],
  'coauthor.accepted': [
    work('account', {
      es: ['Invitación aceptada', 'Alguien ha aceptado {tu|su} invitación a firmar «{titulo}».'],
      en: ['Invitation accepted', 'Somebody has accepted your invitation to sign “{titulo}”.'],
    }),
  ],
  'coauthor.declined': [
    work('account', {
      es: [
        'Invitación declinada',
        'Alguien ha declinado {tu|su} invitación a firmar «{titulo}». {Mira|Mire} la autoría antes de enviarla.',
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
