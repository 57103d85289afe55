/**
 * Reads what is stored of works, and the pictures that belong to none, and compares it with the checksums that were kept, so that a file that was lost or altered is known
 * while there is still a backup to put it back from. Each turn reads so much and no more; what was looked at longest ago comes first,
 * so that every turn goes on where the last one ended, however that was.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FileFault } from '#contract/file-faults.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { asideFolder } from '#server/platform/files/places.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type Due,
  findDueFiles,
  findDuePictures,
  findDueReviewFiles,
  findDueWorks,
  findPictures,
  forgetPictures,
  noteChecks,
  notePictures,
  type Stored,
} from './due-queries.ts';

type CheckServices = Pick<Services, 'db' | 'files' | 'log'>;

/** What was sound is looked at again after so long. */
const soundDays = 30;
/** Read in one turn, an hour apart: a TiB and a half in those days. Files that are gone cost no bytes; a work counts as a file. */
const mostOfTurn = { bytes: 2 * 1024 ** 3, files: 20_000 };
/** Of a turn, what goes to see whether faults were mended: many of them must not keep the others from being looked at. */
const shareOfFaults = 0.25;

export interface Checked {
  comprobados: number;
  bytes: number;
  /** Of those, missing, altered or unreadable. */
  fallos: number;
}

interface CheckOptions {
  now?: Date;
  signal?: AbortSignal;
  most?: { bytes: number; files: number };
}

/** One turn. Throws where the store or the database does not answer, with what was seen until then noted. */
export async function checkFiles(services: CheckServices, options: CheckOptions = {}): Promise<Checked> {
  const { now = new Date(), signal, most = mostOfTurn } = options;
  const turn = new Turn(services, now, signal);
  const due: Due = { faultsBefore: now, before: new Date(now.getTime() - soundDays * dayMs) };
  const ofFaults = { bytes: most.bytes * shareOfFaults, files: most.files * shareOfFaults };
  for (const [atFault, limit] of [
    [true, ofFaults],
    [false, most],
  ] as const) {
    const { db } = services;
    // Small, and shown on every page.
    await turn.picturesOfNoWork(due, atFault, limit);
    // What is least first: files of works may be more than a turn reads.
    await turn.pictures(findDueWorks(db, due, atFault), limit);
    await turn.files(findDueReviewFiles(db, due, atFault), limit);
    await turn.files(findDueFiles(db, due, atFault), limit);
  }
  return turn.checked;
}

/** Pictures that are read before what came of it is noted. */
const notedAtOnce = 100;

const isPicture = ({ fileId, reviewFileId }: Stored) => !fileId && !reviewFileId;

class Turn {
  readonly checked: Checked = { comprobados: 0, bytes: 0, fallos: 0 };
  /** Works whose texts were looked through for pictures, also where they show none. */
  #works = 0;
  /** Asked at most once a turn. */
  #holdsSomething: Promise<boolean> | undefined;
  readonly #services: CheckServices;
  readonly #now: Date;
  readonly #signal: AbortSignal | undefined;

  constructor(services: CheckServices, now: Date, signal: AbortSignal | undefined) {
    this.#services = services;
    this.#now = now;
    this.#signal = signal;
  }

  #isOver = ({ bytes, files }: { bytes: number; files: number }) =>
    this.checked.bytes >= bytes || this.checked.comprobados + this.#works >= files;

