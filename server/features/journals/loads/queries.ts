/** SQL of loads, of their files and of their lines. */
import type { LineFate } from '#contract/loads.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  issueWorks,
  jobs,
  loadFiles,
  loadLines,
  loads,
  publications,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  not,
  type SQL,
  sql,
  sum,
} from '#server/platform/database/sql.ts';

export type LoadRow = typeof loads.$inferSelect;
export type LoadFileRow = typeof loadFiles.$inferSelect;
export type LoadLineRow = typeof loadLines.$inferSelect;

export async function insertLoad(db: Database, row: typeof loads.$inferInsert): Promise<void> {
  await db.insert(loads).values(row);
}

export async function findLoad(db: Database, id: string): Promise<LoadRow | undefined> {
  const [row] = await db.select().from(loads).where(eq(loads.id, id));
  return row;
}

/** The same held until the transaction ends: of two who have it do something at once, the second sees what the first did. */
export async function lockLoad(db: Database, id: string): Promise<LoadRow | undefined> {
  const [row] = await db.select().from(loads).where(eq(loads.id, id)).for('update');
  return row;
}

export async function updateLoad(db: Database, id: string, changes: Partial<LoadRow>): Promise<void> {
  await db.update(loads).set(changes).where(eq(loads.id, id));
}

export async function deleteLoad(db: Database, id: string): Promise<void> {
  await db.delete(loads).where(eq(loads.id, id));
}

/** A page of them, the last first, and how many there are. */
export async function findLoads(db: Database, { page, limit }: { page: number; limit: number }) {
  const [counted] = await db.select({ total: count() }).from(loads);
  const rows = await db
    .select({ load: loads, nombres: users.nombres, apellidos: users.apellidos })
    .from(loads)
    .leftJoin(users, and(eq(users.id, loads.iniciadaPorId), isNull(users.fechaEliminacion)))
    .orderBy(desc(loads.fechaCreacion), asc(loads.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** How the columns of this journal's last table with the same heading were named; undefined where there is none. */
export async function findRemembered(db: Database, { revistaId, cabeceras }: Pick<LoadRow, 'revistaId' | 'cabeceras'>) {
  const [row] = await db
    .select({ columnas: loads.columnas, porDefecto: loads.porDefecto })
    .from(loads)
    .where(and(eq(loads.revistaId, revistaId), eq(loads.cabeceras, cabeceras), sql`${loads.tarea} is not null`))
    .orderBy(desc(loads.fechaCreacion))
    .limit(1);
  return row;
}

export async function findLoadJob(db: Database, { trabajoId }: Pick<LoadRow, 'trabajoId'>) {
  if (trabajoId === null) return undefined;
  const [row] = await db.select().from(jobs).where(eq(jobs.id, trabajoId));
  return row;
}

export async function personName(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ nombres: users.nombres, apellidos: users.apellidos })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.fechaEliminacion)));
  return row ? `${row.nombres} ${row.apellidos}`.trim() : null;
}

export async function insertLoadFile(db: Database, row: typeof loadFiles.$inferInsert): Promise<void> {
  await db.insert(loadFiles).values(row);
}

/** In the order in which they came. */
export const findLoadFiles = (db: Database, cargaId: string): Promise<LoadFileRow[]> =>
  db.select().from(loadFiles).where(eq(loadFiles.cargaId, cargaId)).orderBy(asc(loadFiles.id));

export async function sizeOfLoad(db: Database, cargaId: string): Promise<{ total: number; bytes: number }> {
  const [row] = await db
    .select({ total: count(), bytes: sum(loadFiles.bytes).mapWith(Number) })
    .from(loadFiles)
    .where(eq(loadFiles.cargaId, cargaId));
  return { total: row?.total ?? 0, bytes: row?.bytes ?? 0 };
}

