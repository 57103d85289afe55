import { attentionKinds } from '#contract/entities/attention.ts';
import type { MeasuredMinute } from '#contract/entities/system.ts';
import { readDeliveryDays } from '#server/features/correspondence/mail/delivery-days.ts';
import { findOwnCopies } from '#server/platform/backup/last-copies.ts';
import {
  history,
  registry,
  showAttention,
  showDelivery,
  showHealth,
  showJobs,
  showLastCopy,
  showLastProof,
  showMails,
} from '#server/platform/metrics/measures.ts';
import type { Services } from '#server/platform/services.ts';
import { attention } from './attention.ts';
import type { Checked } from './health.ts';
import { countQueues } from './health-queries.ts';

const deliveryResults = { enviados: 'sent', devueltos: 'returned', fallidos: 'failed', detenidos: 'stopped' } as const;
const grades = { ok: 0, warning: 1, error: 2 } as const;

/**
 * All that this process measures, as Prometheus reads it, with the queues in the database, the health of the services and what
 * waits for an administrator, as they are now. Where the database does not answer, the process tells of itself and of that alone.
 */
export async function metricsText(services: Services, health: Promise<Checked>): Promise<string> {
  const checked = await health;
  showHealth(Object.entries(checked).map(([service, { status }]) => [{ service }, grades[status]]));
  if (checked.database.status === 'error') hideQueues();
  else
    await showQueues(services).catch((err) => {
      services.log.error({ err }, 'counting for the metrics what waits');
      hideQueues();
    });
  return registry.text();
}

async function showQueues(services: Services): Promise<void> {
  await showOwnCopies(services);
  const [{ jobs, mails }, { asuntos }, [today]] = await Promise.all([
    countQueues(services.db),
    attention(services),
    readDeliveryDays(services, 1),
  ]);
  showJobs(jobs.map(({ estado, count }) => [{ state: estado }, count]));
  showMails(mails.map(({ estado, count }) => [{ state: estado }, count]));
  showDelivery(
    (['enviados', 'devueltos', 'fallidos', 'detenidos'] as const).map((result) => [
      { result: deliveryResults[result] },
      today?.[result] ?? 0,
    ]),
  );
  showAttention(attentionKinds.map((kind) => [{ kind }, asuntos.find(({ tipo }) => tipo === kind)?.total ?? 0]));
}

/** Nothing where the platform makes no copies, or has made none yet. */
async function showOwnCopies({ db, env }: Services): Promise<void> {
  const { ultima, probada } = env.BACKUP_TO ? await findOwnCopies(db) : { ultima: null, probada: null };
  const at = (done: { fecha: string } | null) => (done ? [[{}, Date.parse(done.fecha) / 1000] as const] : []);
  showLastCopy(at(ultima));
  showLastProof(at(probada));
}

/** What was counted before would be taken for now. */
function hideQueues(): void {
  for (const show of [showJobs, showMails, showDelivery, showAttention, showLastCopy, showLastProof]) show([]);
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
