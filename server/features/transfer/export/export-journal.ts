/** The whole journal as one archive that anybody can read (docs/export-format.md), while the platform runs. */
import packageJson from '#package.json' with { type: 'json' };
import type { Services } from '#server/platform/services.ts';
import { JournalWriter } from './archive/journal-writer.ts';
import type { Manifest } from './format/manifest.ts';
import { findLastEntry, findWorkIds, readOneMoment } from './queries.ts';
import { writeEntries, writeJournal, writePeople, writeSubscriptions } from './write-journal.ts';
import { writeWork } from './write-work.ts';

export interface ExportWishes {
  /** Hashes of passwords and of mailed links go along: people log in there as they did here. */
  secrets: boolean;
  /** Told how far it is, from 0 to 1. */
  progress?: (parte: number) => void;
  signal?: AbortSignal;
}

/**
 * Writes the archive at `path`, readable by its owner alone; nothing is there before it is whole. Gives its manifest.
 *
 * On PostgreSQL all of it is of one moment. The embedded engine has one connection, which a moment that long would keep from
 * everybody: there each work is of one moment, and the accounts are read last, so that nobody whom a work names is missing.
 * @throws DamagedFile where a stored file is not what was uploaded, ZodError where a row is not what the format says
 */
export async function exportJournal(services: Services, path: string, wishes: ExportWishes): Promise<Manifest> {
  const archive = await JournalWriter.open(path);
  try {
    await inOneMoment(services, () => writeAll(services, archive, wishes));
    return await archive.close({ plataforma: packageJson.version, contrasenas: wishes.secrets });
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function inOneMoment({ database, db, transact }: Services, act: () => Promise<void>): Promise<void> {
  if (database.engine === 'embedded') return act();
  await transact(async () => {
    await readOneMoment(db);
    await act();
  });
}

async function writeAll(services: Services, archive: JournalWriter, wishes: ExportWishes): Promise<void> {
  const { signal, progress } = wishes;
  await writeJournal(services, archive);
  const works = await findWorkIds(services.db);
  for (const [index, id] of works.entries()) {
    signal?.throwIfAborted();
    await writeWork(services, archive, id, wishes.secrets);
    progress?.((index + 1) / (works.length + 1));
  }
  await writeEntries(services, archive, await findLastEntry(services.db));
  await writeSubscriptions(services, archive);
  await writePeople(services, archive, wishes.secrets);
  progress?.(1);
}
