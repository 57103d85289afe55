/** What people write into tables, as we keep it; undefined where it is none of what may stand there. */
import { bareDoi } from '#contract/doi.ts';
import { folded } from '#contract/text.ts';
import { type Tipo, tipos } from '#contract/vocabulary.ts';
import type { LoadedWork } from './loaded-line.ts';

const languages: Record<string, string> = {
  ...{ spa: 'es', espanol: 'es', castellano: 'es', spanish: 'es', eng: 'en', ingles: 'en', english: 'en' },
  ...{ por: 'pt', portugues: 'pt', portuguese: 'pt', fra: 'fr', fre: 'fr', frances: 'fr', french: 'fr' },
  ...{ cat: 'ca', catalan: 'ca', catala: 'ca', glg: 'gl', gallego: 'gl', galego: 'gl', eus: 'eu', baq: 'eu' },
  ...{ euskera: 'eu', vasco: 'eu', ita: 'it', italiano: 'it', italian: 'it', deu: 'de', ger: 'de', aleman: 'de' },
  ...{ german: 'de', lat: 'la', latin: 'la' },
};

/** 'es' of 'es', 'es_ES', 'spa' and 'Español'. */
export function languageSaid(said: string): string | undefined {
  const plain = folded(said).trim();
  const named = languages[plain];
  if (named) return named;
  const [, tag] = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?$/.exec(plain) ?? [];
  return tag && (languages[tag] ?? tag);
}

const kinds: Record<string, Tipo> = {
  ...{ articulo: 'ARTICULO', article: 'ARTICULO', 'journal article': 'ARTICULO', 'journal-article': 'ARTICULO' },
  ...{ journalarticle: 'ARTICULO', resena: 'ARTICULO', review: 'ARTICULO', editorial: 'ARTICULO', nota: 'ARTICULO' },
  ...{ informe: 'REPORTE', reporte: 'REPORTE', report: 'REPORTE', 'working paper': 'REPORTE' },
  ...{ tesis: 'TESIS', thesis: 'TESIS', dissertation: 'TESIS', libro: 'LIBRO', book: 'LIBRO', monograph: 'LIBRO' },
};
export const kindSaid = (said: string): Tipo | undefined =>
  tipos.find((tipo) => folded(tipo) === folded(said).trim()) ?? kinds[folded(said).trim()];

/** A bare DOI that looks like one. */
export function doiSaid(said: string): string | undefined {
  const doi = bareDoi(said).trim();
  return doi.length <= 200 && /^10\.\d{4,9}\/\S+$/.test(doi) ? doi : undefined;
}

/** The address of a licence: as it is, or of Creative Commons by its short name ('CC BY-NC 4.0'). */
export function licenceSaid(said: string): string | undefined {
  const plain = said.trim();
  if (/^https?:\/\/\S+$/i.test(plain) && plain.length <= 300 && URL.canParse(plain))
    return plain.replace(/^http:(?=\/\/(?:www\.)?creativecommons\.org)/i, 'https:');
  if (/^cc[\s-]?0/i.test(plain)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, kind = '', version = '4.0'] =
    /^cc[\s-]+(by(?:[\s-]+(?:nc|sa|nd)){0,2})(?:[\s-]+(?:v\.?\s*)?(\d\.\d))?$/i.exec(plain) ?? [];
  return kind === ''
    ? undefined
    : `https://creativecommons.org/licenses/${kind.toLowerCase().replace(/[\s-]+/g, '-')}/${version}/`;
}

const isDay = (year: number, month: number, day: number) => {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
};
const two = (number: number) => String(number).padStart(2, '0');

/** '2004', '2004-05' or '2004-05-31' of these, of '31/05/2004', and, since no 31 is a month, of '05/31/2004'. */
export function dateSaid(said: string): string | undefined {
  const plain = said.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, big, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(plain) ?? [];
  if (big) return dateOf(Number(big), month && Number(month), day && Number(day));
  const [, first, second, year] = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  if (!second || !year) return undefined;
  if (!first) return dateOf(Number(year), Number(second), undefined);
  const swapped = Number(second) > 12;
  return dateOf(Number(year), Number(swapped ? first : second), Number(swapped ? second : first));
}

