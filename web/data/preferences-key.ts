/** The fixed configuration key of the spec (000 §3): where a browser keeps its person's preferences. */
export const preferencesKey = 'pliego.preferences';
