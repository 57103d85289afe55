/** SQL of organisations and of the files that they come from. */
import type { Words } from '#contract/words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobs, organisationLoads, organisations, users } from '#server/platform/database/schema.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from '#server/platform/database/sql.ts';

const l = organisationLoads;
const o = organisations;
export type OrganisationRow = Omit<typeof o.$inferSelect, 'nombreNormal' | 'siglasNormal' | 'comienzos'>;
export type OrganisationLoadRow = typeof l.$inferSelect;

const found = {
  ...{ ror: o.ror, nombre: o.nombre, siglas: o.siglas, ciudad: o.ciudad, pais: o.pais },
  ...{ estado: o.estado, sucesoras: o.sucesoras },
};
export type FoundOrganisation = Omit<OrganisationRow, 'cargaId' | 'otros'>;

export async function insertOrganisationLoad(
  db: Database,
  load: Pick<OrganisationLoadRow, 'id' | 'nombre' | 'iniciadaPorId' | 'trabajoId'>,
): Promise<void> {
  await db.insert(l).values(load);
}

export async function updateOrganisationLoad(
  db: Database,
  id: string,
  changes: Partial<Omit<OrganisationLoadRow, 'id'>>,
): Promise<void> {
  await db.update(l).set(changes).where(eq(l.id, id));
}

/** The last of them, with the job that is loading it and the name of who began it. */
export const listOrganisationRows = (db: Database, limit: number) =>
  db
    .select({
      load: l,
      job: { estado: jobs.estado, progreso: jobs.progreso },
      nombres: users.nombres,
      apellidos: users.apellidos,
    })
    .from(l)
    .leftJoin(jobs, eq(jobs.id, l.trabajoId))
    .leftJoin(users, and(eq(users.id, l.iniciadaPorId), isNull(users.fechaEliminacion)))
    .orderBy(desc(l.fechaCreacion), desc(l.id))
    .limit(limit);

