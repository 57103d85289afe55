/** The platform's own secrets are changed without anybody being logged out, and what they sealed is sealed anew. */
import { openWith, seal } from '#server/platform/sealed.ts';
import { changeSecret, dropOldSecrets } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { changedSecrets, type SealedPlace, sealedPlaces } from './kinds.ts';
import { beforeAll, type KeyReader, readerOf, replaceSealed } from './queries.ts';

type Asked = Pick<Services, 'db' | 'transact'>;

export interface KeyState {
  clave: string;
  /** How many are believed: the newest, and those before it. 0: it was never needed. */
  believed: number;
  /** How much is still sealed by one before the newest. */
  old: number;
  /** How much none that there is opens: that has to be entered again. */
  lost: number;
}

/** Goes over what is sealed in a place, a lot at a time, with which secret opens it. */
async function* sealedIn(reader: KeyReader, place: SealedPlace) {
  for (let after = beforeAll; ; ) {
    const rows = await reader.sealed(place, after);
    const secrets = await reader.secretsOf(place.clave);
    for (const row of rows) yield { row, opened: openWith(secrets, place.about(row.id), row.kept) };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** How it stands with each secret that is changed. Changes nothing. */
export async function keyStates(reader: KeyReader, names = changedSecrets): Promise<KeyState[]> {
  const states: KeyState[] = [];
  for (const clave of names) {
    const state = { clave, believed: (await reader.secretsOf(clave)).length, old: 0, lost: 0 };
    for (const place of sealedPlaces)
      if (place.clave === clave)
        for await (const { opened } of sealedIn(reader, place)) {
          if (!opened) state.lost++;
          else if (opened.by > 0) state.old++;
        }
    states.push(state);
  }
  return states;
}

/**
 * A new one of each that there is, in one transaction; those before are believed on. Then what they sealed is sealed by the new ones. Gives
 * how much it was, and which were not changed, since as many are believed already as can be at once: their old ones have to be taken out before.
 */
export async function changeKeys(services: Asked, names = changedSecrets) {
  const { db, transact } = services;
  const full = await transact(async () => {
    const refused: string[] = [];
    // In one order, so that two who do it at once wait for one another.
    for (const clave of [...names].sort()) if ((await changeSecret(db, clave)) === 'full') refused.push(clave);
    return refused;
  });
  return { full, resealed: await resealAll(services, names) };
}

/** Seals by the newest what an older one sealed, row by row: killed in the middle it is begun again, and goes on. Gives how much it was. */
export async function resealAll({ db }: Pick<Asked, 'db'>, names = changedSecrets): Promise<number> {
  let done = 0;
  for (const place of sealedPlaces)
    if (names.includes(place.clave))
      for await (const { row, opened } of sealedIn(readerOf(db), place)) {
        if (!opened || opened.by === 0) continue;
        const sealed = await seal(db, place.clave, place.about(row.id), opened.words);
        if (await replaceSealed(db, place, row, sealed)) done++;
      }
  return done;
}

/**
 * Believes the newest of each alone from now on. What older ones sealed is sealed anew before; a name of which something still is, since it was
 * entered in that moment, keeps them. Gives how many were taken out, and those names.
 */
export async function dropOldKeys(services: Asked, names = changedSecrets) {
  const { db, transact } = services;
  await resealAll(services, names);
  let dropped = 0;
  const kept: string[] = [];
  for (const clave of names)
    await transact(async () => {
      const [state] = await keyStates(readerOf(db), [clave]);
      if (state && state.old > 0) kept.push(clave);
      else dropped += await dropOldSecrets(db, clave);
    });
  return { dropped, kept };
}
