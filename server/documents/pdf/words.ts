/** What only a typeset work says, in its language; the rest is in model/words.ts. */
const es = {
  contents: 'Contenido',
  reviewCopy: 'Copia para revisión',
  corresponding: 'Autoría de correspondencia.',
  formula: 'Fórmula',
  volume: 'vol.',
  issue: 'n.º',
  issn: 'ISSN',
  printedIssn: 'ISSN (impreso)',
  howToCite: 'Cómo citar',
};
const others: Record<string, typeof es> = {
  en: {
    contents: 'Contents',
    reviewCopy: 'Review copy',
    corresponding: 'Corresponding author.',
    formula: 'Formula',
    volume: 'vol.',
    issue: 'no.',
    issn: 'ISSN',
    printedIssn: 'ISSN (print)',
    howToCite: 'How to cite',
  },
  pt: {
    contents: 'Sumário',
    reviewCopy: 'Cópia para avaliação',
    corresponding: 'Autoria de correspondência.',
    formula: 'Fórmula',
    volume: 'v.',
    issue: 'n.º',
    issn: 'ISSN',
    printedIssn: 'ISSN (impresso)',
    howToCite: 'Como citar',
  },
};

/** By the primary language tag, `es`; Spanish where it is not known. */
export const pdfWordsIn = (language: string): typeof es => others[language] ?? es;
