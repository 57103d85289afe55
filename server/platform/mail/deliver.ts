/**
 * Delivery: sends what is due, sleeps until the next is, and wakes when a mail is written. Any number of processes may
 * do so at once. A mail that cannot be handed over is tried again after a growing while, and given up in the end, or at
 * once where the server refuses it for good.
 */
import type { Database, OpenDatabase } from '../database/database.ts';
import { openLanes } from '../lanes.ts';
import { countMail } from '../metrics/measures.ts';
import {
  claimNext,
  giveUp,
  mailsChannel,
  markSent,
  postpone,
  type QueuedMail,
  renewLease,
  untilNextDue,
} from './queue.ts';
import { type HandOver, isForGood } from './transport.ts';

/** Mails on their way at once. */
const atOnce = 5;
const mostTries = 8;
const longestWait = 6 * 60;
/** How often a mail on its way is said to be so; several times a lease. */
const renewMs = 60_000;

/** Minutes to the next try after the `tries`-th: 1, 3, 9, 27 … up to six hours. */
export const waitAfter = (tries: number): number => Math.min(3 ** (tries - 1), longestWait);

/** Starts to deliver. Gives what stops it: then nothing new is begun, and what is on its way has a moment to arrive. */
export async function startDelivery(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  handOver: HandOver,
): Promise<() => Promise<void>> {
  const lanes = openLanes({
    atOnce,
    claim: () => claimNext(db),
    run: (mail) => deliver(db, handOver, mail),
    untilNext: () => untilNextDue(db),
    shortestSleepMs: 1000,
  });
  await listen(mailsChannel, lanes.wake);
  lanes.wake();
  return lanes.stop;
}

async function deliver(db: Database, handOver: HandOver, mail: QueuedMail): Promise<void> {
  // Where the database is out of reach the lease just runs on.
  const renewing = setInterval(() => void renewLease(db, mail).catch(() => undefined), renewMs).unref();
  const result = await handOver(mail).then(
    () => 'sent' as const,
    (error: unknown) => ({ error }),
  );
  clearInterval(renewing);
  countMail({ result: result === 'sent' ? 'sent' : 'failed' });
  if (result === 'sent') await markSent(db, mail);
  else if (isForGood(result.error) || mail.intentos >= mostTries) await giveUp(db, mail, readable(result.error));
  else await postpone(db, mail, waitAfter(mail.intentos), readable(result.error));
}

/** What an administrator reads of a failure: on one line, and only what a database can hold. */
const readable = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{C}+/gu, ' ').slice(0, 500);
