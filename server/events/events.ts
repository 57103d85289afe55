/**
 * What can happen, and how the activity record tells it. An act records one event in its transaction; notifications
 * (notify.ts), the activity entry, the day of the last public change and the clearing of caches follow from it and from nothing else.
 */

import { z } from 'zod';
import type { Language } from '#contract/vocabulary.ts';
import { actingKey } from '#server/platform/acting-key.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { keyPlaces } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { type DomainEvent, type EventKind, eventKinds } from './event-kinds.ts';
import { forgetExpertise, insertActivities, markPublicChange } from './event-queries.ts';
import { type EventData, fillSentence } from './fill-sentence.ts';
import { notify } from './notify.ts';
import { keepForInboxes } from './notify-queries.ts';
import { keepForWebhooks } from './webhook-queries.ts';

/** The channel on which every process hears of committed events, as `{ type, publicacionId }`. */
export const eventsChannel = 'events';

/** Records what just happened. Called inside the act's transaction, so that all or nothing of it stays. */
export const record = (db: Database, event: DomainEvent): Promise<void> => recordAll(db, [event]);

/** The same of what happened in one act, such as accounts that were made of a file: no more statements than of one. */
export async function recordAll(db: Database, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const entries = await insertActivities(
    db,
    events.map(({ said: _, numeroId: __, ...event }) => ({
      ...event,
      ...byKey(event),
      severity: eventKinds[event.type][0],
    })),
  );
  const signals = new Set<string>();
  for (const [at, event] of events.entries()) {
    await notify(db, event, entries[at]);
    await forgetExpertiseAfter(db, event);
    if (event.publicacionId && changesCatalogue.includes(event.type))
      for (const id of await markPublicChange(db, event.publicacionId))
        signals.add(JSON.stringify({ type: relationChanged, publicacionId: id }));
    signals.add(JSON.stringify({ type: event.type, publicacionId: event.publicacionId }));
  }
  await keepForWebhooks(db, events);
  await keepForInboxes(db, events);
  for (const payload of signals) await signal(db, eventsChannel, payload);
}

/** What a program did with somebody's key says so; by the key's id, since its name is its owner's to take away. */
function byKey({ userId, datos }: DomainEvent): Pick<DomainEvent, 'datos'> {
  const key = actingKey();
  if (!key || key.userId !== userId) return {};
  return { datos: { ...datos, [keyPlaces.id]: key.id, [keyPlaces.comienzo]: key.comienzo } };
}

/** Nothing that happened to a work: one that its page names is not what it was. */
const relationChanged = 'publication.relationChanged';

/** What a reader of the catalogue can see the difference of. */
const changesCatalogue: readonly string[] = [
  'publication.published',
  'publication.publishedDirectly',
  'publication.imported',
  'publication.completed',
  'publication.retracted',
  'publication.concernLifted',
  'publication.embargoSet',
  'publication.embargoLifted',
  'publication.embargoEnded',
  'publication.deleted',
  'publication.restored',
  'publication.doiEntered',
  'publication.doiTaken',
  'publication.bylineChanged',
  'publication.mainAuthorChanged',
  'publication.numbered',
  'publication.unnumbered',
  'publication.unpublished',
  'publication.chaptersChanged',
  'publication.leftBook',
  'publication.issuePublished',
  'publication.issueChanged',
  'publication.issueReordered',
  'publication.issueTakenBack',
  'publication.announcementAccepted',
  'publication.announcementTakenOff',
] satisfies EventKind[];

/** Nothing that happened to a work, and nothing that anybody is told: its PDF was read, and it is found by more words. */
const textRead = 'publication.textRead';
export const announceTextRead = (db: Database, publicacionId: string): Promise<void> =>
  signal(db, eventsChannel, JSON.stringify({ type: textRead, publicacionId }));

const changesPages: readonly string[] = ['page.written', 'page.emptied'] satisfies EventKind[];

/** What a person knows about follows from what they published and say of themselves; it is made anew when it is asked for. */
const changesExpertise: readonly string[] = [...changesCatalogue, 'account.profileChanged'];
async function forgetExpertiseAfter(db: Database, { type, userId, publicacionId }: DomainEvent): Promise<void> {
  if (changesExpertise.includes(type)) await forgetExpertise(db, publicacionId ? { publicacionId } : { userId });
}

const changesPeople: readonly string[] = [
  'account.registered',
  'account.made',
  'account.roleGranted',
  'account.rolesChanged',
  'account.scopesChanged',
  'account.blocked',
  'account.unblocked',
  'account.deleted',
  'account.merged',
  'account.mergeUndone',
] satisfies EventKind[];
/** Calls `forget` whenever who reviews, or what they know about, has changed. */
export const onExpertiseChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, [...changesExpertise, ...changesPeople], forget);

/**
 * Calls `forget` whenever any process has changed what the public sees, with the work that it changed; without one where
 * there may have been more, as after a lost connection.
 */
export const onCatalogueChange = (database: OpenDatabase, forget: (workId?: string) => void): Promise<void> =>
  onEvent(database, [...changesCatalogue, textRead, relationChanged], forget);

/** By whom works are signed and reviewed is not what it was: an account is no more, or is another's. */
const changesAccounts: readonly string[] = [
  'account.deleted',
  'account.merged',
  'account.mergeUndone',
] satisfies EventKind[];
/** Calls `forget` whenever an account that public pages may name is no more, or is another's. */
export const onAccountChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesAccounts, forget);

/** Nothing that happened to a review: its DOI, or that of its answer, is registered, and its page says so. */
const reviewRegistered = 'review.doiRegistered';
export const announceReviewDoi = (db: Database, publicacionId: string): Promise<void> =>
  signal(db, eventsChannel, JSON.stringify({ type: reviewRegistered, publicacionId }));

const changesProcess: readonly string[] = ['review.answered', 'account.profileChanged'] satisfies EventKind[];
/**
 * Calls `forget` whenever what is published of reviews has changed, with the work that was answered or whose reviews have a DOI now;
 * without one where a reviewer may have another name.
 */
export const onProcessChange = (database: OpenDatabase, forget: (workId?: string) => void): Promise<void> =>
  onEvent(database, [...changesProcess, reviewRegistered], forget);

/** The same of the pages that administrators write. */
export const onPageChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesPages, forget);

const onEvent = (
  { subscribe }: OpenDatabase,
  kinds: readonly string[],
  act: (workId?: string) => void,
): Promise<void> =>
  subscribe(eventsChannel, (payload) => {
    if (payload === '') return act();
    const { type, publicacionId } = signalSchema.parse(JSON.parse(payload));
    if (kinds.includes(type)) act(publicacionId);
  });
const signalSchema = z.object({ type: z.string(), publicacionId: z.string().optional() });

/** The sentence of an activity entry in a language. An entry of a kind that is no more is told by its type. */
export function tell(type: string, datos: EventData, language: Language): string {
  if (!isKind(type)) return type;
  const [, es, en] = eventKinds[type];
  return fillSentence({ es, en }[language], datos, language);
}

const isKind = (type: string): type is EventKind => Object.hasOwn(eventKinds, type);
