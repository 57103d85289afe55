/** What administrators do with institutions by which people log in. */
import { v7 as uuid } from 'uuid';
import type {
  IdentityProvider,
  IdentityProviderChange,
  NewIdentityProvider,
} from '#contract/entities/identity-provider.ts';
import { calledAddress } from '#contract/entities/webhook.ts';
import { mostOfProviders } from '#contract/identity-providers.ts';
import { faultOf } from '#contract/issue-faults.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import { mayCall, type OwnMachine, ownMachine } from '#server/platform/http/outside.ts';
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
import { endOf } from './saml/certificates.ts';
import { entityAt } from './saml/metadata.ts';
import { notValid, settleSaml } from './saml/settle.ts';
import { wayBack } from './start.ts';

type From = Pick<Origin, 'site'>;

export async function listIdentityProviders(services: Services, from: From) {
  const rows = await listProviderRows(services.db);
  return { proveedores: rows.map((row) => present(services, from, row)) };
}

/**
 * Throws `datos_no_validos` for what its protocol cannot do without, or an address that is not on the internet, and
 * `demasiadas_instituciones`.
 */
export async function makeIdentityProvider(
  services: Services,
  viewer: Person,
  { protocolo, secreto = '', clienteId = '', saml: typed, ...said }: NewIdentityProvider,
  from: From,
): Promise<IdentityProvider> {
  const { db, transact } = services;
  const own = ownMachine(services);
  const settled = protocolo === 'SAML' ? settleSaml(typed ?? {}, undefined, own) : undefined;
  const emisor = settled?.emisor ?? said.emisor;
  if (!settled) checkClient({ emisor, clienteId, secreto }, own);
  else if (emisor === '') throw notValid('emisor', 'requerido');
  const asked = { ...said, emisor, clienteId: settled ? '' : clienteId, saml: settled?.saml ?? null };
  const id = uuid();
  const sealed = settled ? '' : await seal(db, secretName, id, secreto);
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
 * is not said anew: a kept one goes to nobody else; `emisor_con_personas` and `sujeto_con_personas` where the people of the one before
 * would be others.
 */
export async function changeIdentityProvider(
  services: Services,
  viewer: Person,
  id: string,
  { secreto, saml, ...asked }: IdentityProviderChange,
  from: From,
): Promise<IdentityProvider> {
  const { db, transact } = services;
  const sealed = secreto === undefined ? undefined : await seal(db, secretName, id, secreto);
  await transact(async () => {
    const row = await lockProvider(db, id);
    if (!row) throw refuse('no_encontrado');
    const changes = { ...asked, ...whatIsIts(row, { ...asked, secreto, saml }, ownMachine(services)) };
    const after = { ...row, ...changes };
    const isAnother = after.emisor !== row.emisor;
    const isOtherName = after.saml?.sujeto !== row.saml?.sujeto;
    if (isAnother || isOtherName) {
      const personas = await countLinks(db, id);
      if (personas > 0)
        throw refuse(isAnother ? 'emisor_con_personas' : 'sujeto_con_personas', { values: { personas } });
    }
    if (!after.saml && (isAnother || after.clienteId !== row.clienteId) && !sealed) throw notValid('secreto', 'vacio');
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

/** What OpenID Connect cannot do without. Throws `datos_no_validos`. */
function checkClient(
  { emisor, clienteId, secreto }: { emisor: string; clienteId: string; secreto: string },
  own: OwnMachine,
): void {
  checkIssuer(emisor, own);
  if (clienteId === '') throw notValid('clienteId', 'requerido');
  if (secreto === '') throw notValid('secreto', 'requerido');
}

/** By OpenID Connect it is called there. Throws `datos_no_validos`. */
function checkIssuer(emisor: string, own: OwnMachine): void {
  const [issue] = calledAddress.safeParse(emisor).error?.issues ?? [];
  if (issue) throw refuse('datos_no_validos', { errors: [faultOf(issue, ['emisor'])] });
  if (!mayCall(emisor, own)) throw notValid('emisor', 'direccion_webhook');
}

/** A field of the protocol that it does not speak. */
const ofTheOther = (field: string) =>
  refuse('datos_no_validos', { errors: [{ field, code: 'clave_desconocida', values: { claves: field } }] });

/** Of what is changed, what is of its protocol, as it is kept. Throws `datos_no_validos`, of what is of the other, too. */
function whatIsIts(
  row: ProviderRow,
  { emisor, clienteId, secreto, saml: typed }: IdentityProviderChange,
  own: OwnMachine,
): Partial<Pick<ProviderRow, 'emisor' | 'saml'>> {
  if (!row.saml) {
    if (typed) throw ofTheOther('saml');
    if (emisor !== undefined) checkIssuer(emisor, own);
    return {};
  }
  if (clienteId !== undefined) throw ofTheOther('clienteId');
  if (secreto !== undefined) throw ofTheOther('secreto');
  if (emisor === '') throw notValid('emisor', 'vacio');
  if (!typed) return {};
  const settled = settleSaml(typed, row.saml, own);
  return { saml: settled.saml, ...(settled.emisor !== undefined && { emisor: settled.emisor }) };
}

type Told = 'system.identityProviderMade' | 'system.identityProviderChanged' | 'system.identityProviderRemoved';
const tell = (
  { db }: Services,
  { id }: Person,
  type: Told,
  { nombre, emisor, saml }: Pick<ProviderRow, 'nombre' | 'emisor' | 'saml'>,
) => record(db, { type, userId: id, datos: { institucion: nombre, servidor: new URL(saml?.entrada ?? emisor).host } });

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
  const { secreto: _, fechaCreacion, saml, ...said } = provider;
  const vuelta = wayBack(services, from, provider.id);
  return {
    ...said,
    protocolo: saml ? 'SAML' : 'OIDC',
    saml: saml && {
      ...saml,
      certificados: saml.certificados.map((pem) => ({ pem, hasta: endOf(pem).toISOString() })),
      metadata: entityAt(vuelta),
    },
    ...{ vuelta, personas, fechaCreacion: fechaCreacion.toISOString() },
  };
};
