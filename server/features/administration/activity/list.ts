import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { type AskedFilters, filtersFor } from './filters.ts';
import { presentRows } from './present-rows.ts';
import { countActivity, countedTo, findActivity, placeOf } from './queries.ts';

interface Page {
  page: number;
  limit: number;
  antes?: string | undefined;
  despues?: string | undefined;
}

/**
 * A page of the activity record, all of it or what the filters leave, the last first. Pages by number reach as far as is
 * counted; from there on, and anywhere, one goes on from a place.
 */
export async function listActivity(
  services: Services,
  viewer: Person,
  { page, limit, antes, despues, ...asked }: AskedFilters & Page,
): Promise<CallAnswer<Calls['activity']>> {
  const { db } = services;
  const filters = await filtersFor(services, viewer, asked);
  const counted = await countActivity(db, filters);
  const total = Math.min(counted, countedTo);
  const offset = antes || despues ? 0 : (page - 1) * limit;
  // One more than a page tells whether there is another.
  const found = offset > countedTo ? [] : await findActivity(db, filters, { antes, despues, offset }, limit + 1);
  const isMore = found.length > limit;
  const rows = despues ? found.slice(isMore ? 1 : 0) : found.slice(0, limit);
  const [first, last] = [rows[0]?.entry, rows.at(-1)?.entry];
  return {
    activity: await presentRows(services, viewer, rows),
    masNuevas: first && (despues ? isMore : antes || offset > 0) ? placeOf(first) : null,
    masAntiguas: last && (despues || isMore) ? placeOf(last) : null,
    total,
    totalExacto: counted <= countedTo,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
