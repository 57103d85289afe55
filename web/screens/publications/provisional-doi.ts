/** A DOI for a new draft (spec 000 §5): 10.1000/ and a random whole number below 100000. The server keeps it unique. */
export const provisionalDoi = (): string => `10.1000/${Math.floor(Math.random() * 100_000)}`;
