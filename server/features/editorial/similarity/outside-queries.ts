/** SQL of what an outside service says of works. */
import type { Database } from '#server/platform/database/database.ts';
import { outsideSimilarities, publications } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, gt, isNull, notInArray } from '#server/platform/database/sql.ts';
import type { Compared } from './similarity-queries.ts';

const o = outsideSimilarities;
type Row = typeof o.$inferSelect;
/** A version that the service has. */
export type OutsideRow = Compared & Pick<Row, 'referencia' | 'fecha'>;

/** Versions in review that the service was not given yet, the works that came last first. */
export const findUnsent = (db: Database, limit: number, except: readonly string[]) =>
  db
    .select({
      id: publications.id,
      version: publications.versionActual,
      titulo: publications.titulo,
      idioma: publications.idioma,
    })
    .from(publications)
    .leftJoin(o, and(eq(o.publicacionId, publications.id), eq(o.version, publications.versionActual)))
    .where(
      and(
        eq(publications.estado, 'EN_REVISION'),
        gt(publications.versionActual, 0),
        isNull(publications.fechaEliminacion),
        isNull(o.publicacionId),
        notInArray(publications.id, [...except]),
      ),
    )
    .orderBy(desc(publications.id))
    .limit(limit);

/** Versions that it has and has not answered, those that wait longest first. */
export const findUnanswered = (db: Database, limit: number): Promise<OutsideRow[]> =>
  db
    .select({ id: o.publicacionId, version: o.version, referencia: o.referencia, fecha: o.fecha })
    .from(o)
    .where(eq(o.estado, 'ENVIADA'))
    .orderBy(asc(o.fecha), asc(o.publicacionId))
    .limit(limit);

/** Keeps what became of a version there. */
export async function saveOutside(
  db: Database,
  { id, version }: Compared,
  said: Pick<Row, 'estado'> & Partial<Pick<Row, 'referencia' | 'porcentaje' | 'informe'>>,
): Promise<void> {
  const set = { ...said, fecha: new Date() };
  await db
    .insert(o)
    .values({ publicacionId: id, version, referencia: '', ...set })
    .onConflictDoUpdate({ target: [o.publicacionId, o.version], set });
}

/** What it says of a version; undefined where it was not given it. */
export async function findOutside(db: Database, { id, version }: Compared): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(o)
    .where(and(eq(o.publicacionId, id), eq(o.version, version)));
  return row;
}
