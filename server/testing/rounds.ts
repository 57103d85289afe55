/** Whether this is `npm run test:long`, which plays to its end what `npm test` plays a telling part of. */
export const isLongRun = process.env.PLIEGO_LONG === '1';

/** How many rounds a test by numbers plays: a telling few, or in the long run all. */
export const rounds = ({ quick, long }: { quick: number; long: number }): number => (isLongRun ? long : quick);
