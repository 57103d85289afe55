/** Has ORCID forget the tokens of permissions that were taken back, or that others replaced: whoever gives one does not wait for it. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dayMs } from '#contract/time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { accessOf, tokensOfConsent } from './consent.ts';
import { type ConsentRow, changeConsent, deleteConsent, findConsent, lockToRevoke } from './consent-queries.ts';
import { revokeToken } from './record-api.ts';

type Ended = Pick<ConsentRow, 'userId' | 'llave'>;

/** After so many tries in vain a token is given up: the person can take the permission back at ORCID. */
const mostTries = 12;

/** `llave`: the token as it was kept, sealed. */
export const revokingOrcid = defineJob({
  tipo: 'orcid.revocar',
  datos: z.object({ userId: z.uuid(), llave: z.string() }),
  tries: mostTries,
  // A silent ORCID holds up nothing else.
  atOnce: 1,
  hasOwnRecord: true,
  work: (services: Services, { datos, signal }) => revokePermission(services, datos, signal),
  onFailure: async ({ db }, { datos }, { againInMs }) => {
    if (againInMs === undefined) await deleteConsent(db, datos);
  },
});

/** In the caller's transaction; once, however often that is asked for. */
export async function queueRevocation(db: Database, { userId, llave }: Ended): Promise<void> {
  const print = createHash('sha256').update(llave).digest('hex').slice(0, 16);
  await enqueue(db, revokingOrcid, { userId, llave }, { unico: `${revokingOrcid.tipo} ${userId} ${print}` });
}

/** Queues those of consents that were taken back, at most so many. What a lost job left is queued again a day later. */
export async function queueRevocations({ db, transact }: Services, most: number): Promise<void> {
  await transact(async () => {
    for (const consent of await lockToRevoke(db, most)) {
      await queueRevocation(db, consent);
      await changeConsent(db, consent, { fechaProxima: new Date(Date.now() + dayMs) });
    }
  });
}

/**
 * Has ORCID forget the token, unless it is the one that stands: ORCID may give the same again. Then forgets the consent, where it was taken
 * back and no other was given meanwhile, with what is known of its entries. Throws `OrcidTrouble`.
 */
export async function revokePermission(services: Services, ended: Ended, signal?: AbortSignal): Promise<void> {
  const { db, env } = services;
  const access = await accessOf(db, ended);
  const stands = async () => {
    const row = await findConsent(db, ended.userId);
    if (!row || !(row.obras || row.revisiones)) return undefined;
    return (await tokensOfConsent(db, row))?.access === access ? row : undefined;
  };
  if (env.ORCID_CLIENT_ID && access !== undefined) {
    if (await stands()) return;
    await revokeToken(services, access, signal);
    // The same was given at this very moment: the person is asked anew rather than nothing is added and nobody told.
    const same = await stands();
    if (same) await changeConsent(db, same, { perdido: true });
  }
  await deleteConsent(db, ended);
  // Its token was renewed by what was just being written: that one is the next.
  const row = await findConsent(db, ended.userId);
  if (row && !row.obras && !row.revisiones) await changeConsent(db, row, { fechaProxima: new Date() });
}
