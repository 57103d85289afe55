/** SQL of works in which two accounts of one person did what one person does not do. */

import { z } from 'zod';
import { type MergeHindrance, mergeHindrances, mostHinderingWorks } from '#contract/entities/merge.ts';
import { decidesWork, decisionActions } from '#contract/letters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';
import { finishedEstados, listOf, type Pair } from './move-queries.ts';

const signs = (id: string) => sql`(p.autor_principal_id = ${id}::uuid or exists (select 1 from public.authorships as s
  where s.publicacion_id = p.id and (s.user_id = ${id}::uuid or s.pedida_a_id = ${id}::uuid)))`;
/** Signs a chapter of the work, a book that may still be reviewed: nobody judges a book and signs a chapter of it (server/policy/chapters.ts). */
const signsChapter = (id: string) => sql`(p.fecha_eliminacion is null and p.estado <> 'PUBLICADO'
  and (p.estado <> 'RETIRADO' or p.fecha_publicacion is null)
  and exists (select 1 from public.book_chapters as c join public.authorships as s on s.publicacion_id = c.publicacion_id
    where c.libro_id = p.id and ${id}::uuid in (s.user_id, s.pedida_a_id)))`;
const reviews = (id: string) => sql`exists (select 1 from public.reviews as r
  where r.publicacion_id = p.id and r.revisor_id = ${id}::uuid and r.fecha_declinada is null)`;
/** Decided it, asked for the second signature, or recorded what a reviewer said. */
const decides = (id: string) => sql`(p.decidida_por_id = ${id}::uuid or p.elevada_por_id = ${id}::uuid
  or exists (select 1 from public.decisions as d
    where d.publicacion_id = p.id and d.editor_id = ${id}::uuid and d.fecha_revocacion is null)
  or exists (select 1 from public.reviews as r where r.publicacion_id = p.id and ${id}::uuid = any(r.registrada_por)))`;
const handles = (id: string) => sql`(p.editor_id = ${id}::uuid and p.estado not in (${listOf(finishedEstados)}))`;

/** One did this and the other that, whichever. */
const crossed = ({ quedaId, unidaId }: Pair, one: (id: string) => SQL, other: (id: string) => SQL) =>
  sql`((${one(quedaId)} and ${other(unidaId)}) or (${one(unidaId)} and ${other(quedaId)}))`;

/** A decision `d` on a round that who took it had reviewed, too: by the account that each names now. */
const tookAndReviewed = sql`exists (select 1 from public.reviews as r where r.publicacion_id = d.publicacion_id and r.ronda = d.ronda
  and (d.editor_id = any(r.registrada_por) or (r.revisor_id = d.editor_id and r.fecha_declinada is null
    and coalesce(r.estado_revisor, r.estado) in (${listOf(completedEstados)}))))`;

