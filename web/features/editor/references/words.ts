/** Words as they are looked for: alike with or without accents, great or small. */
export const foldedWords = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
