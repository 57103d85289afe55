/** Reading appeals and complaints: of a work, and those that somebody could answer. */
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ListedClaim, WorkClaims } from '#contract/entities/claim.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import { journalsOf, type Person } from '#contract/workflow.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { toldTitle } from '#server/features/publications/succession/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canAppeal, canComplain, canRead, canReadClaim, isOwnClaim } from '#server/policy/index.ts';
import { presentClaim } from './present.ts';
import { type Answering, type ClaimRow, countTheirs, findClaims, findRejection, listTheirs } from './queries.ts';

/** Of which journals' works the person may answer. */
export const answering = (person: Person): Answering => ({
  id: person.id,
  editorOf: journalsOf(person, 'EDITOR'),
  adminOf: journalsOf(person, 'ADMIN'),
});

/** What is asked about a work, as far as the viewer may read it. Throws `no_encontrado`, and `sin_permiso` to who takes no part in it. */
export async function readClaims(services: Services, viewer: Person, id: string): Promise<WorkClaims> {
  const work = await readableWork(services, viewer, id);
  if (!canComplain(viewer, work)) throw refuse(work.deletedAt ? 'no_encontrado' : 'sin_permiso');
  const rows = await findClaims(services.db, id);
  const until = canAppeal(viewer, work) ? await appealableUntil(services, work) : undefined;
  return {
    reclamaciones: rows
      .filter((row) => canReadClaim(viewer, work, row) && isShown(viewer, row))
      .map((row) => presentClaim(row, work, viewer)),
    apelableHasta: until?.toISOString() ?? null,
    acciones: [...(until ? ['APELAR' as const] : []), ...(isHandled(work) ? ['QUEJARSE' as const] : [])],
  };
}

/** Until when the rejection that a work stands by may be appealed; undefined where it stands by none, it was appealed, or that is over. */
async function appealableUntil({ db, settings }: Services, work: Work): Promise<Date | undefined> {
  if (work.estado !== 'RETIRADO') return undefined;
  const rejection = await findRejection(db, work.id);
  if (!rejection || rejection.wasAppealed) return undefined;
  const until = appealEnds(rejection, settings.of(work));
  return until.getTime() > Date.now() ? until : undefined;
}

/** When the days to appeal a decision are over. */
export const appealEnds = ({ fecha }: { fecha: Date }, { plazoApelacionDias }: { plazoApelacionDias: number }) =>
  new Date(fecha.getTime() + plazoApelacionDias * dayMs);

/** What was never sent is handled by nobody. */
export const isHandled = ({ versionActual, wasPublished }: Work) => versionActual > 0 || wasPublished;

/** A complaint that was taken back is kept, and read by whose it was alone. */
const isShown = (viewer: Person, row: ClaimRow) =>
  row.clase === 'APELACION' || row.estado !== 'RETIRADA' || isOwnClaim(viewer, row);

/** Those that the viewer could answer, or did. */
export async function listClaims(
  services: Services,
  viewer: Person,
  { page, limit }: { page: number; limit: number },
): Promise<CallAnswer<Calls['listClaims']>> {
  const { db } = services;
  const who = answering(viewer);
  const rows = await listTheirs(db, who, limit, (page - 1) * limit);
  const total = await countTheirs(db, who);
  const works = await findWorksById(db, [...new Set(rows.map(({ publicacionId }) => publicacionId))]);
  const byId = new Map(works.map((work) => [work.id, work]));
  const reclamaciones: ListedClaim[] = [];
  for (const row of rows) {
    const work = byId.get(row.publicacionId);
    if (!work || !canReadClaim(viewer, work, row)) continue;
    const titulo = await toldTitle(services, work);
    reclamaciones.push({
      ...presentClaim(row, work, viewer),
      titulo,
      tipo: work.tipo,
      obraLegible: canRead(viewer, work),
    });
  }
  return {
    reclamaciones,
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
