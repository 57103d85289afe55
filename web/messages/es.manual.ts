/** The Spanish texts of the manuals. What the help centre's page says beside them is of the site: what two parts have is a file more. */
import manual from './es/manual.ts';
import manualAdmin from './es/manual-admin.ts';
import manualAuthor from './es/manual-author.ts';
import manualEditor from './es/manual-editor.ts';
import manualReader from './es/manual-reader.ts';
import manualReviewer from './es/manual-reviewer.ts';

export const esManual = {
  ...manual,
  ...manualAuthor,
  ...manualReviewer,
  ...manualEditor,
  ...manualAdmin,
  ...manualReader,
};
