import type { Language } from '#contract/vocabulary.ts';

/** A mail as it comes, `{tu|su}` where the treatment makes a difference: what administrators may word otherwise, and what stays the platform's round it. */
export interface StandardMail {
  asunto: string;
  /** With `{titulo}` places, paragraphs parted by blank lines. */
  cuerpo: string;
  /** The words of the buttons; where they lead is not in the text. */
  boton: string;
  otroBoton?: string;
  /** Small print under the line. */
  pie: string;
}
export type StandardMails = Record<Language, StandardMail>;
