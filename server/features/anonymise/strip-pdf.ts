/** PDF (ISO 32000-2) without who made it: Info, XMP, names at notes, attached files, pieces of programs. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { cleanPicture } from '#server/platform/pictures/clean-picture.ts';
import { NotStrippable, type Stripped } from './strip-identity.ts';

const named = (name: string) => PDFName.of(name);
/** Of a note: who wrote it, under which name it is filed, and when. */
const ofNotes = ['T', 'NM', 'M', 'CreationDate', 'RC'].map(named);
/** Keys under which programs put what is theirs, wherever they stand. */
const everywhere = ['Metadata', 'PieceInfo', 'LastModified'].map(named);
const ofCatalogue = ['Metadata', 'PieceInfo', 'AF', 'Collection', 'OpenAction', 'AA', 'Perms', 'DSS'].map(named);

/** Throws NotStrippable where the file is locked or broken. */
export async function stripPdf(bytes: Uint8Array): Promise<Stripped> {
  try {
    // Not decrypted, and nothing of our own written into it.
    return await strip(await PDFDocument.load(bytes, { updateMetadata: false }));
  } catch (cause) {
    throw new NotStrippable('El PDF está protegido o dañado.', { cause });
  }
}

async function strip(document: PDFDocument): Promise<Stripped> {
  const removed = new Set<string>(['propiedades del PDF']);
  const { context, catalog } = document;
  context.trailerInfo.Info = undefined;
  for (const key of ofCatalogue) catalog.delete(key);
  const names = catalog.lookupMaybe(named('Names'), PDFDict);
  for (const key of ['EmbeddedFiles', 'JavaScript'].map(named))
    if (names?.has(key)) {
      names.delete(key);
      removed.add('archivos adjuntos');
    }
  const signatures: PDFRef[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : undefined;
    if (!dict) continue;
    for (const key of everywhere) dict.delete(key);
    if (isNote(dict)) for (const key of ofNotes) if (dict.delete(key)) removed.add('nombres en las notas');
    if (dict.get(named('FT')) === named('Sig') || dict.get(named('Type')) === named('Sig')) signatures.push(ref);
    if (object instanceof PDFRawStream) cleanJpegStream(object);
  }
  for (const ref of signatures) {
    context.delete(ref);
    removed.add('firmas digitales');
  }
  for (const page of document.getPages()) {
    const notes = page.node.lookupMaybe(named('Annots'), PDFArray);
    for (let at = (notes?.size() ?? 0) - 1; at >= 0; at--) {
      const note = notes?.lookup(at);
      const dict = note instanceof PDFDict ? note : undefined;
      if (dict?.get(named('Subtype')) === named('FileAttachment')) notes?.remove(at);
      else if (dict && isNote(dict)) for (const key of ofNotes) dict.delete(key);
    }
  }
  forgetUnreachable(context);
  const copy = await document.save({ useObjectStreams: true, addDefaultPage: false });
  return { bytes: copy, removed: [...removed] };
}

/** Objects that nothing leads to any more would be written all the same. */
function forgetUnreachable(context: PDFContext): void {
  const reached = new Set<PDFObject>();
  const open: PDFObject[] = context.trailerInfo.Root ? [context.trailerInfo.Root] : [];
  for (let object = open.pop(); object; object = open.pop()) {
    if (reached.has(object)) continue;
    reached.add(object);
    if (object instanceof PDFRef) open.push(...[context.lookup(object) ?? []].flat());
    else if (object instanceof PDFDict) open.push(...object.values());
    else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFArray) open.push(...object.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

/** Annotations say whose they are under /T; so do form fields, whose /T is their name. */
const isNote = (dict: PDFDict) => dict.has(named('Subtype')) && dict.has(named('Rect')) && !dict.has(named('FT'));

/** A photograph in a PDF is a whole JPEG, EXIF and all. */
function cleanJpegStream(stream: PDFRawStream): void {
  if (stream.dict.get(named('Filter')) !== named('DCTDecode')) return;
  const picture = cleanPicture(Buffer.from(stream.contents));
  if (picture) stream.updateContents(picture.bytes);
}
