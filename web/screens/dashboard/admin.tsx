import { LibraryBig, UserCheck, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { hasScreen } from '#web/routes.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { ActivityCard } from './activity-card.tsx';
import { HealthCard } from './health-card.tsx';

/** What an administrator sees first (spec 001 §2): totals, tools, health and what happened last. */
export function AdminDashboard() {
  const t = useMessages();
  const { user } = useSession();
  return (
    <>
      <PageHeader title={t('author.dashboard.welcome', { name: user?.nombres ?? '' })} intro={t('author.admin.lead')} />
      <Totals />
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
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

/** Counters; one that could not be asked says nothing (spec 001 §8). */
function Totals() {
  const t = useMessages();
  const users = useCall('listUsers', { query: one });
  const reviewers = useCall('listUsers', { query: { ...one, rol: 'REVISOR' } });
  const works = useCall('listPublications', { query: one });
  return (
    <StatRow>
      <StatCard label={t('author.admin.users')} icon={<Users aria-hidden />} value={<Total query={users} />} />
      <StatCard label={t('author.admin.works')} icon={<LibraryBig aria-hidden />} value={<Total query={works} />} />
      <StatCard
        label={t('author.admin.reviewers')}
        icon={<UserCheck aria-hidden />}
        value={<Total query={reviewers} />}
      />
    </StatRow>
  );
}

function Total({
  query: { data, isPending },
}: {
  query: { data?: { total: number } | undefined; isPending: boolean };
}) {
  const { number } = useFormats();
  if (isPending) return <Skeleton className="my-2 h-6 w-12" />;
  return data ? number(data.total) : '—';
}

const tools = [
  { to: '/admin/users', label: 'author.admin.tool.users' },
  { to: '/admin/publications', label: 'author.admin.tool.publications' },
  { to: '/mis-publicaciones', label: 'author.management.title' },
  { to: '/admin/reviews', label: 'author.admin.tool.reviews' },
  { to: '/notificaciones', label: 'author.notifications.title' },
  { to: '/configuracion', label: 'author.admin.tool.settings' },
  { to: '/admin/metrics', label: 'author.admin.tool.metrics' },
  { to: '/admin/logs', label: 'author.admin.tool.logs' },
] as const;

function Tools() {
  const t = useMessages();
  return (
    <Section title={t('author.admin.tools')}>
      <ul className="divide-y divide-line border-y border-line">
        {tools
          .filter(({ to }) => hasScreen(to))
          .map(({ to, label }) => (
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
