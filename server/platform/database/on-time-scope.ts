import { reviews } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * Whether a review was handed in on time: a deadline is that of its day's end (UTC), whatever its minute (decision 373). Null where there was
 * none, or while it is open.
 */
export const onTime = sql<boolean | null>`((${reviews.fechaCompletada} at time zone 'UTC')::date
  <= (${reviews.fechaLimite} at time zone 'UTC')::date)`;
