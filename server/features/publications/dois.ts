import { randomInt } from 'node:crypto';
import { type DoiEstado, isExampleDoi } from '#contract/doi.ts';
import { record } from '#server/events/events.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { findDoiHolder, updateWork, type Work } from './queries.ts';

/** A DOI that came with a work from elsewhere is registered, but for those of examples. */
export const estadoOfRegistered = (doi: string): DoiEstado => (isExampleDoi(doi) ? 'EJEMPLO' : 'REGISTRADO');

/** Of our prefix, and of more digits than a form makes. */
const newDoi = ({ settings }: Services, work: OfJournal) =>
  `${settings.of(work).prefijoDoi}/${randomInt(100_000, 2 ** 40)}`;

/**
 * The provisional DOI to store for a work: the one asked for, or another of our prefix where it is taken (docs/specification.md 6: the
 * client's is provisional). Nobody else gets it until the caller's transaction ends.
 */
export async function freeDoi(services: Services, work: OfJournal & { id: string }, wanted: string): Promise<string> {
  let doi = wanted;
  while (await findDoiHolder(services.db, doi, work.id)) doi = newDoi(services, work);
  return doi;
}

/** A provisional DOI of the journal's prefix for a work that comes without one. */
export const provisionalDoi = (services: Services, work: OfJournal & { id: string }): Promise<string> =>
  freeDoi(services, work, newDoi(services, work));

/**
 * Leaves a DOI that a registry knows to this work: one that has it as a provisional mark gets another. False where it is
 * another work's that is registered by it, or shown as an example.
 */
export async function claimDoi(services: Services, workId: string, doi: string): Promise<boolean> {
  const holder = await findDoiHolder(services.db, doi, workId);
  if (holder?.estadoDoi === 'PROVISIONAL')
    await updateWork(services.db, holder.id, { doi: await freeDoi(services, holder, newDoi(services, holder)) });
  return !holder || holder.estadoDoi === 'PROVISIONAL';
}

/**
 * The work is registered by this DOI from now on, or, null, by none after all, and its authors are told. In a transaction that has its
 * row locked. False where another work has it.
 * @param userId who says so; null: its agency
 */
export async function noteDoi(
  services: Services,
  work: Work,
  doi: string | null,
  userId: string | null,
): Promise<boolean> {
  if ((work.estadoDoi === 'REGISTRADO' ? work.doi : null) === doi) return true;
  if (doi && !(await claimDoi(services, work.id, doi))) return false;
  await updateWork(services.db, work.id, { doi, estadoDoi: doi ? 'REGISTRADO' : null });
  await record(services.db, {
    type: doi ? 'publication.doiEntered' : 'publication.doiTaken',
    userId,
    publicacionId: work.id,
    datos: { titulo: work.titulo, doi: doi ?? work.doi },
  });
  return true;
}
