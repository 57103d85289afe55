/** What records for ORCID have in common (common-3.0.xsd). */
import type { Tipo } from '#contract/vocabulary.ts';
import { element } from '#server/documents/xml/element.ts';

export const subjectTypes: Record<Tipo, string> = {
  ARTICULO: 'journal-article',
  REPORTE: 'report',
  TESIS: 'dissertation-thesis',
  LIBRO: 'book',
};

const common = (name: string, content: string) => element(`common:${name}`, content);

export const externalId = (type: string, value: string, url = '') => [
  common('external-id-type', type),
  common('external-id-value', value),
  ...(url ? [common('external-id-url', url)] : []),
  common('external-id-relationship', 'self'),
];

/** As long as ORCID takes it, with what has to stand at its end. */
const longest = 1000;
export const orcidText = (text: string, end = '') => [...text].slice(0, longest - end.length).join('') + end;
