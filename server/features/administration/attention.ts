import { type Attention, type AttentionKind, attentionKinds } from '#contract/entities/attention.ts';
import { defaultSettings, type PlatformSettings } from '#contract/entities/system.ts';
import { examplesIn } from '#contract/site-examples.ts';
import { countPending } from '#server/features/accounts/membership/request-queries.ts';
import { countFaultyFiles } from '#server/features/files/fixity/list-faulty.ts';
import { findOwnCopies } from '#server/platform/backup/last-copies.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countApprovedWorks,
  countFailedJobs,
  countFailedMails,
  countKeptMails,
  countRoleRequests,
  countStoppedAddresses,
} from './attention-queries.ts';
import { countSetupSteps } from './setup.ts';

/** What an administrator should look at first; a demonstration has no mail server, and needs no address of its own. */
export async function attention(services: Services): Promise<Attention> {
  const { db, env, settings } = services;
  const copies = env.BACKUP_TO ? await findOwnCopies(db) : undefined;
  const totals: Record<AttentionKind, number> = {
    PUESTA_EN_MARCHA: env.DEMO ? 0 : await countSetupSteps(services),
    ARCHIVOS_DANADOS: await countFaultyFiles(services),
    COPIA_AUSENTE: copies?.falta ? 1 : 0,
    // Where none is made, nobody can prove one: that is said already.
    COPIA_SIN_PROBAR: copies?.sinProbar && !copies.falta ? 1 : 0,
    CORREOS_FALLIDOS: await countFailedMails(db),
    DIRECCIONES_DETENIDAS: await countStoppedAddresses(db),
    TAREAS_FALLIDAS: await countFailedJobs(db),
    SOLICITUDES_DE_ROL: await countRoleRequests(db),
    SOLICITUDES_DE_INSTITUCION: await countPending(db),
    OBRAS_POR_PUBLICAR: await countApprovedWorks(db),
    DATOS_DEL_SITIO: env.DEMO ? 0 : countSpecified(settings.get()),
    SIN_CORREO: env.SMTP_URL || env.DEMO ? 0 : await countKeptMails(db),
  };
  return { asuntos: attentionKinds.flatMap((tipo) => (totals[tipo] > 0 ? [{ tipo, total: totals[tipo] }] : [])) };
}

/** What the public site says of the press and nobody has replaced: it is the specification's. */
const countSpecified = (settings: PlatformSettings): number =>
  examplesIn(settings).length + (settings.contacto === defaultSettings.contacto ? 1 : 0);
