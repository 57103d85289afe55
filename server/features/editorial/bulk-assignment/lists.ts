/** What there is to choose from before an assignment is solved: works that lack reviewers, and people. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type Person, reviewsNeeded } from '#contract/workflow.ts';
import { absenceForAsking, spansOfAll } from '#server/features/reviewing/candidates/absences.ts';
import { listReviewers, readRoom, roomOf } from '#server/features/reviewing/candidates/many-works.ts';
import type { Services } from '#server/platform/services.ts';
import { presentRoom } from './present.ts';
import { findCategoriesInReview, findWorksLacking } from './queries.ts';

type WorksQuery = CallData<Calls['worksToAssign']>['query'];
type PoolQuery = CallData<Calls['assignmentPool']>['query'];

/** A page of the works in review that lack reviewers, and the places to fill in all of them. */
export async function listWorksToAssign({ db, settings }: Services, viewer: Person, query: WorksQuery) {
  const { page, limit, ...filters } = query;
  const porObra = filters.porObra ?? reviewsNeeded(settings.get());
  const offset = (page - 1) * limit;
  const { rows, total, plazas } = await findWorksLacking(db, viewer, { ...filters, porObra }, { limit, offset });
  const categorias = await findCategoriesInReview(db, viewer);
  return { obras: rows, plazas, categorias, porObra, total, page, totalPages: Math.ceil(total / limit) };
}

/** A page of everybody who reviews, and the works that all of them could take. */
export async function listPool(services: Services, viewer: Person, { page, limit, search }: PoolQuery) {
  const ids = await listReviewers(services, search);
  const rooms = await readRoom(services, ids);
  const spans = spansOfAll(services.settings, viewer);
  const now = new Date();
  const here = [...rooms.values()].filter(({ ausencia }) => !absenceForAsking(ausencia, spans, now));
  const huecos = here.reduce((sum, room) => sum + roomOf(room), 0);
  const shown = ids.slice((page - 1) * limit, page * limit).flatMap((id) => rooms.get(id) ?? []);
  return {
    personas: shown.map((room) => presentRoom(room, spans, now)),
    huecos,
    total: ids.length,
    page,
    totalPages: Math.ceil(ids.length / limit),
  };
}
