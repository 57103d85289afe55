/** Keys of the API, as their owners and as administrators see, make and revoke them. */
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { keyPrefix, mostKeys, shownOfKey } from '#contract/api-keys.ts';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ApiKey, newApiKeySchema } from '#contract/entities/api-key.ts';
import { keyScopes } from '#contract/key-scopes.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers } from '#server/policy/index.ts';
import { lockUser, tellOfKeys, type UserRow } from '../queries.ts';
import { hashToken, newToken } from '../tokens.ts';
import { countAllKeys, deleteKey, findAllKeys, findKeys, insertKey, type KeyRow } from './queries.ts';

type NewApiKey = z.output<typeof newApiKeySchema>;

const present = <R extends KeyRow>({ fechaCreacion, caduca, ...row }: R) => ({
  ...row,
  fechaCreacion: fechaCreacion.toISOString(),
  caduca: caduca?.toISOString() ?? null,
});

export const listKeys = async ({ db }: Services, viewer: Person): Promise<{ claves: ApiKey[] }> => ({
  claves: (await findKeys(db, viewer.id)).map(present),
});

/**
 * A new key, told this once; its owner is told by mail, too, of one that opens more than what is published. Throws `confirma_para_claves` to who has not confirmed their address, `claves_completas`, and
 * `clave_repetida` where they have one of that name.
 */
export function makeKey(services: Services, viewer: Person, { nombre, ambitos, dias }: NewApiKey) {
  const { db, transact } = services;
  return transact(async (): Promise<CallAnswer<Calls['makeApiKey']>> => {
    const owner = await lockUser(db, viewer.id);
    if (!owner) throw refuse('sesion_caducada');
    // Who asks by a key can be written to, likewise.
    if (!canWriteToOthers(owner)) throw refuse('confirma_para_claves');
    const kept = await findKeys(db, viewer.id);
    const alike = (name: string) => name.localeCompare(nombre, 'es', { sensitivity: 'base' }) === 0;
    if (kept.some((each) => alike(each.nombre)))
      throw refuse('clave_repetida', { errors: [{ field: 'nombre', code: 'clave_repetida' }] });
    if (kept.length >= mostKeys) throw refuse('claves_completas', { values: { cuantas: kept.length } });
    const clave = keyPrefix + newToken();
    const row = {
      id: uuid(),
      nombre,
      comienzo: clave.slice(0, shownOfKey),
      fechaCreacion: new Date(),
      ultimoUso: null,
      ambitos: keyScopes.filter((scope) => ambitos.includes(scope)),
      caduca: dias && new Date(Date.now() + dias * dayMs),
    };
    await insertKey(db, { ...row, userId: viewer.id, hash: hashToken(clave) });
    if (row.ambitos.length > 0) {
      await record(db, { type: 'account.keyMade', userId: viewer.id, datos: { ambitos: row.ambitos.join(', ') } });
      await tellKeyMade(services, owner, row);
    }
    return { ...present(row), clave };
  });
}

/** Whoever found a log-in open would have a way in that outlasts it. */
async function tellKeyMade(
  services: Services,
  { nombres, email, preferencias }: UserRow,
  { nombre, ambitos }: Pick<KeyRow, 'nombre' | 'ambitos'>,
): Promise<void> {
  const enlace = `${publicAddress(services.env, '/configuracion')}#claves`;
  const values = { nombre: nombres, clave: nombre, ambitos: ambitos.join(', '), enlace };
  await sendMail(services, {
    para: email,
    secreto: false,
    ...mailText('keyMade', preferencias.language ?? 'es', values),
  });
}

/** Throws `no_encontrado` for one of nobody or of another. */
export function revokeKey({ db, transact }: Services, viewer: Person, id: string): Promise<void> {
  return transact(async () => {
    if (!(await deleteKey(db, id, viewer.id))) throw refuse('no_encontrado');
    await tellOfKeys(db);
  });
}

/** A page of all that work, with whose they are. */
export async function listAllKeys(
  { db }: Services,
  { page, limit }: { page: number; limit: number },
): Promise<CallAnswer<Calls['listAllApiKeys']>> {
  const total = await countAllKeys(db);
  const rows = await findAllKeys(db, { page, limit });
  return { claves: rows.map(present), total, page, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

/** Anybody's, by an administrator; the record says whose. Throws `no_encontrado`. */
export function revokeKeyOf({ db, transact }: Services, viewer: Person, id: string): Promise<void> {
  return transact(async () => {
    const owner = await deleteKey(db, id);
    if (!owner) throw refuse('no_encontrado');
    await tellOfKeys(db);
    await record(db, { type: 'account.keyRevoked', userId: viewer.id, datos: { cuenta: owner } });
  });
}
