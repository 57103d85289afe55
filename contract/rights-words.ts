/** The words that authors sign. */
import type { Language } from './vocabulary.ts';

/** What is signed where a journal has no text of its own. */
export const usualText: Record<Language, string> = {
  es: `Declaro que soy una de las personas que han hecho esta obra y que puedo disponer de los derechos sobre lo que aporto a ella, y que lo que en ella es de otras personas se cita o se usa con su permiso.

Autorizo a la revista a publicarla, conservarla y difundirla, sin exclusividad, y a ofrecerla a quien la lea con la licencia que se indica. Conservo mis derechos de autoría.`,
  en: `I declare that I am one of the people who made this work, that the rights to what I contribute to it are mine to grant, and that what others made of it is cited or used with their permission.

I authorise the journal to publish, preserve and distribute it, without exclusivity, and to offer it to its readers under the licence named here. I keep my rights as an author.`,
};
