/** ISBNs: their check digits (ISO 2108). Where the hyphens of one written without them belong, the server knows (hyphenate-isbn.ts). */

/** Without hyphens and spaces, its last sign a capital. */
export const bareIsbn = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

/** Whether it is an ISBN-10 or ISBN-13 whose last sign follows from the others, however its parts are parted. */
export function hasIsbnCheckDigit(value: string): boolean {
  const bare = bareIsbn(value);
  if (/^97[89]\d{10}$/.test(bare)) return sumOf(bare, (place) => (place % 2 ? 3 : 1)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(bare) && sumOf(bare, (place) => 10 - place) % 11 === 0;
}

const sumOf = (signs: string, weight: (place: number) => number): number =>
  [...signs].reduce((sum, sign, place) => sum + (sign === 'X' ? 10 : Number(sign)) * weight(place), 0);

/** Its thirteen digits: an ISBN-10 as the ISBN-13 that it became in 2007. */
export function isbn13(value: string): string {
  const bare = bareIsbn(value);
  if (bare.length === 13) return bare;
  const first = `978${bare.slice(0, 9)}`;
  return first + String((10 - (sumOf(first, (place) => (place % 2 ? 3 : 1)) % 10)) % 10);
}
