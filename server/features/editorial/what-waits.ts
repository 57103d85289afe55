import type { Waiting } from '#contract/entities/waiting.ts';
import { administers, hasQueue, runsWorks, runsWorksIn } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { runsIssuesOf } from '#server/policy/index.ts';
import { answering } from './claims/read.ts';
import { ensureCurrent } from './queue/keep.ts';
import { countWaiting } from './what-waits-queries.ts';

/** How much waits for the viewer, by the screens where it does: what the navigation shows beside their names. */
export async function tellWhatWaits(services: Services, viewer: Person): Promise<Waiting> {
  if (hasQueue(viewer)) await ensureCurrent(services);
  const queueOf = hasQueue(viewer) ? runsWorksIn(viewer) : [];
  return countWaiting(services.db, viewer.id, {
    queueOf,
    grantsRoles: administers(viewer),
    issuesOf: runsIssuesOf(viewer),
    announcedOf: runsWorksIn(viewer),
    claimsOf: runsWorks(viewer) ? answering(viewer) : undefined,
  });
}
