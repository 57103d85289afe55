/** Bringing a file into a draft. */
export default {
  'imports.open': 'Import a file',
  'imports.title': 'Import a file',
  'imports.text':
    'The text and references of the file take the place of those of this draft. Title, abstract and keywords are taken only where they are empty.',
  'imports.file': 'File',
  'imports.file.hint': 'Word (.docx) or JATS (.xml), up to {size} MB.',
  'imports.file.tooLarge': 'That file is over {size} MB.',
  'imports.submit': 'Import',
  'imports.working': 'Reading the file… This may take a few seconds.',
  'imports.failed': 'The file could not be imported',
  'imports.done': 'Imported. It is now the text of your draft.',
  'imports.done.complete': 'Everything in it was carried over.',
  'imports.warnings': 'This could not be carried over, or is worth a look:',
  'imports.edit': 'Go to the text',
};
