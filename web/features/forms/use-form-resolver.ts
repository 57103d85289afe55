import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Translate } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { formResolver } from './form-resolver.ts';

/** What `useForm` takes as its resolver: the form's schema, in the words of the language in use. */
export function useFormResolver<Typed extends FieldValues, Checked>(
  schemaIn: (t: Translate) => z.ZodType<Checked, Typed>,
): Resolver<Typed, unknown, Checked> {
  const t = useMessages();
  const language = useLanguage();
  return useMemo(() => formResolver(schemaIn(t), language), [schemaIn, t, language]);
}
