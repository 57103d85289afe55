/** Sentences that people read of an event, filled from its `datos` in their language. */
import { relationWords } from '#contract/relation-words.ts';
import type { Language } from '#contract/vocabulary.ts';
import {
  fileKindWords,
  jobWords,
  pageWords,
  prioridadWords,
  reviewEstadoWords,
  roleWords,
  templateWords,
  viewerWords,
  type Words,
} from '#contract/words.ts';
import { dayInWords, daysInWords, wallTimeInWords } from '#server/messages/day-words.ts';

/**
 * What an event says of itself: codes, figures, moments in ISO 8601, and words as somebody wrote them. What is in words of
 * the platform's own is there twice, `cambios` in Spanish and `cambios.en`.
 */
export type EventData = Record<string, string | number | null>;

const languageWords: Record<Language, Words> = {
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
};
const deadlineWords: Record<string, Words> = {
  termina: { es: 'termina', en: 'is' },
  terminó: { es: 'terminó', en: 'was' },
};
/** Which words the codes at a place stand for. */
const codes: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  rol: roleWords,
  solicitado: roleWords,
  prometidos: roleWords,
  antes: roleWords,
  roles: roleWords,
  estado: reviewEstadoWords,
  prioridad: prioridadWords,
  clase: fileKindWords,
  relacion: relationWords,
  clave: templateWords,
  slug: pageWords,
  tarea: jobWords,
  quien: viewerWords,
  idioma: languageWords,
  termina: deadlineWords,
};

const moments = ['plazo', 'fecha'];
const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

/** A value in words: what is no code that is known, and no moment, as it is. */
function inWords(name: string, value: string | number, language: Language): string {
  if (name === 'dias' && typeof value === 'number') return daysInWords(value, language);
  const text = String(value);
  if (name === 'momento') return wallTimeInWords(text, language);
  if (moments.includes(name) && isInstant(text)) return dayInWords(new Date(text), language);
  // Of reviewers it is which one, 'revisor-2'.
  if (name === 'quien' && text.startsWith('revisor-'))
    return text.replace('revisor-', `${roleWords.REVISOR[language]} `);
  const words = codes[name];
  if (!words) return text;
  return text
    .split(', ')
    .map((code) => words[code]?.[language] ?? code)
    .join(', ');
}

/** What stands in brackets is said of events that say what its place names, and left out of others. */
const chosen = (sentence: string, datos: EventData): string =>
  sentence.replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_, part: string, name: string) => (datos[name] ? part : ''));

/**
 * The sentence with its `{name}` places filled, with nothing where the event does not say; `[; {name}]` is left out there.
 */
export const fillSentence = (sentence: string, datos: EventData, language: Language): string =>
  chosen(sentence, datos).replace(/\{(\w+)\}/g, (_, name: string) =>
    inWords(name, datos[`${name}.${language}`] ?? datos[name] ?? '', language),
  );
