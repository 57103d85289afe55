import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import type { Translate } from '#web/messages/i18n.ts';

/** A required email in email format, with its two messages. */
export const emailField = (t: Translate) =>
  z
    .string()
    .trim()
    .min(1, t('account.email.required'))
    .max(longest.email)
    .pipe(z.email(t('account.email.invalid')));
