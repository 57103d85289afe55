/** What a repository is handed of a published work: what is said of it, and its text, accepted or published, as a file and as a package. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBag } from '#server/documents/bagit/open-bag.ts';
import { depositTerms, metsManifest } from '#server/documents/records/deposit-records.ts';
import type { Term } from '#server/documents/records/dublin-core.ts';
import { writeDublinCore } from '#server/documents/records/dublin-core.ts';
import { writeOpenaire } from '#server/documents/records/openaire.ts';
import { addressOf, type RecordedWork } from '#server/documents/records/recorded-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { pdfOfVersion, pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { findVersions, hasText } from '#server/features/publications/text-queries.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { ZipWriter } from '#server/platform/files/zip/zip-writer.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadText } from '#server/policy/index.ts';
import { exportPublication } from '../export-publication.ts';
import { readExportedWork } from '../read-exported-work.ts';
import { readRecordedWorks } from '../recorded-works.ts';
import { typesetPdf } from '../typeset.ts';
import type { RepositoryRow } from './queries.ts';
import { type Parcel, RepositoryTrouble, type SentPart } from './repository.ts';
import { retracted } from './words.ts';

/** Until when a repository keeps the text of a work closed, a day; undefined where that is over, or never was. */
export function embargoOf(work: Work, { embargoMeses }: Pick<RepositoryRow, 'embargoMeses'>): string | undefined {
  const { fechaPublicacion, embargoDia } = work;
  const own = embargoMeses > 0 && fechaPublicacion ? monthsAfter(fechaPublicacion, embargoMeses) : undefined;
  const last = [own, embargoDia ?? undefined]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  // A day is over at another hour in each place: what a guest may not read here yet is closed there too.
  if (!canReadText(null, work)) return last;
  return last && last > new Date().toISOString().slice(0, 10) ? last : undefined;
}

