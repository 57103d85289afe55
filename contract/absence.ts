/** When somebody is away, by what they said of it: nobody is asked for anything due before they are back. */
export interface Absence {
  /** Null: away already. */
  ausenteDesde: Date | null;
  /** Null: not away. */
  noDisponibleHasta: Date | null;
}

/** An absence as it meets a span of time: `desde` is null where it has begun by the span's first moment. */
export interface MetAbsence {
  desde: Date | null;
  hasta: Date;
}

/** The absence that is under way at `now` or begins by `until`; null where there is none. */
export function absenceWithin({ ausenteDesde, noDisponibleHasta }: Absence, now: Date, until: Date): MetAbsence | null {
  if (!noDisponibleHasta || noDisponibleHasta <= now || (ausenteDesde && ausenteDesde > until)) return null;
  return { desde: ausenteDesde && ausenteDesde > now ? ausenteDesde : null, hasta: noDisponibleHasta };
}

/** Until when the person is away at that moment; null where they are here. */
export const awayUntil = (absence: Absence, now: Date): Date | null => absenceWithin(absence, now, now)?.hasta ?? null;

/**
 * Whether somebody is away on the day on which something of theirs is due, the absence's last day included; what was due before
 * `now` and was not done is due now.
 */
export const isAwayWhenDue = (absence: Absence, due: Date, now: Date): boolean =>
  awayUntil(absence, new Date(Math.max(due.getTime() - 1, now.getTime()))) !== null;

/** What is due so many milliseconds after `now`, where the days on which somebody is away are not counted. */
export function dueWhilePresent(now: Date, span: number, absence: Absence | null): Date {
  const due = new Date(now.getTime() + span);
  const met = absence && absenceWithin(absence, now, due);
  return met ? new Date(due.getTime() + met.hasta.getTime() - (met.desde ?? now).getTime()) : due;
}