/** Held until the transaction ends: one of them changes what is in use at a time. */
export async function lockOrganisationLoads(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('organisations'))`);
}

export async function findOrganisationLoad(db: Database, id: string): Promise<OrganisationLoadRow | undefined> {
  const [row] = await db.select().from(l).where(eq(l.id, id));
  return row;
}

/** The file in use; undefined: none. */
export async function currentLoad(db: Database): Promise<OrganisationLoadRow | undefined> {
  const [row] = await db.select().from(l).where(eq(l.vigente, true));
  return row;
}

/** What was in use before this one, and was not taken back. */
export async function loadBefore(db: Database, id: string): Promise<OrganisationLoadRow | undefined> {
  const [row] = await db
    .select()
    .from(l)
    .where(and(ne(l.id, id), isNotNull(l.fechaVigente), isNull(l.fechaDeshecha), eq(l.conservada, true)))
    .orderBy(desc(l.fechaVigente))
    .limit(1);
  return row;
}

/** Takes this one into use instead of the one that is; undefined: none is in use. */
export async function useLoad(db: Database, id: string | undefined): Promise<void> {
  await db.update(l).set({ vigente: false }).where(eq(l.vigente, true));
  if (id !== undefined) await db.update(l).set({ vigente: true }).where(eq(l.id, id));
}

/** From now on only these keep their organisations. */
export async function keepLoads(db: Database, ids: readonly string[]): Promise<void> {
  await db.update(l).set({ conservada: false }).where(eq(l.conservada, true));
  await db
    .update(l)
    .set({ conservada: true })
    .where(inArray(l.id, [...ids]));
}

export async function failOrganisationLoad(db: Database, id: string, impedimento: Words): Promise<void> {
  await db.update(l).set({ impedimento }).where(eq(l.id, id));
}

export async function insertOrganisations(db: Database, rows: readonly OrganisationRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(o)
      .values([...rows])
      .onConflictDoNothing();
}

/** How many organisations a file gave, and how many of them are withdrawn. */
export async function countOrganisations(db: Database, cargaId: string) {
  const [row] = await db
    .select({
      organizaciones: sql<number>`count(*)::int`,
      retiradas: sql<number>`(count(*) filter (where ${o.estado} = 'withdrawn'))::int`,
    })
    .from(o)
    .where(eq(o.cargaId, cargaId));
  return row ?? { organizaciones: 0, retiradas: 0 };
}

/** Deletes some organisations. Gives how many. */
export async function deleteSome(db: Database, which: SQL, limit: number): Promise<number> {
  const some = db.select({ place: sql`ctid` }).from(o).where(which).limit(limit);
  const gone = await db
    .delete(o)
    .where(inArray(sql`${o}.ctid`, some))
    .returning({ ror: o.ror });
  return gone.length;
}
export const ofLoad = (id: string): SQL => eq(o.cargaId, id);
/** Its job is still to read it, or reads it now. */
const isLoading = and(
  isNull(l.fechaVigente),
  sql`${l.impedimento} is null`,
  inArray(jobs.estado, ['PENDIENTE', 'EN_CURSO']),
);
/** Of files whose organisations are not kept, but for those that are being loaded. */
export const ofPastLoads = (): SQL =>
  sql`${o.cargaId} in (select ${l.id} from ${l} left join ${jobs} on ${jobs.id} = ${l.trabajoId}
    where not ${l.conservada} and (${isLoading}) is not true)`;

/** Of these loads those that are under way. */
export async function findLoading(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: l.id })
    .from(l)
    .innerJoin(jobs, eq(jobs.id, l.trabajoId))
    .where(and(inArray(l.id, [...ids]), isLoading));
  return new Set(rows.map(({ id }) => id));
}

export const findByRor = (db: Database, cargaId: string, rors: readonly string[]): Promise<FoundOrganisation[]> =>
  db
    .select(found)
    .from(o)
    .where(and(eq(o.cargaId, cargaId), inArray(o.ror, [...rors])));

/**
 * What was typed as names are sorted, and as the texts of two `tsquery`: its words as they are, and each as the beginning of one
 * (migration 0000). Empty where it has none.
 */
export async function typedWords(
  db: Database,
  text: string,
): Promise<{ plain: string; words: string; beginnings: string }> {
  const all = (end: string) => sql<string>`(
    select coalesce(string_agg(quote_literal(word) || ${end}::text, ' & '), '')
    from unnest(string_to_array(btrim(translate(public.es_words(typed), 'ñ', 'n')), ' ')) as word where word <> ''
  )`;
  const [row] = await db
    .select({ plain: sql<string>`public.es_plain(typed)`, words: all(''), beginnings: all(':*') })
    .from(sql`(select ${text}::text as typed) as typing`);
  return row ?? { plain: '', words: '', beginnings: '' };
}

/** By their first letters, so that they are read off an index in its order. */
export function findByBeginning(
  db: Database,
  cargaId: string,
  { plain, column, limit }: { plain: string; column: 'nombreNormal' | 'siglasNormal'; limit: number },
): Promise<FoundOrganisation[]> {
  const end = `${plain}\u{10ffff}`;
  return db
    .select(found)
    .from(o)
    .where(and(eq(o.cargaId, cargaId), sql`${o[column]} ~>=~ ${plain} and ${o[column]} ~<~ ${end}`))
    .orderBy(sql`${o[column]} using ~<~`, o.ror)
    .limit(limit);
}

/** Of so many that have all words somewhere in their names: a word that all have is not read to its end. */
const mostLookedAt = 400;

/** By words of any of their names, those with the shortest name first. */
export function findByWords(db: Database, cargaId: string, words: string, limit: number): Promise<FoundOrganisation[]> {
  const some = db
    .select({ ...found, largo: sql<number>`length(${o.nombre})`.as('largo') })
    .from(o)
    .where(and(sql`${o.comienzos} @@ ${words}::tsquery`, eq(o.cargaId, cargaId)))
    .limit(mostLookedAt)
    .as('some');
  return db
    .select({
      ...{ ror: some.ror, nombre: some.nombre, siglas: some.siglas, ciudad: some.ciudad, pais: some.pais },
      ...{ estado: some.estado, sucesoras: some.sucesoras },
    })
    .from(some)
    .orderBy(some.largo, some.nombre, some.ror)
    .limit(limit);
}
