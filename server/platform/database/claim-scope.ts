/** Who may answer an appeal or a complaint, as SQL on `claims`: the only place that says who had a part in what it is about. */
import type { Database } from './database.ts';
import { holdsRole } from './role-scope.ts';
import { claims, publications, users } from './schema.ts';
import { and, eq, isNull, not, type SQL, sql } from './sql.ts';

/**
 * Accounts that do not answer it: whose it is, who signs the work, was asked to or did, who was ever asked to review it or recorded a
 * review of it, who said that they have a conflict of interest; of an appeal, who took the decision; of a complaint, who handles the
 * work and whoever did anything of its process.
 */
export const barred = sql<string[]>`array(select p.id from (
  select claims.persona_id as id
  union select s.user_id from public.authorships s where s.publicacion_id = claims.publicacion_id
  union select s.pedida_a_id from public.authorships s where s.publicacion_id = claims.publicacion_id
  union select r.revisor_id from public.reviews r where r.publicacion_id = claims.publicacion_id
  union select unnest(r.registrada_por) from public.reviews r where r.publicacion_id = claims.publicacion_id
  union select b.user_id from public.bids b where b.publicacion_id = claims.publicacion_id and b.respuesta = 'CONFLICTO'
  union select d.editor_id from public.decisions d
    where d.publicacion_id = claims.publicacion_id and (claims.clase = 'QUEJA' or d.id = claims.decision_id)
  union select w.editor_id from public.publications w where w.id = claims.publicacion_id and claims.clase = 'QUEJA'
  union select coalesce(u.unida_a_id, u.id) from public.activity a join public.users u on u.id = a.user_id
    where a.publicacion_id = claims.publicacion_id and (
      a.type in ('coauthor.refused', 'coauthor.left')
      or (claims.clase = 'QUEJA' and split_part(a.type, '.', 1) not in ('appeal', 'complaint')))
) as p where p.id is not null)`;

const open = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));
const holding = (role: 'EDITOR' | 'ADMIN'): SQL =>
  and(holdsRole([role], publications.revistaId), open, sql`not users.id = any(${barred})`) ?? sql`false`;

/** Whether an editor of the work's journal may answer it; in a statement on `claims` with its `publications`. */
export const hasEditor = sql<boolean>`exists (select 1 from public.users where ${holding('EDITOR')})`;
/** The same of an administrator. */
export const hasAdministrator = sql<boolean>`exists (select 1 from public.users where ${holding('ADMIN')})`;

/** Whether it is not barred to this account. */
export const isOpenTo = (userId: string): SQL => not(sql`${userId}::uuid = any(${barred})`);

/**
 * The accounts that one waits for: editors of the work's journal, administrators where there is none of these; `nobody`: whom it could
 * wait for there is none.
 */
export async function findAnswerers(
  db: Database,
  id: string,
): Promise<{ EDICION: string[]; ADMINISTRACION: string[]; nobody: boolean }> {
  const holders = (role: 'EDITOR' | 'ADMIN') =>
    db
      .select({ id: users.id })
      .from(claims)
      .innerJoin(publications, eq(publications.id, claims.publicacionId))
      .innerJoin(users, holding(role))
      .where(eq(claims.id, id));
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
  const editors = ids(await holders('EDITOR'));
  if (editors.length > 0) return { EDICION: editors, ADMINISTRACION: [], nobody: false };
  const administrators = ids(await holders('ADMIN'));
  return { EDICION: [], ADMINISTRACION: administrators, nobody: administrators.length === 0 };
}
