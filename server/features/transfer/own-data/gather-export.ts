/** The job that makes a copy of a person's own data: one ZIP in the file store, theirs alone to download. */
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { findUser, type UserRow } from '#server/features/accounts/queries.ts';
import { exportsOf, placeOfExport } from '#server/platform/files/places.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { accountEntries } from './account-entries.ts';
import { activityEntries } from './activity-entries.ts';
import { fileEntries } from './file-entries.ts';
import { readMe } from './read-me.ts';
import { reviewEntries } from './review-entries.ts';
import { workEntries } from './work-entries.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** What the job leaves behind: the name of its file, and its size. */
export const exportResultSchema = z.object({ archivo: z.string(), bytes: z.number().int() });
export type ExportResult = z.infer<typeof exportResultSchema>;

/** Gathers it. Whoever asked for it must still have their account. */
export const gathering = defineJob({
  tipo: 'datos.propios',
  datos: z.object({}),
  tries: 3,
  work: gather,
});

type Job = Pick<RunningJob<unknown>, 'creadoPorId' | 'signal' | 'progress' | 'finish'>;

async function gather(services: Services, job: Job): Promise<void> {
  const { db, files } = services;
  const person = job.creadoPorId === null ? undefined : await findUser(db, job.creadoPorId);
  if (!person) throw refuse('sin_permiso');
  const archivo = uuid();
  const place = placeOfExport(person.id, archivo);
  try {
    await files.put(place, zipOf(entriesOf(services, person, job)));
    const stored = await files.get(place);
    await job.finish(async () => {
      await record(db, { type: 'account.dataExported', userId: null, datos: { cuenta: person.id } });
      return { archivo, bytes: stored?.bytes ?? 0 } satisfies ExportResult;
    });
  } catch (error) {
    await files.remove(place);
    throw error;
  }
  // A copy replaces the one before.
  for await (const { name } of files.list(exportsOf(person.id))) if (name !== place) await files.remove(name);
}

/** All that is in the copy. Stops where the job is told to. */
async function* entriesOf(services: Services, person: UserRow, { signal, progress }: Job): AsyncGenerator<ZipEntry> {
  progress(0, { clave: 'datos.cuenta' });
  const parts = [
    readMe(person, services.settings.get().nombre),
    accountEntries(services, person),
    activityEntries(services, person),
    reviewEntries(services, person),
    workEntries(services, person, (obra, obras) =>
      progress(0.1 + (0.6 * obra) / obras, { clave: 'datos.obras', valores: { obra, obras } }),
    ),
    fileEntries(services, person, () => progress(0.8, { clave: 'datos.archivos' })),
  ];
  for (const part of parts)
    for await (const entry of part) {
      signal.throwIfAborted();
      yield entry;
    }
}
