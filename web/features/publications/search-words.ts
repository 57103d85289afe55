import { withoutAccents } from '#contract/text.ts';

/** Words as the server compares them with titles and estados: without accents, so that 'revisión' finds EN_REVISION. */
export const searchWords = (typed: string): string => withoutAccents(typed.trim()).slice(0, 300);
