/** SQL of what the check of stored files found. */
import type { Database } from '#server/platform/database/database.ts';
import { fileChecks, files, publications } from '#server/platform/database/schema.ts';
import { asc, eq, isNotNull } from '#server/platform/database/sql.ts';

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
    })
    .from(fileChecks)
    .innerJoin(publications, eq(publications.id, fileChecks.publicacionId))
    .leftJoin(files, eq(files.id, fileChecks.fileId))
    .where(isNotNull(fileChecks.fallo))
    .orderBy(asc(fileChecks.falloDesde), asc(fileChecks.lugar))
    .limit(limit)
    .offset((page - 1) * limit);
