/** Countries by their codes (ISO 3166-1 alpha-2), as this runtime's own data has them (Unicode CLDR). */
import type { Language } from './vocabulary.ts';

/** What else CLDR names by two letters: groups of countries, and pieces for tests. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

const namesIn = (language: Language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

/** Whether it is the code of a country or territory, `ES`. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) && namesIn('en').of(code) !== undefined;

/** Its name; the code itself where this runtime has none. */
export const countryName = (code: string, language: Language): string => namesIn(language).of(code) ?? code;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The codes of all countries and territories that this runtime names, ordered by their names in the language. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  const names = namesIn(language);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = noCountries.includes(code) ? undefined : names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
