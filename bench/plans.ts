/** The statements that an act sends to PostgreSQL, how long each takes there, and the shape of the plan by which it is done. */
import pg from 'pg';
import { z } from 'zod';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What `act` sends, each statement once, in any connection of this process. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const send = pg.Client.prototype.query;
  const sent = new Map<string, Statement>();
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first, second] = asked;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : askedSchema.catch({ text: '' }).parse(first);
    const given = Array.isArray(values) ? values : Array.isArray(second) ? second : [];
    // What is only read can be asked once more.
    if (/^\s*\(?\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from|for update)\b/i.test(text))
      sent.set(text, { text, values: given });
    return Reflect.apply(send, this, asked);
  };
  try {
    await act();
  } finally {
    pg.Client.prototype.query = send;
  }
  return [...sent.values()];
}

const askedSchema = z.object({ text: z.string(), values: z.unknown().optional() });

interface Node {
  'Node Type': string;
  'Index Name'?: string | undefined;
  'Relation Name'?: string | undefined;
  Plans?: Node[] | undefined;
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Index Name': z.string().optional(),
    'Relation Name': z.string().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);
const explainedSchema = z.array(
  z.object({
    Plan: nodeSchema,
    'Execution Time': z.number(),
    'Planning Time': z.number(),
  }),
);

export interface Slowest {
  /** ms, planning included. */
  ms: number;
  /** Names of nodes, as `Limit(Index Scan publications_newest)`. */
  shape: string;
  text: string;
}

/** The slowest of these statements; undefined of none. */
export async function slowestOf(client: pg.Client, statements: readonly Statement[]): Promise<Slowest | undefined> {
  let slowest: Slowest | undefined;
  for (const { text, values } of statements) {
    const { rows } = await client.query({
      text: `explain (analyze, timing off, summary on, format json) ${text}`,
      values,
    });
    const [explained] = explainedSchema.parse(rows[0]?.['QUERY PLAN']);
    if (!explained) continue;
    const ms = explained['Execution Time'] + explained['Planning Time'];
    if (!slowest || ms > slowest.ms) slowest = { ms, shape: shapeOf(explained.Plan), text };
  }
  return slowest;
}

function shapeOf(node: Node): string {
  const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ');
  const below = [...new Set((node.Plans ?? []).map(shapeOf))];
  return below.length > 0 ? `${name}(${below.join(', ')})` : name;
}
