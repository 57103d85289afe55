/**
 * What is announced to the inboxes of repositories (contract/notify.ts): kept in the act's transaction, so that it is announced if
 * and only if it happened, and sent by a job (features/transfer/interchange/notify), which asks whether there is anything to say.
 */
import { v7 as uuid } from 'uuid';
import type { AnnouncedKind } from '#contract/notify.ts';
import { preprintOf } from '#contract/preprint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { notifyInboxes, notifyMessages, publications } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, ne, not, or, sql } from '#server/platform/database/sql.ts';
import type { DomainEvent, EventKind } from './event-kinds.ts';

/** Readers have a work, or have it back, or may read what was closed of it. */
const published: readonly EventKind[] = [
  'publication.published',
  'publication.publishedDirectly',
  'publication.restored',
  'publication.embargoLifted',
  'publication.embargoEnded',
];
/** What holds no longer of what was announced of it. Of a retracted work the reviews stay where they were read. */
const ended: Partial<Record<EventKind, readonly AnnouncedKind[]>> = {
  'publication.retracted': ['AVAL'],
  'publication.deleted': ['RESENA', 'AVAL'],
  'publication.unpublished': ['RESENA', 'AVAL'],
};

/** Keeps for each inbox what it is to be told of these events. Costs one question where nobody is told of any. */
export async function keepForInboxes(db: Database, events: readonly DomainEvent[]): Promise<void> {
  const begun = worksOf(events.filter(({ type }) => published.includes(type)));
  if (begun.length > 0) await insertRows(db, notifyMessages, await toAnnounce(db, begun));
  for (const { type, publicacionId } of events) {
    const kinds = ended[type];
    if (kinds && publicacionId) await insertRows(db, notifyMessages, await toUndo(db, publicacionId, kinds));
  }
}

const worksOf = (events: readonly DomainEvent[]) => events.flatMap(({ publicacionId }) => publicacionId ?? []);

async function toAnnounce(db: Database, ids: readonly string[]) {
  // Locked, so that none is deleted before its announcement stands: the act would fail with it.
  const inboxes = await db
    .select({
      id: notifyInboxes.id,
      clases: notifyInboxes.clases,
      revistaId: notifyInboxes.revistaId,
    })
    .from(notifyInboxes)
    .where(ne(notifyInboxes.estado, 'DESACTIVADO'))
    .orderBy(notifyInboxes.id)
    .for('key share');
  if (inboxes.length === 0) return [];
  const { id, estado, revistaId, revisionPublica, declaraciones, fechaPublicacion } = publications;
  // A retracted one that is restored has its reviews back, and no endorsement.
  const works = await db
    .select({ id, estado, revistaId, revisionPublica, declaraciones })
    .from(publications)
    .where(
      and(inArray(id, [...ids]), or(eq(estado, 'PUBLICADO'), and(eq(estado, 'RETIRADO'), isNotNull(fechaPublicacion)))),
    );
  const standing = await findStanding(db, ids);
  return works.flatMap((work) => {
    const kinds: AnnouncedKind[] = [
      ...(work.revisionPublica ? (['RESENA'] as const) : []),
      ...(work.estado === 'PUBLICADO' && preprintOf(work.declaraciones ?? undefined) ? (['AVAL'] as const) : []),
    ];
    return inboxes
      .filter((inbox) => inbox.revistaId === null || inbox.revistaId === work.revistaId)
      .flatMap((inbox) =>
        kinds
          .filter((clase) => inbox.clases.includes(clase) && !standing.has(`${inbox.id} ${work.id} ${clase}`))
          .map((clase) => ({ id: uuid(), buzonId: inbox.id, clase, publicacionId: work.id })),
      );
  });
}

const isUndone = sql`exists (select from notify_messages undoing where undoing.anula_id = ${notifyMessages.id})`;

/** What was announced of these works, or waits to be, and was not undone: nothing is announced twice. */
async function findStanding(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { buzonId, publicacionId, clase, estado } = notifyMessages;
  const rows = await db
    .select({ buzonId, publicacionId, clase })
    .from(notifyMessages)
    .where(and(inArray(publicacionId, [...ids]), ne(estado, 'OMITIDA'), not(isUndone)));
  return new Set(rows.map((row) => `${row.buzonId} ${row.publicacionId} ${row.clase}`));
}

/**
 * What its inboxes have, or may have or get, of a work and was not undone yet. What waits may be leaving at this moment: that it never left
 * is asked when the undoing's turn comes.
 */
async function toUndo(db: Database, publicacionId: string, kinds: readonly AnnouncedKind[]) {
  const { id, buzonId, clase, estado, fechaIntento } = notifyMessages;
  // Locked as in `toAnnounce`, the inboxes first, as whoever deletes one does.
  const standing = await db
    .select({ id, buzonId })
    .from(notifyInboxes)
    .innerJoin(notifyMessages, eq(buzonId, notifyInboxes.id))
    .where(
      and(
        eq(notifyMessages.publicacionId, publicacionId),
        inArray(clase, [...kinds]),
        or(isNotNull(fechaIntento), ne(estado, 'OMITIDA')),
        not(isUndone),
        ne(notifyInboxes.estado, 'DESACTIVADO'),
      ),
    )
    .orderBy(notifyInboxes.id, id)
    .for('key share');
  return standing.map((row) => ({
    id: uuid(),
    buzonId: row.buzonId,
    clase: 'ANULACION' as const,
    publicacionId,
    anulaId: row.id,
  }));
}
