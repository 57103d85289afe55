import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentSummary } from './present.ts';
import { countByEstado, countKeywords, countWorks, findWorks } from './queries.ts';
import { livingOf, matching, orders, readableBy, type Where } from './scope.ts';

type ListQuery = CallData<Calls['listPublications']>['query'];

/** A page of the works that the viewer may read. */
export async function listPublications(services: Services, viewer: Viewer, query: ListQuery) {
  return page(services, viewer, matching(readableBy(services.db, viewer), query), query, query.sort);
}

type MineQuery = CallData<Calls['myPublications']>['query'];

/** A page of the viewer's own and co-authored works, with the counts of all of them. */
export async function listMine(services: Services, viewer: NonNullable<Viewer>, query: MineQuery) {
  const { db } = services;
  const mine = livingOf(db, viewer.id);
  const counts = await countByEstado(db, mine);
  return {
    ...(await page(services, viewer, matching(mine, query), query, 'recent')),
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
  sort: keyof typeof orders,
) {
  const total = await countWorks(db, where);
  const works = await findWorks(db, where, { orderBy: orders[sort], limit, offset: (page - 1) * limit });
  return {
    publications: works.map((work) => presentSummary(work, viewer, settings.get())),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
