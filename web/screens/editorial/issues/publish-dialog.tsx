/** What publishing a number will do, before it is done: now, or at a date. */
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Fate, IssuePlan } from '#contract/entities/issue.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { ownZone } from '#web/features/publications/own-zone.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

export function PublishDialog({ plan, onClose }: { plan: IssuePlan; onClose: () => void }) {
  const t = useMessages();
  const name = useIssueName()(plan);
  const [when, setWhen] = useState<'now' | 'at'>(plan.fechaPrevista ? 'at' : 'now');
  const [fecha, setFecha] = useState('');
  // As the number's date was said last; else where this browser is.
  const [zona, setZona] = useState(plan.zonaHoraria ?? ownZone());
  const [motivo, setMotivo] = useState('');
  const publish = useAct('publishIssue', ['issuePlan', 'listIssues', 'readIssue']);
  const schedule = useAct('scheduleIssue', ['issuePlan', 'listIssues']);
  const count = (fate: Fate) => plan.plan.filter(({ destino }) => destino === fate).length;
  const stuck = count('NO_PUBLICABLE');
  const incomplete = plan.plan.filter(({ falta }) => falta.length > 0).length;

  function confirm() {
    const params = { id: plan.id };
    const reason = motivo.trim() ? { motivo } : {};
    const onError = (error: Error) => toast.error(failureText(t('numbering.publish.failed'), error));
    const done = (text: string) => () => {
      toast.success(text);
      onClose();
    };
    if (when === 'now')
      publish.mutate(
        { params, body: { revision: plan.revision, ...reason } },
        { onSuccess: done(t('numbering.publish.done')), onError },
      );
    else
      schedule.mutate(
        { params, body: { revision: plan.revision, fecha, zona, ...reason } },
        { onSuccess: done(t('numbering.publish.scheduled')), onError },
      );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('numbering.publish.title', { issue: name })}
      closeLabel={t('numbering.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('numbering.cancel')}</Button>
          <Button
            variant="primary"
            busy={publish.isPending || schedule.isPending}
            disabled={stuck > 0 || (when === 'at' && (!fecha || !zona))}
            onClick={confirm}
          >
            {t(when === 'now' ? 'numbering.publish.now' : 'numbering.publish.at')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ul className="list-disc ps-5">
          <li>{t('numbering.publish.out', { count: count('PUBLICAR') })}</li>
          {count('YA_PUBLICADA') > 0 && <li>{t('numbering.publish.ahead', { count: count('YA_PUBLICADA') })}</li>}
          {stuck > 0 && <li className="text-rubric">{t('numbering.publish.stuck', { count: stuck })}</li>}
          {incomplete > 0 && <li>{t('numbering.publish.incomplete', { count: incomplete })}</li>}
          <li>{t('numbering.publish.hour')}</li>
        </ul>
        <RadioGroup
          legend={t('numbering.publish.when')}
          name="cuando"
          value={when}
          options={[
            { value: 'now', label: t('numbering.publish.now') },
            { value: 'at', label: t('numbering.publish.at') },
          ]}
          onChange={({ target }) => setWhen(target.value === 'at' ? 'at' : 'now')}
        />
        {when === 'at' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('numbering.publish.moment')}>
              <Input
                type="datetime-local"
                value={fecha}
                onChange={({ target }) => setFecha(target.value.slice(0, 16))}
              />
            </Field>
            <Field label={t('numbering.publish.zone')}>
              <Input value={zona} maxLength={longest.timeZone} onChange={({ target }) => setZona(target.value)} />
            </Field>
          </div>
        )}
        <Field
          label={t('numbering.publish.reason')}
          hint={t('numbering.publish.reason.hint')}
          optional={t('numbering.optional')}
        >
          <Textarea
            rows={2}
            value={motivo}
            maxLength={longest.reason}
            onChange={({ target }) => setMotivo(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
