/** What administrators do with institutions by which people log in. */
import { v7 as uuid } from 'uuid';
import type {
  IdentityProvider,
  IdentityProviderChange,
  NewIdentityProvider,
} from '#contract/entities/identity-provider.ts';
import { mostOfProviders } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import { mayCall, ownMachine } from '#server/platform/http/outside.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import { seal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { secretName } from './pending.ts';
import {
  changeProviderRow,
  countLinks,
  countLocked,
  deleteProvider,
  findWithLinks,
  insertProvider,
  listProviderRows,
  lockProvider,
  type ProviderRow,
} from './queries.ts';
import { wayBack } from './start.ts';

type From = Pick<Origin, 'site'>;

export async function listIdentityProviders(services: Services, from: From) {
  const rows = await listProviderRows(services.db);
  return { proveedores: rows.map((row) => present(services, from, row)) };
}

/** Throws `datos_no_validos` for an address that is not on the internet, and `demasiadas_instituciones`. */
export async function makeIdentityProvider(
  services: Services,
  viewer: Person,
  { secreto, ...asked }: NewIdentityProvider,
  from: From,
): Promise<IdentityProvider> {
  const { db, transact } = services;
  checkAddress(services, asked.emisor);
  const id = uuid();
  const sealed = await seal(db, secretName, id, secreto);
  await transact(async () => {
    const maximo = mostOfProviders.providers;
    if ((await countLocked(db)) >= maximo) throw refuse('demasiadas_instituciones', { values: { maximo } });
    await insertProvider(db, { id, ...asked, secreto: sealed });
    await signal(db, settingsChannel, '');
    await tell(services, viewer, 'system.identityProviderMade', asked);
  });
  return read(services, id, from);
}

/**
 * Throws `no_encontrado`, `datos_no_validos` as `makeIdentityProvider` does, and where who is asked changes, or as whom, and the secret
 * is not said anew: a kept one goes to nobody else; `emisor_con_personas` where the people of the one before would be others.
 */
export async function changeIdentityProvider(
  services: Services,
  viewer: Person,
  id: string,
  { secreto, ...changes }: IdentityProviderChange,
  from: From,
): Promise<IdentityProvider> {
  const { db, transact } = services;
  if (changes.emisor !== undefined) checkAddress(services, changes.emisor);
  const sealed = secreto === undefined ? undefined : await seal(db, secretName, id, secreto);
  await transact(async () => {
    const row = await lockProvider(db, id);
    if (!row) throw refuse('no_encontrado');
    const after = { ...row, ...changes };
    const isAnother = after.emisor !== row.emisor;
    if (isAnother) {
      const personas = await countLinks(db, id);
      if (personas > 0) throw refuse('emisor_con_personas', { values: { personas } });
    }
    if ((isAnother || after.clienteId !== row.clienteId) && !sealed)
      throw refuse('datos_no_validos', { errors: [{ field: 'secreto', code: 'vacio' }] });
    await changeProviderRow(db, id, { ...changes, ...(sealed && { secreto: sealed }) });
    if (after.activo !== row.activo) await signal(db, settingsChannel, '');
    await tell(services, viewer, 'system.identityProviderChanged', after);
  });
  return read(services, id, from);
}

/**
 * Who logs in by it no longer can: with them it goes where whoever deletes it knows of as many. Throws `no_encontrado`, and
 * `institucion_con_personas` with how many there are.
 */
export function removeIdentityProvider(services: Services, viewer: Person, id: string, known: number): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const row = await lockProvider(db, id);
    if (!row) throw refuse('no_encontrado');
    const personas = await countLinks(db, id);
    if (personas > known) throw refuse('institucion_con_personas', { values: { personas } });
    await deleteProvider(db, id);
    await signal(db, settingsChannel, '');
    await tell(services, viewer, 'system.identityProviderRemoved', row);
  });
}

function checkAddress(services: Services, emisor: string): void {
  if (mayCall(emisor, ownMachine(services))) return;
  throw refuse('datos_no_validos', { errors: [{ field: 'emisor', code: 'direccion_webhook' }] });
}

type Told = 'system.identityProviderMade' | 'system.identityProviderChanged' | 'system.identityProviderRemoved';
const tell = (
  { db }: Services,
  { id }: Person,
  type: Told,
  { nombre, emisor }: Pick<ProviderRow, 'nombre' | 'emisor'>,
) => record(db, { type, userId: id, datos: { institucion: nombre, servidor: new URL(emisor).host } });

async function read(services: Services, id: string, from: From): Promise<IdentityProvider> {
  const row = await findWithLinks(services.db, id);
  if (!row) throw refuse('no_encontrado');
  return present(services, from, row);
}

const present = (
  services: Services,
  from: From,
  { provider, personas }: { provider: ProviderRow; personas: number },
): IdentityProvider => {
  const { secreto: _, fechaCreacion, ...said } = provider;
  const vuelta = wayBack(services, from, provider.id);
  return { ...said, vuelta, personas, fechaCreacion: fechaCreacion.toISOString() };
};
