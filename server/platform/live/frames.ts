/** Server-sent events as text (WHATWG HTML §9.2). */

/** Milliseconds that a reader waits before it comes back, until it knows better. */
const retryMs = 2000;

/** One event. With an `id` a reader that lost the stream says how far it heard. */
export const frame = (data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** What a stream begins with. */
export const opening = `retry: ${retryMs}\n\n`;
/** A comment: nothing happened, and the line stands. */
export const heartbeat = ':\n\n';
