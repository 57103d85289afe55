/** Sentences within answers, in both languages: what is shown in the place of a text, or told beside it. */
import type { Words } from '#contract/words.ts';

export const answerWords = {
  mailNotShown: {
    es: 'El texto de este correo no se muestra: lleva un enlace personal que solo debe tener quien lo recibe.',
    en: 'The text of this mail is not shown: it has a personal link that only its recipient should have.',
  },
  mailSent: { es: '¡Notificación enviada correctamente!', en: 'Notification sent!' },
  mailKept: {
    es: 'Tu mensaje queda guardado, pero no sale: esta plataforma no tiene servidor de correo. La otra persona ve un aviso en Pliego.',
    en: 'Your message is kept, but does not go out: this platform has no mail server. The other person sees a notice in Pliego.',
  },
  letterNamesReviewer: {
    es: 'La carta nombra a {nombre}, cuya identidad no conocen los autores.',
    en: 'The letter names {nombre}, whose identity the authors do not know.',
  },
} as const satisfies Record<string, Words>;
