import type { Annotation, Passage } from '#contract/entities/annotation.ts';
import type { Review } from '#contract/entities/review.ts';

/** An annotation as a text shows it in its margin. */
export interface MarginNote {
  /** Of this note among those of the text. */
  key: string;
  passage: Passage;
  texto: string;
  /** Whose it is, as the reader may know them. */
  by: string;
  ronda: number;
  /** Only of one's own, while the review may be written. */
  onText?: (texto: string) => void;
  onRemove?: () => void;
}

type Annotated = Pick<Review, 'id' | 'revisorNombre' | 'ronda' | 'anotaciones'>;

/** What reviews say in the margin, with whom the server lets their reader know. */
export const marginNotes = (reviews: readonly Annotated[]): MarginNote[] =>
  reviews.flatMap(({ id, revisorNombre, ronda, anotaciones }) =>
    anotaciones.map((each, at) => ({ ...noteOf(each, `${id}-${at}`), by: revisorNombre, ronda })),
  );

export const noteOf = (annotation: Annotation, key: string) => {
  const { texto, ...passage } = annotation;
  return { key, passage, texto };
};
