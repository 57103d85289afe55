import type { Waiting } from '#contract/entities/waiting.ts';
import { administers, beginsWithQueue } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { queueScope } from './queue.ts';
import { countWaiting } from './what-waits-queries.ts';

/** How much waits for the viewer, by the screens where it does: what the navigation shows beside their names. */
export const tellWhatWaits = ({ db, settings }: Services, viewer: Person): Promise<Waiting> =>
  countWaiting(db, viewer.id, {
    queue: beginsWithQueue(viewer) ? queueScope(settings.get(), viewer, 'todas') : undefined,
    grantsRoles: administers(viewer),
  });
