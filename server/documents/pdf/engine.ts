/** Typst's compiler, whichever build of it this machine has. */

export interface Engine {
  /** A picture of the present job, by the name that its source has for it. */
  show: (name: string, bytes: Uint8Array) => void;
  /** What makes the PDF of a document, and what is to be said of it; or what the compiler objects to. */
  compile: (source: string, unreadable: string) => (() => { pdf: Uint8Array; warnings: string[] }) | string;
  /** The job is done: its pictures go. */
  forget: () => void;
}
