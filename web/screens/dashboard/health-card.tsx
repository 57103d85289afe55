import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { healthSchema } from '#contract/entities/system.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const tones: Record<'ok' | 'warning' | 'error', Tone> = { ok: 'green', warning: 'yellow', error: 'red' };

/** How the services are now. */
export function HealthCard() {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useQuery({ ...callQuery(useClient(), 'health'), staleTime: 0 });
  return (
    <Section title={t('author.admin.health')}>
      {data ? (
        <Services health={data} />
      ) : error ? (
        <ErrorState
          message={t('author.admin.health.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Section>
  );
}

function Services({ health }: { health: z.infer<typeof healthSchema> }) {
  const t = useMessages();
  const { number } = useFormats();
  const { database, files, version } = health;
  const services = [
    { term: t('author.admin.health.database'), service: database },
    { term: t('author.admin.health.files'), service: files },
  ];
  const items = services.map(({ term, service: { status, responseTime } }) => ({
    term,
    description: (
      <>
        <Badge tone={tones[status]}>{t(`author.admin.health.${status}`)}</Badge>
        {responseTime !== undefined && <span className="ms-2 text-muted">{number(responseTime)} ms</span>}
      </>
    ),
  }));
  return <DescriptionList items={[...items, { term: t('author.admin.health.version'), description: version }]} />;
}
