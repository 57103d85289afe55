/** What the forms of new and edited publications ask of their fields, in the words of the person's language. */

import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import type { Translate } from '#web/messages/i18n.ts';

export const splitKeywords = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

export const workFields = (t: Translate) => ({
  titulo: z
    .string()
    .trim()
    .min(1, { error: t('author.form.titulo.required') })
    .max(longest.title, { error: t('author.form.long', { max: longest.title }) }),
  resumen: z
    .string()
    .trim()
    .min(1, { error: t('author.form.resumen.required') })
    .max(longest.summary, { error: t('author.form.long', { max: longest.summary }) }),
  /** Separated by commas; becomes a list. */
  palabrasClave: z
    .string()
    .transform(splitKeywords)
    .pipe(
      z
        .array(
          z.string().max(longest.keyword, { error: t('author.form.palabrasClave.long', { max: longest.keyword }) }),
        )
        .min(1, { error: t('author.form.palabrasClave.required') })
        .max(30, { error: t('author.form.palabrasClave.many', { max: 30 }) }),
    ),
});

/** To which journal and section, as they are checked; '' where neither is chosen. */
export const placeFields = { revistaId: z.string(), seccionId: z.string() };

/** Nothing is 0 (spec 000 §5). */
export const pagesField = (t: Translate) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, { error: t('author.form.paginas.invalid') })
    .transform(Number)
    .pipe(z.number().max(100_000, { error: t('author.form.paginas.invalid') }));
