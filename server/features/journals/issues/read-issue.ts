import type { CallAnswer, CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type Issue, type IssuePlan, mostOffered } from '#contract/entities/issue.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { readOwnDates } from '#server/features/editorial/production/own-dates.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunIssues, runsIssuesOf, type Viewer } from '#server/policy/index.ts';
import { judgePlaces } from './judge.ts';
import { presentContents, presentIssue, presentPlan } from './present.ts';
import { countWorks, findIssues, findNeighbours, findPlaces, findUnplaced, findWithText } from './queries.ts';
import { readableIssue } from './runnable.ts';

/** The numbers that the viewer may know of, those being prepared first. */
export async function listIssues(
  services: Services,
  viewer: Viewer,
  { revistaId, estado, propios, page, limit }: CallData<Calls['listIssues']>['query'],
): Promise<CallAnswer<Calls['listIssues']>> {
  const { db } = services;
  const run = runsIssuesOf(viewer);
  const { rows, total } = await findIssues(
    db,
    { revistaId, unpublishedOf: estado ? [] : run, ...(propios && { of: run }) },
    { page, limit },
  );
  const counts = await countWorks(
    db,
    rows.map(({ id }) => id),
  );
  return {
    numeros: rows.map((row) => presentIssue(services, row, viewer, counts.get(row.id))),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

/** A number with its contents. Throws as `readableIssue` does. */
export async function readIssue(services: Services, viewer: Viewer, id: string): Promise<Issue> {
  const { db } = services;
  const row = await readableIssue(services, viewer, id);
  return presentContents(services, row, await findPlaces(db, id), viewer, await findNeighbours(db, row));
}

/** A number as it is prepared, with those works that could come in that say what is sought. Throws `no_encontrado`, and `sin_permiso` for who may only read it. */
export async function readPlan(services: Services, viewer: Person, id: string, sought = ''): Promise<IssuePlan> {
  const { db } = services;
  const row = await readableIssue(services, viewer, id);
  if (!canRunIssues(viewer, row)) throw refuse('sin_permiso');
  const places = await judgePlaces(services, viewer, await findPlaces(db, id), 'x');
  const found = await findUnplaced(db, {
    revistaId: row.revistaId,
    estados: row.fechaPublicacion ? ['PUBLICADO'] : ['APROBADO', 'PUBLICADO'],
    sought,
    most: mostOffered + 1,
  });
  const unplaced = found.slice(0, mostOffered);
  const ids = [...places.map(({ work }) => work.id), ...unplaced.map((work) => work.id)];
  const more = found.length > unplaced.length;
  const [withText, ownDates] = [await findWithText(db, ids), await readOwnDates(services, ids)];
  return presentPlan(services, row, viewer, { places, unplaced, more, withText, ownDates });
}
