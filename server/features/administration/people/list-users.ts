import type { CallAnswer, CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAccountUse } from '#server/policy/index.ts';
import { countListed, findUsers } from './list-queries.ts';
import { presentListedUsers } from './present.ts';

/** A page of the accounts that the filters leave. By the last log-in only for who may know of it; else by name. */
export async function listUsers(
  services: Services,
  viewer: Person,
  { page, limit, sort, ...filters }: CallData<Calls['listUsers']>['query'],
): Promise<CallAnswer<Calls['listUsers']>> {
  const { db } = services;
  const isTold = canReadAccountUse(viewer) || !sort.startsWith('access');
  const total = await countListed(db, filters);
  const rows = await findUsers(db, { ...filters, page, limit, sort: isTold ? sort : 'name' });
  const users = await presentListedUsers(services, viewer, rows);
  return { users, total, page, totalPages: Math.ceil(total / limit) };
}
