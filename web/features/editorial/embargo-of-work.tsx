import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { ownZone } from '#web/features/publications/own-zone.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';

/** Until when the text of a thesis is closed, to be changed or lifted by who runs it; nothing of other works. */
export function EmbargoOfWork({ work }: { work: Publication }) {
  const t = useMessages();
  const { day } = useFormats();
  const [asked, setAsked] = useState<'change' | 'lift'>();
  if (work.tipo !== 'TESIS') return null;
  const { embargo } = work;
  return (
    <Section title={t('particulars.embargo')}>
      <p className="mb-3 text-sm text-muted">
        {embargo ? t('particulars.embargo.until', { day: day(embargo.hasta) }) : t('particulars.embargo.none')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<LockKeyhole aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsked('change')}
        >
          {t(embargo ? 'particulars.embargo.change' : 'particulars.embargo.set')}
        </Button>
        {embargo && (
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked('lift')}>
            {t('particulars.embargo.lift')}
          </Button>
        )}
      </div>
      {asked && <EmbargoDialog work={work} lifts={asked === 'lift'} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function EmbargoDialog({ work, lifts, onClose }: { work: Publication; lifts: boolean; onClose: () => void }) {
  const t = useMessages();
  const [until, setUntil] = useState(work.embargo?.hasta ?? '');
  const [reason, setReason] = useState('');
  const change = useAct('changeEmbargo', ['getPublication', 'readWork', 'publicationHistory', 'listFiles']);
  const body = { hasta: lifts ? null : until, zona: work.embargo?.zona ?? ownZone(), motivo: reason };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t(lifts ? 'particulars.embargo.lift.title' : 'particulars.embargo.title')}
      description={t(lifts ? 'particulars.embargo.lift.text' : 'particulars.embargo.text')}
      confirmLabel={t(lifts ? 'particulars.embargo.lift' : 'particulars.embargo.set')}
      cancelLabel={t('common.cancel')}
      busy={change.isPending}
      disabled={reason.trim() === '' || (!lifts && until === '')}
      onConfirm={() =>
        change.mutate(
          { params: { id: work.id }, body },
          {
            onSuccess: () => {
              toast.success(t('particulars.embargo.done'));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('particulars.embargo.failed'), error)),
          },
        )
      }
    >
      {!lifts && (
        <Field label={t('particulars.embargo.day')} className="mb-4" required>
          <Input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      )}
      <ReasonField
        label={t('particulars.embargo.reason')}
        maxLength={longest.reason}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
