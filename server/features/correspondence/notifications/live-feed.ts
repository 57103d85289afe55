/**
 * Tells the open streams of this process what any process commits. Entries of the activity record are read in the order
 * of their chain, once for all streams; the place of an entry is the id of its event, so that a reader can go on from
 * there. An entry that cannot be told is reported and left out, and those after it are told.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { type LiveEvent, liveEventSchema } from '#contract/entities/live-event.ts';
import type { Person } from '#contract/workflow.ts';
import { eventsChannel } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import { type OwnWork, watchOwn } from '#server/platform/jobs/worker-failures.ts';
import { frame } from '#server/platform/live/frames.ts';
import type { StreamHub } from '#server/platform/live/hub.ts';
import type { OpenStream } from '#server/platform/live/open-stream.ts';
import type { Services } from '#server/platform/services.ts';
import { eventFor, gatherNews, type News } from './live-news.ts';
import { findEnds, findEntries, findLiving, findPlaceBefore, type RecordEntry } from './live-queries.ts';

/** Entries read at once. */
const batch = 200;
/** Entries that a reader may have missed and still go on from; who missed more asks for everything again. */
const mostMissed = 500;
const retryMs = 1000;
/** What was committed since a time may have been written down so much earlier. */
const longestCommitMs = 5000;

const personChannel = 'events.person';
const sentSchema = z.object({ userId: z.uuid(), event: liveEventSchema });

/** Tells one person's streams, wherever they are open, something that is not kept: nobody can go on from it. */
export const tellPerson = ({ db }: Pick<Services, 'db'>, userId: string, event: LiveEvent): Promise<void> =>
  signal(db, personChannel, JSON.stringify({ userId, event }));

type Needed = Pick<Services, 'db' | 'database'>;

export class LiveFeed {
  readonly #db: Services['db'];
  readonly #hub: StreamHub;
  readonly #own: OwnWork;
  /** The last entry that was told; undefined while nobody listens. */
  #last: number | undefined;
  #running = false;
  #again = false;
  /** An entry could not be told of just now. */
  #hasLeftOut = false;

  constructor({ db }: Pick<Services, 'db'>, hub: StreamHub) {
    this.#db = db;
    this.#hub = hub;
    this.#own = watchOwn(db, 'en-vivo');
  }

  async subscribe({ database }: Needed): Promise<void> {
    await database.subscribe(eventsChannel, () => this.#wake());
    await database.subscribe(personChannel, (payload) => {
      if (payload === '') return;
      const { userId, event } = sentSchema.parse(JSON.parse(payload));
      for (const stream of this.#hub.of(userId)) stream.write(frame(event));
    });
  }

  /** Begins a stream that the hub has taken in, with what its reader missed since an event or a time, if they name one. */
  async begin(stream: OpenStream, from: number | Date | undefined): Promise<void> {
    const before = from instanceof Date ? await findPlaceBefore(this.#db, new Date(+from - longestCommitMs)) : from;
    const ends = before === undefined && this.#last !== undefined ? undefined : await findEnds(this.#db);
    const isFirst = this.#last === undefined;
    this.#last ??= ends?.last ?? 0;
    const upTo = this.#last;
    // Nobody listened yet to what was committed while the end was looked for.
    if (isFirst) this.#wake();
    const since = from instanceof Date ? Math.min(before ?? upTo, upTo) : from;
    const start = frame({ ambito: 'listo' } satisfies LiveEvent, upTo);
    if (since === undefined || since === upTo) return stream.begin(start, upTo);
    const reachable = since < upTo && upTo - since <= mostMissed && since >= (ends?.first ?? 0) - 1;
    if (!reachable) return stream.begin(start + frame({ ambito: 'todo' } satisfies LiveEvent, upTo), upTo);
    const { person } = stream.reader;
    const entries = await findEntries(this.#db, since, { upTo, limit: mostMissed });
    const news = await this.#newsOf(entries, person.id);
    const missed = news.flatMap((each) => {
      const event = this.#eventFor(person, each);
      return event ? frame(event, each.entry.posicion) : [];
    });
    stream.begin(missed.join('') + start, upTo);
  }

  /** Whoever signals does not wait for it: their answer goes out meanwhile. */
  #wake(): void {
    if (this.#hub.size === 0) this.#last = undefined;
    else if (this.#running) this.#again = true;
    else void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#hasLeftOut = false;
    try {
      do {
        this.#again = false;
        await this.#tellNext();
      } while (this.#again);
      if (!this.#hasLeftOut) this.#own.succeeded();
    } catch (error) {
      // The database is out of reach: what was not told yet stays in it.
      this.#own.failed(error, 'telling the open streams');
      setTimeout(() => this.#wake(), retryMs).unref();
    } finally {
      this.#running = false;
    }
  }

  async #tellNext(): Promise<void> {
    const after = this.#last;
    if (after === undefined) return;
    const entries = await findEntries(this.#db, after, { limit: batch });
    await this.#review(entries);
    const news = await this.#newsOf(entries);
    for (const each of news) {
      const frames = new Map<string, string>();
      for (const [, streams] of this.#hub.people())
        for (const stream of streams) {
          const event = this.#eventFor(stream.reader.person, each);
          if (!event) continue;
          const key = event.notificaciones ? '' : JSON.stringify(event);
          const text = frames.get(key) ?? frame(event, each.entry.posicion);
          // What many hear alike is written out once.
          if (key) frames.set(key, text);
          stream.send(each.entry.posicion, event, text);
        }
      this.#last = each.entry.posicion;
      // Lets what was written leave: what still waits then is what a reader did not take.
      await nextTurn();
    }
    this.#last = entries.at(-1)?.posicion ?? after;
    if (entries.length === batch) this.#again = true;
  }

  /** What happened, but for entries that cannot be told of. Throws where the database is out of reach. */
  async #newsOf(entries: readonly RecordEntry[], userId?: string): Promise<News[]> {
    try {
      return await gatherNews(this.#db, entries, userId);
    } catch (error) {
      await findEnds(this.#db);
      const half = Math.ceil(entries.length / 2);
      if (half === entries.length) return this.#leaveOut(entries[0], error) ?? [];
      return [
        ...(await this.#newsOf(entries.slice(0, half), userId)),
        ...(await this.#newsOf(entries.slice(half), userId)),
      ];
    }
  }

  #eventFor(person: Person, news: News): LiveEvent | undefined {
    try {
      return eventFor(person, news);
    } catch (error) {
      return this.#leaveOut(news.entry, error);
    }
  }

  #leaveOut(entry: RecordEntry | undefined, error: unknown): undefined {
    this.#hasLeftOut = true;
    this.#own.failed(error, `leaving entry ${entry?.posicion} of the record out of the live streams`);
  }

  /** Ends the streams of log-ins that have ended, and follows roles as they change. */
  async #review(entries: readonly RecordEntry[]): Promise<void> {
    const accounts = entries.filter(({ type }) => type.startsWith('account.'));
    const people = new Set(accounts.flatMap(({ userId, cuenta }) => [userId ?? [], cuenta ?? []].flat()));
    const streams = [...people].flatMap((id) => [...this.#hub.of(id)]);
    if (streams.length === 0) return;
    const sessionIds = streams.map(({ reader }) => reader.sessionId);
    const living = new Map((await findLiving(this.#db, sessionIds)).map((row) => [row.sessionId, row]));
    for (const stream of streams) {
      const now = living.get(stream.reader.sessionId);
      const { person } = stream.reader;
      if (now) stream.reader = { ...stream.reader, person: { id: person.id, roles: now.roles, ambitos: now.ambitos } };
      else stream.close();
    }
  }
}
