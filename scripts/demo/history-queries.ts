/**
 * SQL that gives the demonstration set a past. All of it is made in one transaction, whose moment `now()` is; what still has
 * that moment is new, and is dated back to the day on which it would have happened.
 */
import type { UsageKind } from '#contract/vocabulary.ts';
import type { NewWorkRow } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import {
  activity,
  coauthorships,
  decisions,
  mails,
  manuscripts,
  notifications,
  publications,
  reviewAnswers,
  reviews,
  sitePages,
  usageByMonth,
  users,
  versions,
} from '#server/platform/database/schema.ts';
import { type Column, eq, gte, inArray, type SQL, sql } from '#server/platform/database/sql.ts';

/**
 * A moment of the working day so many whole days ago, another for each number of days; of today's, a while ago. So what
 * happened on different days did not all happen at the hour of the first start.
 * @param of what tells one work's days from another's: no two are moved in the same minute of a day
 */
export const daysAgo = (days: SQL, of = 0): SQL =>
  sql`least(
    now() - interval '10 minutes',
    date_trunc('day', now() - make_interval(days => ${days})) + make_interval(mins => 450 + (${days} * 197 + ${Math.round(of) * 41}::int) % 570)
  )`;
export const wholeDays = (days: number) => sql`${Math.round(days)}::int`;

/** Still of this transaction's moment, which is kept to the millisecond. What another made just before is not: its record is sealed. */
export const isNew = (moment: Column) => gte(moment, sql`date_trunc('milliseconds', now())`);

/** What was recorded, told and mailed since the last time happened so many days ago. @param of as of `daysAgo` */
export async function dateNews(db: Database, days: number, of = 0): Promise<void> {
  const then = daysAgo(wholeDays(days), of);
  // In one statement: it is the commonest of the set.
  await db.execute(sql`
    with recorded as (update ${activity} set "timestamp" = ${then} where ${isNew(activity.timestamp)}),
      told as (update ${notifications} set fecha = ${then} where ${isNew(notifications.fecha)})
    update ${mails} set fecha_creacion = ${then}, fecha_intento = ${then} where ${isNew(mails.fechaCreacion)}`);
}

/** An account was opened so many days ago, and its person was here last `seen` days ago. */
export async function dateAccount(db: Database, id: string, days: number, seen: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  const fechaAcceso = daysAgo(wholeDays(seen));
  await db.update(users).set({ fechaCreacion: then, fechaVerificacion: then, fechaAcceso }).where(eq(users.id, id));
  await dateNews(db, days);
}

/** What a published work has besides its text: its licence, its length, and a DOI that nobody registered. */
export async function settleFacts(
  db: Database,
  id: string,
  { licencia, metadatos, doi }: Pick<NewWorkRow, 'licencia' | 'metadatos' | 'doi'>,
): Promise<void> {
  await db.update(publications).set({ licencia, metadatos, doi, estadoDoi: 'EJEMPLO' }).where(eq(publications.id, id));
}

/** The pages of the site were written so many days ago. */
export async function datePages(db: Database, days: number): Promise<void> {
  await db.update(sitePages).set({ fechaActualizacion: daysAgo(wholeDays(days)) });
  await dateNews(db, days);
}

/** A published work came to the platform on the day of its publication. */
export async function dateImport(db: Database, id: string): Promise<void> {
  const [work] = await db
    .update(versions)
    .set({ fecha: sql`coalesce(${publications.fechaEnvio}, ${publications.fechaPublicacion})` })
    .from(publications)
    .where(sql`${publications.id} = ${versions.publicacionId} and ${eq(versions.publicacionId, id)}`)
    .returning({ published: publications.fechaPublicacion });
  if (!work?.published) throw new Error('an imported work has no version');
  await db.update(manuscripts).set({ guardadoEn: work.published }).where(eq(manuscripts.publicacionId, id));
  await db.update(activity).set({ timestamp: work.published }).where(isNew(activity.timestamp));
}

/** A published work was retracted so many days ago. */
export async function dateRetraction(db: Database, id: string, days: number): Promise<void> {
  const then = daysAgo(wholeDays(days));
  await db
    .update(publications)
    .set({ fechaRetractacion: then, fechaActualizacion: then, fechaCambioPublico: then })
    .where(eq(publications.id, id));
  await db.update(decisions).set({ fecha: then }).where(eq(decisions.publicacionId, id));
  await dateNews(db, days);
}

/**
 * Where the steps of a work stand among the days since it was begun, as shares of them from now back; those of a further
 * round in a quarter of the time of the one before.
 */
export const steps = {
  created: 1,
  sent: 0.75,
  handled: 0.7,
  assigned: 0.6,
  accepted: 0.52,
  declined: 0.5,
  completed: 0.3,
  replied: 0.27,
  decided: 0.25,
  reopened: 0.2,
  published: 0.02,
} as const;

export const daysOf = (step: keyof typeof steps, begun: number, round = 1): number =>
  (begun * steps[step]) / round ** 2;

/** So many days before its round's first one a review was handed in, by its place among those of the round, from 0. */
export const earlier = (place: number, begun: number, round = 1): number =>
  Math.min(place, Math.floor((daysOf('accepted', begun, round) - daysOf('completed', begun, round)) / 2));

