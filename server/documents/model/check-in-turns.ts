/** A long document held to the contract's schema piece by piece, so that nobody waits for the whole of it. */
import type { z } from 'zod';
import { type Manuscript, manuscriptSchema } from '#contract/entities/manuscript.ts';
import type { FaultCode } from '#contract/faults.ts';
import { faultOf } from '#contract/issue-faults.ts';
import { refuse } from '#contract/refuse.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { mostNodes } from './excess.ts';
import { childrenOf, type DocumentNode, isNode, valuesIn } from './walk-nodes.ts';

/** Values that are checked in one go: some milliseconds. */
const piece = 10_000;
/** Values of one node besides the nodes in it; the largest of ours have some sixty. */
const mostOwn = 5_000;

/**
 * The document as the schema gives it. Throws `datos_no_validos`: with the faults of the first piece that has any, or where
 * there are more nodes than a text may have.
 */
export async function checkInTurns(documento: DocumentNode): Promise<Manuscript> {
  const weights = new Weights();
  if (weights.of(documento) <= piece) return parsed(documento, []);
  const { whole } = await checkNode(documento, { above: [], places: [] }, weights, takeTurns(piece));
  return whole;
}

/** Where a node stands: the nodes around it, from the document inwards, and which child of each leads to it. */
interface Place {
  above: readonly DocumentNode[];
  places: readonly number[];
}

/**
 * Checks a node's children in runs of so many values, each inside what stands around it and nothing else: every rule of the
 * schema is one of a node and what it may hold. Larger children are checked the same way.
 */
async function checkNode(
  node: DocumentNode,
  { above, places }: Place,
  weights: Weights,
  turn: ReturnType<typeof takeTurns>,
): Promise<{ whole: Manuscript; own: DocumentNode }> {
  const around = [...above, node];
  const content: unknown[] = [];
  let last: { whole: Manuscript; own: DocumentNode } | undefined;
  for (const { from, children } of weights.runsOf(node)) {
    await turn(children.reduce<number>((sum, child) => sum + weights.of(child), 0));
    const [child] = children;
    if (isNode(child) && weights.of(child) > piece) {
      const inner = await checkNode(child, { above: around, places: [...places, from] }, weights, turn);
      content.push(inner.own);
      last = { whole: inner.whole, own: descend(inner.whole, above.length) };
    } else {
      const whole = parsed(wrapped(children, around), [...places, from]);
      const own = descend(whole, above.length);
      for (const each of childrenOf(own)) content.push(each);
      last = { whole, own };
    }
  }
  if (!last) throw new TypeError('a node without children is never long');
  last.own.content = content;
  return last;
}

/** The document in which only these children stand, each of `around` holding the next one alone. */
const wrapped = (children: readonly unknown[], around: readonly DocumentNode[]): DocumentNode =>
  around.reduceRight<readonly unknown[]>((content, node) => [{ ...node, content }], children)[0] ?? {};

/** The first child of the first child …, so many steps down. */
function descend(node: DocumentNode, steps: number): DocumentNode {
  const [child] = childrenOf(node);
  return steps === 0 || !isNode(child) ? node : descend(child, steps - 1);
}

/** Faults are named where they stand in the whole document: `places` says which children those of the piece are. */
function parsed(documento: DocumentNode, places: readonly number[]): Manuscript {
  const { data, error } = manuscriptSchema.safeParse(documento);
  if (data) return data;
  throw refuse('datos_no_validos', {
    errors: error.issues.slice(0, 20).map((issue) => ({ ...faultOf(issue), field: fieldOf(issue, places) })),
  });
}

function fieldOf({ path }: z.core.$ZodIssue, places: readonly number[]): string {
  const whole = path.map((step, at) => {
    const place = at % 2 === 1 && typeof step === 'number' ? places[(at - 1) / 2] : undefined;
    return place === undefined || typeof step !== 'number' ? String(step) : place + step;
  });
  return ['documento', ...whole].join('.');
}

/** How many values nodes have, with all that is in them; each is counted once. */
class Weights {
  readonly #known = new Map<DocumentNode, number>();

  of(node: unknown): number {
    if (!isNode(node)) return 1;
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    if (this.#known.size > mostNodes) throw refused('parrafos');
    this.#known.set(node, 1);
    let weight = ownValues(node);
    for (const child of childrenOf(node)) weight += this.of(child);
    this.#known.set(node, weight);
    return weight;
  }

  /** Its children, those beside one another that are small together, with the place of the first. */
  *runsOf(node: DocumentNode): Generator<{ from: number; children: unknown[] }> {
    let [from, weight, children]: [number, number, unknown[]] = [0, 0, []];
    for (const [at, child] of childrenOf(node).entries()) {
      const own = this.of(child);
      if (children.length > 0 && weight + own > piece) {
        yield { from, children };
        [from, weight, children] = [at, 0, []];
      }
      children.push(child);
      weight += own;
    }
    if (children.length > 0) yield { from, children };
  }
}

/** Of a node, without the nodes in it. */
function ownValues({ content: _, ...own }: DocumentNode): number {
  const values = valuesIn(own, mostOwn);
  if (values > mostOwn) throw refused('parte_pesada');
  return values;
}

const refused = (code: FaultCode) => refuse('datos_no_validos', { errors: [{ field: 'documento', code }] });
