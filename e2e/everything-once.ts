/** What a platform holds after its kills, against what it had acknowledged and what the mail server was handed. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { interruptedJob } from '#contract/entities/job.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  decisions,
  files,
  jobs,
  mails,
  notifications,
  publications,
  reminders,
  reviews,
  users,
  versions,
} from '#server/platform/database/schema.ts';
import type { Environment } from '#server/platform/environment.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Received } from '#server/testing/smtp.ts';
import type { Acknowledged } from './editorial-load.ts';

/** What follows from the whole path of a work of the load, and from that of one which waits for its reviewer. */
const published: readonly string[] = [
  'decision: APROBAR',
  'entry: publication.approved',
  'entry: publication.created',
  'entry: publication.published',
  'entry: publication.submitted',
  'entry: review.assigned',
  'entry: review.completed',
  'mail: autora@prueba.test, Revisión recibida',
  'mail: autora@prueba.test, Tu obra «…» ha sido aprobada',
  'mail: revisora@prueba.test, ¿Puedes revisar «…»?',
  'notification: Administración, Nueva publicación en revisión',
  'notification: Administración, Revisión completada',
  'notification: Autora, Publicación aprobada',
  'notification: Autora, Revisión recibida',
  'notification: Editora, Nueva publicación en revisión',
  'notification: Editora, Revisión completada',
  'notification: Revisora, Publicación en el catálogo',
  'notification: Revisora, Ronda decidida',
  'notification: Revisora, Tienes una revisión nueva',
  'version: 1',
];
const waiting: readonly string[] = [
  'entry: publication.created',
  'entry: publication.submitted',
  'entry: reminder.review',
  'entry: review.assigned',
  'mail: revisora@prueba.test, ¿Puedes revisar «…»?',
  'mail: revisora@prueba.test, ¿Puedes revisar «…»? Esperamos tu respuesta',
  'notification: Administración, Nueva publicación en revisión',
  'notification: Editora, Nueva publicación en revisión',
  'notification: Revisora, Plazo de tu revisión',
  'notification: Revisora, Tienes una revisión nueva',
  'reminder',
  'version: 1',
];
/** A text may be saved, and a file sent, again where nobody heard that it was. */
const mayRepeat = ['publication.edited', 'file.uploaded'];

/** Everything acknowledged is there; what follows from it has happened once; the record verifies. */
export async function expectEverythingOnce(db: Database, acknowledged: Acknowledged, env: Environment): Promise<void> {
  await expectAcknowledged(db, acknowledged);
  await expectOncePerWork(db, acknowledged);
  await expectFilesWhole(db, acknowledged, env);

  const unfinished = (await db.select().from(jobs)).filter(({ estado, unico, error }) => {
    // What is done by the hour and was killed in each of its tries has its next turn.
    if (unico !== null) return estado === 'FALLIDO' && error !== interruptedJob;
    return estado !== 'HECHO';
  });
  expect(unfinished).toEqual([]);

  const { entradas, fallos } = await verifyRecord({ db });
  expect(fallos).toEqual([]);
  expect(entradas).toBe(await db.$count(activity));
}

async function expectAcknowledged(db: Database, acknowledged: Acknowledged): Promise<void> {
  const lost = (known: Iterable<string>, rows: readonly { id: string }[]) => {
    const there = new Set(rows.map(({ id }) => id));
    return [...known].filter((id) => !there.has(id));
  };
  const reviewed = await db.select().from(reviews);
  expect({
    works: lost(acknowledged.works.keys(), await db.select().from(publications)),
    reviews: lost(acknowledged.reviews, reviewed),
    completed: lost(
      acknowledged.completed,
      reviewed.filter(({ fechaCompletada }) => fechaCompletada !== null),
    ),
    decisions: lost(acknowledged.decisions, await db.select().from(decisions)),
    files: lost(acknowledged.files.keys(), await db.select().from(files)),
  }).toEqual({ works: [], reviews: [], completed: [], decisions: [], files: [] });
}

