/** A reader of the live stream, over a real connection, for tests. */
import type { FastifyInstance } from 'fastify';
import { type LiveEvent, liveEventSchema } from '#contract/entities/live-event.ts';
import { streamPath } from '#contract/live-scopes.ts';

export interface LiveReader {
  status: number;
  /** What has been heard so far, with its id where it has one. */
  heard: (LiveEvent & { id?: number })[];
  /** Everything as it came. */
  text: () => string;
  lastId: () => number;
  /** Resolves once the server has ended the stream. */
  ended: Promise<void>;
  leave: () => void;
}

/** The address at which the app listens; it begins to where it does not yet. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  const at = app.server.address();
  return typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens the stream of the server at an address with a token, and resumes it where `since` is given; `sent` are headers besides. */
export async function readLive(
  address: string,
  token: string,
  since?: number | string,
  sent: Record<string, string> = {},
): Promise<LiveReader> {
  const controller = new AbortController();
  const response = await fetch(`${address}/api${streamPath}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(since !== undefined && { 'last-event-id': String(since) }),
      ...sent,
    },
    signal: controller.signal,
  });
  const heard: LiveReader['heard'] = [];
  let text = '';
  const read = async () => {
    if (!response.body || !response.ok) return;
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        const id = /^id: (.*)$/m.exec(frame)?.[1];
        if (data) heard.push({ ...liveEventSchema.parse(JSON.parse(data)), ...(id && { id: Number(id) }) });
      }
    }
  };
  return {
    status: response.status,
    heard,
    text: () => text,
    lastId: () => heard.findLast(({ id }) => id !== undefined)?.id ?? 0,
    ended: read().catch(() => undefined),
    leave: () => controller.abort(),
  };
}
