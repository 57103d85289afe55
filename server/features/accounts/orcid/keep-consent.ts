import type { OrcidChoices } from '#contract/entities/orcid.ts';
import type { Services } from '#server/platform/services.ts';
import { lockUser } from '../queries.ts';
import { sealed } from './consent.ts';
import { findConsent, upsertConsent } from './consent-queries.ts';
import type { Tokens } from './provider.ts';
import { queueRevocation } from './revoke.ts';

/**
 * Keeps what the person consented to, in place of what they did before, whose token a job has ORCID forget: of two that are given at once
 * one stands, and the other is given back.
 */
export async function keepConsent(
  { db, transact }: Pick<Services, 'db' | 'transact'>,
  userId: string,
  { orcid, choices, token }: { orcid: string; choices: OrcidChoices; token: Tokens },
): Promise<void> {
  await transact(async () => {
    await lockUser(db, userId);
    const before = await findConsent(db, userId);
    if (before) await queueRevocation(db, before);
    await upsertConsent(db, { userId, orcid, ...choices, renovacion: null, ...(await sealed(db, userId, token)) });
  });
}
