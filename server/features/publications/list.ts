import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentSummary } from './present.ts';
import { countByEstado, countKeywords, countWorks, findWorks } from './queries.ts';
import {
  findReadings,
  lastDeletedFirst,
  lastReadFirst,
  livingOf,
  matching,
  orders,
  readableBy,
  readBy,
  restorable,
  type Where,
} from './scope.ts';

type ListQuery = CallData<Calls['listPublications']>['query'];

/** A page of the works that the viewer may read; `recent`: of those that a person read in the catalogue, with when. */
export async function listPublications(services: Services, viewer: Viewer, query: ListQuery) {
  const { db } = services;
  const readable = matching(readableBy(db, viewer), query);
  if (query.sort !== 'recent') return page(services, viewer, readable, query, orders[query.sort]);
  if (!viewer) return page(services, viewer, readable, query, orders.newest);

  const read = await page(services, viewer, readBy(db, viewer.id, readable), query, lastReadFirst(db, viewer.id));
  const readings = await findReadings(
    db,
    viewer.id,
    read.publications.map(({ id }) => id),
  );
  const publications = read.publications.map((work) => {
    const reading = readings.get(work.id);
    return reading ? { ...work, fechaVista: reading.toISOString() } : work;
  });
  return { ...read, publications };
}

type DeletedQuery = CallData<Calls['deletedPublications']>['query'];

/** A page of the deleted works that can still be restored, the last deleted first. */
export const listDeleted = (services: Services, viewer: NonNullable<Viewer>, query: DeletedQuery) =>
  page(services, viewer, matching(restorable(), query), query, lastDeletedFirst);

type MineQuery = CallData<Calls['myPublications']>['query'];

/** A page of the viewer's own and co-authored works, with the counts of all of them. */
export async function listMine(services: Services, viewer: NonNullable<Viewer>, query: MineQuery) {
  const { db } = services;
  const mine = livingOf(db, viewer.id);
  const counts = await countByEstado(db, mine);
  return {
    ...(await page(services, viewer, matching(mine, query), query, orders.newest)),
    porEstado: { ...noneOfAny, ...counts },
    palabrasFrecuentes: await countKeywords(db, mine, 10),
  };
}

const noneOfAny = {
  BORRADOR: 0,
  EN_REVISION: 0,
  PENDIENTE_APROBACION: 0,
  APROBADO: 0,
  CAMBIOS_SOLICITADOS: 0,
  RETIRADO: 0,
  PUBLICADO: 0,
};

async function page(
  { db, settings }: Services,
  viewer: Viewer,
  where: Where,
  { page, limit }: { page: number; limit: number },
  orderBy: (typeof orders)['newest'],
) {
  const total = await countWorks(db, where);
  const works = await findWorks(db, where, { orderBy, limit, offset: (page - 1) * limit });
  return {
    publications: works.map((work) => presentSummary(work, viewer, settings.get())),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