/** Those of the decisions. */
export async function findTookAndReviewed(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(
    await db.execute(
      sql`select d.id from public.decisions as d where d.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )}) and ${tookAndReviewed}`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** A decision `d` that one took on a round that the other had reviewed. */
const decidedReviewed = ({ quedaId, unidaId }: Pair) => {
  const by = (editor: string, reviewer: string) => sql`(d.editor_id = ${editor}::uuid and exists (
    select 1 from public.reviews as r where r.publicacion_id = d.publicacion_id and r.ronda = d.ronda
      and (${reviewer}::uuid = any(r.registrada_por) or (r.revisor_id = ${reviewer}::uuid and r.fecha_declinada is null
        and coalesce(r.estado_revisor, r.estado) in (${listOf(completedEstados)})))))`;
  return sql`d.fecha_revocacion is null and d.accion in (${listOf(decisionActions.filter(decidesWork))})
    and (${by(quedaId, unidaId)} or ${by(unidaId, quedaId)})`;
};

const bothReview = ({ quedaId, unidaId }: Pair) => sql`exists (
  select 1 from public.reviews as a join public.reviews as b on b.publicacion_id = a.publicacion_id and b.ronda = a.ronda
  where a.publicacion_id = p.id and a.revisor_id = ${quedaId}::uuid and a.fecha_retirada is null
    and b.revisor_id = ${unidaId}::uuid and b.fecha_retirada is null and b.fecha_declinada is null)`;

/** Locks every work in which both have a part: nobody gives either of them another until the transaction ends. */
export async function lockSharedWorks(db: Database, { quedaId, unidaId }: Pair): Promise<void> {
  const part = (id: string) =>
    sql`(${signs(id)} or ${signsChapter(id)} or ${reviews(id)} or ${decides(id)} or p.editor_id = ${id}::uuid)`;
  const theirs = (
    id: string,
  ) => sql`select publicacion_id from public.authorships where ${id}::uuid in (user_id, pedida_a_id)
    union select c.libro_id from public.book_chapters as c join public.authorships as s on s.publicacion_id = c.publicacion_id
      where ${id}::uuid in (s.user_id, s.pedida_a_id)
    union select publicacion_id from public.reviews where revisor_id = ${id}::uuid or ${id}::uuid = any(registrada_por)
    union select publicacion_id from public.decisions where editor_id = ${id}::uuid
    union select id from public.publications where ${id}::uuid in (autor_principal_id, editor_id, decidida_por_id, elevada_por_id)`;
  await db.execute(sql`select p.id from public.publications as p
    where p.id in (${theirs(unidaId)}) and ${part(quedaId)} order by p.id for no key update`);
}

const foundSchema = z.object({
  motivo: z.enum(mergeHindrances),
  id: z.string(),
  titulo: z.string(),
  /** The viewer signs it, or a chapter of it: they are told nothing of who did what there. */
  propia: z.boolean(),
  total: z.number(),
});
type Found = z.infer<typeof foundSchema>;

/**
 * The first works of each hindrance, with how many there are.
 * @param fourEyes whether who reviews and who decides must be two
 */
export async function findHinderingWorks(
  db: Database,
  pair: Pair,
  { viewerId, fourEyes }: { viewerId: string; fourEyes: boolean },
): Promise<Found[]> {
  const kinds: [MergeHindrance, SQL][] = [
    ['FIRMA_Y_REVISA', sql`(${crossed(pair, signs, reviews)} or ${crossed(pair, signsChapter, reviews)})`],
    ['FIRMA_Y_DECIDE', crossed(pair, signs, decides)],
    ['FIRMA_Y_GESTIONA', crossed(pair, signs, handles)],
    ['REVISAN_LAS_DOS', bothReview(pair)],
  ];
  if (fourEyes)
    kinds.push([
      'REVISA_Y_DECIDE',
      sql`p.estado not in (${listOf(finishedEstados)}) and exists (
        select 1 from public.decisions as d where d.publicacion_id = p.id and ${decidedReviewed(pair)})`,
    ]);
  const each = kinds.map(
    ([motivo, where]) => sql`select ${motivo}::text as motivo, p.id, p.titulo, p.titulo_normal,
        (${signs(viewerId)} or ${signsChapter(viewerId)}) as propia
      from public.publications as p where ${where}`,
  );
  const { rows } = z.object({ rows: z.array(foundSchema) }).parse(
    await db.execute(sql`
    select motivo, id, titulo, propia, total from (
      select f.*, count(*) over same::int as total, row_number() over (same order by titulo_normal, id) as place
      from (${sql.join(each, sql` union all `)}) as f window same as (partition by motivo, propia)) as g
    where place <= ${mostHinderingWorks} order by motivo, place`),
  );
  return rows;
}

/**
 * Decisions that have to say, once the two are one, that who took them had also reviewed the work.
 * @param hiddenFrom who signs the work of one is not told of it
 */
export async function findDecisionsToMark(db: Database, pair: Pair, hiddenFrom?: string): Promise<string[]> {
  const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(
    await db.execute(
      sql`select d.id from public.decisions as d join public.publications as p on p.id = d.publicacion_id
      where not d.tambien_reviso and ${decidedReviewed(pair)} and ${hiddenFrom ? sql`not ${signs(hiddenFrom)}` : sql`true`}`,
    ),
  );
  return rows.map(({ id }) => id);
}
