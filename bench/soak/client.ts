/**
 * A client as a balancer with a polite browser behind it: where a process refuses or cuts the connection it asks the other; where
 * both answer 503 it waits as long as they say, and no longer than its patience.
 */
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kind, Outcome, Tally } from './tally.ts';

/** For so long a request is tried again, in ms: longer than any event takes. */
const patience = 120_000;
/** For so long nothing may come of an answer, in ms. */
const silence = 60_000;

export interface Call {
  method?: string;
  /** Sent as JSON; a buffer as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Statuses besides 2xx that are no error. */
  allowed?: readonly number[];
}

export interface Answer {
  status: number;
  body: Buffer;
}

/** Nobody knows whether it was done: what is not asked twice without looking is thrown back to who asked. */
export class Unknown extends Error {}
/** The run is over: nobody waits for the answer any more. */
export class Over extends Error {}

export class Client {
  readonly kind: Kind;
  readonly #urls: readonly string[];
  readonly #tally: Tally;
  #agent = new Agent({ keepAlive: true });
  #turn: number;
  #pass: Promise<void> | undefined;
  #underWay = 0;

  /** @param turn which process it asks first */
  constructor(kind: Kind, urls: readonly string[], tally: Tally, turn: number) {
    this.kind = kind;
    this.#urls = urls;
    this.#tally = tally;
    this.#turn = turn;
  }

  /** Where it asks now. */
  get url(): string {
    return this.#urls[this.#turn % this.#urls.length] ?? '';
  }

  /** Has it ask the other process from now on. */
  turnAway(): void {
    this.#turn++;
  }

  /** Holds further requests back until the promise resolves; resolves once none is under way, and hangs up. */
  async pause(until: Promise<void>): Promise<void> {
    this.#pass = until;
    while (this.#underWay > 0) await wait(20);
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true });
  }

  /**
   * Asks until it is answered. Notes an error where it is not within its patience, or with what no trying again would hide, and throws.
   * @param again whether it may be asked again where nobody knows whether it was done; otherwise throws `Unknown` there
   */
  async ask(path: string, call: Call = {}, again = true): Promise<Answer> {
    await this.#pass;
    this.#underWay++;
    try {
      return await this.#try(path, call, again);
    } finally {
      this.#underWay--;
    }
  }

  async #try(path: string, call: Call, again: boolean): Promise<Answer> {
    const begun = performance.now();
    const fail = (what: string) => {
      const words = `${this.kind}: ${call.method ?? 'GET'} ${path}: ${what}`;
      this.#tally.errors.push(words);
      return new Error(words);
    };
    let refusals = 0;
    for (let tries = 1; ; tries++) {
      const { outcome, answer } = await this.#once(path, call);
      this.#tally.count(this.kind, outcome);
      const after = Number(answer?.headers['retry-after'] ?? Number.NaN);
      if (answer && answer.status !== 503 && answer.status !== 429) {
        if (answer.status >= 300 && answer.status !== 304 && !call.allowed?.includes(answer.status))
          throw fail(`${answer.status} ${answer.body.toString().slice(0, 300)}`);
        this.#tally.finish(tries, performance.now() - begun);
        return answer;
      }
      if (answer && !(after >= 0)) throw fail(`${answer.status} without Retry-After: ${answer.body}`);
      if (performance.now() - begun > patience)
        throw fail(`not answered within ${patience / 1000} s, at last ${outcome}`);
      // A refused connection did nothing; of a 503 nobody knows, since what failed may have been the answer to a commit.
      if (!again && outcome !== 'refused') throw new Unknown(`${outcome}`);
      this.turnAway();
      // The other is asked at once; then both are waited for.
      if (++refusals % this.#urls.length === 0) await wait(answer ? after * 1000 : 250);
    }
  }

  /** One try. */
  #once(path: string, { method = 'GET', body, headers = {} }: Call) {
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const sent = isJson ? JSON.stringify(body) : body;
    const type = { 'content-type': isJson ? 'application/json' : 'application/octet-stream' };
    return new Promise<{ outcome: Outcome; answer?: Answer & Pick<IncomingMessage, 'headers'> }>((resolve) => {
      const asked = request(this.url + path, {
        method,
        agent: this.#agent,
        headers: { ...(body !== undefined && type), ...headers },
      });
      let isLate = false;
      asked.setTimeout(silence, () => {
        isLate = true;
        asked.destroy();
      });
      const fail = (error: NodeJS.ErrnoException) =>
        resolve({ outcome: isLate ? 'late' : error.code === 'ECONNREFUSED' ? 'refused' : 'cut' });
      asked.on('error', fail);
      asked.on('response', (response) => {
        const { statusCode: status = 0, headers: said } = response;
        buffer(response).then(
          (whole) => resolve({ outcome: status, answer: { status, body: whole, headers: said } }),
          fail,
        );
      });
      asked.end(sent);
    });
  }
}
