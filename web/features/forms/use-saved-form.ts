import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/**
 * Keeps what is typed into a form under the person and `what`, and puts it back when the form opens again. `restored`:
 * the form shows such a draft. `forget()` is for after it was sent; `startAnew()` goes back to what the form had to begin
 * with. `keeping` is for the line that says where the draft is. `opened` is called once what was kept is in the form, or known
 * not to be there, and what the form has then is kept: what is put into it before would count as written in place of the draft.
 */
export function useSavedForm<V extends FormContent, Sent>(
  form: Pick<UseFormReturn<V, unknown, Sent>, 'reset' | 'subscribe' | 'formState' | 'getValues'>,
  what: string,
  schema: z.ZodType<V>,
  opened?: () => void,
) {
  const { reset, subscribe, formState, getValues } = form;
  const initial = useRef<unknown>(formState.defaultValues);
  const [restored, setRestored] = useState(false);
  const show = (content: V | null) => {
    if (content === null) reset();
    else reset(content, { keepDefaultValues: true });
    setRestored(content !== null);
  };
  const keep = (values: V): void => {
    const changed = JSON.stringify(values) !== JSON.stringify(initial.current);
    keeping.write(changed ? values : null);
  };
  const begin = (): void => {
    opened?.();
    // The form goes on writing in its own.
    keep(structuredClone(getValues()));
  };
  const keeping = useSavedDraft(what, schema, show, opened && begin);
  const latest = useRef(keep);
  latest.current = keep;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current(values),
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
