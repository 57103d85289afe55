/** SQL that moves what names one account to another, and back; each place that moved is noted, so that exactly it can come back. */

import { z } from 'zod';
import { type MovedThing, movedThings } from '#contract/entities/merge.ts';
import type { Estado } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { holdsRole } from '#server/platform/database/role-scope.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { runningRoles } from '#server/policy/index.ts';
import { type MovingPlace, movingPlaces } from './account-places.ts';

/** In them a work's process is over. */
export const finishedEstados: readonly Estado[] = ['PUBLICADO', 'RETIRADO'];
export const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  );

/** The account that stays, and the one that goes into it. */
export interface Pair {
  quedaId: string;
  unidaId: string;
}

const tableOf = ({ table }: MovingPlace) => sql`public.${sql.identifier(table)}`;
const own = (name: string) => sql`t.${sql.identifier(name)}`;
const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** The row `t` may name that account: no fellow of it does where one alone may, and it keeps nobody from the work. */
function mayName(place: MovingPlace, account: string): SQL {
  const { table, column, once, unless, notWith } = place;
  const conditions: SQL[] = [];
  if (once)
    conditions.push(sql`not exists (select 1 from public.${sql.identifier(table)} as o
      where o.${sql.identifier(column)} = ${account}::uuid
        and ${all(once.map((name) => sql`o.${sql.identifier(name)} is not distinct from ${own(name)}`))})`);
  if (unless === 'signs')
    conditions.push(sql`not exists (select 1 from public.authorships as s
      where s.publicacion_id = t.publicacion_id and s.user_id = ${account}::uuid)`);
  if (unless === 'reviews')
    conditions.push(sql`not exists (select 1 from public.reviews as r
      where r.publicacion_id = t.publicacion_id and r.revisor_id = ${account}::uuid and r.fecha_declinada is null)`);
  if (notWith) conditions.push(sql`${own(notWith)} is distinct from ${account}::uuid`);
  return all(conditions);
}

const keyOf = ({ key }: MovingPlace) =>
  sql`jsonb_build_object(${sql.join(
    key.flatMap((name) => [sql`${name}::text`, own(name)]),
    sql`, `,
  )})`;

const notes = sql`insert into public.merge_moves (union_id, tabla, columna, clave, antes, despues)`;

/** Moves all that may move. Done again, it moves what has come since. */
export async function moveAll(db: Database, unionId: string, { quedaId, unidaId }: Pair): Promise<void> {
  for (const place of movingPlaces) {
    const { table, column } = place;
    await db.execute(sql`with moved as (
        update ${tableOf(place)} as t set ${sql.identifier(column)} = ${quedaId}::uuid
        where ${own(column)} = ${unidaId}::uuid and ${mayName(place, quedaId)} returning ${keyOf(place)} as clave)
      ${notes} select ${unionId}::uuid, ${table}::text, ${column}::text, clave, ${unidaId}::uuid, ${quedaId}::uuid from moved`);
  }
  await lapseAsks(db, unionId, { quedaId, unidaId });
  await replaceRecorded(db, unionId, { quedaId, unidaId });
}

const releasedSchema = z.object({ rows: z.array(z.object({ id: z.string(), titulo: z.string() })) });

/** Works under way that the merged account handles are nobody's, where the one that stays has no role by which it could in their journal. */
export async function releaseHandled(db: Database, unionId: string, { quedaId, unidaId }: Pair) {
  const { rows } = releasedSchema.parse(
    await db.execute(sql`with released as (
        update public.publications as t set editor_id = null
        where t.editor_id = ${unidaId}::uuid and t.estado not in (${listOf(finishedEstados)}) and not exists (
          select 1 from public.users where users.id = ${quedaId}::uuid and ${holdsRole(runningRoles, sql`t.revista_id`)})
        returning t.id, t.titulo),
      noted as (
        ${notes} select ${unionId}::uuid, 'publications', 'editor_id', jsonb_build_object('id', id), ${unidaId}::uuid, null from released)
      select id, titulo from released order by id`),
  );
  return rows;
}

/** Who signs a work is not asked whether they do, nor asked twice. Noted with the name that was asked: a byline may be put in another order. */
const lapseAsks = (db: Database, unionId: string, { quedaId, unidaId }: Pair) =>
  db.execute(sql`with asked as (
      select t.publicacion_id, t.orden, t.pedida_a_id from public.authorships as t
      where t.pedida_a_id = ${unidaId}::uuid or (t.pedida_a_id = ${quedaId}::uuid and exists (
        select 1 from public.authorships as s where s.publicacion_id = t.publicacion_id and s.user_id = ${quedaId}::uuid))),
    lapsed as (
      update public.authorships as t set pedida_a_id = null from asked
      where t.publicacion_id = asked.publicacion_id and t.orden = asked.orden
      returning jsonb_build_object('publicacion_id', t.publicacion_id, 'orden', t.orden, 'nombres', t.nombres, 'apellidos', t.apellidos)
        as clave, asked.pedida_a_id as antes)
    ${notes} select ${unionId}::uuid, 'authorships', 'pedida_a_id', clave, antes, null from lapsed`);

