import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import type { WorkOutcome } from '#contract/entities/queue.ts';
import { useClient } from '#web/data/client-context.ts';
import { deskCalls } from '../stale.ts';

export type HandlingChange = CallInput<Calls['setHandlingEditors']>['body']['obras'][number];

/** What became of an act on several works. */
export interface Outcome {
  act: 'take' | 'give' | 'undo' | 'write';
  done: number;
  /** To whom they were given, by name. */
  to?: string;
  /** The titles of those to which it was not done, and why. */
  refused: readonly { id: string; titulo: string; motivo: string }[];
  /** Their titles, for what is said of undoing. */
  titles: ReadonlyMap<string, string>;
  /** What takes it back. */
  undo?: readonly HandlingChange[];
}

export const titlesOf = (
  entries: readonly { obra: Pick<QueueEntry['obra'], 'id' | 'titulo'> }[],
): ReadonlyMap<string, string> => new Map(entries.map(({ obra }) => [obra.id, obra.titulo]));

/** What the server answered of each work, as it is told; `undo` of those that were done. */
export function outcomeOf(
  act: Outcome['act'],
  obras: readonly WorkOutcome[],
  titles: ReadonlyMap<string, string>,
  undo: readonly HandlingChange[] = [],
): Outcome {
  const done = new Set(obras.filter(({ problema }) => problema === null).map(({ id }) => id));
  const back = undo.filter(({ id }) => done.has(id));
  return {
    act,
    done: done.size,
    titles,
    refused: obras.flatMap(({ id, motivo }) => (motivo === null ? [] : [{ id, titulo: titles.get(id) ?? '', motivo }])),
    ...(back.length > 0 && { undo: back }),
  };
}

/** What says of the works of a joint assignment that who handles them is away. */
const proposalCalls = ['getAssignment', 'proposedWorks'] as const;

/** Gives several works to their editors, and asks again what shows them, whatever became of it: somebody may have been faster. */
export function useHandlingEditors() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (obras: readonly HandlingChange[]) => client.setHandlingEditors({ body: { obras: [...obras] } }),
    onSettled: () =>
      Promise.all([...deskCalls, ...proposalCalls].map((call) => queryClient.invalidateQueries({ queryKey: [call] }))),
  });
}
