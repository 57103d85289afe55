/** What the reader's interface says around a text, in the reader's language. */
export type ManuscriptLabels = {
  /** Heading of the footnotes, 'Notas'. */
  notes: string;
  /** One footnote, 'Nota'; its number is put after it. */
  note: string;
  /** From a footnote to where it is mentioned, 'Volver al texto'. */
  backToText: string;
  /** Heading of the reference list, 'Referencias'. */
  references: string;
  /** A displayed formula, 'Fórmula'; its number is put after it. */
  formula: string;
  /** A table that has no label of its own, 'Tabla'. */
  table: string;
  /** The link that opens a picture large, 'Ver en grande'; what the picture shows is put after it. */
  enlarge: string;
  /** In place of a picture that is not to be had, 'La imagen no está disponible.' */
  missingPicture: string;
  /** In place of a table of which there are no rows, 'La tabla no está disponible.' */
  missingTable: string;
  /** Name of the table of contents, 'Contenido'. */
  contents: string;
};
