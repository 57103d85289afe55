/** Names of what the public site says of the press, without the schemas: pages for everybody begin with them. */
import type { Language } from './vocabulary.ts';

/** A text in both languages; blank in English: the Spanish one. */
export interface InBoth {
  es: string;
  en: string;
}
/** The text as a reader of this language gets it. */
export const textIn = ({ es, en }: InBoth, language: Language): string => (language === 'en' && en ? en : es);

export const figureNames = ['publicaciones', 'autores', 'instituciones', 'satisfaccion'] as const;
export const planNames = ['basico', 'profesional', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];
