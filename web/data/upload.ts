/** Files sent to the API with word of how far they are. `fetch` does not tell that, so these go by XMLHttpRequest. */
import type { z } from 'zod';
import { type Call, callAddress } from '#contract/call.ts';
import { i18n } from '#web/messages/i18n.ts';
import { parse, withSession } from './api.ts';
import { refused, unreachable, unreadable } from './failures.ts';

/** A line over which nothing goes for so long is broken. Large files may take hours all the same. */
const stillness = 60_000;
/** What the server may take to look at a file that has come whole. */
const reading = 5 * 60_000;

type UploadCall<T> = Call & { answer: z.ZodType<T>; upload: number };
type Sent = { params: Record<string, unknown>; query?: Record<string, unknown>; body: Blob };

export interface Watch {
  /** Bytes that have gone so far. */
  onProgress?: (sent: number) => void;
  /** Stops it: the upload then throws an `AbortError`. */
  signal?: AbortSignal;
}

/** Sends a file and gives the call's answer. Throws a `ProblemError` as every call does. */
export async function upload<T>(call: UploadCall<T>, sent: Sent, watch: Watch = {}): Promise<T> {
  const address = `/api${callAddress(call, sent)}`;
  const answer = await withSession((token) => post(address, call.method, sent.body, token, watch));
  const body = parse(answer.text);
  if (answer.status < 200 || answer.status > 299) throw refused(answer.status, body);
  const read = call.answer.safeParse(body);
  if (!read.success) throw unreadable(answer.status);
  return read.data;
}

function post(
  address: string,
  method: string,
  body: Blob,
  token: string | undefined,
  { onProgress, signal }: Watch,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expect = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(unreachable(new DOMException('', 'TimeoutError')));
        request.abort();
      }, within);
    };
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded }) => {
      expect(stillness);
      onProgress?.(loaded);
    };
    request.upload.onload = () => expect(reading);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(unreachable(undefined));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    request.open(method, address);
    request.setRequestHeader('accept-language', i18n.locale);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    expect(stillness);
    request.send(body);
  });
}
