/** What only an EPUB says, in its language; the rest is in model/words.ts. */
const es = {
  guestEditors: 'Edición invitada',
  textApart: 'El texto de esta obra está en su propio PDF:',
  closed: 'El texto de esta obra está bajo embargo y se abrirá el {day}.',
  accessibility:
    'Texto estructurado, con sumario, encabezados y orden de lectura; las figuras llevan una descripción y las fórmulas son MathML.',
};
const others: Record<string, typeof es> = {
  en: {
    guestEditors: 'Guest editors',
    textApart: 'The text of this work is in a PDF of its own:',
    closed: 'The text of this work is under embargo and opens on {day}.',
    accessibility:
      'Structured text with contents, headings and reading order; figures have a description and formulas are MathML.',
  },
};

/** By the primary language tag, `es`; Spanish where it is not known. */
export const epubWordsIn = (language: string): typeof es => others[language] ?? es;