/** All works have gone their whole path: what is recorded, told and mailed of each is the same, and each of it once. */
async function expectOncePerWork(db: Database, acknowledged: Acknowledged): Promise<void> {
  const people = new Map((await db.select().from(users)).map(({ id, nombres }) => [id, nombres]));
  const found = new Map<string, string[]>();
  const note = (id: string | null | undefined, what: string) => id && found.set(id, [...(found.get(id) ?? []), what]);
  for (const { publicacionId, type } of await db.select().from(activity))
    if (!mayRepeat.includes(type)) note(publicacionId, `entry: ${type}`);
  for (const { publicacionId, userId, titulo } of await db.select().from(notifications))
    note(publicacionId, `notification: ${people.get(userId)}, ${titulo}`);
  const works = await db.select().from(publications);
  const byTitle = new Map(works.map(({ id, titulo }) => [titulo, id]));
  // An invitation is about no work, so that who handles it does not read its link; its subject names it.
  for (const { publicacionId, para, asunto } of await db.select().from(mails)) {
    const [, titulo = ''] = /«(.*)»/.exec(asunto) ?? [];
    note(publicacionId ?? byTitle.get(titulo), `mail: ${para}, ${asunto.replace(titulo, titulo && '…')}`);
  }
  for (const { publicacionId, accion } of await db.select().from(decisions)) note(publicacionId, `decision: ${accion}`);
  for (const { publicacionId, numero } of await db.select().from(versions)) note(publicacionId, `version: ${numero}`);
  for (const { publicacionId } of await db.select().from(reminders)) note(publicacionId, 'reminder');

  for (const { id, titulo } of works) {
    // One whose making nobody heard of stays the draft that it is.
    const path = titulo.startsWith('Obra') ? published : waiting;
    if (acknowledged.works.has(id)) expect([titulo, ...(found.get(id) ?? []).sort()]).toEqual([titulo, ...path]);
    else expect([titulo, ...(found.get(id) ?? [])]).toEqual([titulo, 'entry: publication.created']);
  }
}

/** No file that the database knows is missing or half, and each is what was sent. */
async function expectFilesWhole(db: Database, acknowledged: Acknowledged, env: Environment): Promise<void> {
  const store = await openFileStore(env);
  for (const { id, publicacionId, sha256 } of await db.select().from(files)) {
    const stored = await store.get(placeOfFile(publicacionId, id));
    const hash = createHash('sha256');
    for await (const piece of stored?.stream() ?? []) hash.update(piece);
    expect([id, hash.digest('hex')]).toEqual([id, sha256]);
    expect(acknowledged.files.get(id) ?? sha256).toBe(sha256);
  }
}

/**
 * Every mail has come, a person's messages among them, and none twice but across a kill, under its own Message-ID. Two mails
 * to one person with one subject about one work would be the same one written twice.
 * @param lives how many mails had come when each process began
 */
export async function expectMailsOnce(
  db: Database,
  { messages }: Acknowledged,
  received: readonly Received[],
  lives: readonly number[],
): Promise<void> {
  const written = await db.select().from(mails);
  expect(written.filter(({ estado }) => estado !== 'ENVIADO')).toEqual([]);
  const same = written.map(({ para, asunto, publicacionId }) => `${para} ${asunto} ${publicacionId}`);
  expect(repeated(same)).toEqual([]);
  expect([...messages].filter((asunto) => !written.some((mail) => mail.asunto === asunto))).toEqual([]);

  const ids = received.map(({ raw }) => /^Message-ID: <(.+)@revista\.example>$/im.exec(raw)?.[1] ?? 'none');
  expect([...new Set(ids)].sort()).toEqual(written.map(({ id }) => id).sort());
  for (const [index, from] of lives.entries()) expect(repeated(ids.slice(from, lives[index + 1]))).toEqual([]);
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
