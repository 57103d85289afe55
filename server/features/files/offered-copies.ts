import type { Services } from '#server/platform/services.ts';
import { copiesOf } from './copies.ts';
import { neutralName } from './neutral-name.ts';
import type { OfferedCopy } from './present.ts';
import { type FileRow, findSubmittedFiles } from './queries.ts';

/**
 * The copies of these files of one work, by their ids; those that cannot be had are missing. `enPreparacion`: how many are
 * still being made.
 */
export async function offeredCopies(services: Pick<Services, 'db' | 'files'>, rows: readonly FileRow[]) {
  const [first] = rows;
  const known = await copiesOf(services, rows);
  const submitted = first ? await findSubmittedFiles(services.db, first.publicacionId) : [];
  const copies = new Map<string, OfferedCopy>();
  for (const row of rows) {
    const copy = known.get(row.id);
    if (!copy?.sha256 || copy.bytes === null) continue;
    copies.set(row.id, { nombre: neutralName(row, submitted), bytes: copy.bytes, sha256: copy.sha256 });
  }
  return { copies, enPreparacion: rows.length - known.size };
}
