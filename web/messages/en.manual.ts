/** The English texts of the manuals. What the help centre's page says beside them is of the site: what two parts have is a file more. */
import manual from './en/manual.ts';
import manualAdmin from './en/manual-admin.ts';
import manualAuthor from './en/manual-author.ts';
import manualEditor from './en/manual-editor.ts';
import manualReader from './en/manual-reader.ts';
import manualReviewer from './en/manual-reviewer.ts';

export const enManual = {
  ...manual,
  ...manualAuthor,
  ...manualReviewer,
  ...manualEditor,
  ...manualAdmin,
  ...manualReader,
};
