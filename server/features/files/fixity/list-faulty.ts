import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FaultyFile } from '#contract/entities/file.ts';
import type { Services } from '#server/platform/services.ts';
import { countFaulty, findFaulty } from './fault-queries.ts';

/** How many stored files are not as they were stored. */
export const countFaultyFiles = ({ db }: Pick<Services, 'db'>): Promise<number> => countFaulty(db);

type Row = Awaited<ReturnType<typeof findFaulty>>[number];

const kindOf = ({ fileId, reviewFileId, obraId, nombres }: Row): FaultyFile['clase'] => {
  if (fileId) return 'ARCHIVO';
  if (reviewFileId) return 'ADJUNTO';
  if (obraId) return 'IMAGEN';
  return nombres === null ? 'IDENTIDAD' : 'FOTO';
};

/** A page of the stored files that are missing, altered or unreadable, each with its work where it is of one. */
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
            obra: row.obraId && row.titulo !== null ? { id: row.obraId, titulo: row.titulo } : null,
            clase: kindOf(row),
            nombre: row.nombre ?? (row.nombres !== null ? `${row.nombres} ${row.apellidos ?? ''}`.trim() : null),
            fallo: row.fallo,
            desde: row.falloDesde.toISOString(),
            comprobado: row.fecha.toISOString(),
          },
        ]
      : [],
  );
  return { archivos, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
}
