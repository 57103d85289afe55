import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '#contract/entities/bulk-assignment.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';

const askAgainMs = 800;
const going: readonly string[] = ['PENDIENTE', 'EN_CURSO'];

export const isSolving = ({ estado }: Pick<Assignment, 'estado'>) => going.includes(estado);
/** The reviews of its proposal are being given. */
export const isApplying = ({ aplicacion, aplicada }: Pick<Assignment, 'aplicacion' | 'aplicada'>) =>
  aplicada === null && aplicacion !== null && going.includes(aplicacion.estado);

/** An assignment as it stands, asked again and again while it is solved or applied. */
export function useAssignment(id: string) {
  return useQuery({
    ...callQuery(useClient(), 'getAssignment', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && (isSolving(data) || isApplying(data)) ? askAgainMs : false),
  });
}

/** An assignment that has been solved. */
export type Solved = Assignment & { propuesta: NonNullable<Assignment['propuesta']> };

/** What changes with a change of the proposal. */
export const staleAfterChange = ['getAssignment', 'proposedWorks', 'proposedLoads'] as const;
