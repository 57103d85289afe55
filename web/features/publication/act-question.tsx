import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { actLooks, type KnownAct } from './act-looks.tsx';
import { CreateReviewDialog } from './create-review-dialog.tsx';
import { asksReason } from './use-work-act.ts';

interface Question {
  title: MessageKey;
  text: MessageKey;
  tone?: 'primary' | 'danger';
}

const questions: Partial<Record<KnownAct, Question>> = {
  ELIMINAR: { title: 'author.ask.ELIMINAR', text: 'author.ask.ELIMINAR.text' },
  ENVIAR_A_REVISION: {
    title: 'author.ask.ENVIAR_A_REVISION',
    text: 'author.ask.ENVIAR_A_REVISION.text',
    tone: 'primary',
  },
  APROBAR: { title: 'author.ask.APROBAR', text: 'author.ask.APROBAR.text', tone: 'primary' },
  SOLICITAR_CAMBIOS: {
    title: 'author.ask.SOLICITAR_CAMBIOS',
    text: 'author.ask.SOLICITAR_CAMBIOS.text',
    tone: 'primary',
  },
  PUBLICAR: { title: 'author.ask.PUBLICAR', text: 'author.ask.PUBLICAR.text', tone: 'primary' },
  PUBLICAR_SIN_APROBACION: {
    title: 'author.ask.PUBLICAR_SIN_APROBACION',
    text: 'author.ask.PUBLICAR_SIN_APROBACION.text',
    tone: 'primary',
  },
  RECHAZAR: { title: 'author.ask.RECHAZAR', text: 'author.ask.RECHAZAR.text' },
  RETRACTAR: { title: 'author.ask.RETRACTAR', text: 'author.ask.RETRACTAR.text' },
};

/** Whether something is asked before the act is done. */
export const asksFirst = (act: KnownAct): boolean => act === 'CREAR_REVISION' || act in questions;

type Props = {
  act: KnownAct;
  work: Pick<PublicationSummary, 'id' | 'titulo'>;
  busy: boolean;
  onConfirm: (motivo?: string) => void;
  onClose: () => void;
};

/** What is asked before an act: whether the person means it, and why where the workflow keeps the reason. */
export function ActQuestion({ act, work, busy, onConfirm, onClose }: Props) {
  const t = useMessages();
  const [motivo, setMotivo] = useState('');
  if (act === 'CREAR_REVISION') return <CreateReviewDialog work={work} onClose={onClose} />;
  const question = questions[act];
  if (!question) return null;
  const needsReason = asksReason(act);
  const shut = needsReason && motivo.trim() === '';
  const confirm = () => onConfirm(needsReason ? motivo.trim() : undefined);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(question.title)}
      description={t(question.text, { titulo: work.titulo })}
      tone={question.tone}
      confirmLabel={t(actLooks[act].label)}
      cancelLabel={t('common.cancel')}
      busy={busy}
      disabled={shut}
      onConfirm={confirm}
    >
      {needsReason && (
        <ReasonField
          label={t('author.ask.reason')}
          hint={t('author.ask.reason.hint')}
          value={motivo}
          onChange={setMotivo}
        />
      )}
    </ConfirmDialog>
  );
}
