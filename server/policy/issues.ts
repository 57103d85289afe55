/** Who prepares the numbers of a journal, and who may know of one that is not published. */
import { holds, journalsOf, type WorkFacts } from '#contract/workflow.ts';
import type { Viewer } from './works.ts';

/** Editors of its journal and administrators. */
export const canRunIssues = (viewer: Viewer, issue: Pick<WorkFacts, 'revistaId'>): boolean =>
  holds(viewer, ['EDITOR', 'ADMIN'], issue);

/** The journals whose numbers they prepare: ids, or all there are and will be. */
export function runsIssuesOf(viewer: Viewer): 'all' | readonly string[] {
  if (!viewer) return [];
  return holds(viewer, 'ADMIN', 'platform') ? 'all' : journalsOf(viewer, 'EDITOR');
}

/** A published number is anybody's to read; another is theirs who prepare it. */
export const canReadIssue = (viewer: Viewer, issue: { revistaId: string; fechaPublicacion: Date | null }): boolean =>
  issue.fechaPublicacion !== null || canRunIssues(viewer, issue);
