import type { MeasuredMinute } from '#contract/entities/system.ts';
import { history, registry, showJobs, showMails } from '#server/platform/metrics/measures.ts';
import type { Services } from '#server/platform/services.ts';
import { countQueues } from './health-queries.ts';

/** All that this process measures, as Prometheus reads it, and the queues in the database as they are now. */
export async function metricsText({ db }: Pick<Services, 'db'>): Promise<string> {
  const { jobs, mails } = await countQueues(db);
  showJobs(jobs.map(({ estado, count }) => [{ state: estado }, count]));
  showMails(mails.map(({ estado, count }) => [{ state: estado }, count]));
  return registry.text();
}

/** What it measured in each of the last minutes. */
export function metricsHistory(): { minutos: MeasuredMinute[] } {
  const minutos = history.minutes(Date.now()).map(({ at, requests, failed, p95, memory }) => ({
    hora: new Date(at).toISOString(),
    peticiones: requests,
    fallidas: failed,
    p95,
    memoria: memory,
  }));
  return { minutos };
}
