/** What a file gives for a draft. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';

export interface ImportedText {
  /** Each of these is empty where the file does not say it. */
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  documento: Manuscript;
  referencias: Reference[];
  /** Files that the text shows, by their names below the work's folder. */
  pictures: { name: string; bytes: Uint8Array }[];
  /** What could not be carried over, in Spanish sentences. */
  avisos: string[];
}

/** The file cannot be brought in. `message` is a Spanish sentence for whoever sent it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
