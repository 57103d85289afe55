/** The English texts of the help centre and its manuals. */
import manual from './en/manual.ts';
import manualAdmin from './en/manual-admin.ts';
import manualAuthor from './en/manual-author.ts';
import manualEditor from './en/manual-editor.ts';
import manualReader from './en/manual-reader.ts';
import manualReviewer from './en/manual-reviewer.ts';
import page from './en/page.ts';

export const enManual = {
  ...page,
  ...manual,
  ...manualAuthor,
  ...manualReviewer,
  ...manualEditor,
  ...manualAdmin,
  ...manualReader,
};
