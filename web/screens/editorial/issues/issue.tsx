/** /editorial/numeros/:id: one number as it is prepared: its contents in order, what could come in, and what is done with it. */
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useNavigate, useParams } from 'react-router';
import type { IssuePlan } from '#contract/entities/issue.ts';
import { longest } from '#contract/limits.ts';
import { issuePage } from '#contract/public-addresses.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { wallMoment } from '#web/features/editorial/wall-moment.ts';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { IssuePage } from '#web/screens/issues/issue-page.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { Available } from './available-works.tsx';
import { IssueForm } from './issue-form.tsx';
import { estadoTones } from './issues.tsx';
import { OrderedWorks } from './ordered-works.tsx';
import { PublishDialog } from './publish-dialog.tsx';

export const title = 'navigation.number' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useCall('issuePlan', { params: { id } });
  return (
    <QueryState query={query} loading={t('numbering.loading')} failed={t('numbering.failed')}>
      {(plan) => <Plan plan={plan} />}
    </QueryState>
  );
}

type Opened = 'edit' | 'publish' | 'takeBack' | 'remove' | 'preview';

function Plan({ plan }: { plan: IssuePlan }) {
  const t = useMessages();
  const formats = useFormats();
  const { time } = formats;
  const name = useIssueName()(plan);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const undate = useAct('unscheduleIssue', ['issuePlan', 'listIssues']);
  const may = (act: IssuePlan['acciones'][number]) => plan.acciones.includes(act);
  const takeDateAway = () =>
    undate.mutate(
      { params: { id: plan.id } },
      { onError: (error) => toast.error(failureText(t('numbering.undate.failed'), error)) },
    );
  const acts = [
    { id: 'cambiar', label: t('numbering.edit'), asks: true, onSelect: () => setOpened('edit') },
    { id: 'ver', label: t('numbering.preview'), asks: true, onSelect: () => setOpened('preview') },
    ...(may('QUITAR_FECHA') ? [{ id: 'fecha', label: t('numbering.undate'), onSelect: takeDateAway }] : []),
    ...(may('ELIMINAR')
      ? [
          {
            id: 'eliminar',
            label: t('numbering.remove'),
            tone: 'danger' as const,
            asks: true,
            onSelect: () => setOpened('remove'),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={name}
        intro={[plan.revista?.nombre, plan.titulo].filter(Boolean).join(' · ')}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {plan.estado === 'PUBLICADO' && (
              <Button asChild>
                <Link to={issuePage(plan.id)}>{t('numbering.page')}</Link>
              </Button>
            )}
            {may('PUBLICAR') && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpened('publish')}>
                {t('numbering.publish')}
              </Button>
            )}
            {may('RETIRAR') && (
              <Button variant="dangerQuiet" aria-haspopup="dialog" onClick={() => setOpened('takeBack')}>
                {t('numbering.takeBack')}
              </Button>
            )}
            <MoreActs label={t('numbering.more', { what: name })} acts={acts} />
          </div>
        }
      />
      <p className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
        <Badge tone={estadoTones[plan.estado]}>{t(`numbering.estado.${plan.estado}`)}</Badge>
        {plan.fechaPrevista && plan.zonaHoraria && (
          <span>
            {t('numbering.dated', {
              moment: wallMoment(formats, plan.fechaPrevista, plan.zonaHoraria),
              zone: plan.zonaHoraria,
            })}
          </span>
        )}
        {plan.retirableHasta && <span>{t('numbering.takeBack.until', { time: time(plan.retirableHasta) })}</span>}
      </p>
      <div className="flex max-w-4xl flex-col gap-12">
        <Section title={t('numbering.works')} intro={may('ORDENAR') ? t('numbering.works.intro') : undefined}>
          <OrderedWorks key={`${plan.id} ${plan.revision}`} plan={plan} />
        </Section>
        {may('ORDENAR') && (
          <Section title={t('numbering.available')} intro={t('numbering.available.intro')}>
            <Available plan={plan} />
          </Section>
        )}
      </div>
      {opened === 'edit' && <IssueForm issue={plan} onClose={close} onSaved={close} />}
      {opened === 'publish' && <PublishDialog plan={plan} onClose={close} />}
      {opened === 'takeBack' && <TakeBack plan={plan} name={name} onClose={close} />}
      {opened === 'remove' && <Remove plan={plan} name={name} onClose={close} />}
      {opened === 'preview' && <Preview id={plan.id} onClose={close} />}
    </>
  );
}

interface Asked {
  plan: IssuePlan;
  name: string;
  onClose: () => void;
}

function TakeBack({ plan, name, onClose }: Asked) {
  const t = useMessages();
  const [motivo, setMotivo] = useState('');
  const takeBack = useAct('takeBackIssue', ['issuePlan', 'listIssues', 'readIssue']);
  const confirm = () =>
    takeBack.mutate(
      { params: { id: plan.id }, body: { motivo } },
      {
        onSuccess: () => {
          toast.success(t('numbering.takeBack.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('numbering.takeBack.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('numbering.takeBack.title', { issue: name })}
      description={t('numbering.takeBack.text')}
      confirmLabel={t('numbering.takeBack')}
      cancelLabel={t('numbering.cancel')}
      busy={takeBack.isPending}
      disabled={motivo.trim() === ''}
      onConfirm={confirm}
    >
      <Field label={t('numbering.takeBack.reason')} required>
        <Textarea
          rows={3}
          value={motivo}
          maxLength={longest.reason}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

function Remove({ plan, name, onClose }: Asked) {
  const t = useMessages();
  const navigate = useNavigate();
  const remove = useAct('removeIssue', ['listIssues', 'getIdentity', 'whatWaits']);
  const confirm = () =>
    remove.mutate(
      { params: { id: plan.id } },
      {
        onSuccess: () => navigate('/editorial/numeros'),
        onError: (error) => toast.error(failureText(t('numbering.remove.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('numbering.remove.title', { issue: name })}
      description={t('numbering.remove.text')}
      confirmLabel={t('numbering.remove')}
      cancelLabel={t('numbering.cancel')}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

/** The number as its page will show it. */
function Preview({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages();
  const query = useCall('readIssue', { params: { id } });
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={t('numbering.preview')} closeLabel={t('numbering.close')}>
      <QueryState query={query} loading={t('numbering.loading')} failed={t('numbering.failed')}>
        {(issue) => <IssuePage issue={issue} />}
      </QueryState>
    </Dialog>
  );
}
