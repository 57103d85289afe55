/** Plays a walk through the API against an app, and tells its answers as they are recorded. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Known, normalise, type Setting, words } from './normalise.ts';

/** What is asked; `{{name}}` in address and body stands for what an earlier step kept. */
export const stepSchema = z.object({
  /** Of the call, or an address beside the calls. */
  name: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.string(),
  body: z.unknown().optional(),
  /** Sent as a file, in base64. */
  upload: z.string().optional(),
  /** What to keep of the answer, by name: where it is (`mails.0.texto`), and a pattern whose first group it is. */
  keep: z.record(z.string(), z.tuple([z.string()]).rest(z.string())).optional(),
});
export type Step = z.infer<typeof stepSchema>;

const toldSchema = z.object({
  who: z.array(z.string()),
  status: z.number(),
  /** Media type and name of what is not JSON. */
  file: z.string().optional(),
  body: z.unknown().optional(),
});
export type Told = z.infer<typeof toldSchema>;
/** A line of the record: what was asked, and who was told what. */
export const lineSchema = stepSchema.extend({ answers: z.array(toldSchema) });
export type Line = z.infer<typeof lineSchema>;

/** Who walks, besides a guest: the demonstration account of each role. */
export const walkers = ['lector', 'autor', 'revisor', 'editor', 'admin'] as const;

export interface Player {
  play: (step: Step, who: string) => Promise<Omit<Told, 'who'>>;
  /** What was kept under that name. */
  kept: (name: string) => string;
}

/** Logs everybody in. The clock is set already. */
export async function openPlayer(app: FastifyInstance, known: Known): Promise<Player> {
  const setting: Setting & { named: Map<string, string> } = { known, began: new Date(), named: new Map() };
  const values = new Map<string, string>();
  const tokens = new Map<string, string>();
  let asked = 0;

  const fill = (text: string) =>
    text.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => values.get(name) ?? `nothing-is-called-${name}`);

  async function ask(step: Step, who: string) {
    asked++;
    const token = tokens.get(who);
    return app.inject({
      method: step.method,
      url: fill(step.url),
      // An address each: limits on rates are no part of this.
      remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: {
        host: 'pliego.test',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(step.upload !== undefined && { 'content-type': 'application/octet-stream' }),
        ...(step.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(step.upload !== undefined && { payload: Buffer.from(step.upload, 'base64') }),
      ...(step.body !== undefined && { payload: fill(JSON.stringify(step.body)) }),
    });
  }

  function keep(step: Step, answer: unknown): void {
    for (const [name, [path, pattern]] of Object.entries(step.keep ?? {})) {
      const found = path
        .split('.')
        .reduce<unknown>(
          (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
          answer,
        );
      const value = pattern === undefined ? found : new RegExp(pattern).exec(String(found))?.[1];
      // Where a call is refused that was not before, the comparison says so; what follows is then told as it comes.
      if (typeof value !== 'string') continue;
      values.set(name, value);
      setting.named.set(value, name);
      if (path === 'access_token') tokens.set(name, value);
    }
  }

  const play: Player['play'] = async (step, who) => {
    let response = await ask(step, who);
    for (
      const until = performance.now() + patienceMs;
      isUnfinished(step, response.body) && performance.now() < until;
    ) {
      await wait(100);
      response = await ask(step, who);
    }
    const { statusCode: status, headers, rawPayload } = response;
    const type = String(headers['content-type'] ?? '');
    if (rawPayload.length === 0) return { status, ...(headers.location && { body: words(headers.location, setting) }) };
    if (/^application\/(problem\+)?json/.test(type) && !headers['content-disposition']) {
      const answer: unknown = JSON.parse(rawPayload.toString());
      keep(step, answer);
      return { status, body: normalise(step.name, answer, setting) };
    }
    const file = words(`${type} ${headers['content-disposition'] ?? ''}`.trim(), setting);
    return { status, file, ...contentOf(step, type, rawPayload, setting) };
  };

  for (const who of walkers) {
    const body = { email: `${who}@pliego.test`, password: 'demo1234' };
    await play({ name: 'login', method: 'POST', url: '/api/auth/login', body, keep: { [who]: ['access_token'] } }, who);
    if (!tokens.has(who)) throw new Error(`${who} cannot log in.`);
  }
  return { play, kept: (name) => values.get(name) ?? '' };
}

const patienceMs = 60_000;
/** Copies of files without names are made while one asks for them: the answer that has them all is the one that counts. */
const isUnfinished = ({ name }: Step, answer: string) =>
  (name === 'anonymousFiles' && /"copia":null[^}]*"motivo":null/.test(answer)) ||
  (name === 'listFiles' && /"enPreparacion":[1-9]/.test(answer));

const longestText = 20_000;

/** Texts as they are, files that were uploaded by their hash; what is written anew each time (Word, PDF) not at all. */
function contentOf(step: Step, type: string, bytes: Buffer, setting: Setting): { body?: unknown } {
  if (step.name === 'metrics' || /pdf|officedocument/.test(type)) return {};
  const hash = (content: Buffer | string) => `sha256 ${createHash('sha256').update(content).digest('hex')}`;
  if (!/^text\/|xml|json/.test(type)) return { body: hash(bytes) };
  const text = words(bytes.toString(), setting);
  return { body: text.length > longestText ? hash(text) : text };
}