/** That many months later, a day; of a day that its month has not, the last of it. */
export function monthsAfter(instant: Date, months: number): string {
  const [year, month, day] = [instant.getUTCFullYear(), instant.getUTCMonth() + months, instant.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * Makes a parcel, has it handed over, and takes its files away. Throws `RepositoryTrouble` (`SIN_ARCHIVO`) where the text cannot be had
 * as it is wanted.
 */
export async function withParcel<T>(
  services: Services,
  { work, site, repository }: { work: Work; site: string; repository: RepositoryRow },
  hand: (parcel: Parcel) => Promise<T>,
): Promise<T> {
  const folder = await passingFolder('deposito');
  try {
    return await hand(await parcelOf(services, { work, site, repository }, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Asked {
  work: Work;
  site: string;
  repository: RepositoryRow;
}

async function parcelOf(services: Services, { work, site, repository }: Asked, folder: string): Promise<Parcel> {
  const [found] = await readRecordedWorks(services, [work.id], site);
  if (!found) throw new Error('a work that is public was not found');
  const embargoUntil = embargoOf(work, repository);
  const isAccepted = repository.version === 'ACEPTADA';
  const recorded: RecordedWork = {
    ...found,
    embargoHasta: embargoUntil,
    // What is told of is what lies there: the published files are elsewhere.
    ...((embargoUntil || isAccepted) && { archivos: [] }),
    ...(isAccepted && { esAceptada: true as const }),
  };
  const terms = depositTerms(recorded, retractionOf(recorded));
  // Closed here, it goes nowhere.
  const file = canReadText(null, work) ? await fileOf(services, { work, site, repository }, folder) : undefined;
  const packed =
    file && repository.protocolo === 'SWORD2' ? await pack(file, terms, { recorded, repository }, folder) : undefined;
  return { id: work.id, address: found.direccion, title: found.titulo, terms, embargoUntil, file, packed };
}

/** What a repository says of a retracted work beside what it said: there it stays. */
const retractionOf = ({ fechaRetractacion, idioma }: RecordedWork): string | undefined =>
  fechaRetractacion ? retracted(fechaRetractacion, idioma) : undefined;

const fileName = 'obra.pdf';

async function fileOf(services: Services, asked: Asked, folder: string): Promise<SentPart> {
  const stored =
    asked.repository.version === 'ACEPTADA'
      ? await acceptedPdf(services, asked)
      : ((await pdfOfWork(services, asked.work)) ?? (await publishedPdfOf(services, asked)));
  const path = join(folder, fileName);
  if (stored instanceof Uint8Array) await writeFile(path, stored);
  else {
    const kept = await services.files.get(placeOfFile(stored.publicacionId, stored.id));
    const hash = createHash('sha256');
    if (kept)
      await writeFile(
        path,
        (async function* () {
          for await (const piece of kept.stream()) {
            hash.update(piece);
            yield piece;
          }
        })(),
      );
    // An altered one must not go out as if it were whole.
    if (!kept || hash.digest('hex') !== stored.sha256) throw new RepositoryTrouble('SIN_ARCHIVO');
  }
  return partAt(path, fileName, 'application/pdf');
}

async function publishedPdfOf(services: Services, { work, site }: Asked): Promise<Uint8Array> {
  const { body } = await exportPublication(services, null, work.id, 'pdf', { site }).catch(noFile);
  return body;
}

const noFile = (cause: unknown): never => {
  throw new RepositoryTrouble('SIN_ARCHIVO', { cause });
};

/** The last version that had come in when it was accepted: as its author sent it, or set without the dress of what is published. */
async function acceptedPdf(
  services: Services,
  { work, site }: Asked,
): Promise<Uint8Array | NonNullable<Awaited<ReturnType<typeof pdfOfVersion>>>> {
  const { db } = services;
  const { fechaAceptacion } = work;
  const versions = fechaAceptacion ? await findVersions(db, work.id) : [];
  const accepted = versions.find(({ fecha }) => fechaAceptacion && fecha <= fechaAceptacion)?.numero;
  if (accepted === undefined) throw new RepositoryTrouble('SIN_ARCHIVO');
  if (await hasText(db, work.id)) {
    const read = await readExportedWork(services, null, work.id, { version: accepted, site, isAsked: true });
    return typesetPdf(withoutControls({ ...read, isPublished: false })).catch(noFile);
  }
  const only = await pdfOfVersion(services, work.id, accepted);
  if (!only) throw new RepositoryTrouble('SIN_ARCHIVO');
  return only;
}

async function pack(
  file: SentPart,
  terms: readonly Term[],
  { recorded, repository }: { recorded: RecordedWork; repository: RepositoryRow },
  folder: string,
): Promise<SentPart> {
  const path = join(folder, 'paquete.zip');
  const zip = await ZipWriter.open(path);
  try {
    if (repository.paquete === 'METS') {
      const manifest = metsManifest(terms, { id: `urn:uuid:${recorded.id}`, made: new Date(), file });
      await zip.add('mets.xml', [manifest], { deflate: true });
      await zip.add(file.name, file.open(), { deflate: false });
    } else {
      const bag = openBag('obra', (place, content, options) => zip.add(place, content, options));
      await bag.add(file.name, file.open());
      await bag.add('metadatos/dublin-core.xml', [writeDublinCore(recorded)], { deflate: true });
      await bag.add('metadatos/openaire.xml', [writeOpenaire(recorded)], { deflate: true });
      await bag.close([
        ['Source-Organization', recorded.revista.institucion || recorded.revista.nombre],
        ['External-Identifier', addressOf(recorded)],
        ['External-Description', recorded.titulo],
        ['Bagging-Date', new Date().toISOString().slice(0, 10)],
      ]);
    }
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
  return partAt(path, 'paquete.zip', 'application/zip');
}

async function partAt(path: string, name: string, type: string): Promise<SentPart> {
  const md5 = createHash('md5');
  for await (const piece of createReadStream(path)) md5.update(piece);
  const { size } = await stat(path);
  return { name, type, bytes: size, md5: md5.digest('hex'), open: () => createReadStream(path) };
}
