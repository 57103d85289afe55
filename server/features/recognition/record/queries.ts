/** SQL of what is added to records at ORCID. */
import type { OrcidRecord } from '#contract/entities/orcid.ts';
import { mostOrcidEntries } from '#contract/entities/orcid.ts';
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, orcidConsents, orcidEntries, publications } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from '#server/platform/database/sql.ts';

const c = orcidConsents;
const e = orcidEntries;
const p = publications;
export type EntryRow = typeof e.$inferSelect;

/** Whose name signs the work by their account, with no other iD than the one that is confirmed. */
const signs = sql`a.user_id = c.user_id and (a.orcid is null or a.orcid = c.orcid)`;

/** Takes up what was published, and handed in, of who wants it added, at most so many of each. What others see of nobody is no entry. */
export async function takeUp(db: Database, most: number): Promise<void> {
  await db.execute(sql`insert into public.orcid_entries (user_id, publicacion_id)
    select c.user_id, publications.id from public.orcid_consents c
    join public.authorships a on ${signs}
    join public.publications on publications.id = a.publicacion_id
    where c.obras and not c.perdido and publications.estado = 'PUBLICADO' and ${isPublicWork}
      and publications.estado_doi is distinct from 'EJEMPLO'
      and not exists (select 1 from public.orcid_entries e
        where e.user_id = c.user_id and e.publicacion_id = publications.id and e.review_id is null)
    order by publications.fecha_publicacion, publications.id limit ${most} on conflict do nothing`);
  await db.execute(sql`insert into public.orcid_entries (user_id, publicacion_id, review_id)
    select c.user_id, r.publicacion_id, r.id from public.orcid_consents c
    join public.reviews r on r.revisor_id = c.user_id
    where c.revisiones and not c.perdido and r.fecha_completada is not null and r.fecha_declinada is null
      and not exists (select 1 from public.orcid_entries e where e.user_id = c.user_id and e.review_id = r.id)
    order by r.fecha_completada, r.id limit ${most} on conflict do nothing`);
}

/**
 * What readers are shown anew is told anew; works that they have no more, and those that somebody signs no more, are taken away there, and
 * reviews name them no more. What names no work is not sent again for a change of that work, which would tell whose review it is: of
 * reviews it is looked at whether they may be named now (run.ts), and one that was refused before it was there waits for its person.
 */
export async function renewChanged(db: Database): Promise<void> {
  const ofTheirs = sql`from public.publications, public.orcid_consents c
    where publications.id = e.publicacion_id and c.user_id = e.user_id and not c.perdido
      and case when e.review_id is null then c.obras else c.revisiones end`;
  await db.execute(sql`update public.orcid_entries e set estado = 'PENDIENTE', intentos = 0, fecha_proxima = now() ${ofTheirs}
      and e.estado in ('ANADIDA', 'RECHAZADA') and e.cambio is not null
      and ((publications.fecha_cambio_publico > e.cambio and (e.review_id is null or e.nombrada or e.estado = 'ANADIDA'))
        or (e.codigo is not null and (e.review_id is null or e.nombrada)
          -- Refused once, it is tried again for what came later alone.
          and (e.estado = 'ANADIDA' or publications.fecha_eliminacion > e.cambio)
          and (not (${isPublicWork}) or (e.review_id is null and not exists
            (select 1 from public.authorships a where a.publicacion_id = e.publicacion_id and ${signs})))))`);
  await db.execute(sql`update public.orcid_entries e set fecha_proxima = now() ${ofTheirs}
      and e.estado = 'PENDIENTE' and e.review_id is not null and e.fallo is null and e.fecha_proxima > now()
      and ${isPublicWork} and publications.fecha_cambio_publico > coalesce(e.cambio, '-infinity')`);
}

