import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import { failureText } from '#web/data/failure-text.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useUnsavedChanges } from '#web/features/publications/use-unsaved-changes.tsx';

interface Way<V extends FormContent, Sent> {
  /** Under what name what is typed is kept, and its shape. */
  draft: string;
  typed: z.ZodType<V>;
  /** The wire's names and the form's. */
  fields: Readonly<Record<string, FieldPath<V>>>;
  /** Sends the form; gives what keeps it from being sent, in words, where something does. */
  send: (work: Sent) => Promise<string | undefined>;
  /** Whether something is missing that the form's schema does not know of, once it is said beside its field. */
  missing?: () => boolean;
  /** What the dashboard is told of what was sent. */
  leaves?: () => unknown;
  done: string;
  failed: string;
}

/**
 * The way of a work's form from being typed to being sent: kept meanwhile, then to the dashboard, or its
 * refusal beside the fields. `question` asks who leaves it unsent.
 */
export function useWorkForm<V extends FormContent, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  { draft, typed, fields, send, missing, leaves, done, failed }: Way<V, Sent>,
) {
  const navigate = useNavigate();
  const { handleSubmit, setError, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, draft, typed);
  const { question, release } = useUnsavedChanges(formState.isDirty, forget);
  const submit = handleSubmit(async (work) => {
    if (missing?.()) return;
    try {
      const hindrance = await send(work);
      if (hindrance !== undefined) return setError('root', { message: hindrance });
      release();
      forget();
      toast.success(done);
      await navigate('/dashboard', { state: leaves?.() });
    } catch (error) {
      if (!showFieldErrors(error, setError, fields)) setError('root', { message: failureText(failed, error) });
    }
  });
  return { submit, restored, startAnew, keeping, question };
}
