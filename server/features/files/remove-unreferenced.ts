/**
 * Removes what nothing refers to any more: files taken out of drafts, what uploads that broke off left, pictures
 * that no text shows, and all of works that cannot be restored any more. Whatever is younger than a day is left alone: it
 * may be on its way into a draft.
 */
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { restoreDays } from '#contract/workflow.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { type FileStore, type ListedFile, removeAll } from '#server/platform/files/file-store.ts';
import {
  asideFolder,
  asideOf,
  drawnOf,
  filesFolder,
  filesOf,
  pdfsOf,
  picturesOf,
  placeOfFile,
} from '#server/platform/files/places.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import {
  deleteFilesOf,
  deleteRetired,
  findChanged,
  findDeleted,
  findKnown,
  lockPicturesNamed,
} from './unreferenced-queries.ts';

const day = 86_400_000;
/** A picture falls out of use by a change of its work: those unchanged for longer have been looked at. */
const lookBackDays = 7;
/** For how long after their last day the files of deleted works are looked for. */
const deletedDays = 30;
const atOnce = 500;

/** Removes them, until it is told to stop. What fails halfway is found again the next time. */
export async function removeUnreferencedFiles(
  services: Services,
  now = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await collectRetired(services, ago(1));
  await collectStrays(services, ago(1));
  // Not of works that are being written: a picture that was taken out may be put back, or stand in a text not yet
  // merged.
  for (const id of await findChanged(services.db, ago(lookBackDays), ago(1))) {
    signal?.throwIfAborted();
    await collectPictures(services, id, ago(1));
  }
  await settleAside(services, ago(1));
  for (const id of await findDeleted(services.db, ago(restoreDays + deletedDays), ago(restoreDays))) {
    signal?.throwIfAborted();
    await collectDeleted(services, id, ago(restoreDays));
  }
  await services.files.removeUnfinished(ago(1));
}

async function collectRetired({ db, files }: Services, before: Date): Promise<void> {
  for (const { id, publicacionId } of await deleteRetired(db, before))
    await removeAll(files, placeOfFile(publicacionId, id));
}

/** Bytes without a row: their process died between storing them and saying so, or between forgetting and removing them. */
async function collectStrays({ db, files }: Services, before: Date): Promise<void> {
  let old: string[] = [];
  const removeUnknown = async () => {
    const known = await findKnown(db, old.map(lastPart));
    for (const name of old) if (!known.has(lastPart(name))) await files.remove(name);
    old = [];
  };
  for await (const { name, modified } of files.list(filesFolder)) {
    // What somebody else put there is not ours to judge.
    if (modified < before && isUuid(idOf(name))) old.push(name);
    if (old.length === atOnce) await removeUnknown();
  }
  if (old.length > 0) await removeUnknown();
}

const lastPart = (place: string) => place.slice(place.lastIndexOf('/') + 1);
/** The id of a file, from where it or its copy lies. */
const idOf = (place: string) => lastPart(place).split('.')[0];

async function collectPictures(services: Services, id: string, before: Date): Promise<void> {
  const { db, files, transact } = services;
  if ((await oldPictures(services, id, before)).length === 0) return;
  // Waits for whoever is changing the text just now.
  const named = await transact(() => lockPicturesNamed(db, id));
  // Listed again: a picture that was put in again since then counts as new.
  for (const name of await oldPictures(services, id, before))
    if (!named.has(`/files/${name}`)) await move(files, name, asideFolder + name);
}

/**
 * Puts back the pictures set aside that a text names after all, and takes the others away a day later. No transaction is
 * held while the store is asked, so that a text may come to name a picture in the very moment in which it goes.
 */
async function settleAside({ db, files, transact }: Services, before: Date): Promise<void> {
  const aside: ListedFile[] = [];
  for await (const file of files.list(asideFolder)) aside.push(file);
  for (const { name, modified } of aside) {
    const place = name.slice(asideFolder.length);
    const [work = ''] = place.split('/');
    if (!isUuid(work)) continue;
    const named = await transact(() => lockPicturesNamed(db, work));
    if (named.has(`/files/${place}`) && !(await files.get(place))) await move(files, name, place);
    else if (modified < before) await files.remove(name);
  }
}

/** Leaves the file in both places where it is killed halfway. */
async function move(files: FileStore, from: string, to: string): Promise<void> {
  const file = await files.get(from);
  if (!file) return;
  await files.put(to, file.stream());
  await files.remove(from);
}

async function oldPictures({ files }: Services, id: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  for await (const { name, modified } of files.list(picturesOf(id))) if (modified < before) old.push(name);
  return old;
}

/** The work itself stays as it is; no more is shown of it than its text. */
async function collectDeleted({ db, files, transact }: Services, id: string, before: Date): Promise<void> {
  const isForgotten = await transact(async () => {
    // It may have been restored in its last moment.
    const work = await lockWork(db, id);
    if (!work?.deletedAt || work.deletedAt > before) return false;
    await deleteFilesOf(db, id);
    return true;
  });
  if (!isForgotten) return;
  for (const prefix of [filesOf(id), picturesOf(id), asideOf(id), pdfsOf(id), drawnOf(id)])
    await removeAll(files, prefix);
}

/** Every hour, takes away the files that nothing refers to any more. */
export const removingUnreferenced = defineJob({
  tipo: 'archivos',
  datos: z.object({}),
  tries: 3,
  everyMs: hourMs,
  work: (services: Services, { signal }) => removeUnreferencedFiles(services, new Date(), signal),
});
