/**
 * Limits of calls per minute and network (`perMinute` of the contract), counted in the database: they hold across all
 * processes together, and across restarts.
 */
import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import type { Database } from '../database/database.ts';
import { rateCounters } from '../database/schema.ts';
import { sql } from '../database/sql.ts';

/** Has the limits that routes name in their `config.rateLimit` kept. */
export async function limitRates(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => refuse('demasiadas_peticiones'),
    // The plugin makes its store itself: of a class.
    store: class extends Counters {
      constructor() {
        super(db, '');
      }
    },
  });
}

const routeSchema = z.object({ routeInfo: z.object({ method: z.string().or(z.array(z.string())), url: z.string() }) });

class Counters implements FastifyRateLimitStore {
  readonly #db: Database;
  readonly #route: string;

  constructor(db: Database, route: string) {
    this.#db = db;
    this.#route = route;
  }

  /** The same counters, for one route. */
  child(options: unknown): Counters {
    const { method, url } = routeSchema.parse(options).routeInfo;
    return new Counters(this.#db, `${method} ${url}`);
  }

  incr(network: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    countWithin(this.#db, `${this.#route} ${network}`, windowMs).then(
      (counted) => tell(null, counted),
      (error: Error) => tell(error),
    );
  }
}

/** Counts one more. Gives how many there are since the window began, and the milliseconds until it ends. */
export async function countWithin(
  db: Database,
  what: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const clave = createHash('sha256').update(what).digest('hex');
  const end = sql`now() + ${windowMs}::int * interval '1 millisecond'`;
  const isOver = sql`${rateCounters.expira} <= now()`;
  const [row] = await db
    .insert(rateCounters)
    .values({ clave, veces: 1, expira: end })
    .onConflictDoUpdate({
      target: rateCounters.clave,
      set: {
        veces: sql`case when ${isOver} then 1 else ${rateCounters.veces} + 1 end`,
        expira: sql`case when ${isOver} then ${end} else ${rateCounters.expira} end`,
      },
    })
    .returning({
      current: rateCounters.veces,
      ttl: sql`ceil(extract(epoch from ${rateCounters.expira} - now()) * 1000)`.mapWith(Number),
    });
  return row ?? { current: 1, ttl: windowMs };
}
