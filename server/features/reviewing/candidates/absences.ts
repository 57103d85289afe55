/** Absences as they matter to who would be asked for a review now: those to come count as far as they meet what is asked. */
import { type Absence, absenceWithin, type MetAbsence } from '#contract/absence.ts';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { dayMs } from '#contract/time.ts';

type Spans = Pick<PlatformSettings, 'plazoInvitacionDias' | 'plazoRevisionDias'>;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** The last day on which an absence may begin and keep somebody from being asked unchosen: that on which an answer would be due. */
export const answeredBy = (now: Date, { plazoInvitacionDias }: Spans): Date => daysAfter(now, plazoInvitacionDias);

/** What keeps somebody from answering in time, were they asked now; null: no absence does. */
export const absenceForAsking = (absence: Absence, settings: Spans, now: Date): MetAbsence | null =>
  absenceWithin(absence, now, answeredBy(now, settings));

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
