/** A work as ORCID's API takes it: work 3.0 (github.com/ORCID/orcid-model, record_3.0/work-3.0.xsd). */
import { doiAddress } from '#contract/doi.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { element } from '#server/documents/xml/element.ts';
import { externalId, orcidText, subjectTypes } from './parts.ts';
import type { ReviewedSubject } from './peer-review.ts';

export interface OrcidWork extends ReviewedSubject {
  /** The same each time: by it ORCID knows a work that it has. */
  identificador: string;
  revista: string;
  idioma: string;
  fecha: Date | null;
  /** Said after the title, as in citations. */
  retractada: boolean;
}

const own = (name: string, content: string | string[]) => element(`work:${name}`, content);
const common = (name: string, content: string | string[]) => element(`common:${name}`, content);

/**
 * The work as a document of its own: it is sent to `POST /v3.0/{orcid}/work`, and with its put-code to `PUT …/work/{put-code}`.
 * @param codigo how ORCID calls the one that it has; null: it is new
 */
export function orcidWorkXml(work: OrcidWork, codigo: string | null): string {
  const { identificador, titulo, tipo, doi, direccion, revista, idioma, fecha, retractada } = work;
  const mark = retractada ? ` [${wordsIn(idioma).retracted}]` : '';
  const [year = '', month = '', day = ''] = fecha?.toISOString().slice(0, 10).split('-') ?? [];
  const parts = [
    own('title', [common('title', orcidText(titulo, mark))]),
    own('journal-title', orcidText(revista)),
    own('type', subjectTypes[tipo]),
    ...(fecha ? [common('publication-date', [common('year', year), common('month', month), common('day', day)])] : []),
    common('external-ids', [
      ...(doi ? [common('external-id', externalId('doi', doi, doiAddress(doi)))] : []),
      common('external-id', externalId('source-work-id', identificador, direccion)),
    ]),
    ...(direccion ? [common('url', direccion)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<work:work${codigo ? ` put-code="${codigo}"` : ''} xmlns:common="http://www.orcid.org/ns/common" xmlns:work="http://www.orcid.org/ns/work">
${parts.map((part) => `  ${part}`).join('\n')}
</work:work>
`;
}
