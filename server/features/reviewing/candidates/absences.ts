/** Absences as they matter to who would be asked for a review now: those to come count as far as they meet what is asked. */
import { type Absence, absenceWithin, type MetAbsence } from '#contract/absence.ts';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { RoleHolder } from '#contract/holding.ts';
import { runsWorksIn } from '#contract/roles.ts';
import { dayMs } from '#contract/time.ts';
import type { SettingsStore } from '#server/platform/settings-store.ts';

/** The time limits of the work's journal: of a platform with several each may have its own. */
export type Spans = Pick<PlatformSettings, 'plazoInvitacionDias' | 'plazoRevisionDias'>;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** The last day on which an absence may begin and keep somebody from being asked unchosen: that on which an answer would be due. */
export const answeredBy = (now: Date, { plazoInvitacionDias }: Spans): Date => daysAfter(now, plazoInvitacionDias);

/** What keeps somebody from answering in time, were they asked now; null: no absence does. */
export const absenceForAsking = (absence: Absence, settings: Spans, now: Date): MetAbsence | null =>
  absenceWithin(absence, now, answeredBy(now, settings));

/**
 * By which time limits an absence is told where no work is named: those of the journal, of all whose works the person runs, that
 * wants its answers soonest. Whoever is away by then can take none of their works; for the others each work decides.
 */
export function spansOfAll(settings: Pick<SettingsStore, 'get' | 'of' | 'journals'>, person: RoleHolder): Spans {
  const where = runsWorksIn(person);
  const run = settings.journals().filter(({ id }) => where === 'all' || where.includes(id));
  const [soonest] = run
    .map(({ id }) => settings.of(id))
    .sort((one, other) => one.plazoInvitacionDias - other.plazoInvitacionDias);
  return soonest ?? settings.get();
}

type Told = Pick<Candidate, 'ausenteDesde' | 'noDisponibleHasta' | 'notaAusencia'>;

/** What who chooses reviewers is told of an absence: one that a review meets, were it asked for now. */
export function tellAbsence(row: Absence & { notaAusencia: string }, settings: Spans, now: Date): Told {
  const met = absenceWithin(row, now, daysAfter(now, settings.plazoRevisionDias));
  return {
    ausenteDesde: met?.desde?.toISOString() ?? null,
    noDisponibleHasta: met?.hasta.toISOString() ?? null,
    notaAusencia: met ? row.notaAusencia : '',
  };
}
