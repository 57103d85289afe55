/**
 * What one process tells all, itself included, through the database. The sender hears itself as soon as its transaction
 * is committed, so that who made a change sees it; the others hear of it by NOTIFY.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { afterCommit, type Database, type Hear } from './database.ts';

const me = randomUUID();
const sentSchema = z.object({ from: z.string(), payload: z.string() });
const hearers = new WeakMap<Database, Map<string, Set<Hear>>>();

/** Sends a payload, with the caller's transaction where there is one. */
export async function signal(db: Database, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ from: me, payload })})`);
  await afterCommit(() => tell(db, channel, payload));
}

/** Adds a hearer. True for the first of its channel: the engine has to listen to it from now on. */
export function addHearer(db: Database, channel: string, hear: Hear): boolean {
  const channels = hearers.get(db) ?? new Map<string, Set<Hear>>();
  hearers.set(db, channels);
  const those = channels.get(channel) ?? new Set();
  channels.set(channel, those.add(hear));
  return those.size === 1;
}

/** The channels that have hearers. */
export const heardChannels = (db: Database): string[] => [...(hearers.get(db)?.keys() ?? [])];

/** Passes on what the engine received; what this process sent itself it has heard already. */
export async function receive(db: Database, channel: string, notification: string): Promise<void> {
  const { from, payload } = sentSchema.parse(JSON.parse(notification));
  if (from !== me) await tell(db, channel, payload);
}

/** Says on every channel that something may have been missed, as after a broken connection. */
export async function tellOfGap(db: Database): Promise<void> {
  for (const channel of heardChannels(db)) await tell(db, channel, '');
}

async function tell(db: Database, channel: string, payload: string): Promise<void> {
  for (const hear of hearers.get(db)?.get(channel) ?? []) await hear(payload);
}
