import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Consent } from '#contract/entities/consent.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ConsentBadge } from '#web/features/reviewing/masking/consent-badge.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** One request to let one's name be known, with its answer; a yes is asked once more, since what was read stays known. */
export function ConsentItem({ consent }: { consent: Consent }) {
  const t = useMessages();
  const { day } = useFormats();
  const [asking, setAsking] = useState(false);
  const { id, titulo, lado, estado, motivo, fecha, fechaRespuesta } = consent;
  const answer = useAct('answerConsent', ['myConsents', 'reviewsOfPublication', 'getPublication', 'listPublications']);
  const send = (acepta: boolean) =>
    answer.mutate(
      { params: { id }, body: { acepta } },
      {
        onSuccess: () => {
          setAsking(false);
          toast.success(t(acepta ? 'consents.yes.done' : 'consents.no.done'));
        },
        onError: (error) => {
          setAsking(false);
          toast.error(failureText(t('consents.answer.failed'), error));
        },
      },
    );
  return (
    <li className="py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{titulo}</h2>
        <ConsentBadge estado={estado} />
      </div>
      <p className="mt-1 text-sm text-muted">
        {fechaRespuesta
          ? t('consents.answered', { day: day(fechaRespuesta) })
          : t('consents.asked', { day: day(fecha) })}
      </p>
      <p className="mt-3">{t(`consents.of.${lado}`)}</p>
      <p className="mt-3 text-sm font-semibold">{t('consents.reason')}</p>
      <p className="font-serif whitespace-pre-line">{motivo}</p>
      {estado !== 'RETIRADA' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {estado !== 'ACEPTADA' && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)} disabled={answer.isPending}>
              {t('consents.yes')}
            </Button>
          )}
          {estado !== 'RECHAZADA' && (
            <Button size="small" onClick={() => send(false)} busy={answer.isPending && !asking}>
              {t(estado === 'ACEPTADA' ? 'consents.takeBack' : 'consents.no')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('consents.yes.ask')}
        description={t('consents.yes.text', { title: titulo })}
        confirmLabel={t('consents.yes')}
        cancelLabel={t('common.cancel')}
        busy={answer.isPending}
        onConfirm={() => send(true)}
      />
    </li>
  );
}
