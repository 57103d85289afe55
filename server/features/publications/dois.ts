import { randomInt } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { holdDoi } from './queries.ts';

/**
 * The DOI to store for a work: the one asked for, or another of our prefix where it is taken (product.md 6: the
 * client's is provisional). Nobody else gets it until the caller's transaction ends.
 */
export async function freeDoi({ db, settings }: Services, workId: string, wanted: string): Promise<string> {
  let doi = wanted;
  while (!(await holdDoi(db, doi, workId))) doi = `${settings.get().prefijoDoi}/${randomInt(100_000, 2 ** 40)}`;
  return doi;
}
