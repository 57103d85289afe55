/** What packages of a work have in common: a ZIP that is written to a file as it is read, its pictures and its files. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile } from '#contract/call.ts';
import type { WorkFile } from '#contract/entities/file.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { slugOfTitle } from '#contract/public-addresses.ts';
import { plainFileName } from '#server/documents/model/exported-file-name.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { type Content, ZipWriter } from '#server/platform/files/zip/zip-writer.ts';
import type { Services } from '#server/platform/services.ts';
import { exportPublication } from './export-publication.ts';
import { storedPicture } from './pictures.ts';
import { write } from './write-in-child.ts';

/** Puts a file into the package. `deflate`: it is worth packing. */
export type AddFile = (place: string, content: Content, options?: { deflate?: boolean }) => Promise<unknown>;

/** A ZIP of the work's name, sent once it is whole: a work with gigabytes of data takes no memory. `ending`: `zip` */
export async function sentZip(
  { titulo }: Pick<ExportedWork, 'titulo'>,
  ending: string,
  fill: (add: ZipWriter['add'], name: string) => Promise<void>,
): Promise<SentFile> {
  const name = slugOfTitle(titulo) || 'obra';
  const folder = await passingFolder('paquete');
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'paquete.zip');
    await writeZip(path, (add) => fill(add, name));
    const body = createReadStream(path);
    body.once('close', () => void drop());
    return { type: 'application/zip', name: `${name}.${ending}`, body };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** A ZIP at this place, whole or not at all. */
export async function writeZip(path: string, fill: (add: ZipWriter['add']) => Promise<void>): Promise<void> {
  const zip = await ZipWriter.open(path);
  try {
    await fill((place, content, options) => zip.add(place, content, options));
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

/** Its text in JATS, with its pictures as they lie in the package. */
export function packedJats(work: ExportedWork, places: ReadonlyMap<string, string>): Promise<string | Uint8Array> {
  const shown = (documento: Manuscript) => withPlaces(documento, places);
  return write('jats', {
    ...work,
    documento: shown(work.documento),
    textos: work.textos.map((text) => ({ ...text, documento: shown(text.documento) })),
    pictures: async () => null,
  });
}

/** A picture of a text, as its name in a package tells of it. */
export interface PackedPicture {
  /** From 1, among all of the work. */
  number: number;
  /** `png` */
  ending: string;
  of: 'figure' | 'table';
  /** Of the text in another language that alone shows it. */
  idioma?: string | undefined;
}

/**
 * The pictures that its texts show; gives where each lies, by its address.
 * @param name the folder in which they lie, numbered, or how each is called
 */
export async function addPictures(
  services: Services,
  work: ExportedWork,
  add: AddFile,
  missing: string[],
  name: string | ((picture: PackedPicture) => string),
) {
  const named = typeof name === 'string' ? ({ number, ending }: PackedPicture) => `${name}/${number}.${ending}` : name;
  const places = new Map<string, string>();
  const shown = new Map<string, Pick<PackedPicture, 'of' | 'idioma'>>();
  for (const [documento, idioma] of [
    [work.documento, undefined] as const,
    ...work.textos.map((text) => [text.documento, text.idioma] as const),
  ])
    visit(documento, (node) => {
      if ((node.type === 'figure' || node.type === 'table') && node.attrs.src && !shown.has(node.attrs.src))
        shown.set(node.attrs.src, { of: node.type, idioma });
    });
  for (const [address, about] of shown) {
    const picture = await storedPicture(services, work.id, address);
    if (picture) {
      const place = named({ ...about, number: places.size + 1, ending: picture.ending });
      await add(place, picture.file.stream(), { deflate: false });
      places.set(address, place);
    } else missing.push(address);
  }
  return places;
}

/** The text with its pictures named as they lie in the package. */
function withPlaces(documento: Manuscript, places: ReadonlyMap<string, string>): Manuscript {
  const copy = structuredClone(documento);
  visit(copy, (node) => {
    if ((node.type === 'figure' || node.type === 'table') && node.attrs.src)
      node.attrs.src = places.get(node.attrs.src) ?? node.attrs.src;
  });
  return copy;
}

/**
 * The PDFs that readers of a public work have: the one that is all its text, else one that is typeset for each of its languages.
 * Throws `pdf_no_compuesto`.
 * @param named what each is called, by its language; undefined: the work's own
 */
export async function addPdfs(
  services: Services,
  work: ExportedWork,
  { site, named }: { site: string; named: (idioma?: string) => string },
  add: AddFile,
  missing: string[],
): Promise<void> {
  const own = await pdfOfWork(services, await readableWork(services, null, work.id));
  if (own) {
    await addFile(services, own, named(), add, missing);
    return;
  }
  for (const idioma of [undefined, ...work.textos.map((text) => text.idioma)]) {
    const { body } = await exportPublication(services, null, work.id, 'pdf', { idioma, site });
    await add(named(idioma), [body], { deflate: false });
  }
}

/** Read twice: an altered one must not go out as if it were whole. Says whether it is in. */
export async function addFile(
  { files }: Services,
  { id, publicacionId, sha256 }: Pick<WorkFile, 'id' | 'publicacionId' | 'sha256'>,
  name: string,
  add: AddFile,
  missing: string[],
): Promise<boolean> {
  const stored = await files.get(placeOfFile(publicacionId, id));
  const hash = createHash('sha256');
  if (stored) for await (const chunk of stored.stream()) hash.update(chunk);
  if (!stored || hash.digest('hex') !== sha256) {
    missing.push(name);
    return false;
  }
  await add(name, stored.stream(), { deflate: false });
  return true;
}

/** A file's name as any computer keeps it, and no other file's: 'datos.csv', 'datos (2).csv'. */
export function freeName(nombre: string, taken: Set<string>): string {
  const plain = plainFileName(nombre.normalize('NFC')).replace(/^[.\s]+|[.\s]+$/g, '') || 'archivo';
  const end = plain.lastIndexOf('.');
  const [stem, ending] = end > 0 ? [plain.slice(0, end), plain.slice(end)] : [plain, ''];
  let name = plain;
  for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${stem} (${next})${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
