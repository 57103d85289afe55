/** How a number is called in one line, in any language. */
export interface NamedIssue {
  volumen: string;
  numero: string;
  anio: number;
}

/** '12(3), 2026'; '12, 2026' of a whole volume, '(3), 2026' of a journal without volumes. */
export const issueLabel = ({ volumen, numero, anio }: NamedIssue): string =>
  [`${volumen}${numero && `(${numero})`}`, String(anio)].filter(Boolean).join(', ');
