import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { forgetDraft, keepDraft, keptDraft } from '#web/data/drafts.ts';
import { useSession } from '#web/data/session.ts';

/**
 * Keeps what is typed into a form in this browser, under the person and `what`, and puts it back when the form opens
 * again. `restored`: the form shows such a draft. `kept()`: what it shows now is safe. `forget()` is for after it was sent;
 * `startAnew()` goes back to what the form had to begin with.
 */
export function useKeptForm<V extends FieldValues, Sent>(
  form: Pick<UseFormReturn<V, unknown, Sent>, 'reset' | 'subscribe' | 'formState'>,
  what: string,
  schema: z.ZodType<V>,
) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [restored, setRestored] = useState(false);
  const safe = useRef(false);
  const { reset, subscribe, formState } = form;
  const initial = useRef(formState.defaultValues);

  useEffect(() => {
    const draft = schema.safeParse(keptDraft(userId, what));
    if (draft.success) {
      safe.current = true;
      reset(draft.data, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = JSON.stringify(values) !== JSON.stringify(initial.current);
        safe.current = changed && keepDraft(userId, what, values);
        if (!changed) forgetDraft(userId, what);
      },
    });
  }, [userId, what, schema, reset, subscribe]);

  const forget = () => {
    safe.current = false;
    forgetDraft(userId, what);
  };
  const startAnew = () => {
    reset();
    forget();
    setRestored(false);
  };
  return { restored, kept: () => safe.current, forget, startAnew };
}
