import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { type Review, reviewEstado } from '#contract/entities/review.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { KeptLine } from '#web/features/forms/kept-line.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useKeptForm } from '#web/features/forms/use-kept-form.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { isFinished } from './review-lists.ts';
import { takesConfidential, useSendReview, type WrittenReview } from './use-send-review.ts';

/** As typed, before it is checked. */
const writtenSchema: z.ZodType<WrittenReview> = z.object({
  comentarios: z.string(),
  estado: reviewEstado,
  confidencial: z.string(),
});

const choices: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'EN_PROCESO', 'DEVUELTA', 'PENDIENTE'];

type Props = {
  work: { id: string; titulo: string };
  /** The person's review of it, where they have one. */
  own: Review | undefined;
  onClose: () => void;
};

/**
 * 'Dejar Review' (spec 001 §2). It begins each time with what the reviewer has saved before, or with what they wrote
 * since and never sent: that is kept, so that one may close it to read on. A refusal leaves it as it is.
 */
export function ReviewDialog({ work, own, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const send = useSendReview(work.id, own);
  const form = useForm<WrittenReview>({
    defaultValues: {
      comentarios: own?.comentarios ?? '',
      estado: own && isFinished(own) ? own.estado : 'ACEPTADA',
      confidencial: own?.comentarioConfidencial ?? '',
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const draft = useKeptForm(form, `revision.${own?.id ?? work.id}`, writtenSchema);
  const leave = () => {
    // What is on its way is waited for: its answer says whether the draft is still needed.
    if (send.isPending) return;
    if (draft.keeping.isKept()) toast(t('reviewer.form.kept'));
    onClose();
  };

  const submit = handleSubmit((written) => {
    if (send.isPending) return;
    send.mutate(written, {
      onSuccess: (made) => {
        draft.forget();
        toast.success(t(made === 'review' ? 'reviewer.form.sent' : 'reviewer.form.suggested'));
        onClose();
      },
      onError: (error) => {
        showFieldErrors(error, setError, { comentarios: 'comentarios', estado: 'estado' });
        toast.error(failureText(t('reviewer.form.failed'), error));
      },
    });
  });

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('reviewer.form.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={leave}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t(send.isPending ? 'reviewer.form.sending' : 'reviewer.form.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-6">
        {draft.restored && <DraftNotice onStartAnew={draft.startAnew} />}
        {!own && <Notice>{t('reviewer.form.suggestion')}</Notice>}
        <Field
          label={t('reviewer.form.comentarios')}
          hint={own && t('reviewer.form.comentarios.hint')}
          error={errors.comentarios?.message}
          required
        >
          <Textarea
            data-first-focus
            className="min-h-40"
            maxLength={100_000}
            {...register('comentarios', {
              validate: (words) => words.trim() !== '' || t('reviewer.form.comentarios.required'),
            })}
          />
        </Field>
        <KeptLine keeping={draft.keeping} />
        <Field
          label={t('reviewer.form.estado')}
          hint={!own && t('reviewer.form.estado.suggestion')}
          error={errors.estado?.message}
          required
        >
          <Select
            options={choices.map((value) => ({ value, label: t(`reviewer.estado.${value}`) }))}
            {...register('estado')}
          />
        </Field>
        {takesConfidential(own) && (
          <Field
            label={t('reviewer.form.confidencial')}
            hint={t('reviewer.form.confidencial.hint')}
            optional={t('reviewer.form.optional')}
          >
            <Textarea rows={3} maxLength={100_000} {...register('confidencial')} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
