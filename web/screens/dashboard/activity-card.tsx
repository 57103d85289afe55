import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SeverityBadge } from '#web/screens/admin/logs/severity-badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The last ten things that happened, who came and left aside. */
export function ActivityCard() {
  const t = useMessages();
  return (
    <Section title={t('author.admin.activity')}>
      <Entries />
      <Button asChild className="mt-4">
        <Link to="/admin/logs">{t('author.admin.activity.all')}</Link>
      </Button>
    </Section>
  );
}

function Entries() {
  const t = useMessages();
  const { moment } = useFormats();
  const query = useCall('activity', { query: { limit: 10, sinAccesos: 'true' } });
  return (
    <QueryState query={query} loading={<Skeleton lines={8} />} failed={t('author.admin.activity.failed')}>
      {(data) => {
        if (data.activity.length === 0)
          return <p className="border-y border-line py-4 text-muted">{t('author.admin.activity.empty')}</p>;
        return (
          <ol data-rows className="divide-y divide-line border-y border-line">
            {data.activity.map(({ id, message, severity, timestamp, user }) => (
              <li key={id} className="py-3">
                <p className="wrap-anywhere">{message}</p>
                <p className="text-sm text-muted">
                  {(severity === 'warning' || severity === 'error') && (
                    <span className="me-2">
                      <SeverityBadge severity={severity} />
                    </span>
                  )}
                  {user && <>{user} · </>}
                  <time dateTime={timestamp}>{moment(timestamp)}</time>
                </p>
              </li>
            ))}
          </ol>
        );
      }}
    </QueryState>
  );
}
