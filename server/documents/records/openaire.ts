/**
 * A work as OpenAIRE's application profile for literature (oai_openaire), which LA Referencia took over.
 * Source: OpenAIRE Guidelines for Literature Repositories 4.0; vocabularies of COAR.
 */

import { rorOf } from '#contract/affiliation-ror.ts';
import { doiAddress } from '#contract/doi.ts';
import { isbn13 } from '#contract/isbn.ts';
import { preprintOf } from '#contract/preprint.ts';
import { cite } from '#server/documents/citations/cite.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { threeLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { addressOf, grantsOf, invertedName, kindOf, type RecordedWork, subjectsOf, textsOf } from './recorded-work.ts';

const spaces = {
  'xmlns:oaire': 'http://namespace.openaire.eu/schema/oaire/',
  'xmlns:datacite': 'http://datacite.org/schema/kernel-4',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://namespace.openaire.eu/schema/oaire/ https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
};
const coar = 'http://purl.org/coar';
const open = { text: 'open access', address: `${coar}/access_right/c_abf2` };
const embargoed = { text: 'embargoed access', address: `${coar}/access_right/c_f1cf` };
const versions = {
  accepted: { text: 'AM', address: `${coar}/version/c_ab4af688f83e57aa` },
  published: { text: 'VoR', address: `${coar}/version/c_970fb48d4fbd8a85` },
};

/** Who may read a work and which version of it is told of, in the words of COAR. */
export const coarOf = ({ embargoHasta, esAceptada }: Pick<RecordedWork, 'embargoHasta' | 'esAceptada'>) => ({
  rights: embargoHasta ? embargoed : open,
  version: versions[esAceptada ? 'accepted' : 'published'],
});

/** One `oaire:resource` element. */
export function writeOpenaire(work: RecordedWork): string {
  const { ficha, licencia, embargoHasta, idioma } = work;
  const cited = citedWork(work);
  const { rights, version } = coarOf(work);
  const preprint = preprintOf(work.declaraciones);
  const kind = kindOf(work);
  const address = addressOf(work);
  const [start, end] = cited.page?.split('-') ?? [];
  const lang = (language: string) => ({ 'xml:lang': language });
  return element(
    'oaire:resource',
    [
      element(
        'datacite:titles',
        textsOf(work).flatMap(({ titulo, idioma: language }, i) =>
          said('datacite:title', titulo, { ...lang(language), ...(i > 0 && { titleType: 'TranslatedTitle' }) }),
        ),
      ),
      ...group('datacite:creators', work.autores.map(creator)),
      ...group('datacite:contributors', [
        ...(ficha.editores ?? []).map((person) => contributor('Editor', person)),
        ...(ficha.directores ?? []).map((person) => contributor('Supervisor', person)),
      ]),
      ...group('oaire:fundingReferences', grantsOf(work).map(grant)),
      ...group('datacite:alternateIdentifiers', alternates(work, address)),
      ...group('datacite:relatedIdentifiers', [
        ...(cited.ISSN && work.tipo === 'ARTICULO'
          ? said('datacite:relatedIdentifier', cited.ISSN, {
              relatedIdentifierType: 'ISSN',
              relationType: 'IsPartOf',
            })
          : []),
        ...(work.capituloDe?.doi
          ? said('datacite:relatedIdentifier', work.capituloDe.doi, {
              relatedIdentifierType: 'DOI',
              relationType: 'IsPartOf',
            })
          : []),
        ...(preprint
          ? said('datacite:relatedIdentifier', preprint.doi ?? preprint.direccion, {
              relatedIdentifierType: preprint.doi ? 'DOI' : 'URL',
              relationType: 'HasVersion',
            })
          : []),
      ]),
      element('datacite:dates', [
        ...date('Submitted', work.fechaRecepcion),
        ...date('Accepted', work.fechaAceptacion),
        ...date('Issued', work.fechaPublicacion),
        ...date('Available', embargoHasta),
      ]),
      ...said('dc:language', threeLetters(idioma)),
      ...said('dc:publisher', cited.archive ?? cited.publisher ?? (work.revista.institucion || work.revista.nombre)),
      element('oaire:resourceType', kind.label, {
        resourceTypeGeneral: 'literature',
        uri: `${coar}/resource_type/${kind.coar}`,
      }),
      ...textsOf(work).flatMap(({ resumen, idioma: language }) => said('dc:description', resumen, lang(language))),
      ...[...new Set(work.archivos.map(({ tipo }) => tipo))].flatMap((type) => said('dc:format', type)),
      ...said('datacite:identifier', address, { identifierType: work.doi ? 'DOI' : 'URL' }),
      element('datacite:rights', rights.text, { rightsURI: rights.address }),
      ...said('dc:source', cite(cited, 'iso690', idioma === 'en' ? 'en' : 'es').texto),
      ...group(
        'datacite:subjects',
        subjectsOf(work).flatMap(({ text, language }) => said('datacite:subject', text, lang(language))),
      ),
      ...said('oaire:licenseCondition', licencia, {
        uri: licencia ?? undefined,
        startDate: embargoHasta ?? day(work.fechaPublicacion),
      }),
      ...said('oaire:citationTitle', cited['container-title']),
      ...said('oaire:citationVolume', cited.volume),
      ...said('oaire:citationIssue', cited.issue),
      ...said('oaire:citationStartPage', start ?? cited.number),
      ...said('oaire:citationEndPage', end),
      ...said('oaire:citationEdition', cited.edition),
      element('oaire:version', version.text, { uri: version.address }),
      ...work.archivos.map(({ tipo, direccion }) =>
        element('oaire:file', direccion, {
          accessRightsURI: rights.address,
          mimeType: tipo,
          objectType: 'fulltext',
        }),
      ),
    ],
    spaces,
  );
}

