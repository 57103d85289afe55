/** Keywords as they are typed: in a line, separated by commas, semicolons or new lines. */

/** Each once, as it is written first. */
export function keywordsOf(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '));
  const seen = new Set<string>();
  return words.filter((word) => {
    const small = word.toLowerCase();
    return word !== '' && !seen.has(small) && seen.add(small);
  });
}

/** As many, and as long, as an account takes. */
export const areKeywords = (words: readonly string[]): boolean =>
  words.length <= 30 && words.every((word) => word.length <= 80);
