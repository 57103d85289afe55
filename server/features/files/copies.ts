/**
 * Copies of a work's files for who must not know whose they are: made when first needed, one at a time, and kept. Two
 * processes that make the same one at once make it twice, and one of them is removed.
 */
import { log } from '#server/platform/log/log.ts';
import type { Services } from '#server/platform/services.ts';
import { type CopyRow, findCopies, keepCopy } from './copy-queries.ts';
import { type CopiedFile, cleaner, makeCopy } from './make-copy.ts';

type CopyServices = Pick<Services, 'db' | 'files'>;
/** What could not be cleaned is tried again after so long. */
const retryMs = 24 * 3_600_000;
const underWay = new Map<string, Promise<CopyRow>>();
let last: Promise<unknown> = Promise.resolve();

const isCurrent = ({ limpiador, sha256, fecha }: CopyRow) =>
  limpiador === cleaner && (sha256 !== null || Date.now() - fecha.getTime() < retryMs);

/**
 * The copies of these files that there are, by the files' ids. Missing ones are made first, and waited for at most
 * `waitMs`.
 */
export async function copiesOf(
  services: CopyServices,
  files: readonly CopiedFile[],
  waitMs = 5000,
): Promise<Map<string, CopyRow>> {
  if (files.length === 0) return new Map();
  const ids = files.map(({ id }) => id);
  const known = (await findCopies(services.db, ids)).filter(isCurrent);
  const missing = files.filter(({ id }) => !known.some(({ fileId }) => fileId === id));
  if (missing.length === 0) return byFile(known);
  const made = Promise.allSettled(missing.map((file) => makeOnce(services, file)));
  await Promise.race([made, new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
  return byFile((await findCopies(services.db, ids)).filter(isCurrent));
}

const byFile = (rows: readonly CopyRow[]) => new Map(rows.map((row) => [row.fileId, row]));

function makeOnce(services: CopyServices, file: CopiedFile): Promise<CopyRow> {
  const running = underWay.get(file.id);
  if (running) return running;
  const making = last.then(async () => {
    const row = await makeCopy(services, file);
    await keepCopy(services.db, row);
    return row;
  });
  last = making.catch((err) => log.error({ err, archivo: file.id }, 'making the copy of a file'));
  underWay.set(file.id, making);
  const forget = () => underWay.delete(file.id);
  making.then(forget, forget);
  return making;
}
