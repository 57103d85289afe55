import type { Signer, WorkRights } from '#contract/entities/rights.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canAskRights, canChooseAuthors, canReadRights } from '#server/policy/index.ts';
import { findRequests, type RequestRow, type SignatureRow } from './queries.ts';
import { type AskedAuthor, isUnsigned, type Standing, standingOf } from './standing.ts';

/** Who signs, who signed and who is missing. Throws `no_encontrado`, and `sin_permiso` to who neither signs the work nor runs it. */
export async function readRights(services: Services, viewer: Person, id: string): Promise<WorkRights> {
  const work = await readableWork(services, viewer, id);
  if (!canReadRights(viewer, work)) throw refuse('sin_permiso');
  return presentRights(services, viewer, work);
}

/** As who may read it sees it. */
export async function presentRights(services: Services, viewer: Person, work: Work): Promise<WorkRights> {
  const standing = await standingOf(services, work);
  const requests = new Map((await findRequests(services.db, work.id)).map((request) => [request.quien, request]));
  const { demanda, version, terms, authors, answers } = standing;
  return {
    demanda,
    version,
    terminos: terms,
    autores:
      demanda === 'NO_SE_PIDE'
        ? []
        : authors.map((author) => presentSigner(author, requests.get(author.quien), { viewer, work })),
    historial: answers.map(presentAnswer).reverse(),
  };
}

function presentSigner(
  asked: AskedAuthor,
  request: RequestRow | undefined,
  { viewer, work }: { viewer: Person; work: Work },
): Signer {
  const { quien, nombre, author, answer } = asked;
  const conCuenta = Boolean(author.id ?? author.pedidaAId);
  const propia = author.id === viewer.id;
  const correo = conCuenta ? null : (request?.correo ?? author.email ?? null);
  const isMissing = isUnsigned(asked);
  const vence = request?.expiresAt && request.expiresAt > new Date() ? request.expiresAt : null;
  const asks = canAskRights(viewer, work);
  // Who was named by their account first says whether they sign the work at all.
  const canBeAsked = asks && isMissing && !propia && !author.pedidaAId;
  return {
    ...{ quien, nombre, conCuenta, propia },
    estado: answer?.respuesta ?? 'SIN_FIRMAR',
    fecha: answer?.fecha.toISOString() ?? null,
    medio: answer?.medio ?? null,
    motivo: answer?.motivo ?? '',
    pedida: request?.fecha.toISOString() ?? null,
    vence: vence?.toISOString() ?? null,
    correo: canChooseAuthors(viewer, work) ? correo : null,
    tieneCorreo: correo !== null,
    acciones: [
      ...(propia && isMissing ? ['FIRMAR' as const] : []),
      ...(canBeAsked ? ['PEDIR' as const] : []),
      ...(asks && vence ? ['ANULAR' as const] : []),
    ],
  };
}

/** An answer as it was given. */
export function presentAnswer(row: SignatureRow) {
  const { version, nombre, respuesta, texto, idioma, licencia, titulo, autor, medio, motivo, fecha } = row;
  return {
    ...{ version, nombre, respuesta, texto, idioma, licencia, titulo, autor, medio, motivo },
    fecha: fecha.toISOString(),
  };
}

/** Before a version is sent to a journal that does not take it unsigned: throws `faltan_firmas`, naming who is missing. */
export async function checkSigned(services: Services, work: Work): Promise<void> {
  const missing = await findUnsigned(services, work);
  if (missing.length === 0) return;
  const quienes = missing.map(({ nombre }) => nombre).join(', ');
  throw refuse('faltan_firmas', { values: { cuantas: missing.length, quienes } });
}

/** Whose signature keeps it from being sent: nobody's where the journal takes it unsigned. */
export async function findUnsigned(services: Services, work: Work): Promise<AskedAuthor[]> {
  if (services.settings.of(work).derechos.demanda !== 'NECESARIA') return [];
  return missingOf(await standingOf(services, work));
}

/** Who is asked and has not signed. */
export const missingOf = ({ demanda, authors }: Standing): AskedAuthor[] =>
  demanda === 'NO_SE_PIDE' ? [] : authors.filter(isUnsigned);
