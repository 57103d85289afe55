/** The works that notifications are about, and which review of them is their reader's. */
import type { NoticedWork } from '#contract/entities/notification.ts';
import { runsWorksOf } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findNoticed, type NotificationRow } from './queries.ts';

export interface NoticedWorks {
  of: (row: Pick<NotificationRow, 'publicacionId' | 'reviewId'>) => NoticedWork | null;
}

/** In one statement, whatever their number; in none where they are about no work. */
export async function gatherNoticed(
  db: Database,
  reader: Person,
  rows: readonly Pick<NotificationRow, 'publicacionId'>[],
): Promise<NoticedWorks> {
  const ids = [...new Set(rows.flatMap(({ publicacionId }) => publicacionId ?? []))];
  const found = ids.length > 0 ? await findNoticed(db, reader, ids) : [];
  return {
    of({ publicacionId, reviewId }) {
      // A row a round that they reviewed, the last one last.
      const rounds = found.filter(({ id }) => id === publicacionId);
      const last = rounds.at(-1);
      if (!last) return null;
      const { ownReview, revistaId, ...work } = last;
      const isAboutOwn = rounds.some((each) => each.ownReview !== null && each.ownReview === reviewId);
      return { ...work, revisionId: isAboutOwn ? reviewId : runsWorksOf(reader, { revistaId }) ? null : ownReview };
    },
  };
}
