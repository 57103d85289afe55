/** The file is not a Word document that can be brought in. */
import { ReadingError } from '#contract/remarks.ts';
export class DocxError extends ReadingError {
  override name = 'DocxError';
}
