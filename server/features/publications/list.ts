import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { publications } from '#server/platform/database/schema.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentSummary } from './present.ts';
import { countByEstado, countKeywords, countWorks, findWorks } from './queries.ts';
import { readableBy, writtenBy } from './scope.ts';

const newest = [desc(publications.fechaActualizacion), desc(publications.id)];
const orders = {
  recent: newest,
  oldest: [asc(publications.fechaCreacion), asc(publications.id)],
  title: [asc(publications.tituloNormal), asc(publications.id)],
};

/** By title or estado (spec 000 §2.9), never by the byline: a blind reader must not find out by asking. */
function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${publications.tituloNormal} like public.es_plain(${pattern})
    or lower(replace(${publications.estado}, '_', ' ')) like lower(replace(${pattern}, '_', ' ')))`;
}

type ListQuery = CallData<Calls['listPublications']>['query'];

/** A page of the works that the viewer may read. */
export async function listPublications(services: Services, viewer: Viewer, query: ListQuery) {
  const where = and(
    readableBy(services.db, viewer),
    query.tipo && eq(publications.tipo, query.tipo),
    query.estado && eq(publications.estado, query.estado),
    matching(query.search),
  );
  return page(services, viewer, where, query, orders[query.sort]);
}

type MineQuery = CallData<Calls['myPublications']>['query'];

/** A page of the viewer's own and co-authored works, with the counts of all of them. */
export async function listMine(services: Services, viewer: NonNullable<Viewer>, query: MineQuery) {
  const { db } = services;
  const mine = and(writtenBy(db, viewer.id), sql`${publications.fechaEliminacion} is null`);
  const where = and(mine, query.estado && eq(publications.estado, query.estado), matching(query.search));
  const counts = await countByEstado(db, mine);
  return {
    ...(await page(services, viewer, where, query, newest)),
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
  where: SQL | undefined,
  { page, limit }: { page: number; limit: number },
  orderBy: SQL[],
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
