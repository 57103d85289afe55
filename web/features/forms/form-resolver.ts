import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { inWords, isFaultCode } from '#contract/faults.ts';
import { faultCode, faultOf } from '#contract/issue-faults.ts';
import type { Language } from '#contract/vocabulary.ts';

/**
 * Holds a form to its schema, for react-hook-form. A rule with a text of its own says that text; any other says what the
 * server says of the same fault, in `language`, and never what the validator says by itself.
 */
export function formResolver<Typed extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Typed>,
  language: Language,
): Resolver<Typed, unknown, Checked> {
  return async (values, _, options) => {
    const read = await schema.safeParseAsync(values, { error: faultCode });
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    // Of several complaints about one field the first is shown.
    for (const issue of read.error.issues)
      errors[issue.path.join('.')] ??= {
        type: issue.code ?? 'custom',
        message: isFaultCode(issue.message) ? inWords(faultOf(issue), language) : issue.message,
      };
    return { values: {}, errors: toNestErrors<Typed>(errors as FieldErrors<Typed>, options) };
  };
}
