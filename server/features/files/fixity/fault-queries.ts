/** SQL of what the check of stored files found. */
import type { Database } from '#server/platform/database/database.ts';
import { fileChecks, files, publications, users } from '#server/platform/database/schema.ts';
import { asc, eq, isNotNull, sql } from '#server/platform/database/sql.ts';

/** How many stored files are not as they were stored. */
export const countFaulty = (db: Database): Promise<number> => db.$count(fileChecks, isNotNull(fileChecks.fallo));

/** A page of them with their works, the one found first before the others. */
export const findFaulty = (db: Database, { page, limit }: { page: number; limit: number }) =>
  db
    .select({
      lugar: fileChecks.lugar,
      fallo: fileChecks.fallo,
      falloDesde: fileChecks.falloDesde,
      fecha: fileChecks.fecha,
      reviewFileId: fileChecks.reviewFileId,
      fileId: fileChecks.fileId,
      nombre: files.nombre,
      obraId: publications.id,
      titulo: publications.titulo,
      /** Of a portrait. */
      nombres: users.nombres,
      apellidos: users.apellidos,
    })
    .from(fileChecks)
    .leftJoin(publications, eq(publications.id, fileChecks.publicacionId))
    .leftJoin(files, eq(files.id, fileChecks.fileId))
    .leftJoin(
      users,
      eq(users.fotoUrl, sql`case when ${fileChecks.publicacionId} is null then '/files/' || ${fileChecks.lugar} end`),
    )
    .where(isNotNull(fileChecks.fallo))
    .orderBy(asc(fileChecks.falloDesde), asc(fileChecks.lugar))
    .limit(limit)
    .offset((page - 1) * limit);
