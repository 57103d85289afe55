/** An exported journal into an empty platform: the same journal, with its ids, its dates and its activity record. */
import { randomBytes } from 'node:crypto';
import { eventsChannel } from '#server/events/events.ts';
import { queueDue } from '#server/events/issue-due.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { hashOf, tokenOf } from '#server/features/correspondence/newsletter/tokens.ts';
import { activityRecord } from '#server/features/transfer/export/format/activity.ts';
import { journalRecord, subscriberRecord } from '#server/features/transfer/export/format/journal.ts';
import { personRecord } from '#server/features/transfer/export/format/person.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import { signal } from '#server/platform/database/signals.ts';
import { marks, pictureFile, portraits } from '#server/platform/files/kept-pictures.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { checkedText } from './checked-text.ts';
import { FileCopier } from './copy-file.ts';
import { importArchivedWork, type Tied } from './import-archived-work.ts';
import { ImportError } from './import-error.ts';
import { insertInstitutions } from './institution-queries.ts';
import type { JournalArchive } from './journal-archive.ts';
import {
  chainAgain,
  insertBoards,
  insertEntries,
  insertIssues,
  insertJournal,
  insertOfPeople,
  insertPeople,
  insertSubscribers,
  isEmpty,
  keepChain,
  lockForImport,
  settleDois,
  settleIdentities,
  settlePublicChanges,
} from './queries.ts';
import { importWords } from './words.ts';
import { insertTied } from './work-queries.ts';

const step = 200;

/** The platform has accounts, works or a history of its own already. */
export class NotEmpty extends Error {
  override name = 'NotEmpty';
}

/** Throws NotEmpty where there is something here already. */
export async function refuseUnlessEmpty({ db }: Services): Promise<void> {
  if (!(await isEmpty(db))) throw new NotEmpty('This platform is not empty.');
}

/**
 * Imports an archive that `checkArchive` found good. One transaction: where it fails, or its process dies, the database is
 * as it was. Files are stored before it ends; those of an import that died are written over by the next.
 * @throws NotEmpty, and ImportError where the archive is no longer what was checked
 */
export async function importJournal(
  services: Services,
  archive: JournalArchive,
  progress: (parte: number) => void = () => {},
): Promise<void> {
  const { db, transact } = services;
  const copier = new FileCopier(services.files, archive);
  try {
    await transact(async () => {
      await lockForImport(db);
      await refuseUnlessEmpty(services);
      const boards = await importSite(services, archive, copier);
      await importPeople(services, archive, copier);
      await insertBoards(db, boards);
      const works = [...archive.parts.keys()].filter((ruta) => ruta.endsWith('/work.json'));
      const tied: Tied = { relations: [], chapters: [] };
      for (const [index, ruta] of works.entries()) {
        await importArchivedWork(services, archive, ruta, copier, tied);
        progress((index + 1) / works.length);
      }
      await insertTied(db, tied);
      await importInstitutions(services, archive);
      await importIssues(services, archive, copier);
      await importSubscribers(services, archive);
      await importRecord(services, archive);
      await settleIdentities(db);
      await settlePublicChanges(db);
      await settleDois(db);
      // For processes that serve this database already, and read it when it was empty.
      await signal(db, settingsChannel, '');
      await signal(db, eventsChannel, '');
    });
  } catch (error) {
    await copier.undo();
    throw error;
  }
}

/** Gives the boards of its journals, which name accounts that are still to come. */
async function importSite({ db }: Services, archive: JournalArchive, copier: FileCopier) {
  const { ajustes, paginas, cartas, revistas } = await archive.record(places.journal, journalRecord);
  await insertJournal(db, {
    ajustes: Object.entries(ajustes).map(([clave, valor]) => ({ clave, valor })),
    paginas: paginas.map((page) => ({ ...page, documento: checkedText(places.journal, page.documento) })),
    cartas,
    revistas: revistas.map(({ secciones: _, consejo: __, textos: ___, anuncios: ____, cartas: _____, ...row }) => row),
    secciones: revistas.flatMap(({ id, secciones }) => secciones.map((row) => ({ ...row, revistaId: id }))),
    textos: revistas.flatMap(({ id, textos }) =>
      textos.map((row) => ({ ...row, revistaId: id, documento: checkedText(places.journal, row.documento) })),
    ),
    anuncios: revistas.flatMap(({ id, anuncios }) => anuncios.map((row) => ({ ...row, revistaId: id }))),
    cartasDeRevistas: revistas.flatMap((each) => each.cartas.map((row) => ({ ...row, revistaId: each.id }))),
  });
  const pictures = [ajustes, ...revistas.map(({ ajustes: own }) => own)];
  for (const address of pictures.flatMap(({ logo, imagenPortada }) => [logo, imagenPortada])) {
    const name = lastPart(address ?? '');
    if (name) await copier.copy(places.identity(name), pictureFile(marks, name));
  }
  return revistas.flatMap(({ id, consejo }) => consejo.map((row) => ({ ...row, revistaId: id })));
}

