import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Review } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import { ownComments } from '#web/features/reviewing/review-lists.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { useSaveReview } from './use-save-review.ts';

type Part = 'review' | 'deadline';

/** What an editor may do with a review, each in a dialog: close it in the reviewer's stead, or give it more time. */
export function ManageReview({ review }: { review: Review }) {
  const t = useMessages();
  const [open, setOpen] = useState<Part>();
  const close = () => setOpen(undefined);
  const words = { review: t('editor.reviews.manage'), deadline: t('editor.reviews.deadline') };
  return (
    <>
      {(['review', 'deadline'] as const).map((part) => (
        <Button
          key={part}
          size="small"
          aria-label={t('editor.about', { action: words[part], title: review.revisorNombre })}
          onClick={() => setOpen(part)}
        >
          {words[part]}
        </Button>
      ))}
      {open && (
        <Dialog
          open
          onOpenChange={close}
          title={words[open]}
          description={t('desk.manage.of', { name: review.revisorNombre })}
          closeLabel={t('common.close')}
          size="narrow"
        >
          {open === 'review' ? (
            <ReviewForm review={review} onClose={close} />
          ) : (
            <DeadlineForm review={review} onClose={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** Spec 001 §4: what an editor may make of a review. */
const outcomes = ['DEVUELTA', 'ACEPTADA', 'RECHAZADA'] as const satisfies ReviewEstado[];

type FormProps = { review: Review; onClose: () => void };

function ReviewForm({ review, onClose }: FormProps) {
  const t = useMessages();
  const { user } = useSession();
  const save = useSaveReview(review.id);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      estado: outcomes.find((outcome) => outcome === review.estado) ?? 'DEVUELTA',
      comentarios: ownComments(review),
    },
  });
  const { errors } = formState;
  const submit = handleSubmit((changes) => {
    if (save.isPending) return;
    save.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(error, setError, { comentarios: 'comentarios', estado: 'estado' }),
    });
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {!isOwnReview(user, review) && <Notice>{t('editor.reviews.recording', { name: review.revisorNombre })}</Notice>}
      <Field label={t('editor.reviews.estado')} error={errors.estado?.message} required>
        <Select
          data-first-focus
          options={outcomes.map((value) => ({ value, label: t(`reviewer.estado.${value}`) }))}
          {...register('estado')}
        />
      </Field>
      <Field label={t('editor.reviews.comentarios')} error={errors.comentarios?.message} required>
        <Textarea
          maxLength={longest.review}
          {...register('comentarios', {
            validate: (words) => words.trim() !== '' || t('editor.reviews.comentarios.required'),
          })}
        />
      </Field>
      <FormButtons label={t('editor.reviews.save')} busy={save.isPending} onCancel={onClose} />
    </form>
  );
}

function DeadlineForm({ review, onClose }: FormProps) {
  const t = useMessages();
  const save = useSaveReview(review.id);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { fechaLimite: review.fechaLimite?.slice(0, 10) ?? '' },
  });
  const submit = handleSubmit(({ fechaLimite }) => {
    if (save.isPending) return;
    save.mutate(
      { fechaLimite: endOfDay(fechaLimite) },
      {
        onSuccess: onClose,
        onError: (error) => showFieldErrors(error, setError, { fechaLimite: 'fechaLimite' }),
      },
    );
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('editor.assign.fechaLimite')} error={formState.errors.fechaLimite?.message} required>
        <Input
          data-first-focus
          type="date"
          className="max-w-52"
          min={dayAfter(0)}
          {...register('fechaLimite', {
            validate: (day) => day >= dayAfter(0) || t('editor.assign.fechaLimite.invalid'),
          })}
        />
      </Field>
      <FormButtons label={t('editor.reviews.deadline.save')} busy={save.isPending} onCancel={onClose} />
    </form>
  );
}

function FormButtons({ label, busy, onCancel }: { label: string; busy: boolean; onCancel: () => void }) {
  const t = useMessages();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="small" variant="primary" busy={busy}>
        {label}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
