import type { FinishedProvider } from '#contract/entities/identity-provider.ts';
import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findDevice, keepDevice } from '../known-devices.ts';
import { type Browser, logIn } from '../open-session.ts';
import { lockUser } from '../queries.ts';
import { awaitSecondStep, refuseWaiting } from '../second-factor/second-step.ts';
import { hashToken, newToken } from '../tokens.ts';
import { keepProof, spendFlow } from './flow-queries.ts';
import { giveLink } from './link.ts';
import { sealPending } from './pending.ts';
import { type Found, personOf } from './person.ts';
import { findActive, findLink, isLinkOf, markUsed, type ProviderRow } from './queries.ts';
import { arrivedPerson } from './saml/arrival.ts';
import { wayBack } from './start.ts';

/** For so long who came back without an account may log in or register, in seconds. */
const proofSeconds = 15 * 60;

/**
 * Ends a way to a provider with the answer that came back by it. Each serves once, in the browser that began it, at the address of its
 * own provider and, to connect it, in the log-in that did. Throws `institucion_sin_camino`, `institucion_otra_sesion`, what stands
 * against the answer (`personOf`, `arrivedPerson`), `cuenta_bloqueada`, `segundo_paso`, and `institucion_en_uso`.
 */
export async function finishProvider(
  services: Services,
  viewer: SignedIn | null,
  { proveedor, respuesta }: { proveedor: string; respuesta: string },
  origin: Pick<Origin, 'site' | 'agent' | 'cookie' | 'providerCookie'>,
): Promise<FinishedProvider> {
  const { db } = services;
  const state = new URLSearchParams(respuesta).get('state') ?? '';
  const navegador = hashToken(origin.providerCookie.value);
  const flow = await spendFlow(db, { hash: hashToken(state), navegador, proveedorId: proveedor });
  if (!flow) throw refuse('institucion_sin_camino');
  if (flow.sessionId && flow.sessionId !== viewer?.sessionId) throw refuse('institucion_otra_sesion');
  const provider = await findActive(db, proveedor);
  if (!provider) throw refuse('no_encontrado');
  const came = { answer: respuesta, state, back: wayBack(services, origin, proveedor) };
  // An answer by SAML was checked when it was posted (`arriveBySaml`): this is the browser that may have it.
  const person = provider.saml ? await arrivedPerson(services, flow) : await personOf(services, provider, flow, came);
  const { nombre } = provider;
  if (flow.sessionId && viewer) {
    await giveLink(services, viewer, async () => ({ proveedorId: proveedor, sujeto: person.sujeto }));
    return { resultado: 'CONECTADO', nombre };
  }
  const sesion = await enter(services, provider, person, origin);
  if (sesion) return { resultado: 'DENTRO', sesion };
  // The same whether or not anybody has the address that it tells: an address lets nobody in.
  const { isTrusted, ...facts } = await person.facts();
  const prueba = newToken();
  const pending = { sujeto: person.sujeto, correo: isTrusted ? facts.email : null };
  await keepProof(db, flow.hash, {
    prueba: hashToken(prueba),
    pendiente: await sealPending(db, flow.hash, pending),
    expiresAt: new Date(Date.now() + proofSeconds * 1000),
  });
  origin.providerCookie.keep(origin.providerCookie.value, proofSeconds);
  return { resultado: 'SIN_CUENTA', nombre, ...facts, prueba };
}

/** Logs into the account whose way in this is; undefined where it is none's. */
async function enter(
  services: Services,
  { id: proveedorId }: ProviderRow,
  { sujeto, isStrong }: Found,
  browser: Browser,
): Promise<Session | undefined> {
  const { db, transact } = services;
  const link = await findLink(db, { proveedorId, sujeto });
  if (!link) return undefined;
  const device = await findDevice(services, link.userId, browser.cookie.value);
  const entered = await transact(async () => {
    const user = await lockUser(db, link.userId);
    // Ended, or moved to another account, at this very moment.
    if (!user || !(await isLinkOf(db, { proveedorId, sujeto, userId: user.id }))) return undefined;
    await markUsed(db, link.id);
    const waits = isStrong ? undefined : await awaitSecondStep(services, user);
    return waits ?? logIn(services, user, browser, device, { segundoPaso: isStrong });
  });
  if (!entered) return undefined;
  const [session, remembered] = refuseWaiting(entered);
  keepDevice(browser.cookie, remembered);
  return session;
}
