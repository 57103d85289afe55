/**
 * Delivery: sends what is due, sleeps until the next is, and wakes when a mail is written. Any number of processes may
 * do so at once. A mail that cannot be handed over is tried again after a growing while, and given up in the end.
 */
import type { Database, OpenDatabase } from '../database/database.ts';
import { countMail } from '../metrics/measures.ts';
import { claimNext, giveUp, mailsChannel, markSent, postpone, type QueuedMail, untilNextDue } from './queue.ts';
import type { HandOver } from './transport.ts';

/** Mails on their way at once. */
const atOnce = 5;
const mostTries = 8;
const longestWait = 6 * 60;
/** The longest sleep, should a wake-up get lost; and after the database could not be asked. */
const sleepMs = 60_000;
/** How long a stop waits for what is on its way. What takes longer is another try's. */
const stopMs = 5000;

/** Minutes to the next try after the `tries`-th: 1, 3, 9, 27 … up to six hours. */
export const waitAfter = (tries: number): number => Math.min(3 ** (tries - 1), longestWait);

/** Starts to deliver. Gives what stops it: then nothing new is begun, and what is on its way has a moment to arrive. */
export async function startDelivery(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  handOver: HandOver,
): Promise<() => Promise<void>> {
  /** Each sends one mail after the other, so that a slow server holds up no more than its own. */
  const lanes = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;
  let alarm: NodeJS.Timeout | undefined;

  function wake(): void {
    woken = lanes.size === atOnce;
    if (stopped || woken) return;
    clearTimeout(alarm);
    const lane = work().finally(() => {
      lanes.delete(lane);
      if (woken) wake();
    });
    lanes.add(lane);
  }

  async function work(): Promise<void> {
    let pause = sleepMs;
    try {
      for (let mail = await claimNext(db); mail; mail = stopped ? undefined : await claimNext(db)) {
        // There may be more: another lane looks.
        wake();
        await deliver(db, handOver, mail);
      }
      pause = Math.min((await untilNextDue(db)) ?? sleepMs, sleepMs);
    } catch {
      // The database is out of reach: mails stay where they are, in it.
    }
    clearTimeout(alarm);
    if (!stopped) alarm = setTimeout(wake, Math.max(pause, 1000)).unref();
  }

  await listen(mailsChannel, wake);
  wake();
  return async () => {
    stopped = true;
    clearTimeout(alarm);
    await Promise.race([Promise.all(lanes), new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
  };
}

async function deliver(db: Database, handOver: HandOver, mail: QueuedMail): Promise<void> {
  const failure = await handOver(mail).then(
    () => undefined,
    (error: unknown) => readable(error),
  );
  countMail({ result: failure === undefined ? 'sent' : 'failed' });
  if (failure === undefined) await markSent(db, mail);
  else if (mail.intentos >= mostTries) await giveUp(db, mail, failure);
  else await postpone(db, mail, waitAfter(mail.intentos), failure);
}

/** What an administrator reads of a failure: on one line, and only what a database can hold. */
const readable = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{C}+/gu, ' ').slice(0, 500);
