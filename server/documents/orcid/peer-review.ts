/** A review as ORCID's API takes it: peer-review 3.0 (github.com/ORCID/orcid-model, record_3.0/peer-review-3.0.xsd). */
import { doiAddress } from '#contract/doi.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { element } from '#server/documents/xml/element.ts';
import { externalId, orcidText, subjectTypes } from './parts.ts';

export interface ReviewedSubject {
  titulo: string;
  tipo: Tipo;
  /** Registered, without its resolver; null: none. */
  doi: string | null;
  /** '' where the site's address is not known. */
  direccion: string;
}

export interface PeerReview {
  /** The same each time, and says nothing: by it ORCID knows a review that it has. */
  identificador: string;
  fecha: Date;
  revista: string;
  /** '': it has none. */
  issn: string;
  /** Null where the work must not be told: then the year alone is said of the day, too. */
  obra: ReviewedSubject | null;
}

/** Of a journal without ISSN: the group that ORCID makes for it, by the signs that its pattern takes. */
const groupOf = ({ revista, issn }: PeerReview): string => {
  if (issn !== '') return `issn:${issn}`;
  const name = revista
    .normalize('NFD')
    .replace(/[^0-9a-zA-Z]+/g, '-')
    .replace(/^-|-$/g, '');
  return `orcid-generated:${name.length < 2 ? `revista-${name}` : name}`;
};

const common = (name: string, content: string | string[]) => element(`common:${name}`, content);
const own = (name: string, content: string | string[]) => element(`peer-review:${name}`, content);

/** The record as a document of its own: a member's client sends it to `POST /v3.0/{orcid}/peer-review`, and with a put-code changes what is there. */
export function peerReviewXml(review: PeerReview, codigo: string | null = null): string {
  const { identificador, fecha, revista, obra } = review;
  const [year = '', month = '', day = ''] = fecha.toISOString().slice(0, 10).split('-');
  const parts = [
    own('reviewer-role', 'reviewer'),
    own('review-identifiers', [common('external-id', externalId('source-work-id', identificador))]),
    own('review-type', 'review'),
    own('review-completion-date', [
      common('year', year),
      ...(obra ? [common('month', month), common('day', day)] : []),
    ]),
    own('review-group-id', groupOf(review)),
    ...(obra?.doi ? [own('subject-external-identifier', externalId('doi', obra.doi, doiAddress(obra.doi)))] : []),
    ...(obra
      ? [
          own('subject-container-name', orcidText(revista)),
          own('subject-type', subjectTypes[obra.tipo]),
          own('subject-name', [common('title', orcidText(obra.titulo))]),
          ...(obra.direccion ? [own('subject-url', obra.direccion)] : []),
        ]
      : []),
    own('convening-organization', [common('name', orcidText(revista)), common('address', '')]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<peer-review:peer-review${codigo ? ` put-code="${codigo}"` : ''} xmlns:common="http://www.orcid.org/ns/common" xmlns:peer-review="http://www.orcid.org/ns/peer-review">
${parts.map((part) => `  ${part}`).join('\n')}
</peer-review:peer-review>
`;
}
