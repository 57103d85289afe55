/** Text as both sides read and compare it. */

/** The single words of a text as it writes them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The text without accents and other marks of its letters: 'Ñandú' is 'Nandu'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The text as it is compared and looked for: without accents, in lower case. */
export const folded = (text: string): string => withoutAccents(text).toLowerCase();

/** The same one letter for one, so that places in it are places in the text, whose letters hold their accents (NFC). */
export const foldedInPlace = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').toLowerCase().charAt(0)).toLowerCase();

/** The text with a capital at its beginning, as a choice of a list has it: 'español' is 'Español'. */
export const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Its beginning, so many UTF-16 units long at most, without half of a letter that has two of them. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** The same of its end. */
export const endOf = (text: string, most: number): string => text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '');

/** Whether words are the id of something here (a UUID, in either case), so that what is none is not asked for. */
export const isId = (words: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(words);
