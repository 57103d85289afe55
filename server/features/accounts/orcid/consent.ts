/** What somebody lets the platform write into their record at ORCID: its tokens are kept sealed, and are in no answer, archive or log line. */
import type { Database } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { type ConsentRow, changeConsent } from './consent-queries.ts';
import type { Tokens } from './provider.ts';

/** The platform's secret by which they are sealed. */
export const secretName = 'orcid.permisos';
/** Which of the two, of whom. */
export const about = (userId: string, which: 'llave' | 'renovacion') => `orcid ${which} ${userId}`;

/** As they are kept. */
export async function sealed(db: Database, userId: string, { access, refresh }: Tokens) {
  return {
    llave: await seal(db, secretName, about(userId, 'llave'), access),
    ...(refresh !== null && { renovacion: await seal(db, secretName, about(userId, 'renovacion'), refresh) }),
  };
}

/** Its access token; undefined where the secret that sealed it is gone. */
export const accessOf = (
  db: Database,
  { userId, llave }: Pick<ConsentRow, 'userId' | 'llave'>,
): Promise<string | undefined> => unseal(db, secretName, about(userId, 'llave'), llave);

/** The tokens of a consent; undefined where the secret that sealed them is gone. */
export async function tokensOfConsent(db: Database, row: ConsentRow): Promise<Tokens | undefined> {
  const access = await accessOf(db, row);
  if (access === undefined) return undefined;
  const refresh = row.renovacion && (await unseal(db, secretName, about(row.userId, 'renovacion'), row.renovacion));
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
