/** Asks the real app a question in a cell, and undoes all that it did. */
import { z } from 'zod';
import { type Call, callAddress } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { RoleScopes } from '#contract/journals.ts';
import { rehearse } from '#server/testing/outside-transactions.ts';
import type { Cell } from './axes.ts';
import { hiddenIn } from './hidden-names.ts';
import type { Question } from './questions.ts';
import { namesIn, personOf, type Side, type Stage, setAccount } from './stage.ts';

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
export async function ask(
  stage: Stage,
  { call: name, ask, lists }: Question,
  cell: Cell,
  scopes: RoleScopes = {},
): Promise<Answer> {
  const { app, services } = stage.platform;
  const me = personOf(stage, cell);
  const work = stage.works[cell.mode][cell.standing];
  const { relation } = cell;
  const ofMine = relation === 'assigned' || relation === 'completed' || relation === 'declined';
  const { params, query, body } = ask({ cell, stage, work, me, review: work.reviews[ofMine ? relation : 'completed'] });
  const call: Call = calls[name];
  asked++;
  let answer: Answer | undefined;
  const undone = () =>
    services.transact(async () => {
      if (me && cell.who !== 'guest') await setAccount(stage, me, cell.who, scopes);
      const { statusCode, body: text } = await app.inject({
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
      answer = {
        code: statusCode < 400 ? undefined : refusal.parse(JSON.parse(text)).code,
        names: namesIn(text, cell),
        listed: lists !== true || text.includes(work.id),
      };
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
