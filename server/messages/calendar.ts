/** The calendar of a reviewer's deadlines; `{revista}` is the journal's name. */
import type { Language } from '#contract/vocabulary.ts';

export const calendarWords = {
  es: {
    name: '{revista}: plazos de revisión',
    title: 'Entregar la revisión de',
    soon: 'Plazo de revisión',
    open: 'Abrir la revisión',
  },
  en: {
    name: '{revista}: review deadlines',
    title: 'Hand in the review of',
    soon: 'Review deadline',
    open: 'Open the review',
  },
} satisfies Record<Language, Record<string, string>>;
