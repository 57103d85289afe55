/** The words and signs of citations in each language. */
import { mentionWords } from '#contract/mentions.ts';
import { particularWords } from '#contract/particular-words.ts';
import type { Language } from '#contract/vocabulary.ts';

function daysIn(language: string, parts: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...parts });
  return (date) => format.format(date);
}

const spanish = {
  ...mentionWords.es,
  /** Whether a comma stands before that word, as after two and more names in English. */
  serialComma: false,
  quoted: (title: string, stop = '') => `«${title.replace(/«/g, '“').replace(/»/g, '”')}»${stop}`,
  /** Between the first page and the last. */
  range: '-',
  retracted: 'Retractado',
  thesis: 'tesis',
  theses: particularWords('es').degrees,
  dataset: 'conjunto de datos',
  software: 'programa informático',
  issue: 'n.º',
  in: 'En',
  editor: 'Ed.',
  editors: 'Eds.',
  edition: (number: string) => `${number}.ª ed.`,
  articleNumber: 'Artículo',
  articleNumberShort: 'art. n.º',
  online: 'en línea',
  available: 'Disponible en',
  consulted: 'consulta',
  /** In one pair of brackets: '[tesis en Internet]'. */
  inside: ' en ',
  cited: 'citado el',
  accessed: 'Consultado',
  retrieved: (day: string) => `Recuperado el ${day}, de`,
  /** '1 de mayo de 2024', '1 de mayo', 'mayo de 2024', 'may. 2024'. */
  day: daysIn('es', { day: 'numeric', month: 'long', year: 'numeric' }),
  dayOfYear: daysIn('es', { day: 'numeric', month: 'long' }),
  month: daysIn('es', { month: 'long', year: 'numeric' }),
  monthShort: (date: Date) => daysIn('es', { month: 'short', year: 'numeric' })(date).replace(/(?<=\p{L})(?= )/u, '.'),
};
export type Wording = typeof spanish;

const english: Wording = {
  ...mentionWords.en,
  serialComma: true,
  quoted: (title, stop = '') => `“${title}${/[?!]$/.test(title) ? '' : stop}”`,
  range: '–',
  retracted: 'Retracted',
  thesis: 'thesis',
  theses: particularWords('en').degrees,
  dataset: 'data set',
  software: 'computer software',
  issue: 'no.',
  in: 'In',
  editor: 'Ed.',
  editors: 'Eds.',
  edition: (number) => `ed. ${number}`,
  articleNumber: 'Article',
  articleNumberShort: 'art. no.',
  online: 'online',
  available: 'Available from',
  consulted: 'viewed',
  inside: ' on the ',
  cited: 'cited',
  accessed: 'Accessed',
  retrieved: (day) => `Retrieved ${day}, from`,
  day: daysIn('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  dayOfYear: daysIn('en-GB', { day: 'numeric', month: 'long' }),
  month: daysIn('en-GB', { month: 'long', year: 'numeric' }),
  monthShort: (date) =>
    daysIn('en-US', { month: 'short', year: 'numeric' })(date).replace(/(?<=^(?!May)\p{L}+)(?= )/u, '.'),
};

export const wordings: Record<Language, Wording> = { es: spanish, en: english };
