/** Asks the real app a question in a cell, and undoes all that it did. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Call, callAddress } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { RoleScopes } from '#contract/journals.ts';
import { rehearse } from '#server/testing/outside-transactions.ts';
import type { Cell } from './axes.ts';
import { hiddenIn } from './hidden-names.ts';
import type { About, Asked, Question } from './questions.ts';
import { namesIn, personOf, type Side, type Stage, type StagedWork, setAccount } from './stage.ts';

/** What the app answered. */
export interface Answer {
  /** The code of a refusal; undefined where it was allowed. */
  code: string | undefined;
  /** Whose names are in it, and whether what is confidential. */
  names: readonly Side[];
  /** Of a list: whether the work is in it. */
  listed: boolean;
}

class Undone extends Error {}
const refusal = z.object({ code: z.string() });
let asked = 0;

/** `scopes`: where the person's roles hold. The platform is in the cell's mode. Whatever the answer, nothing is changed by it. */
export async function ask(stage: Stage, question: Question, cell: Cell, scopes: RoleScopes = {}): Promise<Answer> {
  const about = aboutOf(stage, cell);
  const { status, text } = await send(about, question, question.ask(about), scopes);
  return {
    code: status < 400 ? undefined : refusal.parse(JSON.parse(text)).code,
    names: namesIn(text, cell),
    listed: question.lists !== true || text.includes(about.work.id),
  };
}

/** Headers that differ between any two answers; of how many questions are left, only until when. */
const ofEachAnswer: readonly string[] = ['date', 'x-request-id', 'x-ratelimit-reset'];
const ofEachMoment = /;t=\d+/g;
const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * What is asked in a cell, and the same of what was never there: the two answers whole, with status, headers and body, where each id is
 * written alike.
 */
export async function askOfNothing(
  stage: Stage,
  question: Question,
  cell: Cell,
  scopes: RoleScopes = {},
): Promise<{ there: string; nothing: string }> {
  const about = aboutOf(stage, cell);
  const answerTo = async (asked: About): Promise<string> => {
    const { status, headers, text } = await send(about, question, question.ask(asked), scopes);
    const said = Object.entries(headers).filter(([name]) => !ofEachAnswer.includes(name));
    return `${status} ${JSON.stringify(said).replace(ofEachMoment, '')} ${text}`.replaceAll(anyId, '{id}');
  };
  return { there: await answerTo(about), nothing: await answerTo(nothingFor(about)) };
}

function aboutOf(stage: Stage, cell: Cell): About {
  const work = stage.works[cell.mode][cell.standing];
  const { relation } = cell;
  const ofMine = relation === 'assigned' || relation === 'completed' || relation === 'declined';
  return { cell, stage, work, me: personOf(stage, cell), review: work.reviews[ofMine ? relation : 'completed'] };
}

/** The same question of a work, and of things, with ids that were never given to any. */
function nothingFor(about: About): About {
  const { stage, work } = about;
  const reviews = newIds(work.reviews);
  const { id, file, reviewFile, note, message, claim } = newIds({ ...work, reviews: '', consent: '' });
  const nothing: StagedWork = { id, file, reviewFile, note, message, claim, reviews, consent: randomUUID() };
  const things = { own: newIds(stage.things.own), other: newIds(stage.things.other) };
  return {
    ...about,
    work: nothing,
    review: randomUUID(),
    stage: { ...stage, things, failedMail: randomUUID() },
  };
}
const newIds = <R extends Record<string, string>>(ids: R): R => {
  const made: Record<string, string> = {};
  for (const name of Object.keys(ids)) made[name] = randomUUID();
  return { ...ids, ...made };
};

/** Sends it as who asks, and undoes what it did. */
async function send(
  { stage, me, cell }: About,
  { call: name }: Question,
  { params, query, body }: Asked,
  scopes: RoleScopes,
) {
  const { app, services } = stage.platform;
  const call: Call = calls[name];
  asked++;
  let answer: { status: number; headers: Record<string, unknown>; text: string } | undefined;
  const undone = () =>
    services.transact(async () => {
      if (me && cell.who !== 'guest') await setAccount(stage, me, cell.who, scopes);
      const {
        statusCode,
        headers,
        body: text,
      } = await app.inject({
        method: call.method,
        url: `/api${callAddress(call, { params: params ?? {}, query: query ?? {} })}`,
        // The limits on guessing are tested on their own.
        remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
        headers: {
          ...(me && { authorization: `Bearer ${me.token}` }),
          ...(body !== undefined && { 'content-type': call.upload ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
      answer = { status: statusCode, headers, text };
      throw new Undone();
    });
  await rehearse(undone).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!answer) throw new Error(`${name} gave no answer.`);
  return answer;
}

/** The refusals that rows write as statuses. */
const codes: Record<string, (cell: Cell) => string> = {
  401: ({ who }) => (who === 'guest' ? 'sesion_requerida' : 'sesion_caducada'),
  403: () => 'sin_permiso',
  404: () => 'no_encontrado',
};

/** What is wrong with an answer in the place of what the row says; undefined where nothing is. */
export function faultOf(outcome: string, { about, lists }: Question, cell: Cell, answer: Answer): string | undefined {
  const { code, names } = answer;
  const said = code ?? (answer.listed ? ['ok', ...names.filter((side) => side !== 'C')].join(' ') : 'absent');
  if (!outcome.startsWith('ok')) return said === (codes[outcome]?.(cell) ?? outcome) ? undefined : said;
  if (code || !answer.listed) return said;
  // Lists have other works, too, whose names may be known.
  if (about !== 'work' || lists) return undefined;
  const leaked = names.filter((side) => hiddenIn(cell).includes(side));
  if (leaked.length > 0) return `${said}, where ${leaked.join(' and ')} must not be known`;
  return outcome === 'ok' || outcome === said || (outcome === 'ok -' && said === 'ok') ? undefined : said;
}
