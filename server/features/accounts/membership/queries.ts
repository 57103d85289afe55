/** SQL of institutions, their domains, journals and works. */
import type { Database } from '#server/platform/database/database.ts';
import {
  institutionDomains,
  institutionJournals,
  institutionMembers,
  institutions,
  institutionWorks,
} from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from '#server/platform/database/sql.ts';

export type InstitutionRow = typeof institutions.$inferSelect;
/** What is read and changed of it; what it is searched by the database makes. */
type Changes = Partial<Omit<typeof institutions.$inferInsert, 'id' | 'clave' | 'buscado'>>;

export async function findInstitution(db: Database, id: string): Promise<InstitutionRow | undefined> {
  const [row] = await db.select().from(institutions).where(eq(institutions.id, id));
  return row;
}

/** One that is not closed, by its key. */
export async function findOpenInstitution(db: Database, clave: string): Promise<InstitutionRow | undefined> {
  const [row] = await db
    .select()
    .from(institutions)
    .where(and(eq(institutions.clave, clave), isNull(institutions.fechaCierre)));
  return row;
}

/** Its row, held to the end of the transaction: what is counted of it still holds when it is done. Rows may refer to it meanwhile. */
export async function lockInstitution(db: Database, id: string): Promise<InstitutionRow | undefined> {
  const [row] = await db.select().from(institutions).where(eq(institutions.id, id)).for('no key update');
  return row;
}

export async function insertInstitution(db: Database, row: typeof institutions.$inferInsert): Promise<boolean> {
  const rows = await db.insert(institutions).values(row).onConflictDoNothing().returning({ id: institutions.id });
  return rows.length > 0;
}

export async function updateInstitution(db: Database, id: string, changes: Changes): Promise<void> {
  await db
    .update(institutions)
    .set({ ...changes, fechaCambio: new Date() })
    .where(eq(institutions.id, id));
}

/** Those that are open, by name. */
export const listOpen = (db: Database, limit: number) =>
  db
    .select({ clave: institutions.clave, nombre: institutions.nombre })
    .from(institutions)
    .where(isNull(institutions.fechaCierre))
    .orderBy(asc(institutions.nombre), asc(institutions.id))
    .limit(limit);

/** The table is named here: in a select from one table Drizzle writes columns without theirs, and the id would be an account's. */
const membersOf = (condition?: SQL) =>
  sql<number>`(select count(*) from ${institutionMembers} as m
  join public.users as u on u.id = m.user_id and u.fecha_eliminacion is null and u.unida_a_id is null
  where m.institucion_id = institutions.id and m.fecha_salida is null${condition ?? sql``})`.mapWith(Number);

/** A page of them as administrators search them: by words of the name or the key, or by a domain. */
export async function searchInstitutions(db: Database, search: string, { limit, offset }: Page) {
  const words = search.split(/\s+/).filter(Boolean);
  const found = sql.join(
    words.map((word) => sql`${institutions.buscado} like '%' || public.es_plain(${word}) || '%'`),
    sql` and `,
  );
  const where =
    words.length === 0
      ? undefined
      : sql`((${found}) or exists (select 1 from ${institutionDomains} as d
          where d.institucion_id = institutions.id and d.dominio = ${search.toLowerCase()}))`;
  const rows = await db
    .select({
      id: institutions.id,
      clave: institutions.clave,
      nombre: institutions.nombre,
      plan: institutions.plan,
      fechaCierre: institutions.fechaCierre,
      miembros: membersOf(),
      responsables: membersOf(sql` and m.responsable`),
      dominios: sql<string[]>`array(select d.dominio from ${institutionDomains} as d
        where d.institucion_id = institutions.id order by d.dominio)`,
    })
    .from(institutions)
    .where(where)
    .orderBy(asc(institutions.nombre), asc(institutions.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(institutions, where) };
}
export interface Page {
  limit: number;
  offset: number;
}

// Domains and journals

export async function findDomains(db: Database, institucionId: string): Promise<string[]> {
  const rows = await db
    .select({ dominio: institutionDomains.dominio })
    .from(institutionDomains)
    .where(eq(institutionDomains.institucionId, institucionId))
    .orderBy(asc(institutionDomains.dominio));
  return rows.map(({ dominio }) => dominio);
}

/** The open institution of a mail domain. */
export async function findByDomain(db: Database, dominio: string) {
  const [row] = await db
    .select({ id: institutions.id, nombre: institutions.nombre })
    .from(institutionDomains)
    .innerJoin(institutions, eq(institutions.id, institutionDomains.institucionId))
    .where(and(eq(institutionDomains.dominio, dominio), isNull(institutions.fechaCierre)));
  return row;
}

/** Takes these domains; gives those that are another's, with its name. Of two who take one at once the second gets it back. */
export async function takeDomains(db: Database, institucionId: string, domains: readonly string[]) {
  if (domains.length === 0) return [];
  // In one order, so that two who take the same ones wait for one another instead of both failing.
  const rows = [...domains].sort().map((dominio) => ({ dominio, institucionId }));
  await db.insert(institutionDomains).values(rows).onConflictDoNothing();
  return db
    .select({ what: institutionDomains.dominio, nombre: institutions.nombre })
    .from(institutionDomains)
    .innerJoin(institutions, eq(institutions.id, institutionDomains.institucionId))
    .where(
      and(
        inArray(institutionDomains.dominio, [...domains]),
        sql`${institutionDomains.institucionId} <> ${institucionId}`,
      ),
    );
}

export async function dropDomains(db: Database, institucionId: string, domains: readonly string[]): Promise<void> {
  if (domains.length > 0)
    await db
      .delete(institutionDomains)
      .where(
        and(eq(institutionDomains.institucionId, institucionId), inArray(institutionDomains.dominio, [...domains])),
      );
}

export async function findJournals(db: Database, institucionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: institutionJournals.revistaId })
    .from(institutionJournals)
    .where(eq(institutionJournals.institucionId, institucionId));
  return rows.map(({ id }) => id);
}

