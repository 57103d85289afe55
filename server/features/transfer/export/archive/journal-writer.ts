/** The archive of a journal while it is written: each part with its hash, then the manifest that names them all. */

import {
  type Counts,
  formatName,
  formatVersion,
  type Manifest,
  manifestSchema,
} from '#server/features/transfer/export/format/manifest.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { archiveWords } from '#server/platform/files/zip/words.ts';
import { type Content, ZipWriter } from '#server/platform/files/zip/zip-writer.ts';

/** A stored file is not what its record says: an archive of it would be refused. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

export class JournalWriter {
  readonly cuentas: Counts = {
    personas: 0,
    obras: 0,
    versiones: 0,
    revisiones: 0,
    archivos: 0,
    actividad: 0,
    suscripciones: 0,
  };
  readonly #zip: ZipWriter;
  readonly #partes: Manifest['partes'] = [];
  readonly #faltan: string[] = [];

  private constructor(zip: ZipWriter) {
    this.#zip = zip;
  }

  static async open(path: string): Promise<JournalWriter> {
    return new JournalWriter(await ZipWriter.open(path));
  }

  /** A part that is text. */
  async text(ruta: string, content: Content): Promise<void> {
    this.#partes.push({ ruta, ...(await this.#zip.add(ruta, content)) });
  }

  /** A record as a part of its own, in lines that people can read. */
  async record(ruta: string, record: unknown): Promise<void> {
    await this.text(ruta, [`${JSON.stringify(record, null, 1)}\n`]);
  }

  /**
   * A file of the store; noted where its bytes are lost. `sha256`: what its record says of it. Throws DamagedFile where it
   * is another by now.
   */
  async file(ruta: string, files: FileStore, place: string, sha256?: string): Promise<void> {
    const stored = await files.get(place);
    if (!stored) {
      this.#faltan.push(ruta);
      return;
    }
    const written = await this.#zip.add(ruta, stored.stream(), { deflate: false });
    if (sha256 !== undefined && written.sha256 !== sha256) throw new DamagedFile(archiveWords.otherFile(ruta));
    this.#partes.push({ ruta, ...written });
    this.cuentas.archivos++;
  }

  /** Ends it. Gives its manifest. */
  async close(about: Pick<Manifest, 'plataforma' | 'contrasenas'>): Promise<Manifest> {
    const manifest = manifestSchema.parse({
      formato: formatName,
      version: formatVersion,
      ...about,
      fecha: new Date().toISOString(),
      cuentas: this.cuentas,
      partes: this.#partes,
      faltan: this.#faltan,
    });
    await this.#zip.add(places.manifest, [`${JSON.stringify(manifest, null, 1)}\n`]);
    await this.#zip.close();
    return manifest;
  }

  async abandon(): Promise<void> {
    await this.#zip.abandon();
  }
}
