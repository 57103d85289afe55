/** Puts one call of the contract on the server: its address, its checks, and its handler behind its access. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, CallData, HandlerAnswer } from '#contract/call.ts';
import { type CallName, type Calls, calls } from '#contract/calls.ts';
import { holds, type Person } from '#contract/workflow.ts';
import { callSchema } from './call-schema.ts';
import { refuse } from './problem.ts';
import { isSentFile, sendFile } from './send-file.ts';
import { leaveBodyUnread, uploadedBytes } from './upload.ts';

/** What a handler receives: the checked parts of the request, and who asks (null: a guest, where the call lets one). */
export type Asked<N extends CallName> = CallData<Calls[N]> & {
  viewer: Calls[N]['access'] extends 'anyone' ? SignedIn | null : SignedIn;
  origin: Origin;
};
/** Where a request comes from: its network address, and what its browser calls itself. Both empty for pages rendered here. */
export interface Origin {
  address: string;
  agent: string;
}
/** Who asks, and by which log-in. */
export type SignedIn = Person & { sessionId: string };
export type Handler<N extends CallName> = (asked: Asked<N>) => Promise<HandlerAnswer<Calls[N]>>;
/** Any call's handler, as the server sees it: what it is given has been parsed by the call's schemas. */
export type AnyHandler = (asked: {
  viewer: SignedIn | null;
  origin: Origin;
  params: unknown;
  query: unknown;
  body: unknown;
}) => Promise<unknown>;
export type Handlers = { [N in CallName]: Handler<N> };

/** Who sends this request: undefined without a token; throws `sesion_caducada` where the token no longer holds. */
export type Identify = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** Who is let in: people by their sessions, and whoever brings the scrape token to the calls that take it. */
export interface Doors {
  identify: Identify;
  isScraper: (request: FastifyRequest) => boolean;
}

/** Throws `sesion_requerida` or `sin_permiso` unless the call is open to this person. */
export function admit(call: Call, viewer: Person | null): void {
  if (call.access === 'anyone') return;
  if (!viewer) throw refuse('sesion_requerida');
  if (call.access !== 'person' && !holds(viewer, ...call.access)) throw refuse('sin_permiso');
}

/** Registers the call under its name in the contract. */
export function registerCall(app: FastifyInstance, name: CallName, handler: AnyHandler, doors: Doors): void {
  const call: Call = calls[name];
  if (!call.upload) addRoute(app, name, call, handler, doors);
  // Apart, for how bodies are read is a matter of the whole scope.
  else
    app.register(async (scope) => {
      leaveBodyUnread(scope);
      addRoute(scope, name, call, handler, doors);
    });
}

function addRoute(app: FastifyInstance, name: CallName, call: Call, handler: AnyHandler, doors: Doors): void {
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: callSchema(name, call),
    config: call.perMinute ? { rateLimit: { max: call.perMinute, timeWindow: '1 minute' } } : {},
    // Before the body is checked, so that who may not call learns nothing of what it takes.
    onRequest: async (request) => {
      if (call.scraped && doors.isScraper(request)) return;
      request.viewer = call.sessionless ? null : ((await doors.identify(request)) ?? null);
      admit(call, request.viewer);
    },
    handler: async (request, reply) => {
      const { params, query, viewer } = request;
      const upload = call.upload ? uploadedBytes(request, call.upload) : undefined;
      const origin = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
      // Not waited for: it ends with the chunk that is being read, where one is.
      const close = () => void upload?.return(undefined);
      const answer = await handler({ params, query, body: upload ?? request.body, viewer, origin }).finally(close);
      if (isSentFile(call, answer)) return sendFile(reply, answer);
      if (call.media) reply.type(call.media);
      return reply.status(call.answer ? (call.status ?? 200) : 204).send(answer);
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: SignedIn | null;
  }
}
