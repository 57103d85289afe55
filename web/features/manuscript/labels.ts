import type { TextLabels } from '#contract/manuscript-html/rendering.ts';

/** What the reader's interface says around a text, in the reader's language. */
export interface ManuscriptLabels extends TextLabels {
  /** The link that opens a picture large, 'Ver en grande'; what the picture shows is put after it. */
  enlarge: string;
  /** Name of the table of contents, 'Contenido'. */
  contents: string;
}
