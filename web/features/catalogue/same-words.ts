/** Whether a filter's value is the one chosen; as the catalogue compares them, without accents and case. */
export const isSame = (value: string, chosen: string | number | undefined): boolean =>
  chosen !== undefined && value.localeCompare(String(chosen), 'es', { sensitivity: 'base' }) === 0;
