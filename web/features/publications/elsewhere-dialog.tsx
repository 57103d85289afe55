import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { longest } from '#contract/limits.ts';
import { hourMs } from '#contract/time.ts';
import { download } from '#web/data/download.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

/** With all its files, over a slow line. */
const slowest = 2 * hourMs;

type Props = {
  /** Of the publication. */
  id: string;
  /** It was sent once: there may be reviews to take along. */
  wasSent: boolean;
  onClose: () => void;
};

/** To which journal a manuscript is taken as a package, and whether its reviews go along. */
export function ElsewhereDialog({ id, wasSent, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const [destination, setDestination] = useState('');
  const [withReviews, setWithReviews] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const destino = destination.trim();
    if (!destino) return setError(t('moving.elsewhere.journal.required'));
    if (busy) return;
    setBusy(true);
    try {
      const query = new URLSearchParams({ destino, revisiones: String(withReviews) });
      await download(`/publications/${id}/meca?${query}`, slowest);
      toast.success(t('moving.elsewhere.done'));
      onClose();
    } catch (failure) {
      setError(messageOf(failure, t('moving.elsewhere.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moving.elsewhere.title')}
      description={t('moving.elsewhere.text')}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('moving.elsewhere.download')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t('moving.elsewhere.journal')} hint={t('moving.elsewhere.journal.hint')} error={error} required>
          <Input
            data-first-focus
            maxLength={longest.destination}
            value={destination}
            onChange={({ currentTarget }) => {
              setDestination(currentTarget.value);
              setError('');
            }}
          />
        </Field>
        {wasSent && (
          <Checkbox
            label={t('moving.elsewhere.reviews')}
            hint={t('moving.elsewhere.reviews.hint')}
            checked={withReviews}
            onChange={({ currentTarget }) => setWithReviews(currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
