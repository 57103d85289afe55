import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import type { Translate } from '#web/messages/i18n.ts';

const pair = z.object({ password: z.string(), confirmation: z.string() });

/** A new password and its confirmation, alone or in a form that asks for more, with the spec's messages (000 §5). */
export const newPasswordForm = (t: Translate) =>
  z
    .object({
      password: z
        .string()
        .min(1, t('account.password.required'))
        .min(6, t('account.password.short'))
        .max(longest.password),
      confirmation: z.string(),
    })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: t('account.register.confirm.different'),
      // Said together with what else is missing, not only once the rest is right.
      when: ({ value }) => pair.safeParse(value).success,
    });
export type NewPasswordForm = z.infer<ReturnType<typeof newPasswordForm>>;
