/** Puts one call of the contract on the server: its address, its checks, and its handler behind its access. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { bodySize, type Call, type CallData, type HandlerAnswer, usualBody } from '#contract/call.ts';
import { type CallName, type Calls, calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import { holds, type Person } from '#contract/workflow.ts';
import { type ActingKey, actingBy } from '../acting-key.ts';
import { callSchema } from './call-schema.ts';
import { cookieOf, type DeviceCookie } from './device-cookie.ts';
import { keyDoor } from './key-door.ts';
import { languageOf } from './language.ts';
import { checkProven } from './proven.ts';
import { answerPreflight, type BroughtKey, type CountReading, forOtherPages } from './reading-limit.ts';
import { isMovedFile, isSentFile, sendFile } from './send-file.ts';
import { leaveBodyUnread, uploadedBytes } from './upload.ts';

/** What a handler receives: the checked parts of the request, and who asks (null: a guest, where the call lets one). */
export type Asked<N extends CallName> = CallData<Calls[N]> & {
  viewer: Calls[N]['access'] extends 'anyone' ? SignedIn | null : SignedIn;
  origin: Origin;
};
/** Where a request comes from. All empty for pages rendered here. */
export interface Origin {
  /** Its network address. */
  address: string;
  /** What its browser calls itself. */
  agent: string;
  /** In which its reader is answered: the one asked for first, Spanish where that is none of ours. */
  language: Language;
  /** The beginning of this site's absolute addresses, '' where they are relative (`originOf`). */
  site: string;
  /** What its browser keeps from log-in to log-in. */
  cookie: DeviceCookie;
  /** What it keeps of its way to ORCID. */
  orcidCookie: DeviceCookie;
  /** By which it is known again when it brings what a passkey said. */
  passkeyCookie: DeviceCookie;
  /** What it keeps of its way to an institution. */
  providerCookie: DeviceCookie;
}
/** Who asks, and by which log-in, or by which key of the API. */
export type SignedIn = Person & { sessionId: string; soloAlta: boolean; probada: Date; clave?: ActingKey };
export type Handler<N extends CallName> = (asked: Asked<N>) => Promise<HandlerAnswer<Calls[N]>>;
/** Any call's handler, as the server sees it: what it is given has been parsed by the call's schemas. */
export type AnyHandler = (asked: {
  viewer: SignedIn | null;
  origin: Origin;
  params: unknown;
  query: unknown;
  body: unknown;
  begun?: Promise<unknown> | undefined;
}) => Promise<unknown>;
export type Handlers = { [N in CallName]: Handler<N> };

/**
 * Who sends this request: undefined without a token; throws `sesion_caducada` where the token no longer holds. `begin` is called with
 * the account that the token names, before the database has said whether its log-in still stands.
 */
export type Identify = (request: FastifyRequest, begin?: (account: string) => void) => Promise<SignedIn | undefined>;

/** What a call reads by what its address and the token name. */
type Begin<N extends CallName, R> = (of: Pick<Asked<N>, 'params' & keyof Asked<N>> & { account: string }) => Promise<R>;

/**
 * A handler whose reading is begun while it is looked up who asks: it takes no longer than the slower of the two. Nothing of it
 * goes to who is not let in. `answer` gets undefined where it was not begun: to guests, and on pages rendered here.
 */
export const readingEarly = <N extends CallName, R>(
  begin: Begin<N, R>,
  answer: (asked: Asked<N>, begun: Promise<R> | undefined) => Promise<HandlerAnswer<Calls[N]>>,
): Handler<N> => Object.assign((asked: Asked<N> & { begun?: Promise<R> }) => answer(asked, asked.begun), { begin });

/** Who is let in: people by their sessions, and whoever brings the scrape token to the calls that take it. */
export interface Doors {
  identify: Identify;
  /** The key of the API that a request brings, if any. */
  keyOf: (request: FastifyRequest) => Promise<BroughtKey | undefined>;
  /** Counts a reading of the public API by nobody in particular. Throws where there were too many. */
  countReading: CountReading;
  isScraper: (request: FastifyRequest) => boolean;
  originOf: (request: FastifyRequest) => string;
  /** Whether a classroom may register now: asked at each request. */
  isOpenToClass: () => boolean;
}

/** What a call whose body may be long brings besides its handler. */
export interface LongBody {
  /** Asked before a body beyond the usual size is read: throws where this person may not send one there. */
  admit?: (viewer: SignedIn | null, params: unknown) => Promise<void>;
  /** Checks the body in turns, instead of by the contract's schema in one go; gives what the handler gets, and throws `datos_no_validos`. */
  check?: (body: unknown) => Promise<unknown>;
}
export type LongBodies = { [N in CallName]?: LongBody };

/** Throws `sesion_requerida` or `sin_permiso` unless the call is open to this person. */
export function admit(call: Call, viewer: Person | null): void {
  if (call.access === 'anyone') return;
  if (!viewer) throw refuse('sesion_requerida');
  if (call.access !== 'person' && !holds(viewer, call.access, 'platform')) throw refuse('sin_permiso');
}

/** Registers the call under its name in the contract. */
export function registerCall(
  app: FastifyInstance,
  name: CallName,
  handler: AnyHandler,
  doors: Doors,
  long: LongBody = {},
): void {
  const call: Call = calls[name];
  if (!call.upload && !long.check) addRoute(app, name, call, handler, doors, long);
  // Apart, for how bodies are read and checked is a matter of the whole scope.
  else
    app.register(async (scope) => {
      if (call.upload) leaveBodyUnread(scope);
      if (long.check) leaveBodyUnchecked(scope);
      addRoute(scope, name, call, handler, doors, long);
    });
}

