/** The file is not an article that can be brought in. */
import { ReadingError } from '#contract/remarks.ts';
export class JatsError extends ReadingError {
  override name = 'JatsError';
}
