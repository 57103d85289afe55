/** Two lines of text word by word. */
import { diffArrays } from 'diff';
import type { Inline } from '../entities/manuscript.ts';
import { orderedJson, sameJson } from '../same-json.ts';
import type { Edit } from './edit.ts';
import { keyOf } from './node-words.ts';

/** More differences than anyone would follow: the whole line is shown as written anew. */
const mostDifferences = 1_500;
const pieces = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

interface Token {
  key: string;
  node: Inline;
}

/** Words, spaces and signs, each with its emphasis; anything that is no text stands for itself. */
function tokensOf(line: readonly Inline[]): Token[] {
  return line.flatMap((node): Token[] => {
    if (node.type !== 'text') return [{ key: keyOf(node), node }];
    const marks = node.marks?.length ? orderedJson(node.marks) : '';
    return (node.text.match(pieces) ?? []).map((text) => ({ key: `${text}${marks}`, node: { ...node, text } }));
  });
}

interface Run {
  kind: 'kept' | 'changed';
  before: Token[];
  after: Token[];
}

export function compareLines(before: readonly Inline[], after: readonly Inline[]): Edit[] {
  const [old, young] = [tokensOf(before), tokensOf(after)];
  return joined(runsOf(old, young)).flatMap(({ kind, before: from, after: to }): Edit[] => {
    if (kind === 'kept') return keptOf(from, to);
    return [
      ...merged(from).map((node): Edit => ({ kind: 'removed', before: node })),
      ...merged(to).map((node): Edit => ({ kind: 'added', after: node })),
    ];
  });
}

function runsOf(before: readonly Token[], after: readonly Token[]): Run[] {
  const changes = diffArrays([...before], [...after], {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: mostDifferences,
  });
  if (!changes) return [{ kind: 'changed', before: [...before], after: [...after] }];
  let [from, to] = [0, 0];
  return changes.map(({ added, removed, count = 0 }) => {
    const [start, there] = [from, to];
    if (!added) from += count;
    if (!removed) to += count;
    return {
      kind: added || removed ? 'changed' : 'kept',
      before: before.slice(start, from),
      after: after.slice(there, to),
    };
  });
}

/** Changes with nothing but a space between are one: 'two words' instead of 'two', 'words'. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const [index, run] of runs.entries()) {
    const last = result.at(-1);
    const isGap =
      run.kind === 'kept' && run.before.every(({ node }) => node.type === 'text' && node.text.trim() === '');
    const isChanged = run.kind === 'changed' || (isGap && index < runs.length - 1 && last !== undefined);
    if (last?.kind === 'changed' && isChanged) {
      last.before.push(...run.before);
      last.after.push(...run.after);
    } else result.push({ kind: isChanged ? 'changed' : 'kept', before: [...run.before], after: [...run.after] });
  }
  return result;
}

/** Text in one piece for each emphasis; the rest one by one, for both sides have their own. */
function keptOf(before: readonly Token[], after: readonly Token[]): Edit[] {
  const [old, young] = [merged(before), merged(after)];
  return old.flatMap((node, index): Edit[] => {
    const other = young[index];
    return other ? [{ kind: 'kept', before: node, after: other }] : [];
  });
}

/** The tokens as nodes again, neighbours of one emphasis as one. */
export function merged(tokens: readonly Pick<Token, 'node'>[]): Inline[] {
  const result: Inline[] = [];
  for (const { node } of tokens) {
    const last = result.at(-1);
    const isSame = last?.type === 'text' && node.type === 'text' && sameJson(last.marks, node.marks);
    if (isSame) result[result.length - 1] = { ...last, text: last.text + node.text };
    else result.push(node);
  }
  return result;
}
