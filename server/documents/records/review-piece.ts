/**
 * A published review, or what its authors answered to it, as agencies that register DOIs are told of it. Sources: Crossref deposit schema
 * 5.3.1 (`peer_review`, `isReviewOf`); DataCite Metadata Schema 4.6 (`PeerReview`, `Reviews`).
 */
import { element, said } from '#server/documents/xml/element.ts';
import { type CrossrefBatch, crossrefBatch } from './crossref.ts';
import { contributors, cut, languageOf, placed, tied } from './crossref-parts.ts';
import { invertedName } from './recorded-work.ts';

export interface ReviewPiece {
  clase: 'REVISION' | 'RESPUESTA';
  doi: string;
  /** Its place on the page that tells how the work came about, absolute. */
  direccion: string;
  titulo: string;
  /** The work's, in which it was in all likelihood written. */
  idioma: string;
  /** The first is 1. */
  ronda: number;
  /** '1.2': the second reviewer's of the first round. */
  numero: string;
  /** Who wrote it, as its page says; empty where nobody is named. */
  personas: readonly { nombres: string; apellidos: string; orcid?: string | null }[];
  /** What a reviewer recommends, where the agency has a word for it. */
  recomendacion?: 'ACEPTADA' | 'RECHAZADA' | undefined;
  /** The day on which anybody could read it first. */
  publicada: string;
  institucion: string;
  /** The DOI of the work that was reviewed. */
  obra: string;
  /** Of an answer: the DOI of the review that it answers. */
  responde?: string | undefined;
}

const recommendations = { ACEPTADA: 'accept', RECHAZADA: 'reject' } as const;

/** The document of its deposit with Crossref. What its schema has no word for (changes that are neither major nor minor) is not said. */
export function crossrefReviewXml(piece: ReviewPiece, batch: CrossrefBatch): string {
  const [year = '', month = '', day = ''] = piece.publicada.slice(0, 10).split('-');
  const role = piece.clase === 'REVISION' ? 'reviewer' : 'author';
  const body = element(
    'peer_review',
    [
      ...(piece.personas.length > 0
        ? contributors({ autores: [] }, piece.personas, role)
        : [element('contributors', [element('anonymous', '', placed(role))])]),
      element('titles', [element('title', piece.titulo)]),
      element('review_date', [element('month', month), element('day', day), element('year', year)]),
      element('institution', [element('institution_name', cut(piece.institucion, 1024))]),
      element('running_number', `${piece.clase === 'REVISION' ? 'RC' : 'AC'}${piece.numero}`),
      element('rel:program', [
        tied('inter_work_relation', 'isReviewOf', { doi: piece.obra, direccion: '' }),
        ...(piece.responde ? [tied('inter_work_relation', 'isReplyTo', { doi: piece.responde, direccion: '' })] : []),
      ]),
      element('doi_data', [element('doi', piece.doi), element('resource', piece.direccion)]),
    ],
    {
      stage: 'pre-publication',
      type: piece.clase === 'REVISION' ? 'referee-report' : 'author-comment',
      recommendation: piece.recomendacion && recommendations[piece.recomendacion],
      // The first submission is round zero there.
      'revision-round': String(piece.ronda - 1),
      language: languageOf(piece.idioma),
    },
  );
  return crossrefBatch(body, piece.institucion, batch);
}

/** Of somebody who is not named, as DataCite says it. */
const unnamed = '(:unav)';

/** As it is deposited with DataCite. */
export function dataciteReviewXml(piece: ReviewPiece): string {
  const related = (relationType: string, doi: string) =>
    element('relatedIdentifier', doi, { relatedIdentifierType: 'DOI', relationType });
  const creators = piece.personas.map((person) =>
    element('creator', [
      element('creatorName', invertedName(person), { nameType: 'Personal' }),
      ...said('givenName', person.nombres),
      ...said('familyName', person.apellidos),
      ...said('nameIdentifier', person.orcid && `https://orcid.org/${person.orcid}`, {
        nameIdentifierScheme: 'ORCID',
        schemeURI: 'https://orcid.org',
      }),
    ]),
  );
  const namespace = 'http://datacite.org/schema/kernel-4';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'resource',
    [
      element('identifier', piece.doi, { identifierType: 'DOI' }),
      element('creators', creators.length > 0 ? creators : [element('creator', [element('creatorName', unnamed)])]),
      element('titles', [element('title', piece.titulo, { 'xml:lang': piece.idioma })]),
      element('publisher', piece.institucion),
      element('publicationYear', piece.publicada.slice(0, 4)),
      element('resourceType', piece.clase === 'REVISION' ? 'peer review' : 'author response', {
        resourceTypeGeneral: 'PeerReview',
      }),
      element('dates', [element('date', piece.publicada.slice(0, 10), { dateType: 'Issued' })]),
      element('language', piece.idioma),
      element('alternateIdentifiers', [
        element('alternateIdentifier', piece.direccion, { alternateIdentifierType: 'URL' }),
      ]),
      element('relatedIdentifiers', [
        related(piece.clase === 'REVISION' ? 'Reviews' : 'IsSupplementTo', piece.obra),
        ...(piece.responde ? [related('References', piece.responde)] : []),
      ]),
    ],
    {
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} https://schema.datacite.org/meta/kernel-4.6/metadata.xsd`,
    },
  )}\n`;
}
