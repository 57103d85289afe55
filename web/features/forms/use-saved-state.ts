import { useState } from 'react';
import type { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import { sameJson } from '#contract/same-json.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/**
 * What the boxes of a dialog hold, kept under the person and `what` until they are as at first (`nothing`) or `forget()` is
 * called; null keeps nothing.
 */
export function useSavedState<C extends FormContent>(what: string | null, schema: z.ZodType<C>, nothing: C) {
  const [value, setValue] = useState(nothing);
  const keeping = useSavedDraft(what, schema, (content) => setValue(content ?? nothing));
  const write = (next: C) => {
    setValue(next);
    keeping.write(sameJson(next, nothing) ? null : next);
  };
  return { value, write, forget: keeping.forget, keeping };
}