/** Gives it these journals and no others; gives back those that are another's, with its name. */
export async function replaceJournals(db: Database, institucionId: string, ids: readonly string[]) {
  const mine = eq(institutionJournals.institucionId, institucionId);
  await db.delete(institutionJournals).where(mine);
  if (ids.length === 0) return [];
  await db
    .insert(institutionJournals)
    .values([...ids].sort().map((revistaId) => ({ revistaId, institucionId })))
    .onConflictDoNothing();
  return db
    .select({ what: institutionJournals.revistaId, nombre: institutions.nombre })
    .from(institutionJournals)
    .innerJoin(institutions, eq(institutions.id, institutionJournals.institucionId))
    .where(
      and(
        inArray(institutionJournals.revistaId, [...ids]),
        sql`${institutionJournals.institucionId} <> ${institucionId}`,
      ),
    );
}

// Works

/** How many were first sent between two moments. */
export const countSent = (db: Database, institucionId: string, from: Date, to: Date): Promise<number> =>
  db.$count(
    institutionWorks,
    and(
      eq(institutionWorks.institucionId, institucionId),
      gte(institutionWorks.fecha, from),
      lt(institutionWorks.fecha, to),
    ),
  );

export async function insertSent(db: Database, row: typeof institutionWorks.$inferInsert): Promise<void> {
  await db.insert(institutionWorks).values(row).onConflictDoNothing();
}

/**
 * The works of its page: those that its members sent as such, those of its journals that readers know of, and those of its members
 * that were sent for no institution, as before it was here.
 */
const worksOf = (institucionId: string, journals: readonly string[]) => sql`(
    select publicacion_id from institution_works where institucion_id = ${institucionId}::uuid
    union select p.id from publications as p where p.revista_id = any(${sql.param(`{${journals.join()}}`)}::uuid[])
      and p.estado = 'PUBLICADO' and p.fecha_eliminacion is null
    union select p.id from institution_members as m join publications as p on p.autor_principal_id = m.user_id
      where m.institucion_id = ${institucionId}::uuid and m.fecha_salida is null
        and p.estado = 'PUBLICADO' and p.fecha_eliminacion is null
        and not exists (select 1 from institution_works as w where w.publicacion_id = p.id))`;

/** A page of its published works, the last published first, and how many there are. */
export async function findPublished(
  db: Database,
  institucionId: string,
  journals: readonly string[],
  { limit, offset }: Page,
): Promise<{ ids: string[]; total: number }> {
  const published = sql`publications as p where p.estado = 'PUBLICADO' and p.fecha_eliminacion is null
    and p.id in ${worksOf(institucionId, journals)}`;
  const rows = await db
    .select({ id: sql<string>`id`, fecha: sql`fecha_publicacion` })
    .from(sql`(select p.id, p.fecha_publicacion from ${published}) as found`)
    .orderBy(desc(sql`fecha_publicacion`), desc(sql`id`))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await countPublished(db, institucionId, journals) };
}

export async function countPublished(
  db: Database,
  institucionId: string,
  journals: readonly string[],
): Promise<number> {
  const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(sql`publications as p
    where p.estado = 'PUBLICADO' and p.fecha_eliminacion is null and p.id in ${worksOf(institucionId, journals)}`);
  return row?.total ?? 0;
}

/** By journal, its works that are in the catalogue. */
export async function countPerJournal(db: Database, journals: readonly string[]): Promise<Map<string, number>> {
  if (journals.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`p.revista_id`, total: sql`count(*)`.mapWith(Number) })
    .from(sql`publications as p where p.revista_id = any(${sql.param(`{${journals.join()}}`)}::uuid[])
      and p.estado = 'PUBLICADO' and p.fecha_eliminacion is null group by p.revista_id`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
