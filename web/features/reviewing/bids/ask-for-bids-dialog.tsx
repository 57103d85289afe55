import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Whom it reaches, and by which day; not where it was done a few days ago. */
export function AskForBidsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { day } = useFormats();
  const queryClient = useQueryClient();
  const { data, error } = useCall('getBidRequest');
  const ask = useAct('requestBids', ['getBidRequest']);
  const [until, setUntil] = useState('');
  const isLate = until !== '' && until < dayAfter(0);
  const send = () =>
    ask.mutate(
      { body: { hasta: until === '' ? null : endOfDay(until) } },
      {
        onSuccess: () => {
          toast.success(t('bids.ask.done'));
          onClose();
        },
        onError: (failed) => {
          toast.error(failureText(t('bids.ask.failed'), failed));
          // Somebody else may have asked meanwhile.
          void queryClient.invalidateQueries({ queryKey: ['getBidRequest'] });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !ask.isPending && onClose()}
      tone="primary"
      title={t('bids.ask.title')}
      {...(data && { description: t('bids.ask.text', { count: data.personas }) })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('bids.ask.confirm')}
      busy={ask.isPending}
      disabled={!data || data.desde !== null || data.personas === 0 || isLate}
      onConfirm={send}
    >
      {error && (
        <Notice tone="error" live>
          {failureText(t('bids.ask.failed'), error)}
        </Notice>
      )}
      {data?.desde && data.fecha ? (
        <Notice>{t('bids.ask.again', { day: day(data.fecha), again: day(data.desde) })}</Notice>
      ) : (
        <div className="flex flex-col gap-4">
          <Field
            label={t('bids.ask.until')}
            hint={t('bids.ask.until.hint')}
            error={isLate && t('bids.ask.until.invalid')}
          >
            <Input
              type="date"
              data-first-focus
              min={dayAfter(0)}
              value={until}
              onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            />
          </Field>
          {data?.fecha && <p className="text-sm text-muted">{t('bids.ask.last', { day: day(data.fecha) })}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
