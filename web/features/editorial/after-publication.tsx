import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { longest } from '#contract/limits.ts';
import { workPage } from '#contract/public-addresses.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { isOut } from './is-out.ts';

/** Of a work that readers have: its notices and editions, and where a notice is written. Nothing of others. */
export function AfterPublication({ work }: { work: Publication }) {
  if (!isOut(work)) return null;
  return <Tied work={work} />;
}

function Tied({ work }: { work: Publication }) {
  const t = useMessages();
  const { data } = useCall('publishedProcess', { params: { id: work.id } });
  const [lifting, setLifting] = useState<string>();
  const { sobre = null, posteriores = [] } = data ?? {};
  // On the notice's own desk it is lifted, too.
  const isStanding = (each: RelatedWork) => each.clase === 'PREOCUPACION' && !each.levantada;
  return (
    <Section title={t('notices.desk.title')}>
      {(sobre || posteriores.length > 0) && (
        <ul className="mb-4 divide-y divide-line border-y border-line text-sm">
          {sobre && (
            <TiedItem
              work={sobre}
              about={t('notices.desk.about', { kind: t(`notices.kind.${sobre.clase}`) })}
              onLift={isStanding(sobre) ? () => setLifting(work.id) : undefined}
            />
          )}
          {posteriores.map((each) => (
            <TiedItem
              key={each.id}
              work={each}
              about={t(`notices.kind.${each.clase}`)}
              onLift={isStanding(each) ? () => setLifting(each.id) : undefined}
            />
          ))}
        </ul>
      )}
      <Button asChild size="small" icon={<Megaphone aria-hidden />}>
        <Link to={`/editorial/${work.id}/aviso`}>{t('notices.title')}</Link>
      </Button>
      {lifting && <LiftDialog id={lifting} onClose={() => setLifting(undefined)} />}
    </Section>
  );
}

type ItemProps = { work: RelatedWork; about: string; onLift: (() => void) | undefined };

function TiedItem({ work, about, onLift }: ItemProps) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <li className="flex flex-col items-start gap-1 py-3">
      <span className="text-muted">
        {about} · {day(work.fecha)}
      </span>
      <Link to={workPage(work.id)} lang={work.idioma} className="link wrap-anywhere">
        {work.titulo}
      </Link>
      {work.levantada && <span>{t('notices.desk.lifted', { day: day(work.levantada.fecha) })}</span>}
      {onLift && (
        <Button size="small" variant="quiet" className="-ms-3" aria-haspopup="dialog" onClick={onLift}>
          {t('notices.desk.lift')}
        </Button>
      )}
    </li>
  );
}

/** `id`: of the notice. */
function LiftDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const lift = useAct('liftConcern', ['publishedProcess', 'publicationHistory']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('notices.lift.title')}
      description={t('notices.lift.text')}
      confirmLabel={t('notices.desk.lift')}
      cancelLabel={t('common.cancel')}
      busy={lift.isPending}
      disabled={reason.trim() === ''}
      onConfirm={() =>
        lift.mutate(
          { params: { id }, body: { motivo: reason } },
          {
            onSuccess: () => {
              toast.success(t('notices.lift.done'));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('notices.lift.failed'), error)),
          },
        )
      }
    >
      <ReasonField
        label={t('notices.lift.reason')}
        maxLength={longest.noticeSummary}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
