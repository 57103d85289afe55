/** SQL of what a decision keeps from the authors. */
import { sql } from 'drizzle-orm';
import { decisions, reviews } from '#server/platform/database/schema.ts';

/** Whether the decision on a review's round chose others for the authors. */
export const isWithheld = sql<boolean>`exists (
  select 1 from ${decisions} where ${decisions.publicacionId} = ${reviews.publicacionId}
    and ${decisions.ronda} = ${reviews.ronda}
    and ${decisions.revisiones} is not null and not (${reviews.id} = any(${decisions.revisiones})))`.mapWith(Boolean);
