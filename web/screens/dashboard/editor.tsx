import { ChartColumn, CircleCheck, FileSearch, List, Mails, Settings2, Shuffle, Signature } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { SendNotification } from '#web/features/correspondence/send-notification.tsx';
import { QueueTool } from '#web/features/editorial/queue/queue-tool.tsx';
import { useWorkDialogs } from '#web/features/editorial/use-work-dialogs.tsx';
import { DeskHead } from '#web/layouts/desk-head.tsx';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Count } from './count.tsx';

const AllPublicationsDialog = late(
  async () => (await import('#web/features/editorial/all-publications-dialog.tsx')).AllPublicationsDialog,
);
const ReportsDialog = late(
  async () => (await import('#web/features/editorial/reports/reports-dialog.tsx')).ReportsDialog,
);
const WorkflowModeDialog = late(
  async () => (await import('#web/features/editorial/workflow-mode-dialog.tsx')).WorkflowModeDialog,
);

/** The editor's dashboard (spec 001 §2). */
export function EditorDashboard() {
  const t = useMessages();
  const { user } = useSession();
  const [open, setOpen] = useState<'all' | 'reports' | 'mode'>();
  // They lie over whatever is open: the list of all leads to details, and details to an assignment.
  const { dialogs, ...acts } = useWorkDialogs();
  const { counts, failed } = useCounts();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-12">
      <div>
        <DeskHead desk="EDITOR" greeted={user} />
        <Counters counts={counts} failed={failed} />
      </div>
      <Section title={t('editor.actions.title')}>
        <div className="flex flex-wrap gap-3">
          <Button icon={<List aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('all')}>
            {t('editor.actions.all')}
          </Button>
          <Button icon={<ChartColumn aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('reports')}>
            {t('desk.reports')}
          </Button>
          <Button icon={<Settings2 aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('mode')}>
            {t('editor.actions.mode')}
          </Button>
          <SendNotification editors />
          <Button asChild icon={<Shuffle aria-hidden />}>
            <Link to="/editorial/asignacion">{t('assignment.open')}</Link>
          </Button>
          <Button asChild icon={<Mails aria-hidden />}>
            <Link to="/admin/correos">{t('outbox.title')}</Link>
          </Button>
        </div>
      </Section>
      <Section title={t('desk.queue.title')} intro={t('desk.queue.intro')}>
        <QueueTool {...acts} />
      </Section>
      {open === 'all' && <AllPublicationsDialog onDetails={acts.onDetails} onClose={close} />}
      {open === 'reports' && <ReportsDialog onClose={close} />}
      {open === 'mode' && <WorkflowModeDialog onClose={close} />}
      {dialogs}
    </div>
  );
}

const counted = ['EN_REVISION', 'PENDIENTE_APROBACION', 'APROBADO'] as const;
type Counts = Record<(typeof counted)[number], number | undefined>;

/** How many works stand in each of the three estados, as the server counts them. */
function useCounts(): { counts: Counts; failed: boolean } {
  const inReview = useCall('listPublications', { query: { estado: 'EN_REVISION', limit: 1 } });
  const awaiting = useCall('listPublications', { query: { estado: 'PENDIENTE_APROBACION', limit: 1 } });
  const approved = useCall('listPublications', { query: { estado: 'APROBADO', limit: 1 } });
  const counts = {
    EN_REVISION: inReview.data?.total,
    PENDIENTE_APROBACION: awaiting.data?.total,
    APROBADO: approved.data?.total,
  };
  return { counts, failed: [inReview, awaiting, approved].some(({ isError }) => isError) };
}

const icons: Record<keyof Counts, ReactNode> = {
  EN_REVISION: <FileSearch aria-hidden />,
  PENDIENTE_APROBACION: <Signature aria-hidden />,
  APROBADO: <CircleCheck aria-hidden />,
};

function Counters({ counts, failed }: { counts: Counts; failed: boolean }) {
  const t = useMessages();
  return (
    <section aria-label={t('editor.stats.label')}>
      <StatRow>
        {counted.map((estado) => (
          <StatCard
            key={estado}
            label={t(`editor.stats.${estado}`)}
            value={<Count value={counts[estado]} failed={failed} />}
            icon={icons[estado]}
            // Approved works wait for nothing of editors: they are in no queue.
            {...(estado !== 'APROBADO' && { link: <Link to={`/editorial?estado=${estado}`} /> })}
          />
        ))}
      </StatRow>
    </section>
  );
}
