/** What only a typeset work says, in its language; the rest is in model/words.ts. */
const es = {
  reviewCopy: 'Copia para revisión',
};
const others: Record<string, typeof es> = {
  en: { reviewCopy: 'Review copy' },
  pt: { reviewCopy: 'Cópia para avaliação' },
};

/** By the primary language tag, `es`; Spanish where it is not known. */
export const pdfWordsIn = (language: string): typeof es => others[language] ?? es;