/** Numbers, once the works that stand in them are there; one that is to be published by itself is so here. */
async function importIssues({ db }: Services, archive: JournalArchive, copier: FileCopier): Promise<void> {
  const { numeros } = await archive.record(places.journal, journalRecord);
  await insertIssues(
    db,
    numeros.map(({ obras: _, ...row }) => row),
    numeros.flatMap(({ id, obras }) => obras.map((place) => ({ ...place, numeroId: id }))),
  );
  for (const { id, fechaPrevista, portada } of numeros) {
    if (fechaPrevista) await queueDue(db, { id, fecha: fechaPrevista.toISOString() });
    const cover = lastPart(portada);
    if (cover) await copier.copy(places.identity(cover), pictureFile(marks, cover));
  }
}

/** Institutions, once the people and works are there that are theirs. */
async function importInstitutions({ db }: Services, archive: JournalArchive): Promise<void> {
  const { instituciones, solicitudesDeInstitucion } = await archive.record(places.journal, journalRecord);
  await insertInstitutions(db, instituciones, solicitudesDeInstitucion);
}

/** Accounts that come without a password get one that nobody knows: their people ask for a link by mail. */
async function importPeople({ db }: Services, archive: JournalArchive, copier: FileCopier): Promise<void> {
  const unknown = await hashPassword(randomBytes(32).toString('hex'));
  for await (const people of inSteps(archive.records(places.people, personRecord), step)) {
    await insertPeople(
      db,
      people.map(({ canales: _, conflictos: __, recordatorios: ___, certificados: ____, ...person }) => ({
        ...person,
        passwordHash: person.passwordHash ?? (person.fechaEliminacion ? '' : unknown),
      })),
    );
    for (const photo of people.map(({ fotoUrl }) => lastPart(fotoUrl)).filter(Boolean))
      await copier.copy(places.photo(photo), pictureFile(portraits, photo));
  }
  for await (const people of inSteps(archive.records(places.people, personRecord), step))
    await insertOfPeople(db, {
      canales: people.flatMap(({ id, canales }) => canales.map((row) => ({ ...row, userId: id }))),
      conflictos: people.flatMap(({ id, conflictos }) => conflictos.map((row) => ({ ...row, userId: id }))),
      recordatorios: people.flatMap(({ id, recordatorios }) => recordatorios.map((row) => ({ ...row, userId: id }))),
      certificados: people.flatMap(({ id, certificados }) => certificados.map((row) => ({ ...row, userId: id }))),
    });
}

/** Subscribers get links of their own here: those in older mails were signed by the platform they come from. */
async function importSubscribers({ db }: Services, archive: JournalArchive): Promise<void> {
  const secret = await ownSecret(db, 'newsletter');
  for await (const rows of inSteps(archive.records(places.subscribers, subscriberRecord), step))
    await insertSubscribers(
      db,
      rows.map((row) => ({ ...row, tokenHash: hashOf(tokenOf(secret, row.email)) })),
    );
}

/** The record with its chain as it was: places and hashes noted before the move still hold. */
async function importRecord(services: Services, archive: JournalArchive): Promise<void> {
  const { db } = services;
  await keepChain(db);
  for await (const entries of inSteps(archive.records(places.activity, activityRecord), step))
    await insertEntries(db, entries);
  await chainAgain(db);
  const { fallos } = await verifyRecord(services);
  const [fault] = fallos;
  if (fault) throw new ImportError(places.activity, 'hash', importWords.otherChain(fault.posicion));
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** What comes one by one, in lists of at most so many. */
async function* inSteps<T>(each: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let list: T[] = [];
  for await (const one of each) {
    list.push(one);
    if (list.length < most) continue;
    yield list;
    list = [];
  }
  if (list.length > 0) yield list;
}
