/** Files of an archive into the file store, and back out of it where the import fails. */
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { JournalArchive } from './journal-archive.ts';

/** Copies parts of one archive, and remembers which: `undo` removes those again. */
export class FileCopier {
  readonly #files: FileStore;
  readonly #archive: JournalArchive;
  readonly #stored: string[] = [];

  constructor(files: FileStore, archive: JournalArchive) {
    this.#files = files;
    this.#archive = archive;
  }

  /** Stores a part; of one that was lost before the export there is nothing to store. Throws ImportError, as `read` does. */
  async copy(ruta: string, place: string): Promise<void> {
    if (!this.#archive.parts.has(ruta)) return;
    await this.#files.put(place, this.#archive.read(ruta));
    this.#stored.push(place);
  }

  async undo(): Promise<void> {
    for (const place of this.#stored) await this.#files.remove(place);
  }
}
