/** Two answers to one review that were written apart, side by side. */
import type { AnsweredPoint } from '#contract/entities/review.ts';

/** A point in both, or in one of them only. */
export interface Pair {
  punto: string;
  mine: string | null;
  theirs: string | null;
}
export type Choice = 'mine' | 'theirs' | 'neither';

/** The points of both, in the order of mine; those that only the other has stand at the end. */
export function pairsOf(mine: readonly AnsweredPoint[], theirs: readonly AnsweredPoint[]): Pair[] {
  const answerIn = (points: readonly AnsweredPoint[], punto: string) =>
    points.find((point) => point.punto === punto)?.respuesta ?? null;
  const order = [...new Set([...mine, ...theirs].map(({ punto }) => punto))];
  return order.map((punto) => ({ punto, mine: answerIn(mine, punto), theirs: answerIn(theirs, punto) }));
}

export const differ = ({ mine, theirs }: Pair): boolean => mine !== theirs;

/** What is offered first: mine, unless only the other says something. */
export const firstChoice = ({ mine, theirs }: Pair): Choice =>
  mine || !theirs ? (mine === null ? 'theirs' : 'mine') : 'theirs';

/** The answer that the choices make. */
export const chosenOf = (pairs: readonly Pair[], choiceOf: (pair: Pair) => Choice): AnsweredPoint[] =>
  pairs.flatMap((pair) => {
    const choice = choiceOf(pair);
    const respuesta = choice === 'neither' ? null : pair[choice];
    return respuesta === null ? [] : [{ punto: pair.punto, respuesta }];
  });
