import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

const offered = ['PENDIENTE', 'ACEPTADA', 'RECHAZADA'] as const satisfies readonly ReviewEstado[];
type Offered = (typeof offered)[number];

type Props = { work: Pick<PublicationSummary, 'id' | 'titulo' | 'revisionPublica'>; onClose: () => void };

const stale = [
  'reviewsOfPublication',
  'listPublications',
  'getPublication',
  'listReviews',
  'myReviews',
  'activity',
] as const;

/** 'Crear revisión' (spec 000 §2.9 and §5): a review of one's own, of a work in review. */
export function CreateReviewDialog({ work, onClose }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const [estado, setEstado] = useState<Offered>('PENDIENTE');
  const comment = useSavedText(`revision-creada.${work.id}`);
  const comentarios = comment.text;
  const formId = useId();
  const create = useAct('createReview', stale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { id: publicacionId, revisionPublica = false } = work;
    const body = { publicacionId, revisorId: user?.id, comentarios, estado, revisionPublica, historialCambios: [] };
    try {
      await create.mutateAsync({ body });
      comment.forget();
      toast.success(t('author.createReview.done'));
      onClose();
    } catch (error) {
      toast.error(failureText(t('author.createReview.failed'), error));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !create.isPending && onClose()}
      title={t('author.act.CREAR_REVISION')}
      description={work.titulo}
      closeLabel={t('author.close')}
      footer={
        <>
          <Button disabled={create.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={comentarios.trim() === ''}
            busy={create.isPending}
          >
            {t('author.createReview.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-6">
        <Notice>
          {t('author.createReview.name', { name: `${user?.nombres ?? ''} ${user?.apellidos ?? ''}`.trim() })}
        </Notice>
        {work.revisionPublica && <Notice>{t('reviewing.public')}</Notice>}
        <Field label={t('author.createReview.estado')}>
          <Select
            value={estado}
            onChange={({ currentTarget }) => setEstado(offered.find((each) => each === currentTarget.value) ?? estado)}
            options={offered.map((value) => ({ value, label: t(`author.review.estado.${value}`) }))}
          />
        </Field>
        <Field label={t('author.createReview.comment')} required>
          <Textarea
            data-first-focus
            rows={6}
            maxLength={longest.review}
            value={comentarios}
            onChange={(event) => comment.write(event.currentTarget.value)}
          />
        </Field>
        <DraftLine keeping={comment.keeping} />
      </form>
    </Dialog>
  );
}
