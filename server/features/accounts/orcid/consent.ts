/** What somebody lets the platform write into their record at ORCID: its tokens are kept sealed, and are in no answer, archive or log line. */
import type { OrcidChoices } from '#contract/entities/orcid.ts';
import type { Database } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import { type ConsentRow, changeConsent, findConsent, upsertConsent } from './consent-queries.ts';
import type { Tokens } from './provider.ts';
import { revokeToken } from './record-api.ts';

const secret = 'orcid.permisos';
const about = (userId: string, which: 'llave' | 'renovacion') => `orcid ${which} ${userId}`;

async function sealed(db: Database, userId: string, { access, refresh }: Tokens) {
  return {
    llave: await seal(db, secret, about(userId, 'llave'), access),
    ...(refresh !== null && { renovacion: await seal(db, secret, about(userId, 'renovacion'), refresh) }),
  };
}

/** Keeps what the person consented to, in place of what they did before: of that no token is left at ORCID, as long as it answers. */
export async function keepConsent(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  userId: string,
  { orcid, choices, token }: { orcid: string; choices: OrcidChoices; token: Tokens },
): Promise<void> {
  const { db, log } = services;
  const before = await findConsent(db, userId);
  const old = before && (await tokensOfConsent(db, before));
  if (old)
    await revokeToken(services, old.access).catch((err: unknown) =>
      log.warn({ err, persona: userId }, 'revoking a permission at ORCID that another one replaces'),
    );
  await upsertConsent(db, { userId, orcid, ...choices, renovacion: null, ...(await sealed(db, userId, token)) });
}

/** The tokens of a consent; undefined where the secret that sealed them is gone. */
export async function tokensOfConsent(db: Database, row: ConsentRow): Promise<Tokens | undefined> {
  const access = await unseal(db, secret, about(row.userId, 'llave'), row.llave);
  if (access === undefined) return undefined;
  const refresh = row.renovacion && (await unseal(db, secret, about(row.userId, 'renovacion'), row.renovacion));
  return { access, refresh: refresh || null };
}

/** Keeps those that ORCID gave in place of what it takes no more. Gives how the consent is known from then on. */
export async function keepRenewed(
  db: Database,
  row: ConsentRow,
  tokens: Tokens,
): Promise<Pick<ConsentRow, 'userId' | 'llave'>> {
  const { userId } = row;
  const kept = await sealed(db, userId, tokens);
  await changeConsent(db, row, kept);
  return { userId, llave: kept.llave };
}
