/** Bringing a file into a draft. */
export default {
  'imports.open': 'Import a file',
  'imports.into': 'Import a file…',
  'imports.replace.title': 'Replace the text by that of the file?',
  'imports.replace.text': 'The text and references of the draft will give way to those of the file.',
  'imports.replace.undoable':
    'Your text and references will give way to those of the file. You can bring the former ones back afterwards.',
  'imports.replace.confirm': 'Replace',
  'imports.title': 'Import a file',
  'imports.text':
    'The text and references of the file take the place of those of this draft. Title, abstract and keywords are taken only where they are empty.',
  'imports.file': 'File',
  'imports.file.hint': 'Word (.docx) or JATS (.xml, or a .zip with its pictures), up to {size} MB.',
  'imports.file.tooLarge': 'That file is over {size} MB.',
  'imports.submit': 'Import',
  'imports.working': 'Reading the file… This may take a few seconds.',
  'imports.failed': 'The file could not be imported',
  'imports.done': 'Imported. It is now the text of your draft.',
  'imports.done.complete': 'Everything in it was carried over.',
  'imports.warnings': 'This could not be carried over, or is worth a look:',
  'imports.edit': 'Go to the text',
};
