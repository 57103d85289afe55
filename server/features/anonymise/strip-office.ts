/**
 * Word, Excel and PowerPoint (ECMA-376) and OpenDocument (OASIS ODF 1.3) without who made them: document properties,
 * names at comments and tracked changes, lists of people, previews, paths, marks of editing sessions, pictures' EXIF.
 */
import { zipSync } from 'fflate';
import { cleanPicture } from '#server/platform/pictures/clean-picture.ts';
import { openArchive } from '#server/features/manuscripts/docx/archive.ts';
import { DocxError } from '#server/features/manuscripts/docx/docx-error.ts';
import { NotStrippable, type Stripped } from './strip-identity.ts';

/** Parts that say nothing but who and where; their mentions in relationships and content types go with them. */
const droppedParts =
  /^(docProps\/|customXml\/|word\/people\.xml|xl\/persons\/|xl\/revisions\/|ppt\/commentAuthors\.xml|ppt\/authors\.xml|Thumbnails\/|layout-cache|Configurations2\/|META-INF\/documentsignatures)|vbaProject|printerSettings/i;
const pictureParts = /\.(png|jpe?g|webp)$/i;
const officeParts = /\.(docx|xlsx|pptx)$/i;
const textParts = /\.(xml|rels|vml)$/i;
/** Parts that no reader needs, and that may hold anything. */
const opaqueParts = /\.(bin|ole|emz|wmz)$/i;

const someone = 'Autor anónimo';
/** The ODF way to say who and when, and Word's own field results of the same. */
const odfPeople =
  /<(dc:creator|meta:initial-creator|meta:printed-by|text:author-name|text:author-initials|text:initial-creator|text:sender-[\w-]+)\b([^>]*)>[^<]*<\/\1>/g;
const authorAttributes =
  /((?:\w+:)?(?:author|initials|authorId|userId|providerId|lastModifiedBy|userName|displayName|signature))="[^"]*"/gi;
const sessionMarks = /\s\w+:rsid\w*="[^"]*"/g;
const dates = /\s(?:w:date|w16du:dateUtc|w15:dateUtc|w16cex:dateUtc)="[^"]*"/g;
const localPlaces = /(Target|r:link|xlink:href)="(?:file:|[A-Za-z]:|\\\\)[^"]*"/g;

/** Throws NotStrippable where the archive is broken, locked or too large once unpacked. */
export function stripOffice(bytes: Buffer): Stripped {
  const removed = new Set<string>();
  try {
    const archive = openArchive(bytes);
    const kept = archive.names.filter((name) => !name.endsWith('/'));
    const parts: Record<string, [Uint8Array, { level: 0 | 6 }]> = {};
    for (const name of kept) {
      if (droppedParts.test(name)) {
        removed.add('propiedades del documento');
        continue;
      }
      const content = stripPart(name, archive.read(name), removed);
      // ODF wants its first part as it is, so that programs know the file by it.
      if (content) parts[name] = [content, { level: name === 'mimetype' ? 0 : 6 }];
    }
    const zip = zipSync(parts, { mtime: new Date(1980, 0, 1, 12) });
    return { bytes: zip, removed: [...removed] };
  } catch (error) {
    if (error instanceof DocxError) throw new NotStrippable(error.message, { cause: error });
    throw error;
  }
}

function stripPart(name: string, content: Buffer, removed: Set<string>): Uint8Array | undefined {
  if (name === 'meta.xml') {
    removed.add('propiedades del documento');
    return Buffer.from(emptyMeta);
  }
  if (textParts.test(name)) return stripText(name, content, removed);
  if (pictureParts.test(name)) {
    const picture = cleanPicture(content);
    if (picture && picture.bytes.length < content.length) removed.add('datos de la cámara en las imágenes');
    // A picture that cannot be read is one that may hold anything.
    return picture?.bytes;
  }
  if (officeParts.test(name)) return stripOffice(content).bytes;
  if (opaqueParts.test(name)) {
    removed.add('objetos incrustados');
    return undefined;
  }
  return content;
}

function stripText(name: string, content: Buffer, removed: Set<string>): Uint8Array {
  const xml = content.toString('utf8');
  const anonymous = xml
    .replace(authorAttributes, (_, attribute: string) => {
      removed.add('nombres en comentarios y cambios');
      return `${attribute}="${someone}"`;
    })
    .replace(odfPeople, (_, element: string, attributes: string) => {
      removed.add('nombres en comentarios y cambios');
      return `<${element}${attributes}>${someone}</${element}>`;
    })
    .replace(sessionMarks, '')
    .replace(dates, '')
    .replace(/<w:rsids>[\s\S]*?<\/w:rsids>/g, '')
    .replace(/<w:docVars>[\s\S]*?<\/w:docVars>/g, '')
    .replace(
      /<w:(?:attachedTemplate|saveThroughXslt|mailMerge)\b[^>]*(?:\/>|>[\s\S]*?<\/w:(?:attachedTemplate|saveThroughXslt|mailMerge)>)/g,
      '',
    )
    .replace(localPlaces, (_, attribute: string) => {
      removed.add('rutas de archivos');
      return `${attribute}="about:blank"`;
    });
  const linked = name.endsWith('.rels') || name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';
  return Buffer.from(linked ? withoutDropped(name, anonymous) : anonymous);
}

/** Mentions of parts that are no more: a relationship or a type of a missing part makes a file that programs call damaged. */
function withoutDropped(name: string, xml: string): string {
  return xml.replace(/<(?:Relationship|Override|manifest:file-entry)\b[^>]*?\/>/g, (element) => {
    const target = /(?:Target|PartName|manifest:full-path)="([^"]*)"/.exec(element)?.[1] ?? '';
    const external = /TargetMode="External"/.test(element);
    if (external) return /attachedTemplate"/.test(element) ? '' : element;
    const part = partOf(name, target);
    return droppedParts.test(part) || opaqueParts.test(part) ? '' : element;
  });
}

/** The name of the part that a relationship of another leads to: `word/_rels/document.xml.rels`, `media/a.png`. */
function partOf(rels: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const folder = rels.includes('_rels/') ? rels.slice(0, rels.indexOf('_rels/')) : '';
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/');
}

const emptyMeta = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>`;
