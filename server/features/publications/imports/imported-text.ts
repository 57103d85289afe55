/** What a file gives for a draft. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { TranslatedText, Translation } from '#contract/entities/publication.ts';
import { type Remark, remarkWords } from '#contract/remarks.ts';
import type { Words } from '#contract/words.ts';

export interface ImportedText {
  /** Each of these is empty where the file does not say it. */
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  documento: Manuscript;
  referencias: Reference[];
  traducciones: Translation[];
  /** Of its text; absent of a file that does not say. */
  idioma?: string;
  /** Its whole text in other languages; absent of a file that cannot say, as of Word. */
  textos?: TranslatedText[];
  /** Files that the text shows, by their names below the work's folder. */
  pictures: { name: string; bytes: Uint8Array }[];
  /** What could not be carried over. */
  warnings: Remark[];
}

/** The file cannot be brought in, and why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly reason: Words;
  constructor(reason: Words, options?: ErrorOptions) {
    super(reason.es, options);
    this.reason = reason;
  }
}

/** The same, said by a code of contract/remarks.ts. */
export const unreadable = (why: Remark, options?: ErrorOptions): UnreadableFile =>
  new UnreadableFile(remarkWords(why), options);
