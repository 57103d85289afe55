/** Sentences within answers, in both languages: what is shown in the place of a text, or told beside it. */
import type { Words } from '#contract/words.ts';

export const answerWords = {
  mailNotShown: {
    es: 'El texto de este correo no se muestra: lleva un enlace personal que solo debe tener quien lo recibe.',
    en: 'The text of this mail is not shown: it has a personal link that only its recipient should have.',
  },
  mailSent: { es: '¡Notificación enviada correctamente!', en: 'Notification sent!' },
  deciderReviewed: {
    es: 'En esta ronda hay una revisión que cuenta como tuya: si decides tú, quedará escrito que revisó y decidió la misma persona.',
    en: 'A review of this round counts as yours: if you decide, it will be recorded that one person reviewed and decided.',
  },
  letterNamesReviewer: {
    es: 'La carta nombra a {nombre}, cuya identidad no conocen los autores.',
    en: 'The letter names {nombre}, whose identity the authors do not know.',
  },
} as const satisfies Record<string, Words>;
