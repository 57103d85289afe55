/** The package document of an EPUB 3.3: what is in it, in which order it is read, and what a reader who cannot see may expect. */
import { type ExportedIssue, guestsOf, nameOfIssue } from '#server/documents/model/exported-issue.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** A file of the book. */
export interface Item {
  id: string;
  /** From the package document. */
  href: string;
  type: string;
  properties?: string | undefined;
  /** It is read in its turn. */
  isPage?: true;
}

interface Facts {
  items: readonly Item[];
  hasPictures: boolean;
  hasFormulas: boolean;
  /** What is said of it to who needs to know before they open it. */
  accessibility: string;
}

/** How the whole number is called. */
export const titleOfIssue = (issue: ExportedIssue): string =>
  [issue.revista.nombre, nameOfIssue(issue), issue.titulo].filter(Boolean).join(' · ');

export function packageOf(issue: ExportedIssue, { items, hasPictures, hasFormulas, accessibility }: Facts): string {
  const day = issue.fechaPublicacion ?? `${issue.anio}-01-01`;
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    ...(hasPictures ? ['alternativeText'] : []),
    ...(hasFormulas ? ['MathML'] : []),
  ];
  const said = (name: string, text: string, attributes = '') =>
    text ? [`<dc:${name}${attributes}>${escapeMarkup(text)}</dc:${name}>`] : [];
  const meta = (property: string, text: string) => `<meta property="${property}">${escapeMarkup(text)}</meta>`;
  const editors = issue.editores.flatMap(({ nombres, apellidos }, index) => [
    ...said('contributor', `${nombres} ${apellidos}`.trim(), ` id="editor-${index + 1}"`),
    `<meta refines="#editor-${index + 1}" property="role" scheme="marc:relators">edt</meta>`,
  ]);
  const metadata = [
    `<dc:identifier id="id">urn:uuid:${issue.id}</dc:identifier>`,
    ...said('title', titleOfIssue(issue)),
    ...said('language', issue.idioma),
    ...[...new Set(issue.obras.map(({ obra }) => obra.idioma))]
      .filter((language) => language !== issue.idioma)
      .flatMap((language) => said('language', language)),
    ...said('publisher', issue.revista.institucion || issue.revista.nombre),
    ...said('date', day),
    ...said('source', issue.direccion),
    ...editors,
    // The same number gives the same bytes.
    meta('dcterms:modified', `${day}T00:00:00Z`),
    meta('schema:accessMode', 'textual'),
    ...(hasPictures ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', accessibility),
  ];
  const manifest = items.map(
    ({ id, href, type, properties }) =>
      `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const spine = items.flatMap(({ id, isPage }) => (isPage ? [`<itemref idref="${id}"/>`] : []));
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${issue.idioma}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}

/** Those who edited it, where it says so. */
export const editedBy = (issue: ExportedIssue, label: string): string => {
  const guests = guestsOf(issue);
  return guests && `<p><b>${escapeMarkup(label)}</b><br/>${escapeMarkup(guests)}</p>`;
};
