/** Two dates by which the same work may come out by itself: its own and that of its number (docs/decisions, 620). Shared by server and web. */

/** Of a date of its own (ISO 8601), and of its number; null: none. The earlier holds; of two of one moment the number's, with which it stands in its place. */
export const dateThatHolds = (own: string | null, ofNumber: string | null): 'OBRA' | 'NUMERO' | null => {
  if (own === null) return ofNumber === null ? null : 'NUMERO';
  return ofNumber !== null && Date.parse(ofNumber) <= Date.parse(own) ? 'NUMERO' : 'OBRA';
};
