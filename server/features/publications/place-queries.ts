/** SQL of where else readers find a work. */
import { mostShownOfWork, shownReceived } from '#contract/notify.ts';
import { mostRepositories } from '#contract/repositories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyReceived, repositories, repositoryDeposits } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from '#server/platform/database/sql.ts';

const r = repositories;
const d = repositoryDeposits;

/** The repositories in which it was deposited and has not been taken away, by name. */
export const findPlacesOfWork = (db: Database, publicacionId: string) =>
  db
    .select({ nombre: r.nombre, direccion: sql<string>`${d.direccion}` })
    .from(d)
    .innerJoin(r, eq(r.id, d.repositorioId))
    .where(
      and(
        eq(d.publicacionId, publicacionId),
        isNotNull(d.direccion),
        isNotNull(d.fechaRegistro),
        ne(d.estado, 'RETIRADO'),
        or(isNull(d.fallo), ne(d.fallo, 'YA_NO_ESTA')),
      ),
    )
    .orderBy(asc(sql`lower(${r.nombre})`), asc(r.id))
    .limit(2 * mostRepositories);

/** What other services announced of it and its editors accepted, the first first; how each is called, and where it is. */
export async function findAnnouncedOfWork(db: Database, publicacionId: string) {
  const n = notifyReceived;
  const rows = await db
    .select({ servicio: n.servicio, titulo: n.titulo, direccion: sql<string>`${n.direccion}` })
    .from(n)
    .where(and(eq(n.publicacionId, publicacionId), inArray(n.estado, [...shownReceived]), isNotNull(n.direccion)))
    .orderBy(asc(n.fechaCreacion), asc(n.id))
    .limit(mostShownOfWork);
  return rows.map(({ servicio, titulo, direccion }) => ({
    nombre: titulo ? `${servicio}: ${titulo}` : servicio,
    direccion,
  }));
}
