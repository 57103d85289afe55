import { z } from 'zod';
import type { Translate } from '#web/messages/i18n.ts';

/** A required email in email format, with its two messages. */
export const emailField = (t: Translate) =>
  z
    .string()
    .trim()
    .min(1, t('account.email.required'))
    .pipe(z.email(t('account.email.invalid')));
