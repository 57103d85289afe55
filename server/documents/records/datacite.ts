/**
 * A work as DataCite has it: one set of attributes, written as the JSON of its API and as the XML of its deposits.
 * Source: DataCite Metadata Schema 4.6, https://schema.datacite.org/meta/kernel-4.6/.
 */

import { rorOf } from '#contract/affiliation-ror.ts';
import { isbn13 } from '#contract/isbn.ts';
import { preprintOf } from '#contract/preprint.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { addressOf, grantsOf, invertedName, kindOf, type RecordedWork, subjectsOf, textsOf } from './recorded-work.ts';

const general: Readonly<Record<string, string>> = {
  'journal article': 'JournalArticle',
  'contribution to journal': 'Text',
  book: 'Book',
  'book part': 'BookChapter',
  report: 'Report',
  thesis: 'Dissertation',
  'bachelor thesis': 'Dissertation',
  'master thesis': 'Dissertation',
  'doctoral thesis': 'Dissertation',
};

type Affiliation = string | { name: string; affiliationIdentifier: string; affiliationIdentifierScheme: 'ROR' };
interface Named {
  name: string;
  nameType: 'Personal' | 'Organizational';
  givenName?: string;
  familyName?: string;
  orcid?: string | null;
  affiliation: readonly Affiliation[];
}
const named = (person: {
  nombres: string;
  apellidos: string;
}): Pick<Named, 'name' | 'nameType' | 'givenName' | 'familyName'> => ({
  name: invertedName(person),
  ...(person.apellidos
    ? {
        nameType: 'Personal' as const,
        ...(person.nombres && { givenName: person.nombres }),
        familyName: person.apellidos,
      }
    : { nameType: 'Organizational' as const }),
});

/** What DataCite is told, field by field; its names are DataCite's. */
export function dataciteOf(work: RecordedWork) {
  const cited = citedWork(work);
  const { ficha, licencia, embargoHasta } = work;
  const kind = kindOf(work);
  const day = (instant: string | null | undefined) => instant?.slice(0, 10);
  const date = (dateType: string, instant: string | null | undefined) => {
    const said = day(instant);
    return said ? [{ date: said, dateType }] : [];
  };
  const [firstPage, lastPage] = cited.page?.split('-') ?? [];
  const container = cited['container-title'];
  const parts = work.capituloDe?.doi
    ? [{ relatedIdentifier: work.capituloDe.doi, relatedIdentifierType: 'DOI', relationType: 'IsPartOf' }]
    : [];
  const preprint = preprintOf(work.declaraciones);
  const preprints = preprint
    ? [
        {
          relatedIdentifier: preprint.doi ?? preprint.direccion,
          relatedIdentifierType: preprint.doi ? 'DOI' : 'URL',
          relationType: 'HasVersion',
          resourceTypeGeneral: 'Preprint',
        },
      ]
    : [];
  const serial =
    cited.ISSN && work.tipo === 'ARTICULO'
      ? [{ relatedIdentifier: cited.ISSN, relatedIdentifierType: 'ISSN', relationType: 'IsPublishedIn' }]
      : [];
  return {
    doi: work.doi,
    url: work.direccion,
    types: { resourceTypeGeneral: general[kind.label] ?? 'Text', resourceType: kind.label },
    titles: textsOf(work).flatMap(({ titulo, idioma }, i) =>
      titulo ? [{ title: titulo, lang: idioma, ...(i > 0 && { titleType: 'TranslatedTitle' }) }] : [],
    ),
    creators: work.autores.map(
      ({ orcid, afiliaciones, rors, ...person }): Named => ({
        ...named(person),
        orcid,
        affiliation: afiliaciones.map((name) => {
          const affiliationIdentifier = rorOf({ rors }, name);
          return affiliationIdentifier ? { name, affiliationIdentifier, affiliationIdentifierScheme: 'ROR' } : name;
        }),
      }),
    ),
    contributors: [
      ...(ficha.editores ?? []).map((person) => ({ ...named(person), contributorType: 'Editor' })),
      ...(ficha.directores ?? []).map((person) => ({ ...named(person), contributorType: 'Supervisor' })),
    ],
    publisher: cited.archive ?? cited.publisher ?? (work.revista.institucion || work.revista.nombre),
    publicationYear: Number(day(work.fechaPublicacion)?.slice(0, 4)) || undefined,
    dates: [
      ...date('Submitted', work.fechaRecepcion),
      ...date('Accepted', work.fechaAceptacion),
      ...date('Issued', work.fechaPublicacion),
      ...date('Available', embargoHasta),
    ],
    language: work.idioma,
    subjects: subjectsOf(work).map(({ text, language }) => ({ subject: text, lang: language })),
    identifiers: [
      ...(work.direccion ? [{ identifier: work.direccion, identifierType: 'URL' }] : []),
      ...Object.values(ficha.isbn ?? {}).map((isbn) => ({ identifier: isbn13(isbn), identifierType: 'ISBN' })),
    ],
    formats: [...new Set(work.archivos.map(({ tipo }) => tipo))],
    rightsList: licencia ? [{ rights: licencia, rightsUri: licencia }] : [],
    descriptions: textsOf(work).flatMap(({ resumen, idioma }) =>
      resumen ? [{ description: resumen, descriptionType: 'Abstract', lang: idioma }] : [],
    ),
    fundingReferences: grantsOf(work).map(({ nombre, ror, ayuda }) => ({
      funderName: nombre,
      ...(ror && { funderIdentifier: ror, funderIdentifierType: 'ROR' }),
      ...(ayuda && { awardNumber: ayuda }),
    })),
    relatedIdentifiers: [...serial, ...parts, ...preprints],
    ...(container && {
      container: {
        type: work.capituloDe ? 'Book' : 'Journal',
        title: container,
        ...(cited.ISSN && { identifier: cited.ISSN, identifierType: 'ISSN' }),
        ...(cited.volume && { volume: cited.volume }),
        ...(cited.issue && { issue: cited.issue }),
        ...(firstPage && { firstPage }),
        ...(lastPage && { lastPage }),
        ...(cited.number && { number: cited.number }),
      },
    }),
  };
}

