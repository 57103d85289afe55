/**
 * A work as repositories take it in: its Dublin Core in the words of info:eu-repo and COAR (OpenAIRE, LA Referencia), as an Atom entry
 * (SWORD 2.0 Profile §6.3.3) or in METS, in the fields of DSpace (DSpace METS SIP Profile 1.0; DIM).
 * Relations: OpenAIRE Guidelines for Literature Repositories 3.0, 'Alternative Identifier' and 'Publication Reference'.
 */
import { doiAddress } from '#contract/doi.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { dublinCoreTerms, type Term } from './dublin-core.ts';
import { coarOf } from './openaire.ts';
import type { RecordedWork } from './recorded-work.ts';

/** What a repository is told of a work that was retracted, in its language. */
export const depositTerms = (work: RecordedWork, retraction: string | undefined): Term[] => {
  const { rights, version } = coarOf(work);
  const { doi, direccion } = work;
  return [
    ...dublinCoreTerms(work),
    { element: 'rights', text: rights.address },
    { element: 'type', text: version.address },
    ...(doi
      ? [
          { element: 'relation', text: `info:eu-repo/semantics/altIdentifier/doi/${doi}` },
          { element: 'relation', qualifier: 'isversionof', text: doiAddress(doi) },
        ]
      : direccion
        ? [{ element: 'relation', qualifier: 'isversionof', text: direccion }]
        : []),
    ...(retraction ? [{ element: 'description', text: retraction, language: work.idioma }] : []),
  ];
};

/** The name of the field of DSpace, `dc.contributor.author`: authors are contributors there, and its languages are of ISO 639. */
export function fieldOf({ element: name, qualifier }: Term): string {
  const [part, kind] =
    name === 'creator' ? ['contributor', 'author'] : name === 'language' ? ['language', 'iso'] : [name, qualifier];
  return ['dc', part, kind].filter(Boolean).join('.');
}

/** The terms of DCMI that say more than their element, by the qualifiers of DSpace. */
const dcmi: Readonly<Record<string, string>> = {
  alternative: 'alternative',
  abstract: 'abstract',
  issued: 'issued',
  isversionof: 'isVersionOf',
};

/** An entry that makes or changes a deposit. `id` and `updated` are what Atom asks for. */
export const depositEntry = (terms: readonly Term[], { id, updated }: { id: string; updated: Date }): string =>
  declaration +
  element(
    'entry',
    [
      element('title', terms.find(({ element: name }) => name === 'title')?.text ?? ''),
      element('id', id),
      element('updated', updated.toISOString()),
      ...terms
        .filter(({ element: name }) => name === 'creator')
        .map(({ text }) => element('author', [element('name', text)])),
      ...terms.flatMap(({ element: name, qualifier, text, language }) =>
        said(`dcterms:${dcmi[qualifier ?? ''] ?? name}`, text, language ? { 'xml:lang': language } : {}),
      ),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:dcterms': 'http://purl.org/dc/terms/' },
  );

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The manifest of a package: what the work is, in DSpace's fields, and its file. */
export const metsManifest = (
  terms: readonly Term[],
  { id, made, file }: { id: string; made: Date; file: { name: string; type: string; bytes: number; md5: string } },
): string =>
  declaration +
  element(
    'mets',
    [
      element('metsHdr', [element('agent', [element('name', 'Pliego')], { ROLE: 'CUSTODIAN', TYPE: 'ORGANIZATION' })], {
        CREATEDATE: made.toISOString(),
      }),
      element(
        'dmdSec',
        [element('mdWrap', [element('xmlData', [dim(terms)])], { MDTYPE: 'OTHER', OTHERMDTYPE: 'DIM' })],
        { ID: 'obra', GROUPID: 'obra' },
      ),
      element('fileSec', [
        element(
          'fileGrp',
          [
            element(
              'file',
              [element('FLocat', [], { LOCTYPE: 'URL', 'xlink:type': 'simple', 'xlink:href': file.name })],
              {
                ...{ ID: 'archivo', GROUPID: 'archivo', MIMETYPE: file.type, SIZE: String(file.bytes) },
                ...{ CHECKSUM: file.md5, CHECKSUMTYPE: 'MD5' },
              },
            ),
          ],
          { USE: 'CONTENT' },
        ),
      ]),
      element(
        'structMap',
        [
          element(
            'div',
            [element('div', [element('fptr', [], { FILEID: 'archivo' })], { ID: 'parte', TYPE: 'File' })],
            {
              ID: 'todo',
              DMDID: 'obra',
              TYPE: 'DSpace Item',
            },
          ),
        ],
        { LABEL: 'DSpace', TYPE: 'LOGICAL', ID: 'estructura' },
      ),
    ],
    {
      xmlns: 'http://www.loc.gov/METS/',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      OBJID: id,
      LABEL: 'DSpace Item',
      PROFILE: 'DSpace METS SIP Profile 1.0',
    },
  );

const dim = (terms: readonly Term[]): string =>
  element(
    'dim:dim',
    terms.map((term) => {
      const [schema = '', name = '', qualifier] = fieldOf(term).split('.');
      return element('dim:field', term.text, { mdschema: schema, element: name, qualifier, lang: term.language });
    }),
    { 'xmlns:dim': 'http://www.dspace.org/xmlns/dspace/dim', dspaceType: 'ITEM' },
  );
