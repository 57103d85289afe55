/** Which key of the API a request brings. */
import { keyPrefix } from '#contract/api-keys.ts';
import { refuse } from '#contract/refuse.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { bearerToken } from '#server/platform/http/bearer.ts';
import type { Doors } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isAskedSecondFactor } from '#server/policy/index.ts';
import { keysChannel } from '../queries.ts';
import { hasFactor } from '../second-factor/queries.ts';
import { hashToken } from '../tokens.ts';
import { findKeyHolder, findWorkingKey, noteUse } from './queries.ts';

/** Keys that are kept in memory, the least used leaving first. */
const mostKnown = 10_000;
/** As `newToken` writes 256 bits: of anything else nobody needs to ask the database. */
const form = new RegExp(`^${keyPrefix}[\\w-]{43}$`);

type Known = NonNullable<Awaited<ReturnType<typeof findWorkingKey>>>;

/**
 * Reads the key of a request: undefined without one, `id: null` of one that does not exist, any more perhaps. A key is looked up once
 * and remembered until some key is revoked, or some account blocked or deleted; unknown ones are not remembered. Who has it, and what
 * they may do, is looked up each time.
 */
export async function openKeyRing({ db, database, settings }: Services): Promise<Doors['keyOf']> {
  const known = new Cache<Known | undefined>(
    mostKnown,
    () => 1,
    (key) => key !== undefined,
  );
  await database.subscribe(keysChannel, () => known.forget());
  return async (request) => {
    const token = bearerToken(request);
    if (!token?.startsWith(keyPrefix)) return undefined;
    if (!form.test(token)) return { id: null };
    const hash = hashToken(token);
    const key = await known.get(hash, () => findWorkingKey(db, hash));
    if (!key || (key.caduca && key.caduca.getTime() <= Date.now())) return { id: null };
    const today = new Date().toISOString().slice(0, 10);
    if (key.ultimoUso !== today) {
      // Said before it is written: of many requests at once one writes. What is read does not depend on it.
      key.ultimoUso = today;
      await noteUse(db, key.id, today).catch((err) => request.log.warn({ err }, 'noting the use of a key'));
    }
    const { id, comienzo, ambitos } = key;
    const holder = async () => {
      const found = await findKeyHolder(db, id);
      // What a role asks of log-ins is not gone round by a key of before.
      if (found && isAskedSecondFactor(found, settings.get()) && !(await hasFactor(db, found.id)))
        throw refuse('falta_segundo_paso');
      return found;
    };
    return { id, comienzo, ambitos, holder };
  };
}