const day = (instant: string | null | undefined) => instant?.slice(0, 10);
const group = (name: string, parts: readonly string[]): string[] => (parts.length > 0 ? [element(name, parts)] : []);
const date = (dateType: string, instant: string | null | undefined) =>
  said('datacite:date', day(instant), { dateType });

function creator(author: RecordedWork['autores'][number]): string {
  const { nombres, apellidos, orcid, afiliaciones } = author;
  return element('datacite:creator', [
    element('datacite:creatorName', invertedName({ nombres, apellidos }), {
      nameType: apellidos ? 'Personal' : 'Organizational',
    }),
    ...(apellidos ? [...said('datacite:givenName', nombres), ...said('datacite:familyName', apellidos)] : []),
    ...said('datacite:nameIdentifier', orcid && `https://orcid.org/${orcid}`, {
      nameIdentifierScheme: 'ORCID',
      schemeURI: 'https://orcid.org',
    }),
    ...afiliaciones.flatMap((name) => {
      const affiliationIdentifier = rorOf(author, name);
      return said(
        'datacite:affiliation',
        name,
        affiliationIdentifier ? { affiliationIdentifier, affiliationIdentifierScheme: 'ROR' } : undefined,
      );
    }),
  ]);
}

const contributor = (contributorType: string, person: { nombres: string; apellidos: string }): string =>
  element(
    'datacite:contributor',
    [element('datacite:contributorName', invertedName(person), { nameType: 'Personal' })],
    {
      contributorType,
    },
  );

const grant = ({ nombre, ror, ayuda }: ReturnType<typeof grantsOf>[number]): string =>
  element('oaire:fundingReference', [
    element('oaire:funderName', nombre),
    ...said('oaire:funderIdentifier', ror, { funderIdentifierType: 'ROR' }),
    ...said('oaire:awardNumber', ayuda),
  ]);

/** Beside the one by which it is named. */
function alternates(work: RecordedWork, address: string): string[] {
  const { ficha, direccion, doi } = work;
  return [
    ...(direccion !== address
      ? said('datacite:alternateIdentifier', direccion, { alternateIdentifierType: 'URL' })
      : []),
    ...(doi && address !== doiAddress(doi)
      ? said('datacite:alternateIdentifier', doi, { alternateIdentifierType: 'DOI' })
      : []),
    ...Object.values(ficha.isbn ?? {}).flatMap((isbn) =>
      said('datacite:alternateIdentifier', isbn13(isbn), { alternateIdentifierType: 'ISBN' }),
    ),
  ];
}
