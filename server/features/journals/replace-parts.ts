/** The lists of a journal, each changed whole: its board, its sections, its announcements. */
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type {
  announcementsChangeSchema,
  boardChangeSchema,
  ManagedJournal,
  sectionsChangeSchema,
} from '#contract/entities/journal.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { holdJournal } from './change.ts';
import { presentAnnouncement, presentSection } from './present.ts';
import {
  findAccounts,
  findAnnouncements,
  findBoard,
  findSections,
  findSectionsInUse,
  replaceAnnouncements as putAnnouncements,
  replaceBoard as putBoard,
  replaceSections as putSections,
} from './queries.ts';
import { readManaged } from './read.ts';
import { type Part, parts } from './words.ts';

/** Keys in the order of one, for rows and what was sent have them in orders of their own. */
const isSame = (sent: readonly object[], kept: readonly object[]) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(sent)), JSON.parse(JSON.stringify(kept)));

async function written(
  services: Services,
  viewer: Person,
  id: string,
  part: Part,
  write: () => Promise<void>,
): Promise<ManagedJournal> {
  const { db, transact } = services;
  await transact(async () => {
    const { held } = await holdJournal(services, id);
    await write();
    await recordPart(services, viewer, held.nombre, part);
    await signal(db, settingsChannel, '');
  });
  return readManaged(services, id);
}

/** That a part of a journal was written, in the caller's transaction. */
export const recordPart = ({ db }: Services, viewer: Person, revista: string, part: Part): Promise<void> =>
  record(db, {
    type: 'journal.partWritten',
    userId: viewer.id,
    datos: { revista, parte: parts[part].es, 'parte.en': parts[part].en },
  });

/** Each as a row of the list, those that are not the journal's own under new ids: an id of another's moves nothing. */
const rowsOf = <T extends { id?: string | undefined }>(
  list: readonly T[],
  revistaId: string,
  known: readonly { id: string }[],
) => {
  const own = new Set(known.map(({ id }) => id));
  return list.map((each, orden) => {
    const isOwn = each.id !== undefined && own.delete(each.id);
    return { ...each, id: isOwn && each.id ? each.id : uuid(), revistaId, orden };
  });
};

const changedSince = () => refuse('revista_cambiada');

/** Throws `no_encontrado`, `revista_cambiada`, and `datos_no_validos` where an account is none. */
export const replaceBoard = (
  services: Services,
  viewer: Person,
  id: string,
  { consejo, antes }: z.output<typeof boardChangeSchema>,
): Promise<ManagedJournal> =>
  written(services, viewer, id, 'consejo', async () => {
    const { db } = services;
    const kept = await findBoard(db, id);
    const before = kept.map(({ revistaId: _, orden: __, ...member }) => member);
    if (antes && !isSame(antes.map(inOneOrder), before.map(inOneOrder))) throw changedSince();
    const named = consejo.flatMap(({ userId }) => userId ?? []);
    const there = new Set(await findAccounts(db, named));
    const errors = consejo.flatMap(({ userId }, place) =>
      userId && !there.has(userId) ? [{ field: `consejo.${place}.userId`, code: 'cuenta_desconocida' as const }] : [],
    );
    if (errors.length > 0) throw refuse('datos_no_validos', { errors });
    await putBoard(db, id, rowsOf(consejo, id, kept));
  });

/** Throws `no_encontrado`, `revista_cambiada`, and `datos_no_validos` where a section that has works would go. */
export const replaceSections = (
  services: Services,
  viewer: Person,
  id: string,
  { secciones, antes }: z.output<typeof sectionsChangeSchema>,
): Promise<ManagedJournal> =>
  written(services, viewer, id, 'secciones', async () => {
    const { db } = services;
    const kept = await findSections(db, id);
    if (antes && !isSame(antes.map(inOneOrder), kept.map(presentSection).map(inOneOrder))) throw changedSince();
    const rows = rowsOf(secciones, id, kept);
    const gone = kept.filter((section) => !rows.some((row) => row.id === section.id)).map((section) => section.id);
    if ((await findSectionsInUse(db, gone)).length > 0)
      throw refuse('datos_no_validos', { errors: [{ field: 'secciones', code: 'seccion_con_obras' }] });
    await putSections(db, id, rows);
  });

/** Throws `no_encontrado` and `revista_cambiada`. */
export const replaceAnnouncements = (
  services: Services,
  viewer: Person,
  id: string,
  { anuncios, antes }: z.output<typeof announcementsChangeSchema>,
): Promise<ManagedJournal> =>
  written(services, viewer, id, 'anuncios', async () => {
    const { db } = services;
    const kept = await findAnnouncements(db, id);
    if (antes && !isSame(antes.map(inOneOrder), kept.map(presentAnnouncement).map(inOneOrder))) throw changedSince();
    await putAnnouncements(db, id, rowsOf(anuncios, id, kept));
  });

const inOneOrder = (each: object) =>
  Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
