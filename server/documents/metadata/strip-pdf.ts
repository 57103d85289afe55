/** PDF (ISO 32000-2) without who made it: Info, XMP, names at notes, attached files, pieces of programs, paths. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { cleanPdfPicture } from './pdf-pictures.ts';
import type { Removed } from './removed-words.ts';
import { NotStrippable, type Stripped } from './stripped.ts';

const named = (name: string) => PDFName.of(name);
/** What of the catalogue makes the document; programs put everything else there. */
const ofCatalogue =
  /^\/(Type|Version|Extensions|Pages|PageLabels|Names|Dests|ViewerPreferences|PageLayout|PageMode|Outlines|StructTreeRoot|MarkInfo|Lang|OutputIntents|OCProperties|AcroForm)$/;
/** Keys under which programs put what is theirs, wherever they stand: pdfTeX keeps the paths of figures. */
const everywhere = /^\/(Metadata|PieceInfo|LastModified|AF|AA|XFA|CreatorInfo|ADBE_.*|PTEX\..*|Thumb|JS)$/;
/** Of a note: who wrote it, under which name it is filed, when, and the same words with marks of its program. */
const ofNotes = ['T', 'NM', 'M', 'CreationDate', 'RC'].map(named);
/** Annotations that hold files, films or stamps, which say who and when; and what is signed. */
const withdrawn = /^\/(FileAttachment|RichMedia|Screen|Movie|Sound|3D|Stamp)$/;
/** What an annotation may do: go to a place in this file or on the web. */
const harmless = /^\/(GoTo|URI|Named)$/;

/** Throws NotStrippable where the file is locked or broken. */
export async function stripPdf(bytes: Uint8Array): Promise<Stripped> {
  try {
    // Not decrypted, and nothing of our own written into it.
    return await strip(await PDFDocument.load(bytes, { updateMetadata: false }));
  } catch (cause) {
    if (cause instanceof NotStrippable) throw cause;
    throw new NotStrippable('copia_pdf', { cause });
  }
}

async function strip(document: PDFDocument): Promise<Stripped> {
  const removed = new Set<Removed>(['propiedades_pdf']);
  const { context, catalog } = document;
  context.trailerInfo.Info = undefined;
  context.trailerInfo.ID = undefined;
  for (const [key] of catalog.entries()) if (!ofCatalogue.test(key.toString())) catalog.delete(key);
  const names = catalog.lookupMaybe(named('Names'), PDFDict);
  for (const [key] of names?.entries() ?? []) {
    if (key === named('EmbeddedFiles')) removed.add('adjuntos');
    if (key !== named('Dests')) names?.delete(key);
  }
  const pages = document.getPages();
  for (const page of pages) cleanNotes(page.node.lookupMaybe(named('Annots'), PDFArray), removed);
  const reached = reachable(context, removed);
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
  if (pages.length === 0) throw new NotStrippable('copia_sin_paginas');
  const copy = await document.save({ useObjectStreams: true, addDefaultPage: false });
  return { bytes: copy, removed: [...removed] };
}

function cleanNotes(notes: PDFArray | undefined, removed: Set<Removed>): void {
  for (let at = (notes?.size() ?? 0) - 1; at >= 0; at--) {
    const note = notes?.lookup(at);
    if (!(note instanceof PDFDict)) continue;
    if (withdrawn.test(String(note.lookup(named('Subtype')))) || isSignature(note)) {
      notes?.remove(at);
      removed.add('adjuntos_firmas');
    } else if (note.lookup(named('Subtype')) !== named('Widget'))
      for (const key of ofNotes) if (note.delete(key)) removed.add('nombres_notas');
  }
}

const isSignature = (dict: PDFDict) => [dict.lookup(named('FT')), dict.lookup(named('Type'))].includes(named('Sig'));

/** Cleans all that the document's root leads to; objects that nothing leads to would be written all the same. */
function reachable(context: PDFContext, removed: Set<Removed>): Set<PDFObject> {
  const reached = new Set<PDFObject>();
  const open: PDFObject[] = context.trailerInfo.Root ? [context.trailerInfo.Root] : [];
  for (let object = open.pop(); object; object = open.pop()) {
    if (reached.has(object)) continue;
    reached.add(object);
    if (object instanceof PDFRef) open.push(...[context.lookup(object) ?? []].flat());
    else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFStream) {
      cleanPdfPicture(object);
      open.push(object.dict);
    } else if (object instanceof PDFDict) {
      cleanDict(object, removed);
      open.push(...object.values());
    }
  }
  return reached;
}

function cleanDict(dict: PDFDict, removed: Set<Removed>): void {
  for (const [key] of dict.entries()) if (everywhere.test(key.toString())) dict.delete(key);
  for (const key of ['A', 'PA'].map(named)) {
    const action = dict.lookup(key);
    if (!(action instanceof PDFDict)) continue;
    const local = /^\(?(?:file:|[A-Za-z]:|\\\\)/i.test(String(action.lookup(named('URI')) ?? ''));
    if (local || !harmless.test(String(action.lookup(named('S')) ?? '/GoTo'))) dict.delete(key);
  }
  if (isSignature(dict)) {
    for (const [key] of dict.entries()) if (key !== named('FT') && key !== named('Type')) dict.delete(key);
    removed.add('adjuntos_firmas');
  }
}
