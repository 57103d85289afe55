/**
 * A published work whole, as archives and repositories take it in: a ZIP with a bag (BagIt 1.0) of all that its readers have.
 */
import type { SentFile } from '#contract/call.ts';
import { refuse } from '#contract/refuse.ts';
import { type Bag, bagSize, openBag } from '#server/documents/bagit/open-bag.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { dataciteXml } from '#server/documents/records/datacite.ts';
import { writeDublinCore } from '#server/documents/records/dublin-core.ts';
import { addressOf } from '#server/documents/records/recorded-work.ts';
import { listFiles } from '#server/features/files/list.ts';
import { pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { canTakePackage, type Viewer } from '#server/policy/index.ts';
import { checkOpen, exportPublication } from './export-publication.ts';
import { addFile, addPdfs, addPictures, freeName, packedJats, sentZip } from './packing.ts';
import { readExportedWork } from './read-exported-work.ts';
import { readRecordedWorks } from './recorded-works.ts';

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
  return sentZip(work, 'zip', (add, name) => fill(services, work, openBag(name, add), lasting(site)));
}

/** All that is in it. What the store does not have is left out, and named in what tells of the bag. */
async function fill(services: Services, work: ExportedWork, bag: Bag, site: string): Promise<void> {
  const { id, titulo, revista } = work;
  const [recorded] = await readRecordedWorks(services, [id], site);
  if (!recorded) throw refuse('no_encontrado');
  const missing: string[] = [];

  const places = await addPictures(services, work, bag.add, missing, 'imagenes');
  const jats = await packedJats(work, places);
  await bag.add('obra.xml', [jats], { deflate: true });

  const named = (ending: string) => (idioma?: string) => `obra${idioma ? `.${idioma}` : ''}.${ending}`;
  await addPdfs(services, work, { site, named: named('pdf') }, bag.add, missing);
  if (!(await pdfOfWork(services, await readableWork(services, null, id))))
    for (const idioma of [undefined, ...work.textos.map((text) => text.idioma)]) {
      const { body } = await exportPublication(services, null, id, 'html', { idioma, site });
      await bag.add(named('html')(idioma), [body], { deflate: true });
    }

  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
  await bag.add('metadatos/dublin-core.xml', [`${xml}${writeDublinCore(recorded)}\n`], { deflate: true });
  if (recorded.doi && recorded.autores.length > 0 && recorded.fechaPublicacion)
    await bag.add('metadatos/datacite.xml', [dataciteXml(recorded)], { deflate: true });

  const taken = new Set<string>();
  for (const file of (await listFiles(services, null, id, undefined)).files)
    await addFile(services, file, `archivos/${freeName(file.nombre, taken)}`, bag.add, missing);

  await bag.close([
    ['Source-Organization', revista.institucion || revista.nombre],
    ['External-Identifier', addressOf(recorded) || `urn:uuid:${id}`],
    ['External-Description', titulo],
    ['Bagging-Date', new Date().toISOString().slice(0, 10)],
    ['Bag-Size', bagSize(bag.bytes())],
    ...missing.map((place) => ['Missing-File', place] as const),
  ]);
}