/** Moves the rows of a work to when they happened; deadlines stay. Its news were dated as they came. */
export async function shiftHistory(db: Database, id: string, begun: number): Promise<void> {
  const whole = (step: keyof typeof steps, round: SQL | Column) =>
    sql`round(${begun * steps[step]}::numeric / (${round} * ${round}))::int`;
  const ago = (step: keyof typeof steps, round: SQL | Column = sql`1`) => daysAgo(whole(step, round), begun);
  const kept = (moment: Column, ...when: Parameters<typeof ago>) =>
    sql`case when ${moment} is null then null else ${ago(...when)} end`;
  const p = publications;
  await db
    .update(p)
    .set({
      fechaCreacion: ago('created'),
      fechaEnvio: kept(p.fechaEnvio, 'sent', sql`greatest(1, ${p.versionActual})`),
      fechaAceptacion: kept(p.fechaAceptacion, 'decided', p.ronda),
      fechaDecision: kept(p.fechaDecision, 'decided', p.ronda),
      fechaPublicacion: kept(p.fechaPublicacion, 'published'),
      fechaCambioPublico: kept(p.fechaCambioPublico, 'published'),
      fechaActualizacion: sql`case when ${p.estado} = 'PUBLICADO' then ${ago('published')} else ${daysAgo(wholeDays(begun / 10), begun)} end`,
    })
    .where(eq(p.id, id));
  await db
    .update(manuscripts)
    .set({ guardadoEn: daysAgo(wholeDays(begun / 10), begun) })
    .where(eq(manuscripts.publicacionId, id));
  await db
    .update(coauthorships)
    .set({ fecha: ago('created'), fechaAceptada: kept(coauthorships.fechaAceptada, 'created') })
    .where(eq(coauthorships.publicacionId, id));
  await db
    .update(versions)
    .set({ fecha: ago('sent', versions.ronda) })
    .where(eq(versions.publicacionId, id));
  const r = reviews;
  const place = sql`(select count(*)::int from reviews other
    where other.publicacion_id = ${r.publicacionId} and other.ronda = ${r.ronda} and other.id < ${r.id})`;
  const space = sql`floor((${begun * (steps.accepted - steps.completed)}::numeric / (${r.ronda} * ${r.ronda})) / 2)::int`;
  const completed = daysAgo(sql`(${whole('completed', r.ronda)} + least(${place}, ${space}))`, begun);
  const rounds = await db
    .update(r)
    .set({
      fechaAsignacion: ago('assigned', r.ronda),
      fechaAceptada: kept(r.fechaAceptada, 'accepted', r.ronda),
      fechaDeclinada: kept(r.fechaDeclinada, 'declined', r.ronda),
      fechaCompletada: sql`case when ${r.fechaCompletada} is null then null else ${completed} end`,
      historialCambios: sql`(
        select coalesce(jsonb_agg(
          case when change ? 'assignedAt' then jsonb_set(change, '{assignedAt}', to_jsonb(${wireMoment(ago('assigned', r.ronda))}))
               when change ? 'updatedAt' then jsonb_set(change, '{updatedAt}', to_jsonb(${wireMoment(completed)}))
               else change end order by place), '[]'::jsonb)
        from jsonb_array_elements(${r.historialCambios}) with ordinality as each (change, place)
      )`,
    })
    .where(eq(r.publicacionId, id))
    .returning({ id: r.id });
  await db
    .update(decisions)
    .set({ fecha: ago('decided', decisions.ronda) })
    .where(eq(decisions.publicacionId, id));
  await db
    .update(reviewAnswers)
    .set({ guardada: ago('reopened'), enviada: kept(reviewAnswers.enviada, 'sent', sql`2`) })
    .where(
      inArray(
        reviewAnswers.reviewId,
        rounds.map((review) => review.id),
      ),
    );
}

/** As `Date.toJSON` writes it. */
const wireMoment = (moment: SQL) => sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** News older than this were read long ago, a day after they came. */
const unreadDays = 12;

/** What was told is read, and what was mailed is sent, but for the news of the last days. */
export async function settleNews(db: Database): Promise<void> {
  await db
    .update(notifications)
    .set({ leidaEn: sql`${notifications.fecha} + interval '1 day'`, porResumir: false })
    .where(sql`${notifications.fecha} < now() - make_interval(days => ${unreadDays})`);
  await db
    .update(mails)
    .set({ estado: 'ENVIADO', intentos: 1, fechaEnvio: sql`${mails.fechaCreacion} + interval '4 seconds'` })
    .where(sql`${mails.fechaCreacion} < now() - interval '1 day'`);
}

export interface MonthlyUse {
  publicacionId: string;
  mes: string;
  clase: UsageKind;
  veces: number;
}

/** How often works were used; the readings are the works' own, too. */
export async function insertUsage(db: Database, uses: MonthlyUse[]): Promise<void> {
  await insertRows(db, usageByMonth, uses);
  await db.update(publications).set({
    vistas: sql`coalesce((select sum(veces) from usage_by_month
      where publicacion_id = publications.id and clase = 'LECTURA'), 0)`,
  });
}

/** The works that readers use, from when until when. */
export const findUsedWorks = (db: Database) =>
  db
    .select({
      id: publications.id,
      titulo: publications.titulo,
      tipo: publications.tipo,
      published: publications.fechaPublicacion,
      retracted: publications.fechaRetractacion,
      closed: publications.embargoHasta,
    })
    .from(publications)
    .where(sql`${publications.fechaPublicacion} is not null`)
    .orderBy(publications.titulo);
