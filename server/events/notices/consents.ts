/** Who is told of requests to open an identity, and of their answers, in which words. */
import { duty, type Notices, review } from './notice.ts';

export const consentNotices: Notices = {
  'consent.asked': [
    duty(
      review('account', {
        es: [
          '¿{Dejas que se conozca tu|Deja que se conozca su} nombre?',
          'La redacción {te pregunta si tu|le pregunta si su} nombre puede conocerse en la revisión de «{titulo}». {Respóndelo|Respóndalo} en «Tu nombre en las revisiones»; mientras no {digas|diga} que sí, nada cambia.',
        ],
        en: [
          'May your name be known?',
          'The editors ask whether your name may be known in the review of “{titulo}”. Answer under “Your name in reviews”; until you say yes, nothing changes.',
        ],
      }),
    ),
  ],
  'consent.withdrawn': [
    duty(
      review('account', {
        es: [
          'Ya no hace falta {tu|su} respuesta',
          'La redacción ya no {te pide que tu|le pide que su} nombre se conozca en la revisión de «{titulo}». Sigue como estaba.',
        ],
        en: [
          'Your answer is no longer needed',
          'The editors no longer ask for your name to be known in the review of “{titulo}”. It stays as it was.',
        ],
      }),
    ),
  ],
  'consent.given': [
    review('account', {
      es: ['Han dado su consentimiento', 'Una persona deja que se conozca su nombre en la revisión de «{titulo}».'],
      en: ['Consent given', 'Somebody lets their name be known in the review of “{titulo}”.'],
    }),
  ],
  'consent.refused': [
    review('account', {
      es: [
        'No han dado su consentimiento',
        'Una persona prefiere que no se conozca su nombre en la revisión de «{titulo}».',
      ],
      en: ['Consent not given', 'Somebody prefers their name not to be known in the review of “{titulo}”.'],
    }),
  ],
};
