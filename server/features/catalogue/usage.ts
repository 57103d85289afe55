import type { WorkUsage } from '#contract/entities/usage.ts';
import { monthOf } from '#contract/months.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { findUsage } from '#server/features/publications/usage-queries.ts';
import type { Services } from '#server/platform/services.ts';

/** How often the public read and downloaded a work, by month up to now. Throws `no_encontrado` where it has no such work. */
export async function readWorkUsage(
  services: Services,
  id: string,
  meses: number,
  now = new Date(),
): Promise<WorkUsage> {
  const { vistas } = await readableWork(services, null, id);
  const all = await findUsage(services.db, id, { hasta: monthOf(now) });
  return {
    lecturas: vistas,
    descargas: all.reduce((sum, { descargas }) => sum + descargas, 0),
    porMes: all.slice(-meses),
  };
}
