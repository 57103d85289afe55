/**
 * A file of organisations is read object by object beside the one in use, and takes its place in one step once all of it was read:
 * a wrong file, a broken one or a killed process leaves what was there.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Words } from '#contract/words.ts';
import { record } from '#server/events/events.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { organisationsFolder, placeOfOrganisations } from '#server/platform/files/places.ts';
import { removeUnknown } from '#server/platform/files/remove-unknown.ts';
import { isOwn } from '#server/platform/files/zip/entries.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { arrayItems, NoArray } from './array-items.ts';
import {
  countOrganisations,
  currentLoad,
  deleteSome,
  failOrganisationLoad,
  findLoading,
  findOrganisationLoad,
  insertOrganisations,
  keepLoads,
  lockOrganisationLoads,
  type OrganisationRow,
  ofLoad,
  ofPastLoads,
  updateOrganisationLoad,
  useLoad,
} from './queries.ts';
import { readRecord } from './ror-record.ts';
import { hindrances } from './words.ts';

const datos = z.object({ id: z.uuid() });
/** Organisations that are written, or deleted, in one statement; bytes of one of them. */
const sizes = { batch: 200, deleted: 2000, item: 4 * 1024 * 1024 };

class NotTaken extends Error {
  override name = 'NotTaken';
  readonly words: Words;
  constructor(words: Words) {
    super(words.es);
    this.words = words;
  }
}

export const loadingOrganisations = defineJob({
  tipo: 'organizaciones.cargar',
  datos,
  tries: 4,
  atOnce: 1,
  work: loadFile,
});

async function loadFile(services: Services, job: RunningJob<z.infer<typeof datos>>): Promise<unknown> {
  const { db, files } = services;
  const { id } = job.datos;
  const load = await findOrganisationLoad(db, id);
  if (!load || load.fechaVigente) return undefined;
  // What a killed try wrote.
  await deleteAll(services, ofLoad(id), job.signal);
  try {
    await readInto(services, job);
  } catch (error) {
    const words =
      error instanceof NotTaken
        ? error.words
        : error instanceof NoArray || error instanceof ZipError
          ? hindrances.broken
          : undefined;
    if (!words) throw error;
    await failOrganisationLoad(db, id, words);
    await deleteAll(services, ofLoad(id), job.signal);
    await files.remove(placeOfOrganisations(id));
    return { impedimento: words.es };
  }
  const counts = await countOrganisations(db, id);
  await job.finish(async () => {
    await lockOrganisationLoads(db);
    const before = await currentLoad(db);
    await useLoad(db, id);
    await keepLoads(db, [id, ...(before ? [before.id] : [])]);
    await updateOrganisationLoad(db, id, { ...counts, fechaVigente: new Date() });
    const said = { archivo: load.nombre, organizaciones: counts.organizaciones };
    await record(db, { type: 'system.organisationsLoaded', userId: job.creadoPorId, datos: said });
    return counts;
  });
  await files.remove(placeOfOrganisations(id));
  await removeOldOrganisations(services, job.signal);
  return counts;
}

/**
 * Deletes the organisations of files that are neither kept nor being loaded, by whichever process, and removes what such a load, failed or
 * cancelled, left in the file store. Gives how many files.
 */
export async function removeOldOrganisations(
  services: Pick<Services, 'db' | 'files'>,
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const { db, files } = services;
  await deleteAll(services, ofPastLoads(), signal);
  return removeUnknown(files, organisationsFolder, (ids) => findLoading(db, ids), now);
}

/** Piece by piece, so that nobody waits for it. */
async function deleteAll(
  { db }: Pick<Services, 'db'>,
  which: ReturnType<typeof ofLoad>,
  signal: AbortSignal,
): Promise<void> {
  while ((await deleteSome(db, which, sizes.deleted)) === sizes.deleted) signal.throwIfAborted();
}

async function readInto(services: Services, job: RunningJob<z.infer<typeof datos>>): Promise<void> {
  const { db } = services;
  const { id } = job.datos;
  const folder = await passingFolder('organizaciones');
  try {
    const source = await openSource(services.files, id, folder);
    try {
      let [read, wrong] = [0, 0];
      let rows: OrganisationRow[] = [];
      for await (const text of arrayItems(source.bytes(job.signal), sizes.item)) {
        const row = readRecord(text);
        if (row) rows.push({ cargaId: id, ...row });
        else if (++wrong > 100 && wrong > read) throw new NotTaken(hindrances.tooFew);
        if (rows.length < sizes.batch) continue;
        await insertOrganisations(db, rows);
        read += rows.length;
        rows = [];
        job.signal.throwIfAborted();
        job.progress(Math.min(1, source.part()), { clave: 'organizaciones.leer', valores: { organizaciones: read } });
      }
      await insertOrganisations(db, rows);
      read += rows.length;
      if (read === 0) throw new NotTaken(hindrances.noRecords);
      if (wrong > read) throw new NotTaken(hindrances.tooFew);
    } finally {
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Source {
  bytes: (signal: AbortSignal) => AsyncIterable<Uint8Array>;
  /** How much of it was read, from 0 to 1. */
  part: () => number;
  close: () => Promise<void>;
}

/** The JSON as it was sent, or the one within its ZIP: that of schema 2 where there are several. Throws ZipError and NotTaken. */
async function openSource(files: Pick<FileStore, 'get'>, id: string, folder: string): Promise<Source> {
  const stored = await files.get(placeOfOrganisations(id));
  if (!stored) throw new Error('a file of organisations is not in the file store');
  const path = join(folder, id);
  await pipeline(stored.stream(), createWriteStream(path));
  const start: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: 3 })) start.push(chunk);
  let read = 0;
  const counted = async function* (bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    for await (const chunk of bytes) {
      signal.throwIfAborted();
      read += chunk.length;
      yield chunk;
    }
  };
  if (Buffer.concat(start).toString('latin1') !== 'PK\x03\x04')
    return {
      bytes: (signal) => counted(createReadStream(path), signal),
      part: () => read / Math.max(1, stored.bytes),
      close: async () => {},
    };
  const zip = await ZipReader.open(path);
  const names = [...zip.entries.keys()].filter((name) => isOwn(name) && /\.json$/i.test(name));
  const name = names.find((each) => /schema_v2/i.test(each)) ?? names[0];
  if (name === undefined) {
    await zip.close();
    throw new NotTaken(hindrances.noFile);
  }
  return {
    bytes: (signal) => counted(zip.read(name), signal),
    part: () => read / Math.max(1, zip.entries.get(name)?.bytes ?? 1),
    close: () => zip.close(),
  };
}
