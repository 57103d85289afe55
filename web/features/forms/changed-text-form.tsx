import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { failureText } from '#web/data/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { DraftLine } from './draft-line.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { useSavedForm } from './use-saved-form.ts';

const written = z.object({ texto: z.string() });

type Props = {
  /** Under which name what is being written is kept. */
  what: string;
  text: string;
  maxLength: number;
  label: string;
  /** That it cannot be empty, that it was saved, and that it was not. */
  words: { required: string; save: string; saved: string; failed: string };
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** The box in which whoever wrote a short text changes it in its place. What is being written is kept until it is saved. */
export function ChangedTextForm({ what, text, maxLength, label, words, onSend, onClose }: Props) {
  const t = useMessages();
  const form = useForm({ defaultValues: { texto: text } });
  const { register, handleSubmit, watch, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, what, written);
  const { isSubmitting } = formState;
  const missing = watch('texto').trim() === '';
  const submit = handleSubmit(async ({ texto }) => {
    if (missing || isSubmitting) return;
    try {
      await onSend(texto);
      forget();
      toast.success(words.saved);
      onClose();
    } catch (error) {
      toast.error(failureText(words.failed, error));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-3">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <Field label={label} hideLabel error={missing && words.required} required>
        <Textarea autoFocus rows={4} maxLength={maxLength} {...register('texto')} />
      </Field>
      <DraftLine keeping={keeping} />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" busy={isSubmitting}>
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
