/** What books, theses and reports say of themselves, in the form of a work. */
export default {
  'particulars.title.LIBRO': 'About the book',
  'particulars.title.TESIS': 'About the thesis',
  'particulars.title.REPORTE': 'About the report',
  'particulars.intro': 'Read on its page and in its files, and cited with it. Leave empty what it does not have.',
  'particulars.choose': 'Choose a degree',
  'particulars.hint.isbn':
    'One for each format, of ten or thirteen digits. Without hyphens, we set them where they belong.',
  'particulars.hint.editores': 'Of a book with chapters by several hands: a person a line, first name; surname.',
  'particulars.hint.edicion': 'A number, or what it is called: 2, revised.',
  'particulars.hint.depositoLegal': 'Such as M-12345-2026.',
  'particulars.hint.directores': 'A person a line: first name; surname.',
  'particulars.hint.tribunal': 'A person a line: first name; surname; office.',
  'particulars.hint.institucion': 'The university where it is defended.',
  'particulars.hint.comitente': 'Who asked for it.',
};
