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
  'particulars.embargo': 'Embargo',
  'particulars.embargo.until':
    'The text opens by itself on {day}. Until then, who has no part in the thesis reads its details and summary.',
  'particulars.embargo.none': 'The text is not under embargo.',
  'particulars.embargo.set': 'Set an embargo',
  'particulars.embargo.change': 'Change the day',
  'particulars.embargo.lift': 'Lift the embargo',
  'particulars.embargo.title': 'Close the text?',
  'particulars.embargo.text':
    'The text, its files and what is searched in it are closed; details and summary are still read. It is kept in the record and its authors are told.',
  'particulars.embargo.lift.title': 'Lift the embargo?',
  'particulars.embargo.lift.text':
    'Text and files are read from now on. It is kept in the record and its authors are told.',
  'particulars.embargo.day': 'Until',
  'particulars.embargo.reason': 'Reason',
  'particulars.embargo.done': 'Embargo saved',
  'particulars.embargo.failed': 'The embargo could not be changed',
  'particulars.hint.embargo': 'Until that day details and summary are read, and not the text. It opens by itself.',
};
