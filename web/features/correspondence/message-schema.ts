import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import type { useMessages } from '#web/messages/use-messages.ts';

/** What the form asks for, in the reader's words. `to`: an address where one is typed, else the id that was chosen. */
export const messageSchema = (t: ReturnType<typeof useMessages>, isAddress: boolean) =>
  z.object({
    to: isAddress
      ? z
          .string()
          .trim()
          .pipe(z.email({ error: t('mail.to.invalid') }))
      : z.string().min(1, { error: t('mail.to.required') }),
    subject: z
      .string()
      .trim()
      .min(1, { error: t('mail.subject.required') })
      .max(longest.messageSubject),
    message: z
      .string()
      .trim()
      .min(1, { error: t('mail.message.required') })
      .max(longest.message),
  });

/** What was written so far, as a draft keeps it. */
export const writtenMessage = z.object({ to: z.string(), subject: z.string(), message: z.string() });
