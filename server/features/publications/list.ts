import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Services } from '#server/platform/services.ts';
import { canSearchBylines, type Viewer } from '#server/policy/index.ts';
import { presentSummary } from './present.ts';
import { countByEstado, countWorks, findWorks, findWorksInOrder, type Work } from './queries.ts';
import {
  findReadings,
  inPart,
  lastDeletedFirst,
  lastReadFirst,
  livingOf,
  matching,
  type Order,
  orders,
  readableBy,
  readBy,
  restorable,
  type Where,
} from './scope.ts';
import { findSaid, mostMatches, narrowed, understand } from './search-queries.ts';

type ListQuery = CallData<Calls['listPublications']>['query'];

/** A page of the works that the viewer may read; `recent`: of those that a person read in the catalogue, with when. */
export async function listPublications(services: Services, viewer: Viewer, query: ListQuery) {
  const { sort } = query;
  if (sort !== 'recent') return listReadable(services, viewer, query, orders[sort]);
  return viewer ? listRead(services, viewer, query) : listReadable(services, viewer, query, orders.newest);
}

async function listReadable(services: Services, viewer: Viewer, query: ListQuery, orderBy: Order) {
  const { db } = services;
  const { search, parte, limit } = query;
  const readable = matching(readableBy(db, viewer), query);
  const where = inPart(readable, viewer, parte);
  const page = { orderBy, limit, offset: offsetOf(query) };
  if (search) {
    const { ids, total } = await findSaid(
      db,
      where,
      await understand(db, search, { bylines: canSearchBylines(viewer) }),
      page,
    );
    const counted = Math.min(total, mostMatches);
    return {
      ...present(services, viewer, await findWorksInOrder(db, ids), counted, query),
      totalExacto: total <= mostMatches,
    };
  }
  // All but the viewer's drafts are counted as all works without those: drafts are few, and have their index.
  const total =
    parte === 'demas'
      ? (await countWorks(db, readable)) - (await countWorks(db, inPart(readable, viewer, 'borradores')))
      : await countWorks(db, where);
  return { ...present(services, viewer, await findWorks(db, where, page), total, query), totalExacto: true };
}

/** What a person read last in the catalogue, with when. */
async function listRead(services: Services, viewer: NonNullable<Viewer>, query: ListQuery) {
  const { db } = services;
  const readable = readBy(db, viewer.id, matching(readableBy(db, viewer), query));
  const read = await fewWorks(
    services,
    viewer,
    inPart(readable, viewer, query.parte),
    query,
    lastReadFirst(db, viewer.id),
  );
  const readings = await findReadings(
    db,
    viewer.id,
    read.publications.map(({ id }) => id),
  );
  const publications = read.publications.map((work) => {
    const reading = readings.get(work.id);
    return reading ? { ...work, fechaVista: reading.toISOString() } : work;
  });
  return { ...read, publications, totalExacto: true };
}

type DeletedQuery = CallData<Calls['deletedPublications']>['query'];

/** A page of the deleted works that can still be restored, the last deleted first. */
export const listDeleted = (services: Services, viewer: NonNullable<Viewer>, query: DeletedQuery) =>
  fewWorks(services, viewer, restorable(), query, lastDeletedFirst);

type MineQuery = CallData<Calls['myPublications']>['query'];

/** A page of the viewer's own and co-authored works, with the counts of all of them. */
export async function listMine(services: Services, viewer: NonNullable<Viewer>, query: MineQuery) {
  const { db } = services;
  const mine = livingOf(db, viewer.id);
  const where = inPart(matching(mine, query), viewer, query.parte);
  return {
    ...(await fewWorks(services, viewer, where, query, orders[query.sort])),
    porEstado: await countByEstado(db, mine),
  };
}

interface PageQuery {
  search?: string | undefined;
  page: number;
  limit: number;
}

/** A page of works of which there are thousands at most: those that one person has a part in, and deleted ones. */
async function fewWorks(services: Services, viewer: Viewer, where: Where, query: PageQuery, orderBy: Order) {
  const { db } = services;
  const { search, limit } = query;
  const chosen = search
    ? await narrowed(db, where, await understand(db, search, { bylines: canSearchBylines(viewer) }))
    : where;
  const total = await countWorks(db, chosen);
  const works = await findWorks(db, chosen, { orderBy, limit, offset: offsetOf(query) });
  return present(services, viewer, works, total, query);
}

const offsetOf = ({ page, limit }: PageQuery): number => (page - 1) * limit;

const present = (
  { settings }: Services,
  viewer: Viewer,
  works: readonly Work[],
  total: number,
  { page, limit }: PageQuery,
) => ({
  publications: works.map((work) => presentSummary(work, viewer, settings.of(work))),
  total,
  page,
  totalPages: Math.ceil(total / limit),
});
