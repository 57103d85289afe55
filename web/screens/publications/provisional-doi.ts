/**
 * A DOI for a new draft (spec 000 §5): the journal's prefix, 10.1000 at first, and a random whole number below 100000. The
 * server keeps it unique.
 */
export const provisionalDoi = (prefijo: string): string => `${prefijo}/${Math.floor(Math.random() * 100_000)}`;
