/**
 * Delivery, a kind of job: hands a mail of the outbox over to the mail server. One that cannot be handed over is tried
 * again after a growing while, and given up in the end, or at once where the server refuses it for good.
 */
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { Hopeless } from '../jobs/failure.ts';
import { defineJob } from '../jobs/kind.ts';
import { enqueue, enqueueNew } from '../jobs/queue.ts';
import { countMail } from '../metrics/measures.ts';
import { traced } from '../tracing/trace.ts';
import { findWaiting, markFailed, markSent, markStopped } from './outbox.ts';
import { refusalOfReader } from './return-kind.ts';
import { isStopped, recordReturn } from './returned.ts';
import { type HandOver, isForGood } from './transport.ts';

interface MailServices {
  db: Database;
  /** Undefined where there is no mail server: then mails wait. */
  handOver: HandOver | undefined;
}

export const delivery = defineJob({
  tipo: 'correo',
  /** `revista`: whose name it comes by; without one, the platform's. */
  datos: z.object({ correo: z.uuid(), revista: z.uuid().optional() }),
  // Over some fifteen hours, so that a mail server may be away for a night.
  tries: 10,
  atOnce: 5,
  hasOwnRecord: true,
  async work({ db, handOver }: MailServices, { datos, intento, finish }) {
    if (!handOver) throw new Error('SMTP_URL is not set.');
    const mail = await findWaiting(db, datos.correo);
    // The work or the account that it was about was deleted.
    if (!mail) return;
    if (!mail.pedido && (await isStopped(db, mail.para))) return finish(() => markStopped(db, mail.id, intento));
    try {
      await traced('mail', 'client', {}, () => handOver(mail, datos.revista));
    } catch (error) {
      countMail({ result: 'failed' });
      throw isForGood(error) ? new Hopeless(error) : error;
    }
    countMail({ result: 'sent' });
    await finish(() => markSent(db, mail.id, intento));
  },
  async onFailure({ db }, { datos, intento }, { error, againInMs, thrown }) {
    await markFailed(db, datos.correo, { intentos: intento, error, againInMs });
    const refusal = againInMs === undefined && refusalOfReader(thrown instanceof Hopeless ? thrown.cause : thrown);
    if (refusal) await recordReturn(db, { correoId: datos.correo, ...refusal });
  },
});

/** A mail, and the journal that signs it where one does. */
export interface Signed {
  id: string;
  revista?: string | undefined;
}

/** The same of one whose delivery may be queued already. */
export const queueDelivery = (db: Database, mail: Signed): Promise<string> =>
  enqueue(db, delivery, ...deliveryOf(mail));

/** Queues the delivery of new mails that wait, in the caller's transaction. */
export const queueDeliveries = (db: Database, mails: readonly Signed[]): Promise<void> =>
  enqueueNew(db, delivery, mails.map(deliveryOf));

const deliveryOf = ({ id, revista }: Signed) =>
  [{ correo: id, ...(revista && { revista }) }, { unico: `correo:${id}` }] as const;
