import type { FinishedOrcid } from '#contract/entities/orcid.ts';
import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findDevice, keepDevice } from '../known-devices.ts';
import { type Browser, logIn } from '../open-session.ts';
import { findByOrcid, lockUser } from '../queries.ts';
import { awaitSecondStep, refuseWaiting } from '../second-factor/second-step.ts';
import { hashToken, newToken } from '../tokens.ts';
import { keepProof, spendFlow } from './flow-queries.ts';
import { keepConsent } from './keep-consent.ts';
import { confirmOrcid } from './link.ts';
import { personOf } from './provider.ts';
import { wayBack } from './start.ts';

/** For so long who came back without an account may log in or register, in seconds. */
const proofSeconds = 60 * 60;

/**
 * Ends a way to ORCID with the answer that came back by it. Each serves once, in the browser that began it and, to connect an iD, in
 * the log-in that did: nobody is led into somebody else's way. Throws `orcid_sin_camino`, `orcid_otra_sesion`, what stands against the
 * answer (`personOf`), `cuenta_bloqueada`, `segundo_paso`, and `orcid_en_uso`.
 */
export async function finishOrcid(
  services: Services,
  viewer: SignedIn | null,
  answer: string,
  origin: Pick<Origin, 'site' | 'agent' | 'cookie' | 'orcidCookie'>,
): Promise<FinishedOrcid> {
  const { db, env, log } = services;
  if (!env.ORCID_CLIENT_ID) throw refuse('no_encontrado');
  const state = new URLSearchParams(answer).get('state') ?? '';
  const flow = await spendFlow(db, hashToken(state), hashToken(origin.orcidCookie.value));
  if (!flow) throw refuse('orcid_sin_camino');
  if (flow.sessionId && flow.sessionId !== viewer?.sessionId) throw refuse('orcid_otra_sesion');
  const { nonce, verifier, permiso } = flow;
  const way = { back: wayBack(services, origin), state, nonce, verifier, writes: permiso !== null };
  const { person, token } = await personOf(services, way, answer);
  if (flow.sessionId && viewer) {
    if (permiso && !token) {
      log.warn({ persona: viewer.id }, 'no permission to write from ORCID, which was asked for it');
      throw refuse('orcid_denegado');
    }
    const cuenta = await confirmOrcid(services, viewer, async () => person.orcid);
    if (permiso && token) await keepConsent(services, viewer.id, { orcid: person.orcid, choices: permiso, token });
    return { resultado: 'CONECTADO', cuenta };
  }
  const sesion = await enter(services, person.orcid, origin);
  if (sesion) return { resultado: 'DENTRO', sesion };
  const prueba = newToken();
  const expiresAt = new Date(Date.now() + proofSeconds * 1000);
  await keepProof(db, flow.hash, { prueba: hashToken(prueba), orcid: person.orcid, expiresAt });
  origin.orcidCookie.keep(origin.orcidCookie.value, proofSeconds);
  return { resultado: 'SIN_CUENTA', ...person, prueba };
}

/** Logs into the account that has this iD confirmed; undefined where none has. Neither a mail address nor a typed iD counts. */
async function enter(services: Services, orcid: string, browser: Browser): Promise<Session | undefined> {
  const { db, transact } = services;
  const user = await findByOrcid(db, orcid);
  if (!user) return undefined;
  const device = await findDevice(services, user.id, browser.cookie.value);
  const entered = await transact(async () => {
    const now = await lockUser(db, user.id);
    // Disconnected, or gone, at this very moment.
    if (now?.orcid !== orcid || !now.fechaOrcid) return undefined;
    return (await awaitSecondStep(services, now)) ?? logIn(services, now, browser, device);
  });
  if (!entered) return undefined;
  const [session, remembered] = refuseWaiting(entered);
  keepDevice(browser.cookie, remembered);
  return session;
}
