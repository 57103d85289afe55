import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { AskedSuccession } from '#contract/entities/succession.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { updateUser } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** One change of main author that waits for the reader, who would be it or is it. A yes is asked once more: it hands the work on. */
export function SuccessionItem({ asked }: { asked: AskedSuccession }) {
  const t = useMessages();
  const { day } = useFormats();
  const client = useClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { publicacionId, titulo, tipo, papel, nombre, firma, motivo, fecha, fechaLimite } = asked;
  const answer = useMutation({
    mutationFn: async (acepta: boolean) => {
      const said = await client.answerSuccession({ params: { id: publicacionId }, body: { acepta } });
      return { ...said, acepta };
    },
    onSuccess: ({ acepta, cumplido }) => {
      // The account may have become an author's by it; where that cannot be asked now, it is at the next load.
      if (acepta && papel === 'NUEVO') void client.authProfile().then(updateUser, () => undefined);
      toast.success(
        t(!acepta ? 'succession.done.no' : cumplido ? 'succession.done.changed' : 'succession.done.waiting'),
      );
    },
    onError: (error) => toast.error(failureText(t('succession.answer.failed'), error)),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries();
    },
  });
  return (
    <li className="py-6">
      <p className="text-sm text-muted">
        {t(`work.tipo.${tipo}`)} · {t('byline.requests.asked', { day: day(fecha) })}
      </p>
      <h3 className="mt-1 text-lg break-words">{titulo}</h3>
      <p className="mt-1 break-words">
        {papel === 'NUEVO'
          ? t('succession.list.NUEVO')
          : fechaLimite
            ? t('succession.list.ACTUAL', { name: nombre, day: day(fechaLimite) })
            : t('succession.list.ACTUAL.unlimited', { name: nombre })}
        {papel === 'NUEVO' && !firma && ` ${t('succession.list.sign')}`}
      </p>
      {motivo && (
        <p className="mt-3 font-serif break-words whitespace-pre-line">{t('succession.reason', { reason: motivo })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={answer.isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
          aria-label={t(`succession.list.yes.${papel}.of`, { title: titulo })}
        >
          {t(`succession.list.yes.${papel}`)}
        </Button>
        <Button
          size="small"
          busy={answer.isPending && !asking}
          onClick={() => answer.mutate(false)}
          aria-label={t(`succession.list.no.${papel}.of`, { title: titulo })}
        >
          {t(`succession.list.no.${papel}`)}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={t(`succession.yes.ask.${papel}`, { title: titulo })}
        description={t(`succession.yes.text.${papel}`)}
        confirmLabel={t(`succession.list.yes.${papel}`)}
        cancelLabel={t('common.cancel')}
        busy={answer.isPending}
        onConfirm={() => answer.mutate(true)}
      />
    </li>
  );
}
