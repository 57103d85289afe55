import { LibraryBig, UserCheck, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { SendNotification } from '#web/features/correspondence/send-notification.tsx';
import { DeskHead } from '#web/layouts/desk-head.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { ActivityCard } from './activity-card.tsx';
import { NeedsAttention } from './attention.tsx';
import { Count } from './count.tsx';
import { HealthCard } from './health-card.tsx';

/** What an administrator sees first (spec 001 §2): what waits for them, totals, tools, health and what happened last. */
export function AdminDashboard() {
  const { user } = useSession();
  return (
    <>
      <DeskHead desk="ADMIN" greeted={user} actions={<SendNotification />} />
      <NeedsAttention />
      <Totals />
      <div className="mt-12 grid gap-12 roomy:grid-cols-[minmax(0,1fr)_20rem]">
        <ActivityCard />
        <div className="flex flex-col gap-12">
          <Tools />
          <HealthCard />
        </div>
      </div>
    </>
  );
}

const one = { page: 1, limit: 1 };

function Totals() {
  const t = useMessages();
  const users = useCall('listUsers', { query: one });
  const reviewers = useCall('listUsers', { query: { ...one, rol: 'REVISOR' } });
  const works = useCall('listPublications', { query: one });
  return (
    <StatRow>
      <StatCard
        label={t('author.admin.users')}
        icon={<Users aria-hidden />}
        link={<Link to="/admin/users" />}
        value={<Count value={users.data?.total} failed={users.isError} />}
      />
      <StatCard
        label={t('author.admin.works')}
        icon={<LibraryBig aria-hidden />}
        link={<Link to="/admin/publications" />}
        value={<Count value={works.data?.total} failed={works.isError} />}
      />
      <StatCard
        label={t('author.admin.reviewers')}
        icon={<UserCheck aria-hidden />}
        link={<Link to="/admin/users?rol=REVISOR" />}
        value={<Count value={reviewers.data?.total} failed={reviewers.isError} />}
      />
    </StatRow>
  );
}

const tools = [
  { to: '/admin/users', label: 'author.admin.tool.users' },
  { to: '/admin/publications', label: 'author.admin.tool.publications' },
  { to: '/admin/reviews', label: 'author.admin.tool.reviews' },
  { to: '/notificaciones', label: 'author.notifications.title' },
  { to: '/configuracion', label: 'author.admin.tool.settings' },
  { to: '/admin/metrics', label: 'author.admin.tool.metrics' },
  { to: '/admin/logs', label: 'author.admin.tool.logs' },
  { to: '/admin/tareas', label: 'jobs.title' },
  { to: '/admin/correos', label: 'outbox.title' },
  { to: '/admin/plantillas', label: 'letters.title' },
  { to: '/admin/ajustes', label: 'platform.title' },
] as const;

function Tools() {
  const t = useMessages();
  return (
    <Section title={t('author.admin.tools')}>
      <ul className="divide-y divide-line border-y border-line">
        {tools.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center px-1 py-2 text-sm font-semibold text-ink no-underline hover:bg-wash hover:text-accent"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
