import type { ReviewRow } from './queries.ts';

/** When its reviewer last saved, handed in or accepted it, by its own history; null where they have not. */
export const lastWritten = ({ revisorId, historialCambios }: Pick<ReviewRow, 'revisorId' | 'historialCambios'>) =>
  historialCambios.findLast(({ updatedBy }) => updatedBy === revisorId)?.updatedAt ?? null;
