/** The ZIP files of a load: read where they lie on this machine, entry by entry, and never believed. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { placeOfLoadFile } from '#server/platform/files/places.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import type { Services } from '#server/platform/services.ts';
import type { LoadFileRow } from './queries.ts';

export const baseOf = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** ZIP files of a load that are open for a while, each copied here once. Whoever opens them closes them. */
export class LoadArchives {
  readonly #services: Pick<Services, 'files'>;
  readonly #open = new Map<string, ZipReader>();
  #folder: string | undefined;

  constructor(services: Pick<Services, 'files'>) {
    this.#services = services;
  }

  /** Throws ZipError where it is no ZIP that can be trusted. */
  async of({ cargaId, id }: Pick<LoadFileRow, 'cargaId' | 'id'>): Promise<ZipReader> {
    const open = this.#open.get(id);
    if (open) return open;
    this.#folder ??= await passingFolder('carga');
    const path = join(this.#folder, id);
    const stored = await this.#services.files.get(placeOfLoadFile(cargaId, id));
    if (!stored) throw new Error('a file of a load is not in the file store');
    await pipeline(stored.stream(), createWriteStream(path));
    const zip = await ZipReader.open(path);
    this.#open.set(id, zip);
    return zip;
  }

  async close(): Promise<void> {
    for (const zip of this.#open.values()) await zip.close();
    this.#open.clear();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
