import { useQuery } from '@tanstack/react-query';
import type { Health } from '#contract/entities/system.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { failureWords, workerWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** A warning is here within a minute of what it warns of. */
const everyMs = 30_000;

type Status = Health['workers']['status'];
const tones: Record<Status, Tone> = { ok: 'green', warning: 'yellow', error: 'fault' };

/** How the services are now. */
export function HealthCard() {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'health'),
    staleTime: 0,
    refetchInterval: everyMs,
  });
  return (
    <Section title={t('author.admin.health')}>
      <QueryState query={query} loading={<Skeleton lines={3} />} failed={t('author.admin.health.failed')}>
        {(data) => <Services health={data} />}
      </QueryState>
    </Section>
  );
}

function Services({ health }: { health: Health }) {
  const t = useMessages();
  const { number, bytes, moment } = useFormats();
  const { database, files, mail, jobs, workers, disk, version } = health;
  const services: { term: string; service: Health['workers'] }[] = [
    { term: t('author.admin.health.database'), service: database },
    { term: t('author.admin.health.files'), service: files },
    { term: t('author.admin.health.mail'), service: mail },
    { term: t('author.admin.health.jobs'), service: jobs },
    { term: t('author.admin.health.workers'), service: workers },
    { term: t('author.admin.health.disk'), service: disk },
  ];
  const figures = ({ libres, pendientes, fallidos }: NonNullable<Health['disk']['detalle']>) =>
    libres === undefined
      ? t('author.admin.health.queue', { waiting: pendientes ?? 0, failed: fallidos ?? 0 })
      : t('author.admin.health.free', { size: bytes(libres) });
  const items = services.map(({ term, service: { status, responseTime, detalle, fallando = [] } }) => ({
    term,
    description: (
      <>
        <Badge tone={tones[status]}>{t(`author.admin.health.${status}`)}</Badge>
        {responseTime !== undefined && <span className="ms-2 text-muted">{number(responseTime)} ms</span>}
        {detalle && <span className="block text-sm text-muted">{figures(detalle)}</span>}
        {fallando.map(({ trabajador, desde, error }) => (
          <span key={trabajador} className="block text-sm">
            {t('author.admin.health.failing', { worker: workerWords(t, trabajador), since: moment(desde) })}
            <span className="block text-muted">{failureWords(t, error)}</span>
          </span>
        ))}
      </>
    ),
  }));
  if (version) items.push({ term: t('author.admin.health.version'), description: <>{version}</> });
  const termsOf = (status: Status) =>
    services.filter(({ service }) => service.status === status).map(({ term }) => term);
  return (
    <>
      <HealthLine failing={termsOf('error')} warning={termsOf('warning')} />
      <DescriptionList items={items} />
    </>
  );
}

/** How all is, in a line: what does not answer, else what has warnings, else that all works. */
function HealthLine({ failing, warning }: { failing: string[]; warning: string[] }) {
  const t = useMessages();
  const [tone, words] =
    failing.length > 0
      ? (['error', t('author.admin.health.line.error', { services: failing.join(', ') })] as const)
      : warning.length > 0
        ? (['warning', t('author.admin.health.line.warning', { services: warning.join(', ') })] as const)
        : (['success', t('author.admin.health.line.ok')] as const);
  return (
    <Notice tone={tone} className="mb-4">
      {words}
    </Notice>
  );
}
