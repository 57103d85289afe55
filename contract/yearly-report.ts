/** The yearly report of a journal for its evaluators: how it may be taken along, and which numbers are too small to be said. */

export const yearlyFormats = ['pdf', 'csv', 'json'] as const;
export type YearlyFormat = (typeof yearlyFormats)[number];

/** The first year that it may be asked for: no journal is older (Journal des sçavans, 1665). */
export const firstYear = 1665;

/** Of fewer cases a share is said by its numbers alone: '3 de 4', and not '75 %'. */
export const fewestForShare = 5;

/** Fewer reviewers of a country, or of an institution, could be recognised: they are counted together with others. */
export const fewestReviewers = 3;

/** So many disciplines are named, those with most works first. */
export const mostDisciplines = 40;

/** Criteria of the passport that are about who is of the publisher. */
export const endogamyCriteria = ['latindex.16', 'latindex.17', 'doaj.endogamia'] as const;

/** Steps of the clock that are of a work's way through the journal; what its authors take for changes is theirs. */
export const yearlySteps = ['PRIMERA_DECISION', 'RECHAZO_SIN_REVISION', 'ACEPTACION', 'PUBLICACION'] as const;
export type YearlyStep = (typeof yearlySteps)[number];
