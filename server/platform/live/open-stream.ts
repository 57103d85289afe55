/** One reader's open stream. It keeps as little as it can: there may be thousands. */
import type { ServerResponse } from 'node:http';
import type { Person } from '#contract/workflow.ts';
import { frame } from './frames.ts';

/**
 * Bytes that may wait for a slow reader when there is more to send. A reader who lets more pile up is disconnected, and
 * comes back for the rest. A single message, as the one with all that was missed, may be longer: it is sent only where
 * nothing waits.
 */
const mostWaiting = 64 * 1024;

/** Whose stream it is, by which log-in, and until when (Unix milliseconds) its token holds. */
export interface Reader {
  person: Person;
  sessionId: string;
  endsAt: number;
}

export class OpenStream {
  reader: Reader;
  readonly #answer: ServerResponse;
  /** What happens while its beginning is being put together; undefined once that is sent. */
  #held: { id: number; data: unknown }[] | undefined = [];

  constructor(reader: Reader, answer: ServerResponse) {
    this.reader = reader;
    this.#answer = answer;
  }

  /** Sends the beginning: what was missed, up to the event `upTo`, and then what happened meanwhile. */
  begin(missed: string, upTo: number): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.write(missed + held.flatMap(({ id, data }) => (id > upTo ? frame(data, id) : [])).join(''));
  }

  send(id: number, data: unknown, text = frame(data, id)): void {
    if (this.#held) this.#held.push({ id, data });
    else this.write(text);
  }

  write(text: string): void {
    if (this.#answer.writableEnded || this.#answer.destroyed || text === '') return;
    if (this.#answer.writableLength > mostWaiting) this.#answer.destroy();
    else this.#answer.write(text);
  }

  close(): void {
    this.#answer.end();
  }
}
