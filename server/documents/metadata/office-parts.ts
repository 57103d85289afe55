/** What becomes of each part of an Office or OpenDocument file; what nobody thought of is emptied. */

/** Parts that say nothing but who and where; mentions of them go with them. */
const dropped =
  /^(docProps|docMetadata|customXml|_xmlsignatures|\[trash\]|customUI|userCustomization|Thumbnails|Configurations2|Versions|Basic|Scripts|Dialogs)\/|^(word\/people\.xml|xl\/revisions\/|xl\/externalLinks\/_rels\/|ppt\/changesInfos\/|ppt\/revisionInfo\.xml|layout-cache|manifest\.rdf|VersionList\.xml|META-INF\/(document|macro|package)signatures\.xml)|(^|\/)(thumbnail\.\w+|webextensions\/.*|printerSettings\/?.*|vbaProject.*|vbaData\.xml|attachedToolbars\.bin)$/i;

export type Treatment = 'drop' | 'meta' | 'xml' | 'office' | 'plain' | 'opaque';

export function treatmentOf(name: string): Treatment {
  if (dropped.test(name)) return 'drop';
  // OpenDocument's properties, of the document itself and of each object in it.
  if (/(^|\/)meta\.xml$/.test(name)) return 'meta';
  if (/\.(xml|rels|vml|rdf|svg)$/i.test(name)) return 'xml';
  if (/\.(docx|xlsx|pptx|dotx|odt|ods|odp)$/i.test(name)) return 'office';
  // Fonts, whose first bytes are scrambled, and the word by which OpenDocument files are known.
  return /\.odttf$/i.test(name) || name === 'mimetype' ? 'plain' : 'opaque';
}

/** The name of the part that a mention in another leads to: `word/_rels/document.xml.rels`, `media/a.png`. */
export function partOf(mentioning: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const folder = mentioning.includes('_rels/') ? mentioning.slice(0, mentioning.indexOf('_rels/')) : '';
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/');
}

/** Whether the part tells of other parts: relationships, content types, OpenDocument's manifest. */
export const mentionsParts = (name: string) =>
  name.endsWith('.rels') || name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';

/** An OpenDocument part of properties that says nothing. */
export const emptyMeta = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>`;

/** A PNG of one clear pixel: it stands where a picture was that may hold anything, so that no mention leads nowhere. */
export const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export const isPictureName = (name: string) =>
  /\.(png|jpe?g|jpe|jfif|webp|gif|tiff?|bmp|wmf|emf|wdp|svm)$/i.test(name) ||
  /^(Pictures|ObjectReplacements)\//.test(name);