const schemaVersion = 'http://datacite.org/schema/kernel-4';

/** As the API of DataCite answers it (application/vnd.datacite.datacite+json). */
export function dataciteJson(work: RecordedWork): string {
  const { creators, contributors, container, ...told } = dataciteOf(work);
  const inJson = ({ orcid, ...person }: Named) => ({
    ...person,
    nameIdentifiers: orcid
      ? [
          {
            nameIdentifier: `https://orcid.org/${orcid}`,
            nameIdentifierScheme: 'ORCID',
            schemeUri: 'https://orcid.org',
          },
        ]
      : [],
  });
  return `${JSON.stringify({ id: addressOf(work), ...told, creators: creators.map(inJson), contributors, container, schemaVersion }, null, 2)}\n`;
}

/** As it is deposited; valid where it has a DOI, an author and a year, without which nothing is registered. */
export function dataciteXml(work: RecordedWork): string {
  const told = dataciteOf(work);
  const group = (name: string, parts: readonly string[]) => (parts.length > 0 ? [element(name, parts)] : []);
  const lang = (language: string) => ({ 'xml:lang': language });
  const nameOf = (tag: string, { name, nameType, givenName, familyName }: ReturnType<typeof named>) => [
    element(tag, name, { nameType }),
    ...said('givenName', givenName),
    ...said('familyName', familyName),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'resource',
    [
      element('identifier', told.doi ?? '', { identifierType: 'DOI' }),
      ...group(
        'creators',
        told.creators.map(({ orcid, affiliation, ...name }) =>
          element('creator', [
            ...nameOf('creatorName', name),
            ...said('nameIdentifier', orcid && `https://orcid.org/${orcid}`, {
              nameIdentifierScheme: 'ORCID',
              schemeURI: 'https://orcid.org',
            }),
            ...affiliation.flatMap((each) =>
              typeof each === 'string'
                ? said('affiliation', each)
                : said('affiliation', each.name, {
                    affiliationIdentifier: each.affiliationIdentifier,
                    affiliationIdentifierScheme: 'ROR',
                    schemeURI: 'https://ror.org',
                  }),
            ),
          ]),
        ),
      ),
      element(
        'titles',
        told.titles.map(({ title, lang: language, titleType }) =>
          element('title', title, { ...lang(language), titleType: titleType || undefined }),
        ),
      ),
      element('publisher', told.publisher),
      element('publicationYear', String(told.publicationYear ?? '')),
      element('resourceType', told.types.resourceType, { resourceTypeGeneral: told.types.resourceTypeGeneral }),
      ...group(
        'subjects',
        told.subjects.map(({ subject, lang: language }) => element('subject', subject, lang(language))),
      ),
      ...group(
        'contributors',
        told.contributors.map(({ contributorType, ...name }) =>
          element('contributor', nameOf('contributorName', name), { contributorType }),
        ),
      ),
      ...group(
        'dates',
        told.dates.map(({ date, dateType }) => element('date', date, { dateType })),
      ),
      ...said('language', told.language),
      ...group(
        'alternateIdentifiers',
        told.identifiers.map(({ identifier, identifierType }) =>
          element('alternateIdentifier', identifier, { alternateIdentifierType: identifierType }),
        ),
      ),
      ...group(
        'relatedIdentifiers',
        told.relatedIdentifiers.map(({ relatedIdentifier, ...attributes }) =>
          element('relatedIdentifier', relatedIdentifier, attributes),
        ),
      ),
      ...group(
        'formats',
        told.formats.map((format) => element('format', format)),
      ),
      ...group(
        'rightsList',
        told.rightsList.map(({ rights, rightsUri }) => element('rights', rights, { rightsURI: rightsUri })),
      ),
      ...group(
        'descriptions',
        told.descriptions.map(({ description, descriptionType, lang: language }) =>
          element('description', description, { ...lang(language), descriptionType }),
        ),
      ),
      ...group(
        'fundingReferences',
        told.fundingReferences.map(({ funderName, funderIdentifier, awardNumber }) =>
          element('fundingReference', [
            element('funderName', funderName),
            ...said('funderIdentifier', funderIdentifier, { funderIdentifierType: 'ROR' }),
            ...said('awardNumber', awardNumber),
          ]),
        ),
      ),
      ...container(told.container),
    ],
    {
      xmlns: schemaVersion,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${schemaVersion} https://schema.datacite.org/meta/kernel-4.6/metadata.xsd`,
    },
  )}\n`;
}

/** Where it stands, as a related item. */
function container(told: ReturnType<typeof dataciteOf>['container']): string[] {
  if (!told) return [];
  const item = element(
    'relatedItem',
    [
      ...said('relatedItemIdentifier', told.identifier, { relatedItemIdentifierType: 'ISSN' }),
      element('titles', [element('title', told.title)]),
      ...said('volume', told.volume),
      ...said('issue', told.issue),
      ...said('number', told.number, { numberType: 'Article' }),
      ...said('firstPage', told.firstPage),
      ...said('lastPage', told.lastPage),
    ],
    { relatedItemType: told.type, relationType: told.type === 'Book' ? 'IsPartOf' : 'IsPublishedIn' },
  );
  return [element('relatedItems', [item])];
}
