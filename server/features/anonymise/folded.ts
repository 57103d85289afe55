/** The text in lower case and without accents, letter by letter, so that positions in it are positions in the text (NFC). */
export const folded = (text: string): string =>
  text.replace(/[^\x20-\x40\x5b-\x7e]/g, (letter) => letter.normalize('NFD').toLowerCase().slice(0, 1));

/** Finds the phrase as whole words in a folded text, however its spaces are. */
export function phraseOf(phrase: string): RegExp {
  const words = folded(phrase.normalize('NFC').trim())
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu');
}
