import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { WorkRights } from '#contract/entities/rights.ts';
import { longest } from '#contract/limits.ts';
import type { RightsAnswer } from '#contract/rights.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { rightsStale } from './stale.ts';
import { Statement } from './statement.tsx';

type AnswerProps = { id: string; rights: WorkRights; respuesta: RightsAnswer; onClose: () => void };

/** Signs the licence as it is shown, or says that one does not, and why. */
export function AnswerDialog({ id, rights: { terminos }, respuesta, onClose }: AnswerProps) {
  const t = useMessages();
  const idioma = useLanguage();
  const queryClient = useQueryClient();
  const answer = useAct('answerRights', rightsStale);
  const [motivo, setMotivo] = useState('');
  const signs = respuesta === 'FIRMADA';
  const send = () =>
    answer.mutate(
      {
        params: { id },
        body: { respuesta, idioma, texto: terminos.texto[idioma], licencia: terminos.licencia, motivo: motivo.trim() },
      },
      {
        onSuccess: () => {
          toast.success(t(signs ? 'rights.sign.done' : 'rights.refuse.done'));
          onClose();
        },
        onError: (error) => {
          toast.error(failureText(t('rights.sign.failed'), error));
          // What is asked may have changed since it was shown.
          void queryClient.invalidateQueries({ queryKey: ['readRights'] });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={signs ? 'primary' : 'danger'}
      title={t(signs ? 'rights.sign.title' : 'rights.refuse.title')}
      {...(!signs && { description: t('rights.refuse.text') })}
      confirmLabel={t(signs ? 'rights.sign.confirm' : 'rights.refuse.confirm')}
      cancelLabel={t('common.cancel')}
      disabled={!signs && motivo.trim() === ''}
      busy={answer.isPending}
      onConfirm={send}
    >
      {signs ? (
        <Statement terms={terminos} />
      ) : (
        <ReasonField label={t('rights.refuse.why')} value={motivo} onChange={setMotivo} />
      )}
    </ConfirmDialog>
  );
}

type AskProps = { name: string; busy: boolean; onAsk: (email: string) => void; onClose: () => void };

/** Where somebody is written to of whom the byline has a name alone. */
export function AddressDialog({ name, busy, onAsk, onClose }: AskProps) {
  const t = useMessages();
  const [email, setEmail] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('rights.ask.title')}
      description={t('rights.ask.text', { name })}
      confirmLabel={t('rights.act.ask')}
      cancelLabel={t('common.cancel')}
      disabled={!email.includes('@')}
      busy={busy}
      onConfirm={() => onAsk(email.trim())}
    >
      <Field label={t('rights.ask.email')} required>
        <Input
          type="email"
          data-first-focus
          maxLength={longest.email}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
