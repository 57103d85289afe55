/** The package document of an EPUB 3.3: what is in it, in which order it is read, and what a reader who cannot see may expect. */
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

/** Who made it, by MARC's codes for relators: `aut`, `edt`. */
export interface EpubPerson {
  nombre: string;
  relator: 'aut' | 'edt';
}

/** What the whole says of itself. */
export interface EpubSubject {
  /** `urn:uuid:…` or `urn:isbn:…`: what reading systems know it by. */
  identificador: string;
  /** Its registered DOI; null: none. */
  doi: string | null;
  titulo: string;
  idioma: string;
  /** Others that parts of it are in. */
  otrosIdiomas: readonly string[];
  editorial: string;
  /** `2031-03-01`. */
  dia: string;
  /** Its page; '' where that is not known. */
  direccion: string;
  /** The licence's address; null: none. */
  licencia: string | null;
  /** Who wrote it; of a number, which has no authors, none. */
  autoria: readonly EpubPerson[];
  /** Who had another part in it. */
  otros: readonly EpubPerson[];
}

export interface EpubFacts {
  items: readonly Item[];
  hasPictures: boolean;
  hasFormulas: boolean;
  /** What is said of it to who needs to know before they open it. */
  accessibility: string;
}

export function packageOf(subject: EpubSubject, { items, hasPictures, hasFormulas, accessibility }: EpubFacts): string {
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
  const people = (element: string, id: string, list: readonly EpubPerson[]) =>
    list.flatMap(({ nombre, relator }, index) => [
      ...said(element, nombre, ` id="${id}-${index + 1}"`),
      `<meta refines="#${id}-${index + 1}" property="role" scheme="marc:relators">${relator}</meta>`,
    ]);
  const metadata = [
    `<dc:identifier id="id">${escapeMarkup(subject.identificador)}</dc:identifier>`,
    ...said('identifier', subject.doi ? `urn:doi:${subject.doi}` : ''),
    ...said('title', subject.titulo),
    ...said('language', subject.idioma),
    ...subject.otrosIdiomas.flatMap((language) => said('language', language)),
    ...people('creator', 'author', subject.autoria),
    ...said('publisher', subject.editorial),
    ...said('date', subject.dia),
    ...said('source', subject.direccion),
    ...said('rights', subject.licencia ?? ''),
    ...people('contributor', 'editor', subject.otros),
    // The same work gives the same bytes.
    meta('dcterms:modified', `${subject.dia}T00:00:00Z`),
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
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${subject.idioma}" prefix="schema: http://schema.org/">
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