/** Loads with files, of which none came since the id `before` was made, and whose last doing is forgotten, as it is a month after its end. */
export async function findLeftAlone(db: Database, before: string, limit: number, id?: string): Promise<string[]> {
  const files = (condition?: SQL) => sql`exists (select from ${loadFiles} where ${loadFiles.cargaId} = ${loads.id}
    ${condition ?? sql``})`;
  const rows = await db
    .select({ id: loads.id })
    .from(loads)
    .where(
      and(
        id === undefined ? undefined : eq(loads.id, id),
        files(),
        not(files(sql`and ${loadFiles.id} >= ${before}::uuid`)),
        sql`not exists (select from ${jobs} where ${jobs.id} = ${loads.trabajoId})`,
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteLoadFiles(db: Database, cargaId: string): Promise<void> {
  await db.delete(loadFiles).where(eq(loadFiles.cargaId, cargaId));
}

/** Which of these are files of loads. */
export async function findKnownLoadFiles(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: loadFiles.id })
    .from(loadFiles)
    .where(inArray(loadFiles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** How many lines have which fate, and how many of them are done; works that are still there of those that it made. */
export async function countLines(db: Database, cargaId: string) {
  const of = (fate: LineFate) => sql`count(*) filter (where ${loadLines.suerte} = ${fate})`.mapWith(Number);
  const [row] = await db
    .select({
      lineas: sql`count(*)`.mapWith(Number),
      nuevas: of('NUEVA'),
      completar: of('COMPLETAR'),
      iguales: of('IGUAL'),
      rechazadas: of('RECHAZADA'),
      hechas: sql`count(*) filter (where ${loadLines.fechaHecha} is not null)`.mapWith(Number),
      creadas: sql`count(*) filter (where ${loadLines.creada})`.mapWith(Number),
    })
    .from(loadLines)
    .where(eq(loadLines.cargaId, cargaId));
  return row ?? { lineas: 0, nuevas: 0, completar: 0, iguales: 0, rechazadas: 0, hechas: 0, creadas: 0 };
}

/** Lines after one, in their order, bounded. */
export const findLinesAfter = (db: Database, cargaId: string, after: number, limit: number): Promise<LoadLineRow[]> =>
  db
    .select()
    .from(loadLines)
    .where(and(eq(loadLines.cargaId, cargaId), gt(loadLines.linea, after)))
    .orderBy(asc(loadLines.linea))
    .limit(limit);

/** A page of lines, of one fate or of all, and how many there are. */
export async function findLines(
  db: Database,
  cargaId: string,
  { suerte, page, limit }: { suerte?: LineFate | undefined; page: number; limit: number },
) {
  const where = and(eq(loadLines.cargaId, cargaId), suerte && eq(loadLines.suerte, suerte));
  const [counted] = await db.select({ total: count() }).from(loadLines).where(where);
  const rows = await db
    .select()
    .from(loadLines)
    .where(where)
    .orderBy(asc(loadLines.linea))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** There is something to do of them, and nobody has done it. */
const waits = (cargaId: string): SQL | undefined =>
  and(eq(loadLines.cargaId, cargaId), isNull(loadLines.fechaHecha), inArray(loadLines.suerte, ['NUEVA', 'COMPLETAR']));

export const findWaiting = (db: Database, cargaId: string, limit: number): Promise<LoadLineRow[]> =>
  db.select().from(loadLines).where(waits(cargaId)).orderBy(asc(loadLines.linea)).limit(limit);

export async function countWaiting(db: Database, cargaId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(loadLines).where(waits(cargaId));
  return row?.total ?? 0;
}

/** The line held until the transaction ends, if it still waits. */
export async function lockWaiting(db: Database, cargaId: string, linea: number): Promise<LoadLineRow | undefined> {
  const [row] = await db
    .select()
    .from(loadLines)
    .where(and(waits(cargaId), eq(loadLines.linea, linea)))
    .for('update');
  return row;
}

export async function updateLine(
  db: Database,
  { cargaId, linea }: Pick<LoadLineRow, 'cargaId' | 'linea'>,
  changes: Partial<LoadLineRow>,
): Promise<void> {
  await db
    .update(loadLines)
    .set(changes)
    .where(and(eq(loadLines.cargaId, cargaId), eq(loadLines.linea, linea)));
}

/** Lines as they were checked: what was made by them stays known, and each keeps the id that its work has or is to have. */
export async function keepLines(db: Database, rows: (typeof loadLines.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(loadLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [loadLines.cargaId, loadLines.linea],
      set: {
        ...{ datos: given('datos'), suerte: given('suerte'), completa: given('completa'), fallos: given('fallos') },
        hallada: given('hallada'),
        obraId: sql`case when ${loadLines.creada} then ${loadLines.obraId} else excluded.obra_id end`,
        fechaHecha: null,
      },
    });
}

/** Forgets lines that the file has no more, except those that made a work. */
export async function dropOtherLines(db: Database, cargaId: string, lines: readonly number[]): Promise<void> {
  await db
    .delete(loadLines)
    .where(
      and(
        eq(loadLines.cargaId, cargaId),
        eq(loadLines.creada, false),
        sql`${loadLines.linea} <> all(${sql.param(lines)}::int[])`,
      ),
    );
}

/** Works that the load made and nobody has touched since: nothing happened to them but that they were brought in. Bounded. */
export async function findUntouched(db: Database, cargaId: string, after: number, limit: number) {
  return db
    .select({ linea: loadLines.linea, obraId: loadLines.obraId, titulo: publications.titulo })
    .from(loadLines)
    .innerJoin(publications, eq(publications.id, loadLines.obraId))
    .where(
      and(
        eq(loadLines.cargaId, cargaId),
        eq(loadLines.creada, true),
        gt(loadLines.linea, after),
        eq(publications.estado, 'PUBLICADO'),
        isNull(publications.fechaEliminacion),
        sql`not exists (select from public.activity a where a.publicacion_id = ${publications.id}
          and a.type not in ('publication.imported', 'publication.completed'))`,
      ),
    )
    .orderBy(asc(loadLines.linea))
    .limit(limit);
}

/** Numbers that hold nothing but works of this load go by their first pages, however the file had its lines. */
export async function orderIssues(db: Database, cargaId: string): Promise<void> {
  await db.execute(sql`
    with own as (
      select w.numero_id from ${issueWorks} w left join ${loadLines} l
          on l.obra_id = w.publicacion_id and l.carga_id = ${cargaId}::uuid and l.creada
        where w.numero_id in (select t.numero_id from ${issueWorks} t join ${loadLines} s on s.obra_id = t.publicacion_id
          where s.carga_id = ${cargaId}::uuid and s.creada)
        group by w.numero_id having bool_and(l.linea is not null)),
    ordered as (
      select w.publicacion_id, row_number() over (partition by w.numero_id
          order by case when w.pagina_inicial ~ '^[0-9]{1,8}$' then w.pagina_inicial::int end nulls last, w.orden) as place
        from ${issueWorks} w where w.numero_id in (select numero_id from own))
    update ${issueWorks} set orden = o.place from ordered o
      where o.publicacion_id = ${issueWorks.publicacionId} and ${issueWorks.orden} <> o.place`);
}
