/** When somebody is away, by what they said of it: nobody is asked for anything due before they are back. */
export interface Absence {
  /** Null: away already. */
  ausenteDesde: Date | null;
  /** Null: not away. */
  noDisponibleHasta: Date | null;
}

/** Until when the person is away at that moment; null where they are here. */
export const awayUntil = ({ ausenteDesde, noDisponibleHasta }: Absence, now: Date): Date | null =>
  noDisponibleHasta && noDisponibleHasta > now && (ausenteDesde === null || ausenteDesde <= now)
    ? noDisponibleHasta
    : null;
