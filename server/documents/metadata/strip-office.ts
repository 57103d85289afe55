/**
 * Word, Excel and PowerPoint (ECMA-376) and OpenDocument (OASIS ODF 1.3) without who made them: document properties,
 * names at comments and tracked changes, lists of people, previews, paths, marks of editing sessions, pictures' EXIF.
 */
import { openArchive, packArchive } from '#server/documents/docx/archive.ts';
import { DocxError } from '#server/documents/docx/read/docx-error.ts';
import { cleanMetafile } from './clean-metafile.ts';
import { cleanPicture } from './clean-picture.ts';
import { emptyMeta, emptyPicture, isPictureName, mentionsParts, partOf, treatmentOf } from './office-parts.ts';
import { anonymousXml, type Findings, withoutNames, xmlText } from './office-xml.ts';
import { NotStrippable, type Stripped } from './stripped.ts';

/** Documents in documents in documents are nobody's manuscript. */
const deepest = 3;

/** Throws NotStrippable where the archive is broken, locked or too large once unpacked. */
export function stripOffice(bytes: Buffer, depth = 0): Stripped {
  if (depth > deepest) throw new NotStrippable('copia_dentro');
  const found: Findings = { removed: new Set(), names: new Set() };
  try {
    const archive = openArchive(bytes);
    const parts = new Map<string, Uint8Array>();
    for (const name of archive.names) {
      if (name.endsWith('/')) continue;
      const content = stripPart(name, archive.read(name), found, depth);
      if (content) parts.set(name, content);
    }
    for (const [name, content] of parts)
      if (/(^|\/)comments[^/]*\.xml$/i.test(name))
        parts.set(name, Buffer.from(withoutNames(Buffer.from(content).toString('utf8'), found.names)));
    return { bytes: packArchive(parts), removed: [...found.removed] };
  } catch (error) {
    if (error instanceof DocxError) throw new NotStrippable('copia_danada', { cause: error });
    throw error;
  }
}

function stripPart(name: string, content: Buffer, found: Findings, depth: number): Uint8Array | undefined {
  switch (treatmentOf(name)) {
    case 'drop':
      found.removed.add('propiedades');
      return undefined;
    case 'meta':
      found.removed.add('propiedades');
      return Buffer.from(emptyMeta);
    case 'xml': {
      const xml = anonymousXml(xmlText(content), found);
      return Buffer.from(mentionsParts(name) ? withoutDropped(name, xml) : xml);
    }
    case 'office': {
      const { bytes, removed } = stripOffice(content, depth + 1);
      for (const what of removed) found.removed.add(what);
      return bytes;
    }
    case 'plain':
      return content;
    case 'opaque':
      return stripOpaque(name, content, found);
  }
}

/** A picture is known by its content, cleaned, or else emptied, as is whatever may hold anything. */
function stripOpaque(name: string, content: Buffer, { removed }: Findings): Uint8Array {
  const picture = cleanPicture(content);
  if (picture) {
    if (picture.bytes.length < content.length) removed.add('camara_imagenes');
    return picture.bytes;
  }
  const drawing = cleanMetafile(content);
  if (drawing) return drawing;
  if (isPictureName(name)) {
    removed.add('otras_imagenes');
    return emptyPicture;
  }
  if (content.length > 0) removed.add('objetos');
  return Buffer.alloc(0);
}

/** Mentions of parts that are no more: a relationship or a type of a missing part makes a file that programs call damaged. */
function withoutDropped(name: string, xml: string): string {
  return xml.replace(/<(?:Relationship|Override|manifest:file-entry)\b[^<>]*\/>/g, (element) => {
    const target = /(?:Target|PartName|manifest:full-path)\s*=\s*["']([^"']*)["']/.exec(element)?.[1] ?? '';
    if (/TargetMode\s*=\s*["']External["']/.test(element))
      return /attachedTemplate["']/.test(element) ? '' : withoutPlace(element);
    return treatmentOf(partOf(name, target)) === 'drop' ? '' : element;
  });
}

/** An address outside of the file stays where it is of the web; a path from the author's folder does not. */
const withoutPlace = (element: string) =>
  element.replace(/Target\s*=\s*(["'])([^"']*)\1/, (whole, _, target: string) =>
    /^(https?|mailto|ftp|about|#)/i.test(target) ? whole : 'Target="about:blank"',
  );
