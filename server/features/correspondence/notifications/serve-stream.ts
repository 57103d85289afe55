/** GET /notifications/stream (spec 001 §7): server-sent events for who sends a bearer token, until that token expires. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { liveEventSchema } from '#contract/entities/live-event.ts';
import { longestPageAgeMs, pageAgeHeader, streamPath } from '#contract/live-scopes.ts';
import { refuse } from '#contract/refuse.ts';
import { identifyBy } from '#server/features/accounts/identify.ts';
import { apiWords } from '#server/platform/http/api-words.ts';
import { bearerToken } from '#server/platform/http/bearer.ts';
import { problem } from '#server/platform/http/call-schema.ts';
import { notReady } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { opening } from '#server/platform/live/frames.ts';
import { StreamHub } from '#server/platform/live/hub.ts';
import type { Services } from '#server/platform/services.ts';
import { LiveFeed } from './live-feed.ts';

const words = apiWords.stream;
/** Described as the calls of the contract are; loose, since other headers are read too. */
const schema = {
  operationId: 'notificationStream',
  summary: words.summary,
  description: words.description,
  tags: ['notifications'],
  security: [{ bearer: [] }],
  headers: z.looseObject({
    'last-event-id': z.string().optional().describe(words.lastEventId),
    [pageAgeHeader]: z.string().optional().describe(words.pageAge),
  }),
  response: {
    200: {
      description: words.events,
      content: { 'text/event-stream': { schema: liveEventSchema } },
    },
    default: problem,
  },
};

/** Serves the stream, and ends all open ones when the server stops. */
export async function serveStream(app: FastifyInstance, services: Services): Promise<void> {
  const hub = new StreamHub();
  const feed = new LiveFeed(services, hub);
  await feed.subscribe(services);
  app.addHook('preClose', async () => hub.close());
  const identify = identifyBy(services);
  app.get(`/api${streamPath}`, { schema }, async (request, reply) => {
    const signedIn = await identify(request);
    if (!signedIn) throw refuse('sesion_requerida');
    const since = lastHeard(request);
    const stream = hub.open(readerOf(signedIn, request), reply.raw);
    if (!stream) throw hub.isClosed ? notReady() : refuse('demasiadas_peticiones');
    answerOpenly(reply);
    await feed.begin(stream, since ?? pageSince(request)).catch((err) => {
      // Its reader comes back in a moment.
      request.log.error({ err }, 'beginning a live stream');
      stream.close();
    });
  });
}

function readerOf({ id, roles, ambitos, sessionId }: SignedIn, request: FastifyRequest) {
  // Its signature has been checked: only what it says is read.
  const { exp = 0 } = decodeJwt(bearerToken(request) ?? '');
  return { person: { id, roles, ambitos }, sessionId, endsAt: exp * 1000 };
}

/** The event that the reader heard last; undefined where they begin, -1 (of nowhere) for what no id of ours can be. */
function lastHeard({ headers }: FastifyRequest): number | undefined {
  const said = String(headers['last-event-id'] ?? '');
  if (said === '') return undefined;
  return /^\d{1,15}$/.test(said) ? Number(said) : -1;
}

/** When a reader who begins asked for what they show; undefined where they do not say so, or it is too long ago. */
function pageSince({ headers }: FastifyRequest): Date | undefined {
  const said = String(headers[pageAgeHeader] ?? '');
  const age = /^\d{1,6}$/.test(said) ? Number(said) : Number.NaN;
  return age <= longestPageAgeMs ? new Date(Date.now() - age) : undefined;
}

/** Takes the answer out of Fastify's hands: it goes on, uncompressed, and no proxy may hold it back. */
function answerOpenly(reply: FastifyReply): void {
  // The connection ends with its stream: a server that stops waits for no idle ones.
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.write(opening);
}
