/**
 * The licence, or statement on rights, that each author of a version signs where a journal asks for it: what is signed, and whether what
 * was signed still holds. Without zod, since files show it.
 */
import { type DeclarationDemand, declarationDemands } from './declarations.ts';
import { usualText } from './rights-words.ts';
import type { Language } from './vocabulary.ts';

/** FIRMADA: they agree to the text. RECHAZADA: they do not. AJENA: whoever was written to says that the work is not theirs. */
export const rightsAnswers = ['FIRMADA', 'RECHAZADA', 'AJENA'] as const;
export type RightsAnswer = (typeof rightsAnswers)[number];
/** How it was answered: with an account, or by the link of a mail. */
export const rightsWays = ['CUENTA', 'ENLACE'] as const;
export type RightsWay = (typeof rightsWays)[number];

export const rightsDemands = declarationDemands;
export type RightsDemand = DeclarationDemand;
/** What a journal asks, and the text that it asks to be signed; blank: the usual one. */
export interface RightsSetting {
  demanda: RightsDemand;
  texto: Record<Language, string>;
}
export const noRights: RightsSetting = { demanda: 'NO_SE_PIDE', texto: { es: '', en: '' } };

/** What is to be signed for a version: the text in each language, and the licence's address. */
export interface RightsTerms {
  texto: Record<Language, string>;
  licencia: string | null;
}

/** What would be signed of a work now. A text that a journal has in Spanish alone is the same in English. */
export function termsNow({ texto }: Pick<RightsSetting, 'texto'>, licencia: string | null): RightsTerms {
  const own = { es: texto.es.trim(), en: texto.en.trim() };
  return { texto: own.es || own.en ? { es: own.es || own.en, en: own.en || own.es } : usualText, licencia };
}

/** The same, where a journal asks for it; null where it does not. */
export const askedTerms = ({ derechos }: { derechos: RightsSetting }, licencia: string | null): RightsTerms | null =>
  derechos.demanda === 'NO_SE_PIDE' ? null : termsNow(derechos, licencia);

/** What of an answer says whether it holds for a version. */
export interface RightsAnswered {
  quien: string;
  version: number;
  respuesta: RightsAnswer;
  texto: string;
  licencia: string | null;
  /** The byline as it was. */
  autor: string;
}

/** Whether an answer is to these terms, of a work signed by the same people: another text, licence or byline is asked about anew. */
export const isAnswerTo = (
  { texto, licencia, autor }: Pick<RightsAnswered, 'texto' | 'licencia' | 'autor'>,
  terms: RightsTerms,
  byline: string,
): boolean => Object.values(terms.texto).includes(texto) && licencia === terms.licencia && autor === byline;

/** The last answer of each author that counts for a version, by who they are in the byline; `answers` from the first to the last. */
export function standingAnswers<A extends RightsAnswered>(
  answers: readonly A[],
  { version, terms, byline }: { version: number; terms: RightsTerms; byline: string },
): Map<string, A> {
  const standing = answers.filter((answer) => answer.version <= version && isAnswerTo(answer, terms, byline));
  return new Map(standing.map((answer) => [answer.quien, answer]));
}

/** Who signed a version, as files say it. */
export interface SignedRights {
  licencia: string | null;
  firmas: { nombre: string; fecha: string }[];
}
