/** Chooses what of a database the walk asks about, the same each time. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { Samples } from './walk.ts';

const idsSchema = z.object({ rows: z.array(z.object({ id: z.string() })) });

export async function chooseSamples(db: Database): Promise<Samples> {
  const ids = async (query: string) => idsSchema.parse(await db.execute(sql.raw(query))).rows.map(({ id }) => id);
  const works = (estado: string, most: number) =>
    ids(`select id from publications where estado = '${estado}' and fecha_eliminacion is null
      order by fecha_creacion, id limit ${most}`);
  const [pictures, figures] = await Promise.all([
    ids(`select foto_url as id from users where foto_url like '/files/%' order by 1 limit 1`),
    ids(`select (regexp_match(documento::text, '/files/[0-9a-f-]{36}/[^"]+'))[1] as id from manuscripts
      join publications p on p.id = publicacion_id where p.estado = 'PUBLICADO' and documento::text ~ '/files/[0-9a-f-]{36}/'
      order by p.fecha_creacion, p.id limit 2`),
  ]);
  return {
    works: {
      BORRADOR: await works('BORRADOR', 2),
      EN_REVISION: await works('EN_REVISION', 2),
      PENDIENTE_APROBACION: await works('PENDIENTE_APROBACION', 1),
      APROBADO: await works('APROBADO', 1),
      CAMBIOS_SOLICITADOS: await works('CAMBIOS_SOLICITADOS', 1),
      // The last ones were published and retracted, and rejected.
      RETIRADO: await ids(
        `select id from publications where estado = 'RETIRADO' order by fecha_publicacion is null, id limit 2`,
      ),
      PUBLICADO: await works('PUBLICADO', 1),
    },
    reviews: await ids(`select distinct on (estado, fecha_declinada is null) id from reviews
      order by estado, fecha_declinada is null, fecha_asignacion, id`),
    files: await ids('select id from files order by fecha, id limit 2'),
    reviewFiles: await ids('select id from review_files order by fecha, id limit 1'),
    jobs: await ids(
      `select distinct on (tipo, estado) id from jobs where creado_por_id is not null order by tipo, estado, id limit 4`,
    ),
    assignments: await ids(`select id from jobs where tipo = 'asignacion' order by id limit 1`),
    pictures: [...pictures, ...figures],
  };
}
