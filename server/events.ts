/**
 * What can happen, and how the activity record tells it. An act records one event in its transaction; notifications
 * (notices.ts), the activity entry and the clearing of caches follow from it and from nothing else.
 */

import { z } from 'zod';
import type { Language } from '#contract/words.ts';
import { accountKinds } from './event-kinds/accounts.ts';
import { platformKinds } from './event-kinds/platform.ts';
import { reviewKinds } from './event-kinds/reviews.ts';
import { workKinds } from './event-kinds/works.ts';
import { forgetExpertise, insertActivity } from './event-queries.ts';
import { type EventData, fillSentence } from './fill-sentence.ts';
import { notify } from './notices.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import { signal } from './platform/database/signals.ts';

/** Type → how grave it is, and its sentence in both languages (event-kinds/). */
export const eventKinds = { ...accountKinds, ...platformKinds, ...workKinds, ...reviewKinds };
export type EventKind = keyof typeof eventKinds;

export interface DomainEvent {
  type: EventKind;
  /** Who did it; null for the platform itself and for strangers. */
  userId: string | null;
  publicacionId?: string;
  reviewId?: string;
  datos?: EventData;
}

/** The channel on which every process hears of committed events, as `{ type, publicacionId }`. */
export const eventsChannel = 'events';

/** Records what just happened. Called inside the act's transaction, so that all or nothing of it stays. */
export async function record(db: Database, event: DomainEvent): Promise<void> {
  const entry = await insertActivity(db, { ...event, severity: eventKinds[event.type][0] });
  await notify(db, event, entry);
  await forgetExpertiseAfter(db, event);
  await signal(db, eventsChannel, JSON.stringify({ type: event.type, publicacionId: event.publicacionId }));
}

/** What a reader of the catalogue can see the difference of. */
const changesCatalogue: readonly string[] = [
  'publication.published',
  'publication.publishedDirectly',
  'publication.imported',
  'publication.retracted',
  'publication.deleted',
  'publication.restored',
] satisfies EventKind[];

const changesPages: readonly string[] = ['page.written', 'page.emptied'] satisfies EventKind[];

/** What a person knows about follows from what they published and say of themselves; it is made anew when it is asked for. */
const changesExpertise: readonly string[] = [...changesCatalogue, 'account.profileChanged'];
async function forgetExpertiseAfter(db: Database, { type, userId, publicacionId }: DomainEvent): Promise<void> {
  if (changesExpertise.includes(type)) await forgetExpertise(db, publicacionId ? { publicacionId } : { userId });
}

const changesPeople: readonly string[] = [
  'account.registered',
  'account.roleGranted',
  'account.rolesChanged',
  'account.blocked',
  'account.unblocked',
  'account.deleted',
] satisfies EventKind[];
/** Calls `forget` whenever who reviews, or what they know about, has changed. */
export const onExpertiseChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, [...changesExpertise, ...changesPeople], forget);

/** Calls `forget` whenever any process has changed what the public sees, or may have. */
export const onCatalogueChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesCatalogue, forget);
/** The same of the pages that administrators write. */
export const onPageChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesPages, forget);

const onEvent = ({ listen }: OpenDatabase, kinds: readonly string[], act: () => void): Promise<void> =>
  listen(eventsChannel, (payload) => {
    if (payload === '' || kinds.includes(signalSchema.parse(JSON.parse(payload)).type)) act();
  });
const signalSchema = z.object({ type: z.string() });

/** The sentence of an activity entry in a language. An entry of a kind that is no more is told by its type. */
export function tell(type: string, datos: EventData, language: Language): string {
  if (!isKind(type)) return type;
  const [, es, en] = eventKinds[type];
  return fillSentence({ es, en }[language], datos, language);
}

const isKind = (type: string): type is EventKind => Object.hasOwn(eventKinds, type);
