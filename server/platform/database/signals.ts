/**
 * What one process tells all, itself included, through the database. The sender hears itself as soon as its transaction
 * is committed, so that who made a change sees it; the others hear of it by NOTIFY.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { afterCommit, type Database, type Hear } from './database.ts';

const sentSchema = z.object({ from: z.string(), payload: z.string() });
const retryMs = 1000;

/** Who hears through one open database, and under which name it sends. */
interface House {
  name: string;
  hearers: Map<string, Set<Hear>>;
}
const houses = new WeakMap<Database, House>();

function houseOf(db: Database): House {
  const house = houses.get(db) ?? { name: randomUUID(), hearers: new Map() };
  houses.set(db, house);
  return house;
}

/** Sends a payload, with the caller's transaction where there is one. */
export async function signal(db: Database, channel: string, payload: string): Promise<void> {
  const sent = JSON.stringify({ from: houseOf(db).name, payload });
  await db.execute(sql`select pg_notify(${channel}, ${sent})`);
  await afterCommit(() => tell(db, channel, payload));
}

/** Adds a hearer. True for the first of its channel: the engine has to listen to it from now on. */
export function addHearer(db: Database, channel: string, hear: Hear): boolean {
  const { hearers } = houseOf(db);
  const those = hearers.get(channel) ?? new Set();
  hearers.set(channel, those.add(hear));
  return those.size === 1;
}

/** The channels that have hearers. */
export const heardChannels = (db: Database): string[] => [...houseOf(db).hearers.keys()];

/**
 * Passes on what the engine received. What was sent from here was heard here already; what nobody of ours sent says
 * only that something happened.
 */
export async function receive(db: Database, channel: string, notification: string): Promise<void> {
  const sent = readSent(notification);
  if (sent?.from !== houseOf(db).name) await tell(db, channel, sent?.payload ?? '');
}

/** Says on every channel that something may have been missed, as after a broken connection. */
export async function tellOfGap(db: Database): Promise<void> {
  for (const channel of heardChannels(db)) await tell(db, channel, '');
}

/** Never fails: what was told of is done. A hearer that could not follow it is told of a gap until it can. */
async function tell(db: Database, channel: string, payload: string): Promise<void> {
  for (const hear of houseOf(db).hearers.get(channel) ?? [])
    try {
      await hear(payload);
    } catch {
      tellAgain(hear);
    }
}

function tellAgain(hear: Hear): void {
  const again = async () => {
    try {
      await hear('');
    } catch {
      tellAgain(hear);
    }
  };
  setTimeout(again, retryMs).unref();
}

function readSent(notification: string): z.infer<typeof sentSchema> | undefined {
  try {
    return sentSchema.parse(JSON.parse(notification));
  } catch {
    return undefined;
  }
}
