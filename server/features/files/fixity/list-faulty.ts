import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FaultyFile } from '#contract/entities/file.ts';
import type { Services } from '#server/platform/services.ts';
import { countFaulty, findFaulty } from './fault-queries.ts';

/** How many stored files are not as they were stored. */
export const countFaultyFiles = ({ db }: Pick<Services, 'db'>): Promise<number> => countFaulty(db);

/** A page of the stored files that are missing, altered or unreadable, each with its work. */
export async function listFaultyFiles(
  { db }: Services,
  query: { page: number; limit: number },
): Promise<CallAnswer<Calls['listFaultyFiles']>> {
  const total = await countFaulty(db);
  const archivos = (await findFaulty(db, query)).flatMap((row): FaultyFile[] =>
    row.fallo && row.falloDesde
      ? [
          {
            lugar: row.lugar,
            obra: { id: row.obraId, titulo: row.titulo },
            clase: row.fileId ? 'ARCHIVO' : row.reviewFileId ? 'ADJUNTO' : 'IMAGEN',
            nombre: row.nombre,
            fallo: row.fallo,
            desde: row.falloDesde.toISOString(),
            comprobado: row.fecha.toISOString(),
          },
        ]
      : [],
  );
  return { archivos, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
}
