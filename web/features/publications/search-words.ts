/** Words as the server compares them with titles and estados: without accents, so that 'revisión' finds EN_REVISION. */
export const searchWords = (typed: string): string =>
  typed.trim().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 300);
