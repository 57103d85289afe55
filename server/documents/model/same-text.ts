import type { Manuscript } from '#contract/entities/manuscript.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { type DocumentNode, nodesOf } from './walk-nodes.ts';

/** Whether two texts are the same, node by node, in turns. */
export async function sameText(one: Manuscript, other: Manuscript): Promise<boolean> {
  const turn = takeTurns(5_000);
  const others = nodesOf(other);
  for (const node of nodesOf(one)) {
    const wait = turn();
    if (wait) await wait;
    const { value } = others.next();
    if (!value || !sameNode(node, value)) return false;
  }
  return others.next().done === true;
}

/** Two nodes, but for the nodes in them: of these, that there are as many. */
function sameNode(one: DocumentNode, other: DocumentNode): boolean {
  const { content: inOne, ...ownOne } = one;
  const { content: inOther, ...ownOther } = other;
  if (!Array.isArray(inOne) || !Array.isArray(inOther)) return sameValue(one, other);
  return inOne.length === inOther.length && sameValue(ownOne, ownOther);
}

/** JSON values, whatever the order of their keys. */
function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameValue(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
