/** Sentences within answers, in both languages: what is shown or kept in the place of a text, or told beside it. */
import type { Words } from '#contract/words.ts';

export const answerWords = {
  mailNotShown: {
    es: 'El texto de este correo no se muestra: lleva un enlace personal que solo debe tener quien lo recibe.',
    en: 'The text of this mail is not shown: it has a personal link that only its recipient should have.',
  },
  mailSent: { es: '¡Notificación enviada correctamente!', en: 'Notification sent!' },
  mailKept: {
    es: 'Tu mensaje queda guardado, pero no sale: esta plataforma no tiene servidor de correo. La otra persona lo lee en {revista}, entre sus notificaciones.',
    en: 'Your message is kept, but does not go out: this platform has no mail server. The other person reads it in {revista}, among their notifications.',
  },
  deciderReviewed: {
    es: 'En esta ronda hay una revisión que cuenta como tuya: si decides tú, quedará escrito que revisó y decidió la misma persona.',
    en: 'A review of this round counts as yours: if you decide, it will be recorded that one person reviewed and decided.',
  },
  letterNamesReviewer: {
    es: 'La carta nombra a {nombre}, cuya identidad no conocen los autores.',
    en: 'The letter names {nombre}, whose identity the authors do not know.',
  },
  /** Why a review was declined, where nobody wrote it. */
  declinedForConflict: { es: 'Conflicto de interés declarado.', en: 'Conflict of interest declared.' },
  reviewerGone: {
    es: 'Quien iba a revisarla ya no tiene cuenta en la plataforma.',
    en: 'Whoever was to review it no longer has an account on the platform.',
  },
  /** Beside a conflict of interest. */
  declaredWhenDeclining: { es: 'Declarado al declinar una revisión.', en: 'Declared when declining a review.' },
  /** Names of files, which a day follows. */
  activityFile: { es: 'Registro de actividad', en: 'Activity record' },
  yearlyFile: { es: 'Informe anual', en: 'Yearly report' },
  accountsFile: { es: 'Cuentas', en: 'Accounts' },
} as const satisfies Record<string, Words>;