const wanted = or(
  and(eq(c.obras, true), sql`${e.reviewId} is null`),
  and(eq(c.revisiones, true), isNotNull(e.reviewId)),
);
/** It ends with the iD within a turn, too. */
const isTheirs = sql`exists (select 1 from public.users u where u.id = ${c.userId} and u.orcid = ${c.orcid} and u.fecha_orcid is not null)`;
const isDue = and(eq(e.estado, 'PENDIENTE'), lte(e.fechaProxima, sql`now()`), eq(c.perdido, false), isTheirs, wanted);

/** What is to be written by now, what waits longest first. */
export const findDue = (db: Database, limit: number) =>
  db
    .select({ id: e.id })
    .from(e)
    .innerJoin(c, eq(c.userId, e.userId))
    .where(isDue)
    .orderBy(asc(e.fechaProxima), asc(e.id))
    .limit(limit);

/** One of them, with the consent as it stands now; undefined where nothing is to be done with it any more. */
export async function findDueEntry(db: Database, id: string) {
  const [row] = await db
    .select({ entry: e, consent: c })
    .from(e)
    .innerJoin(c, eq(c.userId, e.userId))
    .where(and(eq(e.id, id), isDue));
  return row;
}
export type DueEntry = NonNullable<Awaited<ReturnType<typeof findDueEntry>>>;

/** Whether the person signs the work, as `takeUp` asks it. */
export async function stillSigns(db: Database, { userId, publicacionId }: EntryRow): Promise<boolean> {
  const rows = await db
    .select({ id: c.userId })
    .from(c)
    .innerJoin(authorships, and(eq(authorships.publicacionId, publicacionId), eq(authorships.userId, c.userId)))
    .where(and(eq(c.userId, userId), or(isNull(authorships.orcid), eq(authorships.orcid, c.orcid))))
    .limit(1);
  return rows.length > 0;
}

export async function changeEntry(db: Database, id: string, changes: Partial<Omit<EntryRow, 'id'>>): Promise<void> {
  await db.update(e).set(changes).where(eq(e.id, id));
}

export async function deleteEntryRow(db: Database, id: string): Promise<void> {
  await db.delete(e).where(eq(e.id, id));
}

/** What failed, or was deleted there, is tried again. */
export async function retryEntries(db: Database, userId: string): Promise<void> {
  await db
    .update(e)
    .set({ estado: 'PENDIENTE', intentos: 0, fechaProxima: new Date() })
    .where(and(eq(e.userId, userId), isNotNull(e.fallo)));
}

/** What came of somebody's entries: how many are there, and the last, those that failed first; of what they do not want what is there alone. */
export async function findEntries(db: Database, userId: string) {
  const [counted] = await db
    .select({ total: count() })
    .from(e)
    .where(and(eq(e.userId, userId), eq(e.estado, 'ANADIDA')));
  const rows = await db
    .select({ entry: e, titulo: p.titulo })
    .from(e)
    .innerJoin(p, eq(p.id, e.publicacionId))
    .innerJoin(c, eq(c.userId, e.userId))
    // What is no review of theirs, though it stands in their name, is none of it.
    .where(
      and(
        eq(e.userId, userId),
        or(eq(e.estado, 'ANADIDA'), and(wanted, or(inArray(e.estado, ['PENDIENTE', 'RECHAZADA']), isNotNull(e.fallo)))),
      ),
    )
    .orderBy(sql`${e.fallo} is null`, desc(e.fechaCreacion), asc(e.id))
    .limit(mostOrcidEntries);
  const entradas = rows.map(
    ({ entry: { id, reviewId, publicacionId, estado, fallo, mensaje, fechaAnadida, fechaCreacion }, titulo }) => ({
      ...{ id, publicacionId, titulo, estado, fallo, mensaje },
      clase: reviewId ? ('REVISION' as const) : ('OBRA' as const),
      fecha: (fechaAnadida ?? fechaCreacion).toISOString(),
    }),
  ) satisfies OrcidRecord['entradas'];
  return { anadidas: counted?.total ?? 0, entradas };
}
