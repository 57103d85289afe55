import type { ReviewAsAuthor } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AnnotationList } from './annotations/annotation-list.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { ReviewEstadoBadge } from './review-badges.tsx';

type Props = { seen: ReviewAsAuthor; onClose: () => void };

/** 'Lo que verá el autor': what the server would answer the author of the work, and nothing else. */
export function AuthorPreview({ seen, onClose }: Props) {
  const t = useMessages();
  const isOpen = seen.estado === 'PENDIENTE' || seen.estado === 'EN_PROCESO';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reviewing.preview.title')}
      description={t('reviewing.preview.text')}
      closeLabel={t('common.close')}
    >
      {isOpen && (
        <Notice tone="warning" className="mb-6">
          {t('reviewing.preview.open')}
        </Notice>
      )}
      <article className="border-s-2 border-accent-line ps-4">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {seen.revisorNombre} <ReviewEstadoBadge review={{ estado: seen.estado, fechaDeclinada: null }} />
        </p>
        <p className="mt-2 whitespace-pre-line">
          {seen.comentarios || <span className="text-muted">{t('reviewing.preview.empty')}</span>}
        </p>
        <AnnotationList review={seen} />
        <AnsweredForm review={seen} />
        <AttachedFiles files={seen.archivos} />
      </article>
    </Dialog>
  );
}
