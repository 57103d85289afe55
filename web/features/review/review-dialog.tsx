import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { isFinished } from './review-lists.ts';
import { takesConfidential, useSendReview, type WrittenReview } from './use-send-review.ts';

const choices: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'EN_PROCESO', 'DEVUELTA', 'PENDIENTE'];

type Props = {
  work: { id: string; titulo: string };
  /** The person's review of it, where they have one. */
  own: Review | undefined;
  onClose: () => void;
};

/**
 * 'Dejar Review' (spec 001 §2). It begins anew each time it opens, with what the reviewer has saved before; a refusal
 * leaves it open as it is.
 */
export function ReviewDialog({ work, own, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  const send = useSendReview(work.id, own);
  const { register, handleSubmit, setError, formState } = useForm<WrittenReview>({
    defaultValues: {
      comentarios: own?.comentarios ?? '',
      estado: own && isFinished(own) ? own.estado : 'ACEPTADA',
      confidencial: own?.comentarioConfidencial ?? '',
    },
  });
  // Read here, while rendering: the form keeps count only of what is asked for.
  const { errors, isDirty } = formState;

  const submit = handleSubmit((written) => {
    if (send.isPending) return;
    send.mutate(written, {
      onSuccess: (made) => {
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
      onOpenChange={() => (isDirty ? setLeaving(true) : onClose())}
      title={t('reviewer.form.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t(send.isPending ? 'reviewer.form.sending' : 'reviewer.form.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-6">
        {!own && <Notice>{t('reviewer.form.suggestion')}</Notice>}
        <Field
          label={t('reviewer.form.comentarios')}
          hint={own && t('reviewer.form.comentarios.hint')}
          error={errors.comentarios?.message}
          required
        >
          <Textarea
            className="min-h-40"
            maxLength={100_000}
            {...register('comentarios', {
              validate: (words) => words.trim() !== '' || t('reviewer.form.comentarios.required'),
            })}
          />
        </Field>
        <Field label={t('reviewer.form.estado')} error={errors.estado?.message} required>
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
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('reviewer.form.leave.title')}
        description={t('reviewer.form.leave.text')}
        cancelLabel={t('reviewer.form.leave.stay')}
        confirmLabel={t('reviewer.form.leave.go')}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
