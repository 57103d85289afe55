import type { IssueAction } from '#contract/issue-acts.ts';
import { openIssueActs } from '#contract/issue-acts.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadIssue, canRunIssues, type Viewer } from '#server/policy/index.ts';
import { findIssue, type IssueRow, lockIssue } from './queries.ts';

/**
 * The number, if the viewer may know of it. Throws `no_encontrado`, the same for what is not there and what is not theirs; of one that
 * was published and taken back, whose address people have, `numero_retirado`.
 */
export async function readableIssue({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<IssueRow> {
  const issue = await findIssue(db, id);
  if (!issue) throw refuse('no_encontrado');
  if (canReadIssue(viewer, issue)) return issue;
  throw refuse(issue.fechaRetirada ? 'numero_retirado' : 'no_encontrado');
}

/** What is answered where an act is not open in the number's estado. */
const whyClosed: Record<IssueAction, ProblemCode> = {
  CAMBIAR: 'numero_publicado',
  ORDENAR: 'numero_publicado',
  PUBLICAR: 'numero_publicado',
  PROGRAMAR: 'numero_publicado',
  QUITAR_FECHA: 'numero_sin_fecha',
  RETIRAR: 'numero_firme',
  ELIMINAR: 'numero_conservado',
};

/**
 * The number with its row held for the transaction that the caller is in, where the viewer may do this with it now. `revision`: the one
 * that they began from. Throws `no_encontrado`, `sin_permiso`, what says why it is closed, and `numero_cambiado`.
 */
export async function lockRunnable(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
  id: string,
  action: IssueAction,
  revision?: number,
): Promise<IssueRow> {
  const issue = await lockIssue(db, id);
  if (!issue || !canReadIssue(viewer, issue)) throw refuse('no_encontrado');
  if (!canRunIssues(viewer, issue)) throw refuse('sin_permiso');
  if (!openIssueActs(issue).includes(action)) throw refuse(whyClosed[action]);
  if (revision !== undefined && revision !== issue.revision) throw refuse('numero_cambiado');
  return issue;
}