const replaceRecorded = (db: Database, unionId: string, { quedaId, unidaId }: Pair) =>
  db.execute(sql`with moved as (
      update public.reviews as t set registrada_por = array_replace(t.registrada_por, ${unidaId}::uuid, ${quedaId}::uuid)
      where ${unidaId}::uuid = any(t.registrada_por) and not ${quedaId}::uuid = any(t.registrada_por)
      returning jsonb_build_object('id', t.id) as clave)
    ${notes} select ${unionId}::uuid, 'reviews', 'registrada_por', clave, ${unidaId}::uuid, ${quedaId}::uuid from moved`);

/** Brings back what a merge moved and what still is where it came to. */
export async function moveBack(db: Database, unionId: string, { quedaId, unidaId }: Pair): Promise<void> {
  for (const place of movingPlaces.toReversed()) {
    const { table, column, key } = place;
    await db.execute(sql`update ${tableOf(place)} as t set ${sql.identifier(column)} = m.antes
      from public.merge_moves as m
      where m.union_id = ${unionId}::uuid and m.tabla = ${table}::text and m.columna = ${column}::text
        and m.despues = ${quedaId}::uuid and ${own(column)} = ${quedaId}::uuid
        and ${all(key.map((name) => sql`to_jsonb(${own(name)}) = m.clave -> ${name}::text`))}
        and ${mayName({ ...place, unless: undefined }, unidaId)}`);
  }
  await db.execute(sql`update public.publications as t set editor_id = m.antes from public.merge_moves as m
    where m.union_id = ${unionId}::uuid and m.columna = 'editor_id' and m.tabla = 'publications' and m.despues is null
      and to_jsonb(t.id) = m.clave -> 'id' and t.editor_id is null`);
  await db.execute(sql`update public.authorships as t set pedida_a_id = m.antes
    from public.merge_moves as m join public.authorships as a on to_jsonb(a.publicacion_id) = m.clave -> 'publicacion_id'
      and to_jsonb(a.orden) = m.clave -> 'orden' and to_jsonb(a.nombres) = m.clave -> 'nombres'
      and to_jsonb(a.apellidos) = m.clave -> 'apellidos'
    where m.union_id = ${unionId}::uuid and m.columna = 'pedida_a_id' and m.despues is null
      and t.publicacion_id = a.publicacion_id and t.orden = a.orden and t.user_id is null and t.pedida_a_id is null
      and not exists (select 1 from public.authorships as s
        where s.publicacion_id = t.publicacion_id and m.antes in (s.user_id, s.pedida_a_id))`);
  await db.execute(sql`update public.reviews as t set registrada_por = array_replace(t.registrada_por, m.despues, m.antes)
    from public.merge_moves as m
    where m.union_id = ${unionId}::uuid and m.columna = 'registrada_por' and to_jsonb(t.id) = m.clave -> 'id'`);
  await db.execute(sql`delete from public.merge_moves where union_id = ${unionId}::uuid`);
}

const countedSchema = z.object({
  rows: z.array(z.object({ cosa: z.enum(movedThings), mueve: z.number(), todas: z.number() })),
});

/**
 * How much would move, by what it is, and what would stay because both accounts did it. Not for who must not know who reviews a
 * work: reviews, notifications of them and what is kept for them are counted.
 */
export async function countMoving(db: Database, { quedaId, unidaId }: Pair): Promise<Counted> {
  const counted = movingPlaces.filter(({ thing }) => thing);
  const parts = counted.map(
    (place) =>
      sql`select ${place.thing ?? ''}::text as cosa, count(*) filter (where ${mayName(place, quedaId)})::int as mueve,
        count(*)::int as todas
      from ${tableOf(place)} as t where ${own(place.column)} = ${unidaId}::uuid`,
  );
  const { rows } = countedSchema.parse(await db.execute(sql.join(parts, sql` union all `)));
  const moving = new Map<MovedThing, number>();
  for (const { cosa, mueve } of rows) moving.set(cosa, (moving.get(cosa) ?? 0) + mueve);
  return { moving, staying: rows.reduce((sum, { mueve, todas }) => sum + todas - mueve, 0) };
}

interface Counted {
  moving: ReadonlyMap<MovedThing, number>;
  staying: number;
}
export const nothingCounted: Counted = { moving: new Map(), staying: 0 };
