/** Who prepares the numbers of a journal, and who may know of one that is not published; who takes works along whole. */
import { holds, isMainAuthor, journalsOf, type WorkFacts } from '#contract/workflow.ts';
import type { Viewer } from './works.ts';

/** Editors of its journal and administrators. */
export const canRunIssues = (viewer: Viewer, issue: Pick<WorkFacts, 'revistaId'>): boolean =>
  holds(viewer, ['EDITOR', 'ADMIN'], issue);

/** A public work whole, with nothing in it that readers do not have: for the same of its journal, also where they wrote it. */
export const canTakePackage = (viewer: Viewer, work: Pick<WorkFacts, 'revistaId'>): boolean =>
  canRunIssues(viewer, work);

/** A manuscript for another journal: whose it is, and nobody else, where it goes. */
export const canTakeElsewhere = (viewer: Viewer, work: Pick<WorkFacts, 'autorPrincipalId' | 'deletedAt'>): boolean =>
  isMainAuthor(work, viewer) && !work.deletedAt;

/** The journals whose numbers they prepare: ids, or all there are and will be. */
export function runsIssuesOf(viewer: Viewer): 'all' | readonly string[] {
  if (!viewer) return [];
  return holds(viewer, 'ADMIN', 'platform') ? 'all' : journalsOf(viewer, 'EDITOR');
}

/** A published number is anybody's to read; another is theirs who prepare it. */
export const canReadIssue = (viewer: Viewer, issue: { revistaId: string; fechaPublicacion: Date | null }): boolean =>
  issue.fechaPublicacion !== null || canRunIssues(viewer, issue);
