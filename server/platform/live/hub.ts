/** All open streams of this process, by person. One clock for all of them; none has a timer of its own. */
import type { ServerResponse } from 'node:http';
import { countStreams } from '#server/platform/metrics/measures.ts';
import { heartbeat } from './frames.ts';
import { OpenStream, type Reader } from './open-stream.ts';

/** Seconds between two signs of life of a stream: proxies close what is silent for a minute. */
const heartbeatSeconds = 25;
/** Streams that one person may have open here: a browser needs one, whatever its tabs. */
const mostEach = 8;

export class StreamHub {
  readonly #byPerson = new Map<string, Set<OpenStream>>();
  /** The streams in as many parts as there are seconds between heartbeats, so that not all are written to at once. */
  readonly #turns = Array.from({ length: heartbeatSeconds }, () => new Set<OpenStream>());
  #size = 0;
  #turn = 0;
  #clock: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** Whether the server stops: no stream is begun any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Registers a stream until its reader goes. Undefined where the server stops, where the person has as many as they may, or where the
   * reader is gone already: the connection says so only once, so that a stream registered later would stay for ever.
   */
  open(reader: Reader, answer: ServerResponse): OpenStream | undefined {
    const own = this.#byPerson.get(reader.person.id) ?? new Set<OpenStream>();
    if (this.#isClosed || own.size >= mostEach || answer.destroyed) return undefined;
    const stream = new OpenStream(reader, answer);
    const turn = this.#turns[this.#size % heartbeatSeconds];
    this.#byPerson.set(reader.person.id, own.add(stream));
    turn?.add(stream);
    this.#count(1);
    answer.once('close', () => {
      turn?.delete(stream);
      own.delete(stream);
      if (own.size === 0 && this.#byPerson.get(reader.person.id) === own) this.#byPerson.delete(reader.person.id);
      this.#count(-1);
    });
    return stream;
  }

  /** Everybody who has a stream open, with their streams. */
  people(): Iterable<[string, ReadonlySet<OpenStream>]> {
    return this.#byPerson;
  }

  of(personId: string): ReadonlySet<OpenStream> {
    return this.#byPerson.get(personId) ?? new Set();
  }

  /** Ends every stream, as a server that stops does. */
  close(): void {
    this.#isClosed = true;
    for (const streams of this.#byPerson.values()) for (const stream of streams) stream.close();
  }

  #count(by: 1 | -1): void {
    this.#size += by;
    countStreams(by);
    if (this.#size > 0) this.#clock ??= setInterval(() => this.#beat(Date.now()), 1000).unref();
    else {
      clearInterval(this.#clock);
      this.#clock = undefined;
    }
  }

  /** A part of the streams lives on, or ends with its token: its reader comes back with a renewed one. */
  #beat(now: number): void {
    this.#turn = (this.#turn + 1) % heartbeatSeconds;
    for (const stream of this.#turns[this.#turn] ?? [])
      if (stream.reader.endsAt <= now) stream.close();
      else stream.write(heartbeat);
  }
}
