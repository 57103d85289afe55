/** Who is told of what happens to reviews, and who is reminded of what, in which words. */
import { duty, mailed, type Notices, review, work } from './notice.ts';

export const reviewNotices: Notices = {
  'review.assigned': [
    duty(
      review('reviewer', {
        es: ['{Tienes|Tiene} una revisión nueva', '{Te|Le} han asignado la publicación «{titulo}» para revisarla.'],
        en: ['You have a new review', 'The publication “{titulo}” has been assigned to you for review.'],
      }),
    ),
  ],
  'review.updated': [
    duty(
      review('reviewer', {
        es: [
          'Cambios en {tu|su} revisión',
          'Quien edita ha cambiado {tu|su} revisión de la publicación «{titulo}»: {míralo|mírelo} por si afecta a su plazo.',
        ],
        en: [
          'Changes to your review',
          'An editor has changed your review of the publication “{titulo}”: see whether its deadline is affected.',
        ],
      }),
    ),
  ],
  'review.recorded': [
    duty(
      review('reviewer', {
        es: [
          'La redacción ha registrado {tu|su} revisión',
          'Quien edita «{titulo}» ha escrito en {tu revisión. Lo que escribiste se conserva, y puedes|su revisión. Lo que escribió se conserva, y puede} corregirlo hasta que se decida.',
        ],
        en: [
          'The editors have recorded your review',
          'An editor of “{titulo}” has written in your review. What you wrote is kept, and you may correct it until the decision.',
        ],
      }),
    ),
  ],
  'review.completed': [
    review('editors', {
      es: ['Revisión completada', 'Hay una revisión completada de la publicación «{titulo}».'],
      en: ['Review completed', 'A review of the publication “{titulo}” has been completed.'],
    }),
    work('authors', {
      es: [
        'Revisión recibida',
        '{Tu|Su} publicación «{titulo}» tiene una revisión nueva que {puedes|puede} leer y responder.',
      ],
      en: ['Review received', 'Your publication “{titulo}” has a new review that you can read and reply to.'],
    }),
  ],
  'review.deadlineMoved': [
    mailed(
      review('reviewer', {
        es: ['Nuevo plazo', 'El plazo de {tu|su} revisión de «{titulo}» es ahora el {plazo}.'],
        en: ['New deadline', 'Your review of “{titulo}” is now due on {plazo}.'],
      }),
    ),
  ],
  'review.resumed': [
    mailed(
      review('reviewer', {
        es: [
          '{Tu|Su} revisión sigue',
          '«{titulo}» está de nuevo en revisión.[ El plazo de la {tuya|suya} es ahora el {plazo}.]',
        ],
        en: ['Your review goes on', '“{titulo}” is in review again.[ Yours is now due on {plazo}.]'],
      }),
    ),
  ],
  'review.thanked': [
    mailed(
      review('reviewer', {
        es: [
          'Gracias por {tu|su} revisión',
          'Quien edita «{titulo}» {te agradece la revisión. Te|le agradece la revisión. Le} ha escrito un correo.',
        ],
        en: [
          'Thank you for your review',
          'The editor of “{titulo}” thanks you for your review, and has sent you an email.',
        ],
      }),
    ),
  ],
  'review.accepted': [
    review('editors', {
      es: ['Invitación aceptada', 'Una invitación a revisar la publicación «{titulo}» ha sido aceptada.'],
      en: ['Invitation accepted', 'An invitation to review the publication “{titulo}” has been accepted.'],
    }),
  ],
  'review.declined': [
    review('editors', {
      es: ['Invitación declinada', 'Una invitación a revisar la publicación «{titulo}» ha sido declinada.'],
      en: ['Invitation declined', 'An invitation to review the publication “{titulo}” has been declined.'],
    }),
  ],
  'review.expired': [
    review('editors', {
      es: ['Invitación sin respuesta', 'Una invitación a revisar la publicación «{titulo}» ha caducado.'],
      en: ['Unanswered invitation', 'An invitation to review the publication “{titulo}” has expired.'],
    }),
    duty(
      review('reviewer', {
        es: [
          'La invitación ha caducado',
          'Ha pasado el plazo para responder a la invitación a revisar «{titulo}». No {tienes|tiene} que hacer nada.',
        ],
        en: [
          'The invitation has expired',
          'The time to answer the invitation to review “{titulo}” is over. You do not have to do anything.',
        ],
      }),
    ),
  ],
  'review.reviewerAway': [
    review('workEditors', {
      es: [
        'Una ausencia cae sobre un plazo',
        'Quien revisa «{titulo}» estará fuera hasta el {fecha}, y su plazo acaba el {plazo}. {Puedes|Puede} darle más tiempo o pedir la revisión a otra persona.',
      ],
      en: [
        'A deadline falls in an absence',
        'The reviewer of “{titulo}” will be away until {fecha}, and has until {plazo}. You can give them more time, or ask somebody else.',
      ],
    }),
  ],
  'review.reviewerBack': [
    review('workEditors', {
      es: [
        'Ninguna ausencia cae ya sobre ese plazo',
        'Quien revisa «{titulo}» ha cambiado su ausencia: ya no estará fuera cuando acabe su plazo, el {plazo}.',
      ],
      en: [
        'No absence meets that deadline any more',
        'The reviewer of “{titulo}” has changed when they are away: they will be here when it is due, on {plazo}.',
      ],
    }),
  ],
  'review.takenBack': [
    mailed(
      review('reviewer', {
        es: [
          'Petición de revisión retirada',
          'La redacción ha retirado la petición de revisar «{titulo}». No {tienes que hacer nada; te|tiene que hacer nada; se} lo cuenta en un correo.',
        ],
        en: [
          'Request to review taken back',
          'The editors have taken back the request to review “{titulo}”. You do not have to do anything; an email tells you why.',
        ],
      }),
    ),
  ],
  'review.answered': [
    review('reviewer', {
      es: ['Respuesta a {tu|su} revisión', 'Hay una respuesta a {tu|su} revisión de la publicación «{titulo}».'],
      en: ['Reply to your review', 'There is a reply to your review of the publication “{titulo}”.'],
    }),
  ],
  'review.pointsAnswered': [
    review('answeredReviewers', {
      es: [
        'Respuesta a {tu|su} revisión',
        'La nueva versión de la publicación «{titulo}» responde punto por punto a {tu|su} revisión.',
      ],
      en: [
        'Reply to your review',
        'The new version of the publication “{titulo}” responds to your review point by point.',
      ],
    }),
    review('editors', {
      es: [
        'Respuestas a las revisiones',
        'La nueva versión de la publicación «{titulo}» responde punto por punto a sus revisiones.',
      ],
      en: [
        'Replies to the reviews',
        'The new version of the publication “{titulo}” responds to its reviews point by point.',
      ],
    }),
  ],
  'suggestion.sent': [
    review('editors', {
      es: ['Sugerencia recibida', 'Hay una sugerencia sobre la publicación «{titulo}».'],
      en: ['Suggestion received', 'There is a suggestion about the publication “{titulo}”.'],
    }),
  ],
  'discussion.written': [
    review('discussingReviewers', {
      es: [
        'Mensaje en la discusión',
        'Hay un mensaje nuevo en la discusión sobre «{titulo}» entre quienes han entregado su revisión.',
      ],
      en: ['Message in the discussion', 'There is a new message in the discussion among the reviewers of “{titulo}”.'],
    }),
    review('discussingEditors', {
      es: ['Mensaje de quienes revisan', 'Hay un mensaje nuevo en la discusión de quienes revisan «{titulo}».'],
      en: [
        'Message among the reviewers',
        'There is a new message in the discussion among the reviewers of “{titulo}”.',
      ],
    }),
  ],
  'candidates.exhausted': [
    review('editors', {
      es: [
        'Faltan revisores',
        'Revisores que aún faltan a «{titulo}»: {faltan}. Nadie más espera en su lista: {añade|añada} a alguien.',
      ],
      en: [
        'Reviewers are missing',
        'Reviewers that “{titulo}” still lacks: {faltan}. Nobody else waits on its list: add somebody.',
      ],
    }),
  ],
  'candidates.bidsAsked': [
    review('reviewersHere', {
      es: [
        '¿Qué {te|le} gustaría revisar?',
        'La redacción pide a quienes revisan que digan qué obras les gustaría revisar.[ {Puedes|Puede} decirlo hasta el {plazo}.] {Lo tienes|Lo tiene} en «Preferencias».',
      ],
      en: [
        'What would you like to review?',
        'The editors ask reviewers to say which works they would like to review.[ You can say so until {plazo}.] It is under “Bids”.',
      ],
    }),
  ],
  'reminder.review': [
    mailed(
      review('account', {
        es: ['Plazo de {tu|su} revisión', 'El plazo de {tu|su} revisión de «{titulo}» {termina} el {plazo}.'],
        en: ['The deadline of your review', 'The deadline of your review of “{titulo}” {termina} {plazo}.'],
      }),
    ),
  ],
  'reminder.changes': [
    mailed(
      work('account', {
        es: [
          '{Tu|Su} obra espera cambios',
          '«{titulo}» espera {tu|su} nueva versión desde hace {dias}. Lo que hay que cambiar está en la obra.',
        ],
        en: [
          'Your work awaits changes',
          '“{titulo}” has been waiting for your new version for {dias}. What is to be changed is with the work.',
        ],
      }),
    ),
  ],
  'reminder.waiting': [
    mailed(
      work('account', {
        es: [
          'Obras que {te|le} esperan',
          'Obras que esperan algo de {ti|usted}: {obras}. Están en {tu|su} panel, lo más antiguo primero.',
        ],
        en: [
          'Works that wait for you',
          'Works that wait for something from you: {obras}. They are on your dashboard, the oldest first.',
        ],
      }),
    ),
  ],
};
