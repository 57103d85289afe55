import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { type Outcome, outcomeOf, titlesOf } from './use-outcome.ts';

const messageSchema = (t: Translate) =>
  z.object({
    asunto: z
      .string()
      .trim()
      .min(1, { error: t('mail.subject.required') })
      .max(longest.messageSubject),
    mensaje: z
      .string()
      .trim()
      .min(1, { error: t('mail.message.required') })
      .max(longest.message),
  });
/** What was written so far, as it is kept. */
const writtenMessage = z.object({ asunto: z.string(), mensaje: z.string() });

type Props = { entries: readonly QueueEntry[]; onDone: (outcome: Outcome) => void; onClose: () => void };

/** One message about each of several works, each to who sent that work; to whom, stands above it. */
export function WriteDialog({ entries, onDone, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const send = useAct('writeToAuthors', ['listMails']);
  const form = useForm({
    resolver: useFormResolver(messageSchema),
    defaultValues: { asunto: '', mensaje: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, 'mensaje.obras', writtenMessage);
  const submit = handleSubmit(async (words) => {
    try {
      const { obras } = await send.mutateAsync({ body: { obras: entries.map(({ obra }) => obra.id), ...words } });
      forget();
      onDone(outcomeOf('write', obras, titlesOf(entries)));
    } catch (error) {
      if (!showFieldErrors(error, setError, { asunto: 'asunto', mensaje: 'mensaje' }))
        toast.error(failureText(t('mail.failed'), error));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={t('queue.write.title', { count: entries.length })}
      description={t('queue.write.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button disabled={send.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('queue.write.send', { count: entries.length })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {restored && <DraftNotice onStartAnew={startAnew} />}
        <ul aria-label={t('queue.write.to')} className="divide-y divide-line border-y border-line text-sm">
          {entries.map(({ obra }) => (
            <li key={obra.id} className="py-2">
              {`${obra.autorPrincipal.nombres} ${obra.autorPrincipal.apellidos}`.trim()}
              <span lang={obra.idioma} className="block text-xs text-muted">
                {obra.titulo}
              </span>
            </li>
          ))}
        </ul>
        <Field label={t('mail.subject')} error={formState.errors.asunto?.message} required>
          <Input maxLength={longest.messageSubject} {...register('asunto')} />
        </Field>
        <Field
          label={t('mail.message')}
          hint={t('queue.write.hint')}
          error={formState.errors.mensaje?.message}
          required
        >
          <Textarea rows={6} maxLength={longest.message} {...register('mensaje')} />
        </Field>
        <DraftLine keeping={keeping} />
      </form>
    </Dialog>
  );
}