/** In this scope bodies are not held to their schema, which is for the documents alone. */
function leaveBodyUnchecked(scope: FastifyInstance): void {
  scope.setValidatorCompiler<z.core.$ZodType>((part) =>
    part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part),
  );
}

function addRoute(
  app: FastifyInstance,
  name: CallName,
  call: Call,
  handler: AnyHandler,
  doors: Doors,
  long: LongBody,
): void {
  const beginFor = beginner(call, handler);
  const byKey = keyDoor(name, call, doors);
  const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  if (call.open) app.options(url, { schema: { hide: true } }, answerPreflight);
  app.route({
    method: call.method,
    url,
    schema: callSchema(name, call),
    config: {
      body: bodySize(call),
      enrols: call.enrols === true,
      anyone: call.access === 'anyone',
      ...(call.perMinute && { rateLimit: { max: mostOf(call, doors), timeWindow: '1 minute' } }),
    },
    // Before the body is checked, so that who may not call learns nothing of what it takes.
    onRequest: async (request, reply) => {
      if (call.scraped && doors.isScraper(request)) return;
      request.viewer = call.sessionless ? null : await enter(call, request, reply, doors, beginFor, byKey);
      admit(call, request.viewer);
      if (call.proven && request.viewer) checkProven(request.viewer);
      if (isLong(request)) await long.admit?.(request.viewer, request.params);
    },
    ...(long.check && {
      preHandler: async (request: FastifyRequest) => {
        request.body = await long.check?.(request.body);
      },
    }),
    handler: async (request, reply) => {
      const { params, query, viewer } = request;
      const upload = call.upload ? uploadedBytes(request, call.upload) : undefined;
      const origin = new RequestOrigin(request, reply, doors.originOf);
      const announced = Number(request.headers['content-length']) || undefined;
      // Not waited for: it ends with the chunk that is being read, where one is.
      const close = () => void upload?.return(undefined);
      const body = upload ? Object.assign(upload, { announced }) : request.body;
      const { begun } = request;
      const answer = await actingBy(viewer?.clave, () =>
        handler({ params, query, body, viewer, origin, begun }),
      ).finally(close);
      if (isSentFile(call, answer)) return sendFile(reply, answer);
      if (isMovedFile(call, answer)) return reply.redirect(answer.movedTo, 301);
      if (call.media) reply.type(call.media);
      return reply.status(call.answer ? (call.status ?? 200) : 204).send(answer);
    },
  });
}

/** Who asks: null is a guest, and whoever brings a key that opens no more than what is published (key-door.ts). */
async function enter(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { keyOf, countReading, identify }: Doors,
  begin: ReturnType<typeof beginner>,
  byKey: ReturnType<typeof keyDoor>,
): Promise<SignedIn | null> {
  // Before anything is refused, for a page is to read why.
  if (call.open) reply.headers(forOtherPages);
  const key = await keyOf(request);
  const viewer = key
    ? await byKey(request, reply, key)
    : await identify(request, (account) => begin?.(request, account));
  if (viewer) {
    // What somebody may see is for the platform's own pages.
    for (const name of Object.keys(forOtherPages)) reply.removeHeader(name);
    return viewer;
  }
  if (call.open && !key) await countReading(request, reply, undefined);
  return null;
}

/** Begins what a handler reads early (`readingEarly`); undefined of one that does not. */
function beginner(call: Call, handler: AnyHandler & { begin?: AnyBegin }) {
  const { begin } = handler;
  if (!begin) return undefined;
  return (request: FastifyRequest, account: string) => {
    const params = call.params?.safeParse(request.params);
    // What cannot be an address of it is refused in its turn.
    if (params && !params.success) return;
    request.begun = begin({ params: params?.data, account });
    // Where the request is refused nobody waits for it.
    request.begun.catch(() => undefined);
  };
}
type AnyBegin = (of: { params: unknown; account: string }) => Promise<unknown>;

/** Where a request comes from, each fact worked out when it is asked for: most calls ask for none. */
class RequestOrigin implements Origin {
  /** Read at once: of a connection that has broken off nobody can say it any more. */
  readonly address: string;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #originOf: Doors['originOf'];

  constructor(request: FastifyRequest, reply: FastifyReply, originOf: Doors['originOf']) {
    this.address = request.ip;
    this.#request = request;
    this.#reply = reply;
    this.#originOf = originOf;
  }

  get agent() {
    return this.#request.headers['user-agent'] ?? '';
  }
  get language() {
    return languageOf(this.#request);
  }
  get site() {
    return this.#originOf(this.#request);
  }
  get cookie() {
    return this.#cookie('pliego_devices');
  }
  get orcidCookie() {
    return this.#cookie('pliego_orcid');
  }
  get passkeyCookie() {
    return this.#cookie('pliego_passkey');
  }
  get providerCookie() {
    return this.#cookie('pliego_institucion');
  }

  #cookie(name: Parameters<typeof cookieOf>[0]): DeviceCookie {
    const secure = this.#request.protocol === 'https' || this.site.startsWith('https:');
    return cookieOf(name, this.#request, this.#reply, secure);
  }
}

/** How often a minute one network may make a limited call, as of each request. */
const mostOf =
  ({ perMinute = 0, perMinuteForClass = perMinute }: Call, { isOpenToClass }: Doors) =>
  () =>
    isOpenToClass() ? perMinuteForClass : perMinute;

const isLong = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > usualBody.bytes;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to a log-in that has yet to set up its second step, and to anyone: to it others are not, or it is a guest there. */
    enrols?: boolean;
    anyone?: boolean;
  }
  interface FastifyRequest {
    viewer: SignedIn | null;
    /** What was begun to be read for it (`readingEarly`). */
    begun: Promise<unknown> | undefined;
  }
}
