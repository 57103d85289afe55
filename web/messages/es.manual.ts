/** The Spanish texts of the help centre and its manuals. */
import manual from './es/manual.ts';
import manualAdmin from './es/manual-admin.ts';
import manualAuthor from './es/manual-author.ts';
import manualEditor from './es/manual-editor.ts';
import manualReader from './es/manual-reader.ts';
import manualReviewer from './es/manual-reviewer.ts';
import page from './es/page.ts';

export const esManual = {
  ...page,
  ...manual,
  ...manualAuthor,
  ...manualReviewer,
  ...manualEditor,
  ...manualAdmin,
  ...manualReader,
};
