/** The shape of one call of the API and its types; the calls themselves are in calls.ts. */

import type { z } from 'zod';
import type { Role } from './vocabulary.ts';

/** How large a JSON body may be. */
export interface BodySize {
  /** As it is sent, in UTF-8. */
  bytes: number;
  /** Texts, numbers, lists, objects … in it, one by one. */
  values: number;
}
export const kB = 1024;
export const MB = 1024 * kB;
/** Of every call that says nothing else. */
export const usualBody: BodySize = { bytes: 64 * kB, values: 2_000 };
/** Lists and objects inside one another, in any body. */
export const deepestBody = 200;

/** Who may try a call at all: anyone, anyone logged in, or holders of a role. The policy decides the rest. */
export type Access = 'anyone' | 'person' | readonly Role[];

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` parameters, as the spec writes it. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The shape of the answer; absent: 204, nothing. */
  answer?: z.ZodType;
  /** The answer is text of this type instead of JSON. */
  media?: string;
  /**
   * Of the public API: what anybody's programs read, with a key of it or without (contract/api-keys.ts), and pages of other sites, too.
   * Whoever asks by a key is answered as a guest.
   */
  open?: true;
  /** The scrape token of the environment opens it too. */
  scraped?: true;
  /** 200 unless said. */
  status?: 201;
  /** The answer is a file to keep, sent as it is (`answer: z.file()`): the handler gives a `SentFile`. */
  file?: true;
  /** The body is a file, sent as it is (`body: z.file()`), of at most so many bytes: the handler gets them as they come. */
  upload?: number;
  /** What its JSON body may hold, where it needs more than `usualBody`. Who may not call sends none of it. */
  largest?: Partial<BodySize>;
  /** A token sent along is not looked at: the call is how one gets another. */
  sessionless?: true;
  /** Open to a log-in that has yet to set up its second step: to it nothing else is. */
  enrols?: true;
  /** Asks that the log-in has proved whose it is in the last minutes (server/platform/http/proven.ts). */
  proven?: true;
  /** Tighter limit for calls that guess or cost: at most `max` a minute and address. */
  perMinute?: number;
  /** The same while administrators let a classroom register (`registroAbiertoHasta`). */
  perMinuteForClass?: number;
}

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Got<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a client passes. */
export type CallInput<C extends Call> = ('params' extends keyof C ? { params: Sent<C['params']> } : unknown) &
  ('query' extends keyof C ? { query?: Sent<C['query']> } : unknown) &
  ('body' extends keyof C ? { body: Sent<C['body']> } : unknown);

/** What a handler receives, checked. */
export type CallData<C extends Call> = ('params' extends keyof C ? { params: Got<C['params']> } : unknown) &
  ('query' extends keyof C ? { query: Got<C['query']> } : unknown) &
  ('body' extends keyof C ? { body: C extends { upload: number } ? SentBytes : Got<C['body']> } : unknown);

/** What both sides hold after the call. */
export type CallAnswer<C extends Call> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : undefined;

/** What the handler of a call gives: what both sides hold, except that files are on their way. */
export type HandlerAnswer<C extends Call> = C extends { file: true } ? SentFile | MovedFile : CallAnswer<C>;

/** A file as it comes in. */
export interface SentBytes extends AsyncIterable<Uint8Array> {
  /** How many bytes its sender says there are; absent where they do not say. */
  announced?: number | undefined;
}

/** A file as the server sends it. */
export interface SentFile {
  /** Media type, with its charset where it is text. */
  type: string;
  /** As readers will see it among their files, `Humedales de Doñana.pdf`. */
  name: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A file that has another address. */
export interface MovedFile {
  movedTo: string;
}

/** Keeps each call's own type while it checks the shape. */
export const defineCalls = <const T extends Record<string, Call>>(calls: T): T => calls;

/** What the JSON body of a call may hold. */
export const bodySize = ({ largest }: Pick<Call, 'largest'>): BodySize => ({ ...usualBody, ...largest });

/** The address of a call below `/api`: `{id}` filled in, query appended; `undefined` values left out, of a list each said. */
export function callAddress(
  call: Pick<Call, 'path'>,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> | undefined },
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    for (const each of [value].flat()) if (each !== undefined && each !== null) search.append(key, String(each));
  return search.size > 0 ? `${path}?${search}` : path;
}
