/**
 * What one process tells all, itself included, through the database. The sender hears itself as soon as its transaction
 * is committed, so that who made a change sees it; the others hear of it by NOTIFY.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { log } from '../log/log.ts';
import { afterCommit, type Database, type SignalListener } from './database.ts';
import { sql } from './sql.ts';

const sentSchema = z.object({ from: z.string(), payload: z.string() });
const retryMs = 1000;

/** Who subscribes through one open database, and under which name it sends. */
interface House {
  name: string;
  subscribers: Map<string, Set<SignalListener>>;
}
const houses = new WeakMap<Database, House>();

function houseOf(db: Database): House {
  const house = houses.get(db) ?? { name: randomUUID(), subscribers: new Map() };
  houses.set(db, house);
  return house;
}

/** Sends a payload, with the caller's transaction where there is one. */
export async function signal(db: Database, channel: string, payload: string): Promise<void> {
  const sent = JSON.stringify({ from: houseOf(db).name, payload });
  await db.execute(sql`select pg_notify(${channel}, ${sent})`);
  await afterCommit(() => tell(db, channel, payload));
}

/** Adds a subscriber. True for the first of its channel: the engine has to listen to it from now on. */
export function addSubscriber(db: Database, channel: string, subscriber: SignalListener): boolean {
  const { subscribers } = houseOf(db);
  const those = subscribers.get(channel) ?? new Set();
  subscribers.set(channel, those.add(subscriber));
  return those.size === 1;
}

/** The channels that have subscribers. */
export const subscribedChannels = (db: Database): string[] => [...houseOf(db).subscribers.keys()];

/**
 * Passes on what the engine received. What was sent from here has been passed on already; a message that no process of
 * ours sent only says that something happened.
 */
export async function receive(db: Database, channel: string, notification: string): Promise<void> {
  const sent = readSent(notification);
  if (sent?.from !== houseOf(db).name) await tell(db, channel, sent?.payload ?? '');
}

/** Says on every channel that something may have been missed, as after a broken connection. */
export async function tellOfGap(db: Database): Promise<void> {
  for (const channel of subscribedChannels(db)) await tell(db, channel, '');
}

/** Never fails: what was told of is done. A subscriber that could not follow it is told of a gap until it can. */
async function tell(db: Database, channel: string, payload: string): Promise<void> {
  for (const subscriber of houseOf(db).subscribers.get(channel) ?? [])
    try {
      await subscriber(payload);
    } catch (err) {
      log.error({ err, channel }, 'following a signal');
      tellAgain(subscriber, channel);
    }
}

function tellAgain(subscriber: SignalListener, channel: string): void {
  const again = async () => {
    try {
      await subscriber('');
    } catch (err) {
      log.error({ err, channel }, 'following a signal');
      tellAgain(subscriber, channel);
    }
  };
  setTimeout(again, retryMs).unref();
}

function readSent(notification: string): z.infer<typeof sentSchema> | undefined {
  try {
    return sentSchema.parse(JSON.parse(notification));
  } catch {
    // SyntaxError or ZodError: somebody else sent it.
    return undefined;
  }
}
