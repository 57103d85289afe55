/** Works that come out by themselves, as others than production ask for them. */
import type { Services } from '#server/platform/services.ts';
import { findOwnDates, type OwnDate } from './queries.ts';

export type { OwnDate } from './queries.ts';

/** When these works come out by themselves, by their ids, and by the clock of which zone; those without a date of their own are not there. */
export const readOwnDates = ({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<Map<string, OwnDate>> =>
  findOwnDates(db, ids);
