/** What only a typeset work says, in its language; the rest is in model/words.ts. */
const es = {
  reviewCopy: 'Copia para revisión',
  issueContents: 'Sumario',
  guestEditors: 'Edición invitada',
  volumeEditors: 'Edición del volumen',
  textApart: 'El texto de esta obra está en su propio PDF:',
  closed: 'El texto de esta obra está bajo embargo y se abrirá el {day}.',
};
const others: Record<string, typeof es> = {
  en: {
    reviewCopy: 'Review copy',
    issueContents: 'Contents',
    guestEditors: 'Guest editors',
    volumeEditors: 'Edited by',
    textApart: 'The text of this work is in a PDF of its own:',
    closed: 'The text of this work is under embargo and opens on {day}.',
  },
  pt: {
    reviewCopy: 'Cópia para avaliação',
    issueContents: 'Sumário',
    guestEditors: 'Editores convidados',
    volumeEditors: 'Organização',
    textApart: 'O texto desta obra está em um PDF próprio:',
    closed: 'O texto desta obra está sob embargo e será aberto em {day}.',
  },
};

/** By the primary language tag, `es`; Spanish where it is not known. */
export const pdfWordsIn = (language: string): typeof es => others[language] ?? es;
