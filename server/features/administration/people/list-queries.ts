/** SQL of the list of accounts: narrowed, sorted, a page at a time; and what the accounts of a page are used for. */

import type { AccountUse, UserSort } from '#contract/entities/user.ts';
import { folded } from '#contract/text.ts';
import { type Role, roles } from '#contract/vocabulary.ts';
import { writtenBlindBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import { authorships, publications, reviews, users } from '#server/platform/database/schema.ts';
import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';

export interface UserFilters {
  rol?: Role | undefined;
  estado?: 'ACTIVO' | 'BLOQUEADO' | undefined;
  search?: string | undefined;
  conSolicitud?: boolean | undefined;
  sinConfirmar?: boolean | undefined;
}

/** Accounts that have the word in a name, in the address, or in the name of a role. */
function saying(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const named = rolesCalled(word);
  return or(
    sql`${users.nombreNormal} like public.es_plain(${pattern})`,
    named.length > 0 ? arrayOverlaps(users.roles, named) : undefined,
  );
}

/** Accounts that people have opened: of the others, made for who is invited to review, the desks of their works tell. */
const meeting = ({ rol, estado, search = '', conSolicitud, sinConfirmar }: UserFilters): SQL | undefined =>
  and(
    isNull(users.fechaEliminacion),
    isNull(users.invitadaDesde),
    rol && arrayContains(users.roles, [rol]),
    estado && (estado === 'BLOQUEADO' ? isNotNull(users.fechaBloqueo) : isNull(users.fechaBloqueo)),
    conSolicitud ? isNotNull(users.rolSolicitado) : undefined,
    sinConfirmar ? isNull(users.fechaVerificacion) : undefined,
    ...search.split(/\s+/).filter(Boolean).map(saying),
  );

/** The orders of the indices, each read forwards or backwards. */
const orders: Record<UserSort, SQL> = {
  name: sql`${users.nombreNormal}, ${users.id}`,
  'name-desc': sql`${users.nombreNormal} desc, ${users.id} desc`,
  newest: sql`${users.fechaCreacion} desc, ${users.id} desc`,
  oldest: sql`${users.fechaCreacion}, ${users.id}`,
  access: sql`${users.fechaAcceso} desc nulls last, ${users.id} desc nulls last`,
  'access-desc': sql`${users.fechaAcceso} nulls first, ${users.id} nulls first`,
};

/** A page of accounts. Which they are is found on an index alone, however deep; then their rows are read. */
export async function findUsers(
  db: Database,
  { page, limit, sort = 'name', ...filters }: UserFilters & { page: number; limit: number; sort?: UserSort },
) {
  const chosen = db
    .select({ id: users.id })
    .from(users)
    .where(meeting(filters))
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit);
  return db.select().from(users).where(inArray(users.id, chosen)).orderBy(orders[sort]);
}

/** How many accounts the filters leave. */
export async function countListed(db: Database, filters: UserFilters): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(meeting(filters));
  return counted?.total ?? 0;
}

/** So many accounts after one of them, in the order of names; from the first without one. */
export async function findUsersAfter(
  db: Database,
  filters: UserFilters,
  last: { nombreNormal: string; id: string } | undefined,
  limit: number,
) {
  const after = last && sql`(${users.nombreNormal}, ${users.id}) > (${last.nombreNormal}, ${last.id}::uuid)`;
  return db
    .select(getTableColumns(users))
    .from(users)
    .where(and(meeting(filters), after))
    .orderBy(orders.name)
    .limit(limit);
}

/**
 * Their works and open reviews, by account; reviews of works that the viewer wrote and must not know the
 * reviewers of are left out.
 */
export async function findUse(
  db: Database,
  ids: string[],
  viewerId: string,
): Promise<Map<string, Omit<AccountUse, 'ultimoAcceso'>>> {
  const works = await db
    .select({ id: authorships.userId, total: count() })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(and(inArray(authorships.userId, ids), isNull(publications.fechaEliminacion)))
    .groupBy(authorships.userId);
  const open = await db
    .select({ id: reviews.revisorId, total: count() })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        inArray(reviews.revisorId, ids),
        notInArray(reviews.estado, [...completedEstados]),
        isNull(reviews.fechaDeclinada),
        not(writtenBlindBy(db, viewerId, reviews.publicacionId)),
      ),
    )
    .groupBy(reviews.revisorId);
  const totals = (rows: { id: string | null; total: number }[]) => new Map(rows.map(({ id, total }) => [id, total]));
  const [obras, revisiones] = [totals(works), totals(open)];
  return new Map(ids.map((id) => [id, { obras: obras.get(id) ?? 0, revisionesAbiertas: revisiones.get(id) ?? 0 }]));
}

const roleNames: Record<Role, string> = {
  LECTOR: 'lector lectora reader',
  AUTOR: 'autor autora author',
  REVISOR: 'revisor revisora reviewer',
  EDITOR: 'editor editora',
  ADMIN: 'admin administrador administradora administracion administrator',
};

/** The roles in whose names a typed word stands; `ROLE_` before it is left out. Too short a word names none. */
function rolesCalled(word: string): Role[] {
  const plain = folded(word).replace(/^role_/, '');
  return plain.length < 3 ? [] : roles.filter((role) => roleNames[role].includes(plain));
}