function dateOf(year: number, month?: number | string, day?: number | string): string | undefined {
  if (year < 1600 || year > 2200) return undefined;
  if (!month) return String(year);
  const m = Number(month);
  if (m < 1 || m > 12) return undefined;
  if (!day) return `${year}-${two(m)}`;
  return isDay(year, m, Number(day)) ? `${year}-${two(m)}-${two(Number(day))}` : undefined;
}

/** 'Primera-última' of '15-28', '15–28', 'pp. 15-28' and '15'. */
export function pagesSaid(said: string): { paginaInicial: string; paginaFinal: string } {
  const plain = said.trim().replace(/^(?:pp?|págs?|pags?)\.?\s*/i, '');
  const [first = '', last = '', ...more] = plain.split(/\s*[-–—]+\s*/);
  return more.length > 0 ? { paginaInicial: plain, paginaFinal: '' } : { paginaInicial: first, paginaFinal: last };
}

/** Words of a list, by the sign that it has: semicolons, bars, or commas where it has neither. */
export const wordsSaid = (said: string): string[] => [
  ...new Set(
    said
      .split(/[;|\n]/.test(said) ? /[;|\n]+/ : /,+/)
      .map((word) => word.trim().replace(/\.$/, ''))
      .filter(Boolean),
  ),
];

/** Particles that belong to the surname after them. */
const particle = /^(?:de|del|de la|la|las|los|y|da|do|dos|das|di|van|von|der|den|le)$/i;
const isWhole = (name: string) => /\S\s+\S/.test(name.trim());

/**
 * A byline: 'García Ruiz, Ana; Pérez, Luis', 'Ana García, Luis Pérez' or 'Ana García y Luis Pérez'. Undefined where surnames and
 * names cannot be told apart, as in 'García, Ana, Pérez, Luis'.
 */
export function authorsSaid(said: string): LoadedWork['autores'] | undefined {
  const parted = said.split(/[;|\n]+/).map((each) => each.trim());
  const names = parted.filter(Boolean);
  if (names.length !== 1) return names.map(authorOf);
  const [only = ''] = names;
  const pieces = only.split(/\s*,\s*/);
  if (pieces.length === 2 && !pieces.every(isWhole)) return [authorOf(only)];
  if (pieces.length === 2 && !/\s(?:y|e|and|&)\s/i.test(only)) {
    // 'García Ruiz, Ana María' is one person; two whole names say nothing else.
    return [authorOf(only)];
  }
  const split = pieces.flatMap((piece) => {
    const both = piece.split(/\s+(?:y|e|and|&)\s+/i);
    return both.every(isWhole) ? both : [piece];
  });
  if (split.length > 1 && !split.every(isWhole)) return undefined;
  return split.map(authorOf);
}

/** One person: 'Apellidos, Nombres', or names with the surnames last. A single word is a body or a pen name. */
export function authorOf(said: string): LoadedWork['autores'][number] {
  const [, bare = said, orcid = null] =
    /^(.*?)\s*\(?(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\)?\s*$/.exec(said) ?? [];
  const plain = bare.replace(/\s+/g, ' ').trim();
  const person = (nombres: string, apellidos: string) => ({ nombres, apellidos, orcid, afiliaciones: [] });
  const comma = plain.indexOf(',');
  if (comma > 0) {
    const [apellidos, nombres] = [plain.slice(0, comma).trim(), plain.slice(comma + 1).trim()];
    return nombres === '' ? person(apellidos, '') : person(nombres, apellidos);
  }
  const words = plain.split(' ');
  if (words.length < 2) return person(plain, '');
  // Three and more words: two surnames, as in Spanish, unless the word before is an initial.
  let from = words.length >= 4 ? words.length - 2 : words.length - 1;
  if (words.length === 3 && !/\.$/.test(words[1] ?? '') && !particle.test(words[1] ?? '')) from = 1;
  while (from > 1 && particle.test(words[from - 1] ?? '')) from--;
  return person(words.slice(0, from).join(' '), words.slice(from).join(' '));
}