  async files(batches: AsyncIterable<Stored[]>, most: { bytes: number; files: number }): Promise<void> {
    if (this.#isOver(most)) return;
    for await (const batch of batches) {
      await this.#look(batch, most);
      if (this.#isOver(most)) return;
    }
  }

  /** Portraits, marks and covers. */
  async picturesOfNoWork(due: Due, atFault: boolean, most: { bytes: number; files: number }): Promise<void> {
    const { db } = this.#services;
    if (!atFault) await forgetPictures(db);
    if (this.#isOver(most)) return;
    const pictures = await findDuePictures(db, due, atFault, most.files);
    for (let from = 0; from < pictures.length && !this.#isOver(most); from += notedAtOnce)
      await this.#look(pictures.slice(from, from + notedAtOnce), most);
  }

  /** All of a work's together, whatever the turn has left: they are small. */
  async pictures(batches: AsyncIterable<string[]>, most: { bytes: number; files: number }): Promise<void> {
    if (this.#isOver(most)) return;
    for await (const works of batches)
      for (const id of works) {
        this.#signal?.throwIfAborted();
        const pictures = await findPictures(this.#services.db, id);
        await this.#look(pictures);
        const places = pictures.map(({ lugar }) => lugar);
        await notePictures(this.#services.db, id, places, this.#now);
        this.#works++;
        if (this.#isOver(most)) return;
      }
  }

  async #look(batch: readonly Stored[], most?: { bytes: number; files: number }): Promise<void> {
    const seen: Stored[] = [];
    try {
      for (const each of batch) {
        this.#signal?.throwIfAborted();
        if (most && this.#isOver(most)) break;
        seen.push(await this.#lookAt(each));
      }
    } finally {
      await noteChecks(this.#services.db, seen, this.#now);
    }
  }

  async #lookAt(stored: Stored): Promise<Stored> {
    let read = await this.#read(stored);
    // What passes is no damage: read once more before it is said.
    if (read.fallo && read.fallo !== stored.fallo) read = await this.#read(stored);
    if (read.fallo === 'FALTA' && !stored.fallo) await this.#mustHoldSomething();
    const { fallo, sha256 } = read;
    this.checked.comprobados++;
    if (fallo) this.checked.fallos++;
    const { log } = this.#services;
    const facts = { obra: stored.publicacionId, archivo: stored.lugar, fallo: fallo ?? stored.fallo };
    // Once, and not each hour again.
    if (fallo && fallo !== stored.fallo) log.error(facts, 'a stored file is not as it was stored');
    else if (!fallo && stored.fallo) log.warn(facts, 'a stored file is again as it was stored');
    // What a picture was is known by its first sound reading.
    return { ...stored, fallo, sha256: isPicture(stored) && !fallo ? sha256 : null };
  }

  /** A disk that is not mounted is an empty folder: what is on it is not lost, and is not told file by file. */
  async #mustHoldSomething(): Promise<void> {
    this.#holdsSomething ??= holdsAny(this.#services.files);
    if (!(await this.#holdsSomething)) throw new Error('the store of files is empty: its disk or bucket is not there');
  }

  async #read(stored: Stored): Promise<{ fallo: FileFault | null; sha256: string | null }> {
    const { files, log } = this.#services;
    const { lugar, sha256: known } = stored;
    const hash = createHash('sha256');
    try {
      // A picture that was taken out of a text and put in again is back in its place within the hour (remove-unreferenced.ts).
      const file =
        (await files.get(lugar)) ??
        (isPicture(stored) && stored.publicacionId ? await files.get(asideFolder + lugar) : undefined);
      if (!file) return { fallo: 'FALTA', sha256: null };
      for await (const chunk of file.stream()) {
        this.#signal?.throwIfAborted();
        this.checked.bytes += chunk.length;
        hash.update(chunk);
      }
    } catch (err) {
      this.#signal?.throwIfAborted();
      // Throws where it is the store that does not answer, and not this file that cannot be read.
      await files.get('.alive');
      log.error({ err, archivo: lugar }, 'reading a stored file');
      return { fallo: 'ILEGIBLE', sha256: null };
    }
    const sha256 = hash.digest('hex');
    return { fallo: known === null || sha256.startsWith(known) ? null : 'ALTERADO', sha256 };
  }
}

async function holdsAny(files: Services['files']): Promise<boolean> {
  for await (const _ of files.list('')) return true;
  return false;
}

/** Every hour, a part of what is due. Its result: how many files and bytes were read, and how many of them are not as stored. */
export const checkingFiles = defineJob({
  tipo: 'archivos.comprobar',
  datos: z.object({}),
  tries: 3,
  everyMs: hourMs,
  // A slow store keeps nothing else waiting.
  atOnce: 1,
  work: (services: Services, { signal }) => checkFiles(services, { signal }),
});
