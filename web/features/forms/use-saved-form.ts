import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/**
 * Keeps what is typed into a form under the person and `what`, and puts it back when the form opens again. `restored`:
 * the form shows such a draft. `forget()` is for after it was sent; `startAnew()` goes back to what the form had to begin
 * with. `keeping` is for the line that says where the draft is.
 */
export function useSavedForm<V extends FormContent, Sent>(
  form: Pick<UseFormReturn<V, unknown, Sent>, 'reset' | 'subscribe' | 'formState' | 'getValues'>,
  what: string,
  schema: z.ZodType<V>,
) {
  const { reset, subscribe, formState, getValues } = form;
  const initial = useRef<unknown>(formState.defaultValues);
  const [restored, setRestored] = useState(false);
  const keeping = useSavedDraft(what, schema, (content) => {
    if (content === null) reset();
    else reset(content, { keepDefaultValues: true });
    setRestored(content !== null);
  });
  const { write } = keeping;
  const latest = useRef(write);
  latest.current = write;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = JSON.stringify(values) !== JSON.stringify(initial.current);
          latest.current(changed ? values : null);
        },
      }),
    [subscribe],
  );

  const forget = () => {
    keeping.forget();
    setRestored(false);
  };
  const startAnew = () => {
    reset();
    forget();
  };
  /**
   * What is sent has become `values`: the form goes on from them. What was typed is 'gone' for good, set 'aside', so that it
   * can be shown again, or 'stays' on screen.
   */
  const rebase = (values: V, typed: 'gone' | 'aside' | 'stays') => {
    const shown = getValues();
    initial.current = values;
    if (typed === 'aside') keeping.swap(null);
    reset(values);
    if (typed === 'stays') reset(shown, { keepDefaultValues: true });
    else setRestored(false);
  };
  return { restored, keeping, forget, startAnew, rebase };
}
