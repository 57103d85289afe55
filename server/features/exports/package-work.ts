/**
 * A published work whole, as archives and repositories take it in: a ZIP with a bag (BagIt 1.0) of all that its readers have. It is
 * written to a file as it is read, so that a work with gigabytes of data takes no memory, and sent once it is whole.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentFile } from '#contract/call.ts';
import type { WorkFile } from '#contract/entities/file.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { slugOfTitle } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { type Bag, bagSize, openBag } from '#server/documents/bagit/open-bag.ts';
import { plainFileName } from '#server/documents/model/exported-file-name.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { dataciteXml } from '#server/documents/records/datacite.ts';
import { writeDublinCore } from '#server/documents/records/dublin-core.ts';
import { addressOf } from '#server/documents/records/recorded-work.ts';
import { listFiles } from '#server/features/files/list.ts';
import { pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { ZipWriter } from '#server/platform/files/zip/zip-writer.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { canTakePackage, type Viewer } from '#server/policy/index.ts';
import { checkOpen, exportPublication } from './export-publication.ts';
import { storedPicture } from './pictures.ts';
import { readExportedWork } from './read-exported-work.ts';
import { readRecordedWorks } from './recorded-works.ts';
import { write } from './write-in-child.ts';

interface Asked {
  /** A submitted version: none but the published one is packed. */
  version?: number | undefined;
  /** The beginning of this site's addresses, '' where it is not known. */
  site: string;
}

/**
 * The package of a published work, whose text is open to everybody. Throws `no_encontrado`, `sin_permiso` where the viewer does not
 * run its journal, `obra_embargada`, and what its files throw where they cannot be made.
 */
export async function packageWork(
  services: Services,
  viewer: Viewer,
  id: string,
  { version, site }: Asked,
): Promise<SentFile> {
  const row = await readableWork(services, viewer, id);
  if (!canTakePackage(viewer, row)) throw refuse(viewer ? 'sin_permiso' : 'sesion_requerida');
  if (version !== undefined && version !== row.versionActual) throw refuse('no_encontrado');
  // What anybody may have, and nothing that the viewer knows besides.
  const work = await readExportedWork(services, null, id, { site: lasting(site) });
  checkOpen(work);
  const name = slugOfTitle(work.titulo) || 'obra';
  const folder = await mkdtemp(join(tmpdir(), 'pliego-paquete-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'paquete.zip');
    const zip = await ZipWriter.open(path);
    try {
      await fill(
        services,
        work,
        openBag(name, (place, content, options) => zip.add(place, content, options)),
        lasting(site),
      );
      await zip.close();
    } catch (error) {
      await zip.abandon();
      throw error;
    }
    const body = createReadStream(path);
    body.once('close', () => void drop());
    return { type: 'application/zip', name: `${name}.zip`, body };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** All that is in it. What the store does not have is left out, and named in what tells of the bag. */
async function fill(services: Services, work: ExportedWork, bag: Bag, site: string): Promise<void> {
  const { id, titulo, revista } = work;
  const [recorded] = await readRecordedWorks(services, [id], site);
  if (!recorded) throw refuse('no_encontrado');
  const missing: string[] = [];

  const places = await addPictures(services, work, bag, missing);
  const shown = (documento: Manuscript) => withPlaces(documento, places);
  const jats = await write('jats', {
    ...work,
    documento: shown(work.documento),
    textos: work.textos.map((text) => ({ ...text, documento: shown(text.documento) })),
    pictures: async () => null,
  });
  await bag.add('obra.xml', [jats], { deflate: true });

  const own = await pdfOfWork(services, await readableWork(services, null, id));
  if (own) await addFile(services, own, 'obra.pdf', bag, missing);
  else
    for (const idioma of [undefined, ...work.textos.map((text) => text.idioma)])
      for (const formato of ['pdf', 'html'] as const) {
        const { body } = await exportPublication(services, null, id, formato, { idioma, site });
        await bag.add(`obra${idioma ? `.${idioma}` : ''}.${formato}`, [body], { deflate: formato === 'html' });
      }

  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
  await bag.add('metadatos/dublin-core.xml', [`${xml}${writeDublinCore(recorded)}\n`], { deflate: true });
  if (recorded.doi && recorded.autores.length > 0 && recorded.fechaPublicacion)
    await bag.add('metadatos/datacite.xml', [dataciteXml(recorded)], { deflate: true });

  const taken = new Set<string>();
  for (const file of (await listFiles(services, null, id, undefined)).files)
    await addFile(services, file, `archivos/${freeName(file.nombre, taken)}`, bag, missing);

  await bag.close([
    ['Source-Organization', revista.institucion || revista.nombre],
    ['External-Identifier', addressOf(recorded) || `urn:uuid:${id}`],
    ['External-Description', titulo],
    ['Bagging-Date', new Date().toISOString().slice(0, 10)],
    ['Bag-Size', bagSize(bag.bytes())],
    ...missing.map((place) => ['Missing-File', place] as const),
  ]);
}

/** The pictures that its texts show; gives where each lies, by its address. */
async function addPictures(services: Services, work: ExportedWork, bag: Bag, missing: string[]) {
  const places = new Map<string, string>();
  const addresses = new Set<string>();
  for (const { documento } of [work, ...work.textos])
    visit(documento, (node) => {
      if ((node.type === 'figure' || node.type === 'table') && node.attrs.src) addresses.add(node.attrs.src);
    });
  for (const address of addresses) {
    const picture = await storedPicture(services, work.id, address);
    if (picture) {
      const place = `imagenes/${places.size + 1}.${picture.ending}`;
      await bag.add(place, picture.file.stream());
      places.set(address, place);
    } else missing.push(address);
  }
  return places;
}

/** The text with its pictures named as they lie in the bag. */
function withPlaces(documento: Manuscript, places: ReadonlyMap<string, string>): Manuscript {
  const copy = structuredClone(documento);
  visit(copy, (node) => {
    if ((node.type === 'figure' || node.type === 'table') && node.attrs.src)
      node.attrs.src = places.get(node.attrs.src) ?? node.attrs.src;
  });
  return copy;
}

/** Read twice: an altered one must get no checksum that calls it whole. */
async function addFile(
  { files }: Services,
  { id, publicacionId, sha256 }: Pick<WorkFile, 'id' | 'publicacionId' | 'sha256'>,
  name: string,
  bag: Bag,
  missing: string[],
): Promise<void> {
  const stored = await files.get(placeOfFile(publicacionId, id));
  const hash = createHash('sha256');
  if (stored) for await (const chunk of stored.stream()) hash.update(chunk);
  if (stored && hash.digest('hex') === sha256) await bag.add(name, stored.stream());
  else missing.push(name);
}

/** A file's name as any computer keeps it, and no other file's: 'datos.csv', 'datos (2).csv'. */
function freeName(nombre: string, taken: Set<string>): string {
  const plain = plainFileName(nombre.normalize('NFC')).replace(/^[.\s]+|[.\s]+$/g, '') || 'archivo';
  const end = plain.lastIndexOf('.');
  const [stem, ending] = end > 0 ? [plain.slice(0, end), plain.slice(end)] : [plain, ''];
  let name = plain;
  for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${stem} (${next})${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
