/** Text as both sides read it. */

/** The single words of a text as it writes them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
