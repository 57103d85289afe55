/** What somebody sees of what is written into their record, and what they choose. */
import type { z } from 'zod';
import type { OrcidRecord, orcidRecordChangesSchema } from '#contract/entities/orcid.ts';
import { refuse } from '#contract/refuse.ts';
import { changeConsent, findConsent } from '#server/features/accounts/orcid/consent-queries.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findEntries, retryEntries } from './queries.ts';

/** Throws `no_encontrado` where ORCID is not set. */
export async function orcidRecordOf({ db, env }: Services, viewer: { id: string }): Promise<OrcidRecord> {
  if (!env.ORCID_CLIENT_ID) throw refuse('no_encontrado');
  const row = await findConsent(db, viewer.id);
  const consent = row && (row.obras || row.revisiones) ? row : undefined;
  return {
    disponible: Boolean(env.ORCID_API_URL),
    obras: consent?.obras ?? false,
    revisiones: consent?.revisiones ?? false,
    permiso: !consent ? 'NINGUNO' : consent.perdido ? 'PERDIDO' : 'VIGENTE',
    ...(consent ? await findEntries(db, viewer.id) : { anadidas: 0, entradas: [] }),
  };
}

/**
 * Changes what is added. With nothing chosen the consent is taken back: it stops at once, and the next turn has ORCID revoke the token.
 * What was added stays there, as the person's own. Throws `no_encontrado` where there is no consent that could be changed.
 */
export async function changeOrcidRecord(
  services: Services,
  viewer: { id: string },
  { obras, revisiones, reintentar }: z.output<typeof orcidRecordChangesSchema>,
): Promise<OrcidRecord> {
  const { db, env, transact } = services;
  if (!env.ORCID_CLIENT_ID) throw refuse('no_encontrado');
  await transact(async () => {
    await lockUser(db, viewer.id);
    const row = await findConsent(db, viewer.id);
    const isGiven = row !== undefined && (row.obras || row.revisiones);
    if (!isGiven) {
      // Taken back twice, as by a double click, is taken back.
      if (obras || revisiones) throw refuse('no_encontrado');
      return;
    }
    await changeConsent(db, row, { obras, revisiones, fechaProxima: new Date() });
    if (reintentar) await retryEntries(db, viewer.id);
  });
  return orcidRecordOf(services, viewer);
}
