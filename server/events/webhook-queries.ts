/**
 * What webhooks are told of events: kept in the act's transaction, so that it is told if and only if it happened, and delivered by a job
 * (features/exports/webhooks). That job is not queued here: its name is one a webhook, and two long acts would wait for each other.
 */
import { v7 as uuid } from 'uuid';
import { isNoticeKind } from '#contract/relations.ts';
import type { WebhookEvent } from '#contract/webhooks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { publications, webhookDeliveries, webhooks, workRelations } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, ne, or } from '#server/platform/database/sql.ts';
import type { DomainEvent, EventKind } from './event-kinds.ts';

/** What each is to readers; of a work that is published, whether it is a notice or an edition is asked. */
const toldAs: Partial<Record<EventKind, WebhookEvent>> = {
  'publication.published': 'obra.publicada',
  'publication.publishedDirectly': 'obra.publicada',
  'publication.imported': 'obra.publicada',
  'publication.restored': 'obra.publicada',
  'publication.retracted': 'obra.retractada',
  'publication.deleted': 'obra.retirada',
  'publication.unpublished': 'obra.retirada',
  'publication.issuePublished': 'numero.publicado',
  'publication.issueTakenBack': 'numero.retirado',
};

/** Keeps for each webhook what it is to be told of these events. Costs one question where nobody is told of any. */
export async function keepForWebhooks(db: Database, events: readonly DomainEvent[]): Promise<void> {
  const told = events.flatMap((event) => {
    const evento = toldAs[event.type];
    return evento ? [{ event, evento }] : [];
  });
  if (told.length === 0) return;
  // Locked, so that none is deleted before its delivery stands: the act would fail with it.
  const listening = await db
    .select({ id: webhooks.id, eventos: webhooks.eventos })
    .from(webhooks)
    .where(ne(webhooks.estado, 'DESACTIVADO'))
    .orderBy(webhooks.id)
    .for('key share');
  if (listening.length === 0) return;
  const works = await findSeen(
    db,
    told.flatMap(({ event: { publicacionId } }) => publicacionId ?? []),
  );
  const rows = told.flatMap(({ event: { type, publicacionId, numeroId }, evento }) => {
    const work = publicacionId ? works.get(publicacionId) : undefined;
    // Drafts are deleted, too: readers never had them.
    if (publicacionId && !work && type !== 'publication.unpublished') return [];
    // What readers have back is told as that, whatever it is: it is no new notice or edition.
    const isNew = evento === 'obra.publicada' && type !== 'publication.restored';
    const said = isNew && work?.clase ? publishedAs(work.clase) : evento;
    const message = { mensajeId: uuid(), evento: said, publicacionId, numeroId };
    return listening
      .filter(({ eventos }) => eventos.includes(said))
      .map(({ id: webhookId }) => ({ id: uuid(), webhookId, ...message }));
  });
  await insertRows(db, webhookDeliveries, rows);
}

const publishedAs = (clase: typeof workRelations.$inferSelect.clase): WebhookEvent =>
  isNoticeKind(clase) ? 'obra.aviso' : 'obra.nueva_edicion';

/** Those of these works that readers have, or had until they were deleted, and what they are to an earlier one. */
async function findSeen(db: Database, ids: readonly string[]) {
  const { id, estado, fechaPublicacion } = publications;
  const isSeen = or(eq(estado, 'PUBLICADO'), and(eq(estado, 'RETIRADO'), isNotNull(fechaPublicacion)));
  const rows = await db
    .select({ id, clase: workRelations.clase })
    .from(publications)
    .leftJoin(workRelations, eq(workRelations.publicacionId, id))
    .where(and(inArray(id, [...ids]), isSeen));
  return new Map(rows.map((row) => [row.id, row]));
}
