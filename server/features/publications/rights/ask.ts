/** Asking authors to sign, and reminding them: a notice to who has an account, a link by mail to who has none. */
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { RightsRequest } from '#contract/entities/rights.ts';
import type { FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { languages } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser, type UserRow } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { mostAnHour, mostOfOne } from '#server/features/publications/byline/invite-byline.ts';
import { holdInvitationsBy } from '#server/features/publications/byline/queries.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canAskRights, canReadRights, canWriteToOthers } from '#server/policy/index.ts';
import { countLinks, endLink, findRequests, type RequestRow, saveRequest } from './queries.ts';
import { presentRights } from './read.ts';
import { type AskedAuthor, isUnsigned, standingOf } from './standing.ts';

/** How long a link may be used. */
const linkDays = 30;

/**
 * Asks these authors, or asks them again; who was asked within the hour, or signed meanwhile, is passed over. Throws `no_encontrado`,
 * `sin_permiso`, `derechos_no_se_piden`, `confirma_tu_correo`, and where nobody could be asked `datos_no_validos` with why.
 */
export async function askRights(
  services: Services,
  viewer: Person,
  id: string,
  { autores }: RightsRequest,
): Promise<CallAnswer<Calls['askRights']>> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await askableWork(services, viewer, id);
    const standing = await standingOf(services, work);
    if (standing.demanda === 'NO_SE_PIDE') throw refuse('derechos_no_se_piden');
    const asker = await findUser(db, viewer.id);
    if (!asker || !canWriteToOthers(asker)) throw refuse('confirma_tu_correo');
    const before = new Map((await findRequests(db, id)).map((request) => [request.quien, request]));
    const faults: { field: string; code: FaultCode }[] = [];
    let pedidas = 0;
    for (const [place, { quien, correo }] of autores.entries()) {
      const asked = standing.authors.find((each) => each.quien === quien);
      const fault = await askOne(services, { asker, work, asked, before: before.get(quien), correo });
      if (fault) faults.push({ field: `autores.${place}.${fault === 'opcion' ? 'quien' : 'correo'}`, code: fault });
      else pedidas++;
    }
    if (pedidas === 0) throw refuse('datos_no_validos', { errors: faults });
    return { ...(await presentRights(services, viewer, work)), pedidas };
  });
}

type Asking = {
  asker: UserRow;
  work: Work;
  asked: AskedAuthor | undefined;
  before: RequestRow | undefined;
  correo: string | undefined;
};

/** Gives why somebody cannot be asked now; undefined where they were. */
async function askOne(services: Services, asking: Asking): Promise<FaultCode | undefined> {
  const { db } = services;
  const { asker, work, asked, before, correo } = asking;
  if (!asked || !isUnsigned(asked) || asked.author.pedidaAId || asked.author.id === asker.id) return 'opcion';
  const since = new Date(Date.now() - hourMs);
  const address = asked.author.id ? null : (correo ?? before?.correo ?? asked.author.email ?? null);
  // One that was taken back, or went to an address that was mistyped, may be sent anew at once.
  const isStanding = before && before.fecha > since && (!before.expiresAt || before.expiresAt > new Date());
  if (isStanding && before.correo === address) return 'invitacion_reciente';
  const request = { publicacionId: work.id, quien: asked.quien, correo: address, pideId: asker.id, fecha: new Date() };
  if (asked.author.id) {
    await saveRequest(db, { ...request, hash: null, expiresAt: null });
  } else {
    if (!address) return 'requerido';
    const written = (await holdInvitationsBy(db, asker.id, since)) + (await countLinks(db, { by: asker.id }, since));
    if (written >= mostOfOne) return 'invitaciones_tuyas';
    if ((await countLinks(db, { to: address, elsewhereThan: work.id }, since)) >= mostAnHour)
      return 'invitaciones_suyas';
    if (!(await countOutward(db, address))) throw refuse('correos_en_pausa');
    await mailRightsLink(services, { asker, work, nombre: asked.nombre, request: { ...request, correo: address } });
  }
  const { titulo } = work;
  const datos = { titulo, cuenta: asked.author.id };
  await record(db, { type: 'rights.asked', userId: asker.id, publicacionId: work.id, datos });
  return undefined;
}

async function mailRightsLink(
  services: Services,
  {
    asker,
    work,
    nombre,
    request,
  }: {
    asker: UserRow;
    work: Work;
    nombre: string;
    request: Omit<RequestRow, 'hash' | 'expiresAt' | 'correo'> & { correo: string };
  },
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(request.fecha.getTime() + linkDays * dayMs);
  await saveRequest(services.db, { ...request, hash: hashToken(token), expiresAt });
  const language = languages.find((each) => each === work.idioma) ?? asker.preferencias.language ?? 'es';
  const mail = mailText('signRights', language, {
    nombre,
    titulo: work.titulo,
    revista: services.settings.of(work).nombre,
    dias: String(linkDays),
    enlace: publicAddress(services.env, `/derechos/${token}`),
  });
  await sendMail(services, { para: request.correo, secreto: true, deObra: work.id, ...mail });
}

/** Throws `no_encontrado`, `sin_permiso`, and `enlace_no_valido` where no link of theirs works. */
export async function revokeRightsLink(services: Services, viewer: Person, id: string, quien: string): Promise<void> {
  await services.transact(async () => {
    const { titulo } = await askableWork(services, viewer, id);
    if (!(await endLink(services.db, id, quien))) throw refuse('enlace_no_valido');
    await record(services.db, { type: 'rights.revoked', userId: viewer.id, publicacionId: id, datos: { titulo } });
  });
}

/** A work about which the viewer may ask, its row locked. */
async function askableWork(services: Services, viewer: Person, id: string): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (!canReadRights(viewer, work) || !canAskRights(viewer, work)) throw refuse('sin_permiso');
  return work;
}
