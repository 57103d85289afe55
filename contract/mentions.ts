/** How a text mentions the entries of its reference list: what the editor proposes, and what imported texts are given. */
import type { CslItem, Reference } from './entities/manuscript.ts';
import type { Language } from './vocabulary.ts';

export interface Mentioned extends Reference {
  /** Where in it, as in 'p. 12'. */
  locator?: string | undefined;
}

export const mentionWords: Readonly<Record<Language, { and: (next: string) => string; noDate: string }>> = {
  es: {
    /** Before the last name: 'y', or 'e' before its own sound. */
    and: (next) => (/^(?:h?[ií](?![aáeéoóuú])|y(?![aáeéiíoóuú]))/i.test(next) ? 'e' : 'y'),
    noDate: 's. f.',
  },
  en: { and: () => 'and', noDate: 'n.d.' },
};

const maxTitle = 60;
const maxText = 400;

/**
 * '[3, 7]' where the list is numbered, else '(Kuhn, 1962; Cajal y Río, 1899, p. 12)'. Three or more authors are the first
 * one 'et al.' Nothing for no mention.
 */
export function mentionText(mentioned: readonly Mentioned[], language: Language): string {
  if (mentioned.length === 0) return '';
  const numbers = mentioned.map(({ etiqueta }) => /^\[?(\d+)[\].]?$/.exec(etiqueta ?? '')?.[1]);
  const isNumbered = numbers.every((number) => number !== undefined);
  const said = mentioned.map((each, index) =>
    [isNumbered ? numbers[index] : authorYear(each, language), each.locator].filter(Boolean).join(', '),
  );
  const [open, between, close] = isNumbered ? ['[', ', ', ']'] : ['(', '; ', ')'];
  return `${open}${shortened(said.join(between), maxText - 2)}${close}`;
}

function authorYear({ csl, etiqueta, texto }: Reference, language: Language): string {
  const { and, noDate } = mentionWords[language];
  if (!csl) return etiqueta ?? `${firstWords(texto)}, ${/\b(1[4-9]|20)\d{2}\b/.exec(texto)?.[0] ?? noDate}`;
  const people = csl.author?.length ? csl.author : (csl.editor ?? []);
  const [first, second, ...others] = people.flatMap(({ family, literal, given }) => family || literal || given || []);
  const both = second ? `${first} ${and(second)} ${second}` : first;
  const who = others.length > 0 ? `${first} et al.` : both;
  return `${who ?? `«${shortened(csl.title ?? texto, maxTitle)}»`}, ${yearOf(csl) ?? noDate}`;
}

/** The year of a work, '1962', a span of them, '2019–2021'; undefined where it has none. */
export function yearOf({ issued }: CslItem): string | undefined {
  const years = (issued?.['date-parts'] ?? []).flatMap(([year]) => year ?? []);
  return [...new Set(years)].join('–') || undefined;
}

/** An entry of which nothing is known but its text begins with its author, up to a comma, a point or a year. */
const firstWords = (texto: string) => (/^[^,.(]{1,60}/.exec(texto)?.[0] ?? texto.slice(0, maxTitle)).trim();

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);
