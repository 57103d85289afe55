/** Signing what an author is asked to sign, or saying that one does not: with an account, or by the link of a mail. */
import { v7 as uuid } from 'uuid';
import type { GivenRights, RightsLink, WorkRights } from '#contract/entities/rights.ts';
import { refuse } from '#contract/refuse.ts';
import type { RightsWay } from '#contract/rights.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import { findWork, lockWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { looksOf, ownHouse } from '#server/platform/shown-journals.ts';
import { canReadRights } from '#server/policy/index.ts';
import { findLink, insertSignature, type RequestRow } from './queries.ts';
import { presentRights } from './read.ts';
import { type AskedAuthor, isUnsigned, type Standing, standingOf } from './standing.ts';

/**
 * Answers as the author that the viewer is. Throws `no_encontrado`, `sin_permiso`, `derechos_no_se_piden`, `derechos_cambiados` where
 * what they were shown is no longer what is asked, and `derechos_firmados`.
 */
export async function answerRights(
  services: Services,
  viewer: Person,
  id: string,
  given: GivenRights,
): Promise<WorkRights> {
  await services.transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    if (!canReadRights(viewer, work)) throw refuse('sin_permiso');
    const standing = await standingOf(services, work);
    const asked = standing.authors.find(({ author }) => author.id === viewer.id);
    if (!asked) throw refuse('sin_permiso');
    await keepAnswer(services, work, standing, asked, { ...given, userId: viewer.id, correo: null, medio: 'CUENTA' });
  });
  return presentRights(services, viewer, await findWorkAgain(services, id));
}

/** What a link asks to be signed. Throws `enlace_no_valido` where it was taken back, is too old, or asks nothing of anybody any more. */
export async function readRightsLink(services: Services, token: string): Promise<RightsLink> {
  const request = await findLink(services.db, hashToken(token));
  const work = request && (await findWork(services.db, request.publicacionId));
  if (!work) throw refuse('enlace_no_valido');
  return presentLink(services, work, request, await askedByLink(services, work, request));
}

/** Answers as whom the link was mailed to. Throws `enlace_no_valido`, `derechos_cambiados` and `derechos_firmados`. */
export async function answerRightsLink(services: Services, token: string, given: GivenRights): Promise<RightsLink> {
  const { db, transact } = services;
  await transact(async () => {
    const known = await findLink(db, hashToken(token));
    const work = known && (await lockWork(db, known.publicacionId));
    const request = work && (await findLink(db, hashToken(token)));
    if (!request) throw refuse('enlace_no_valido');
    const { standing, asked } = await askedByLink(services, work, request);
    const by = { userId: null, correo: request.correo, medio: 'ENLACE' as const };
    await keepAnswer(services, work, standing, asked, { ...given, ...by });
  });
  return readRightsLink(services, token);
}

async function askedByLink(services: Services, work: Work, { quien }: RequestRow) {
  const standing = await standingOf(services, work);
  const asked = standing.authors.find((each) => each.quien === quien);
  if (!asked || work.deletedAt || standing.demanda === 'NO_SE_PIDE') throw refuse('enlace_no_valido');
  return { standing, asked };
}

function presentLink(
  { settings }: Services,
  { titulo, idioma, autor, ...work }: Work,
  { expiresAt }: RequestRow,
  { standing: { version, terms }, asked: { nombre, answer } }: { standing: Standing; asked: AskedAuthor },
): RightsLink {
  const casa = ownHouse(settings, work);
  return {
    ...{ titulo, idioma, autor, nombre, version },
    terminos: terms,
    estado: answer?.respuesta ?? 'SIN_FIRMAR',
    fecha: answer?.fecha.toISOString() ?? null,
    vence: (expiresAt ?? new Date()).toISOString(),
    revista: looksOf(settings, work).nombre,
    ...(casa && { casa }),
  };
}

/** Keeps an answer with all that it is about. In a transaction that holds the work's row: of two at once one counts. */
async function keepAnswer(
  { db }: Services,
  work: Work,
  { demanda, version, terms, authors }: Standing,
  asked: AskedAuthor,
  said: GivenRights & { userId: string | null; correo: string | null; medio: RightsWay },
): Promise<void> {
  if (demanda === 'NO_SE_PIDE') throw refuse('derechos_no_se_piden');
  const { respuesta, idioma, texto, licencia, motivo, userId, correo, medio } = said;
  if (!isUnsigned(asked)) {
    // A second click: it is signed, as they wanted.
    if (respuesta === 'FIRMADA') return;
    throw refuse('derechos_firmados');
  }
  if (terms.texto[idioma] !== texto || terms.licencia !== licencia) throw refuse('derechos_cambiados');
  const { id: publicacionId, titulo, autor } = work;
  await insertSignature(db, {
    ...{ id: uuid(), publicacionId, version, quien: asked.quien, nombre: asked.nombre, userId, respuesta },
    ...{ texto, idioma, licencia, titulo, autor, medio, correo, fecha: new Date() },
    motivo: respuesta === 'FIRMADA' ? '' : motivo,
  });
  const about = { userId, publicacionId, datos: { titulo, version } };
  await record(db, { type: respuesta === 'FIRMADA' ? 'rights.signed' : 'rights.refused', ...about });
  if (respuesta === 'FIRMADA' && authors.every((author) => author === asked || !isUnsigned(author)))
    await record(db, { type: 'rights.completed', ...about, userId: null });
}

async function findWorkAgain({ db }: Services, id: string): Promise<Work> {
  const work = await findWork(db, id);
  if (!work) throw refuse('no_encontrado');
  return work;
}
