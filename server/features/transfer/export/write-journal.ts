/** What is not a work into the archive: the journal itself, its people, its readers, its activity record. */
import { z } from 'zod';
import { fileOfPicture, marks, portraits } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import type { JournalWriter } from './archive/journal-writer.ts';
import { activityRecord } from './format/activity.ts';
import { journalRecord, subscriberRecord } from './format/journal.ts';
import { personRecord } from './format/person.ts';
import { places } from './format/places.ts';
import { findEntries, findJournal, findPeople, findSubscriptions } from './queries.ts';

/** Rows that are asked for at once. */
const step = 500;
const lastPart = (place: string) => place.slice(place.lastIndexOf('/') + 1);
const line = (record: unknown) => `${JSON.stringify(record)}\n`;

/** The journal's settings, pages and letters, and its own pictures. */
export async function writeJournal({ db, files }: Services, archive: JournalWriter): Promise<void> {
  const { ajustes, ...rest } = await findJournal(db);
  const record = { ajustes: journalRecord.shape.ajustes.parse(ajustes), ...rest };
  await archive.record(places.journal, z.encode(journalRecord, record));
  const { logo = '', imagenPortada = '' } = record.ajustes;
  const ofJournals = record.revistas.flatMap(({ ajustes: own }) => [own.logo ?? '', own.imagenPortada ?? '']);
  for (const address of [logo, imagenPortada, ...ofJournals, ...record.numeros.map(({ portada }) => portada)]) {
    const file = fileOfPicture(marks, address);
    if (file) await archive.file(places.identity(lastPart(file)), files, file);
  }
}

/** People in the order of their ids, then their photos. */
export async function writePeople({ db, files }: Services, archive: JournalWriter, secrets: boolean): Promise<void> {
  const photos: string[] = [];
  async function* lines() {
    for (let after: string | undefined; ; ) {
      const people = await findPeople(db, after, step);
      for (const { passwordHash, ...person } of people) {
        yield line(z.encode(personRecord, { ...person, ...(secrets && { passwordHash }) }));
        photos.push(fileOfPicture(portraits, person.fotoUrl) ?? '');
        archive.cuentas.personas++;
      }
      if (people.length < step) return;
      after = people.at(-1)?.id;
    }
  }
  await archive.text(places.people, lines());
  for (const photo of photos.filter(Boolean)) await archive.file(places.photo(lastPart(photo)), files, photo);
}

/** Who reads the newsletter, in the order of addresses. */
export async function writeSubscriptions({ db }: Services, archive: JournalWriter): Promise<void> {
  async function* lines() {
    for (let after = ''; ; ) {
      const rows = await findSubscriptions(db, after, step);
      for (const row of rows) {
        yield line(z.encode(subscriberRecord, row));
        archive.cuentas.suscripciones++;
      }
      if (rows.length < step) return;
      after = rows.at(-1)?.email ?? after;
    }
  }
  await archive.text(places.subscribers, lines());
}

/** The activity record up to a place, in the order of its chain. */
export async function writeEntries({ db }: Services, archive: JournalWriter, upTo: number): Promise<void> {
  async function* lines() {
    for (let after = 0; ; ) {
      const entries = await findEntries(db, after, upTo, step);
      for (const entry of entries) {
        yield line(z.encode(activityRecord, entry));
        archive.cuentas.actividad++;
      }
      if (entries.length < step) return;
      after = entries.at(-1)?.posicion ?? after;
    }
  }
  await archive.text(places.activity, lines());
}
