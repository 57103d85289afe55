/** What has been read of an archive: what may stand only once, and what others may refer to. */

import type { Counts } from '#server/features/transfer/export/format/manifest.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import { ImportError } from './import-error.ts';
import type { JournalArchive } from './journal-archive.ts';
import { importWords } from './words.ts';

/** Kinds of keys, each unique in the whole journal, by which records are counted against the manifest. */
const counted: Partial<Record<string, keyof Counts>> = {
  persona: 'personas',
  obra: 'obras',
  revisión: 'revisiones',
  suscripción: 'suscripciones',
  entrada: 'actividad',
};

export class Seen {
  readonly #archive: JournalArchive;
  readonly #keys = new Map<string, Set<string>>();
  readonly #parts = new Set<string>();
  readonly #missing: ReadonlySet<string>;
  #files = 0;

  constructor(archive: JournalArchive) {
    this.#archive = archive;
    this.#missing = new Set(archive.manifest.faltan);
  }

  /** Notes a key that nothing else of its kind may have. */
  once(part: string, field: string, kind: string, key: string): void {
    const keys = this.#keys.get(kind) ?? new Set();
    if (keys.has(key)) throw new ImportError(part, field, importWords.taken(key));
    this.#keys.set(kind, keys.add(key));
  }

  /** Somebody who is referred to is there. */
  person(part: string, field: string, id: string | null): void {
    if (id !== null && !this.#keys.get('persona')?.has(id))
      throw new ImportError(part, field, importWords.unknownPerson(id, places.people));
  }

  /** A work that is referred to is there. */
  work(part: string, field: string, id: string): void {
    if (!this.#keys.get('obra')?.has(id)) throw new ImportError(part, field, importWords.unknownWork(id));
  }

  /** The journal of a work is there, and its section is that journal's. */
  journal(part: string, revistaId: string, seccionId: string | null): void {
    if (!this.#keys.get('revista')?.has(revistaId))
      throw new ImportError(part, 'revistaId', importWords.unknownJournal(revistaId));
    if (seccionId !== null && !this.#keys.get('sección')?.has(`${revistaId} ${seccionId}`))
      throw new ImportError(part, 'seccionId', importWords.unknownJournal(seccionId));
  }

  /** Notes that a part was read whole. */
  read(ruta: string): void {
    this.#parts.add(ruta);
  }

  /** A part that a record names is there, as the record says, or known to be lost. It is nobody else's. */
  file(part: string, field: string, ruta: string, said?: { bytes: number; sha256: string }): void {
    const found = this.#archive.parts.get(ruta);
    if (!found && !this.#missing.has(ruta)) throw new ImportError(part, field, importWords.notThere(ruta));
    if (found && said && (found.bytes !== said.bytes || found.sha256 !== said.sha256))
      throw new ImportError(part, field, importWords.otherFile(ruta));
    this.once(part, field, 'parte', ruta);
    if (found && !ruta.endsWith('.jats.xml')) this.#files++;
  }

  /** Parts that records name and nobody has read yet. */
  unread(): string[] {
    const named = this.#keys.get('parte') ?? new Set();
    return [...this.#archive.parts.keys()].filter((ruta) => named.has(ruta) && !this.#parts.has(ruta));
  }

  /** Nothing is in the archive that no record names, and nothing that the manifest counts is missing. */
  end(): void {
    const named = this.#keys.get('parte');
    for (const ruta of this.#archive.parts.keys())
      if (!this.#parts.has(ruta) && !named?.has(ruta)) throw new ImportError(ruta, '', importWords.unnamed);
    for (const [kind, name] of Object.entries(counted))
      if (name) this.#sameCount(name, this.#keys.get(kind)?.size ?? 0);
    this.#sameCount('archivos', this.#files);
    this.#sameCount('versiones', [...this.#archive.parts.keys()].filter((ruta) => ruta.endsWith('.jats.xml')).length);
  }

  #sameCount(name: keyof Counts, found: number): void {
    const said = this.#archive.manifest.cuentas[name];
    if (found !== said) throw new ImportError(places.manifest, `cuentas.${name}`, importWords.otherCount(said, found));
  }
}
