import { type Attention, type AttentionKind, attentionKinds } from '#contract/entities/system.ts';
import type { Services } from '#server/platform/services.ts';
import { countFailedJobs, countFailedMails, countKeptMails, countRoleRequests } from './attention-queries.ts';

/** What an administrator should look at first; of a demonstration nobody waits for its mail server. */
export async function attention({ db, env }: Services): Promise<Attention> {
  const totals: Record<AttentionKind, number> = {
    CORREOS_FALLIDOS: await countFailedMails(db),
    TAREAS_FALLIDAS: await countFailedJobs(db),
    SOLICITUDES_DE_ROL: await countRoleRequests(db),
    SIN_CORREO: env.SMTP_URL || env.DEMO ? 0 : await countKeptMails(db),
  };
  return { asuntos: attentionKinds.flatMap((tipo) => (totals[tipo] > 0 ? [{ tipo, total: totals[tipo] }] : [])) };
}
