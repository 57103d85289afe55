import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Review } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { ownComments } from '#web/features/reviewing/review-lists.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { useSaveReview } from './use-save-review.ts';

/** 'Gestionar review': an editor closes it in the reviewer's stead. */
export function ManageReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.reviews.manage')}
      description={t('desk.manage.of', { name: review.revisorNombre })}
      closeLabel={t('common.close')}
      size="narrow"
    >
      <ReviewForm review={review} onClose={onClose} />
    </Dialog>
  );
}

/** Spec 001 §4: what an editor may make of a review. */
const outcomes = ['DEVUELTA', 'ACEPTADA', 'RECHAZADA'] as const satisfies ReviewEstado[];
const written = z.object({ estado: z.enum(outcomes), comentarios: z.string() });

type FormProps = { review: Review; onClose: () => void };

function ReviewForm({ review, onClose }: FormProps) {
  const t = useMessages();
  const { user } = useSession();
  const save = useSaveReview(review.id);
  const form = useForm<z.infer<typeof written>>({
    defaultValues: {
      estado: outcomes.find((outcome) => outcome === review.estado) ?? 'DEVUELTA',
      comentarios: ownComments(review),
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `revision-registrada.${review.id}`, written);
  const { errors } = formState;
  const submit = handleSubmit(async (changes) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync(changes);
      forget();
      onClose();
    } catch (error) {
      showFieldErrors(error, setError, { comentarios: 'comentarios', estado: 'estado' });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {!isOwnReview(user, review) && <Notice>{t('editor.reviews.recording', { name: review.revisorNombre })}</Notice>}
      {restored && <DraftNotice onStartAnew={startAnew} />}
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
      <DraftLine keeping={keeping} />
      <FormButtons label={t('editor.reviews.save')} busy={save.isPending} onCancel={onClose} />
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
