/** How many rounds a test by numbers plays: a telling few, or with PLIEGO_LONG=1 (npm run test:long) all. */
export const rounds = ({ quick, long }: { quick: number; long: number }): number =>
  process.env.PLIEGO_LONG === '1' ? long : quick;
