/**
 * The axis of journals of the permission matrix. All works of the stage are of one journal; who asks holds one role, narrowed to that
 * journal (`own`) or to another (`other`). What they are answered follows from the tables by rule, but for the exceptions below:
 * in their own journal what the role is answered, in another what somebody without it is.
 */
import { issueCalls } from '#contract/calls/issues.ts';
import { calls } from '#contract/calls.ts';
import { type NarrowableRole, narrowableRoles, principalJournal, type RoleScopes } from '#contract/journals.ts';
import type { Cell } from './axes.ts';
import { matrix } from './matrix.ts';
import type { Question } from './questions.ts';
import { fits, type Row } from './read-table.ts';

export const otherJournal = '00000000-0000-4000-8000-0000000000b2';

/** Who asks: a role, and to which journal it is narrowed. */
export interface Narrowed {
  role: NarrowableRole;
  where: 'own' | 'other';
}
export const everyNarrowed: readonly Narrowed[] = narrowableRoles.flatMap((role) =>
  (['own', 'other'] as const).map((where) => ({ role, where })),
);

export const scopesOf = ({ role, where }: Narrowed): RoleScopes => ({
  [role]: [where === 'own' ? principalJournal : otherJournal],
});

/** As whom they stand to the work: whose names are hidden from them follows from it, too. */
export const standsAs = ({ role, where }: Narrowed, cell: Cell): Cell => ({
  ...cell,
  who: where === 'own' ? role : 'LECTOR',
});

const rowOf = ({ key }: Question, cell: Cell): Row | undefined => matrix[key]?.find((row) => fits(row, cell));

/** The row of the tables that the rule goes by: cells of one row are alike. */
export const ruledBy = (question: Question, narrowed: Narrowed, cell: Cell): Row | undefined =>
  rowOf(question, question.about === 'work' ? standsAs(narrowed, cell) : { ...cell, who: narrowed.role });

/** Acts of the whole platform for which a role has to hold everywhere. */
const everywhereAlone: readonly string[] = ['changeSettings/flow'];

/**
 * Calls that take many works and say of each what became of it, or leave out those that are not theirs: who may ask them at all is
 * answered (server/features/editorial/queue/several.test.ts).
 */
const ofMany: readonly string[] = ['setHandlingEditors', 'lateReviews', 'writeToAuthors'];

/** What is written to editors of a work that one reads: for who holds a role of the process anywhere, as a reviewer of the tables. */
const ofReaders: readonly string[] = ['suggest', 'createReview/assign'];

/** Decisions by the name of their call: what stands against them is what is said of the same act by its estado. */
const sameAct: Readonly<Record<string, string>> = {
  decide: 'changeEstado/APROBADO',
  previewDecision: 'changeEstado/APROBADO',
  'decide/devolver': 'changeEstado/devolver',
  'decide/revocar': 'changeEstado/revocar',
};

/** What is asked of one number of a journal, or of a journal's numbers. */
const ofNumbers: readonly string[] = Object.keys(issueCalls).filter((name) => name !== 'listIssues');

/** What is of the process alone is not there for who does not run it, though they read the work. */
const ofProcess: readonly string[] = ['withdrawConsent', 'retryMail', 'discardMail'];

/** Acts on a review, by the question that says who may read it. */
const ofReview: Readonly<Record<string, string>> = {
  previewReminders: 'getReview/unfinished',
  remindReviewers: 'getReview/unfinished',
  takeBackReview: 'getReview/unfinished',
  resendInvitation: 'getReview/unfinished',
  thankReviewer: 'getReview',
};

/** What the call answers them; undefined where the tables say nothing of the cell. */
export function outcomeOf(question: Question, narrowed: Narrowed, cell: Cell): string | undefined {
  const { key, about } = question;
  if (everywhereAlone.includes(key)) return '403';
  const elsewhere = narrowed.where === 'other';
  // There is no work in another journal.
  if (key === 'startAssignment' && elsewhere && narrowed.role === 'EDITOR') return 'nada_que_asignar';
  // The number of the stage is not published: whoever does not run its journal knows nothing of it.
  if (elsewhere && narrowed.role === 'EDITOR' && ofNumbers.includes(key)) return key === 'createIssue' ? '403' : '404';
  const outcome = ruledBy(question, narrowed, cell)?.outcome;
  if (about !== 'work' || !elsewhere || outcome !== '403') return outcome;
  // Somebody without the role is refused by the call itself; they hold it somewhere, and are asked further.
  const { access } = calls[question.call];
  if (!isFor(access, narrowed.role)) return '403';
  // Whose complaint it is reads it wherever they edit; who edits elsewhere knows of none.
  if (key === 'answerClaim')
    return cell.relation === 'coauthor' && cell.standing !== 'deleted' ? 'reclamacion_con_parte' : '404';
  if (key === 'listReviews/work') return isOwnReview(cell) ? 'ok' : toldAsAuthor(question, narrowed, cell);
  if (question.lists) return 'absent';
  if (ofMany.includes(key)) return 'ok';
  // It is about somebody's review that is handed in: who has not handed in theirs knows nothing of it.
  if (key === 'thankReviewer' && ['assigned', 'declined'].includes(cell.relation)) return '404';
  // A review is its reviewer's whatever has become of its work, which may be a draft again that they do not read.
  const review = ofReview[key];
  if (review && isOwnReview(cell) && reads(review, narrowed, cell)) return '403';
  // Whose work it is reads it, and takes nothing back; nobody is asked where nothing is hidden.
  if (key === 'withdrawConsent' && isAuthorOf(cell) && cell.mode !== 'open')
    return reads('getPublication', narrowed, cell) ? '403' : '404';
  if (ofProcess.includes(key) || !reads('getPublication', narrowed, cell)) return '404';
  if (ofReaders.includes(key)) return outcomeIn('suggest', { ...cell, who: 'REVISOR' });
  if (key === 'saveBid') return outcomeIn(key, { ...cell, who: narrowed.role });
  const act = sameAct[key];
  if (act) return outcomeIn(act, standsAs(narrowed, cell));
  return review && !reads(review, narrowed, cell) ? '404' : '403';
}

const isFor = (access: string | readonly string[], role: NarrowableRole) =>
  typeof access !== 'string' && access.includes(role);

const outcomeIn = (key: string, cell: Cell) => matrix[key]?.find((row) => fits(row, cell))?.outcome;
const reads = (key: string, narrowed: Narrowed, cell: Cell): boolean =>
  outcomeIn(key, standsAs(narrowed, cell))?.startsWith('ok') ?? false;

/** What was asked of them they read in every list of reviews, declined or not. */
const isOwnReview = ({ relation, standing }: Cell) =>
  ['assigned', 'completed', 'declined'].includes(relation) && standing !== 'deleted';
const isAuthorOf = ({ relation }: Cell) => relation === 'main' || relation === 'coauthor';
/** An editor who wrote the work is an author in the tables as well. */
const toldAsAuthor = ({ key }: Question, { role }: Narrowed, cell: Cell) =>
  isAuthorOf(cell) ? outcomeIn(key, { ...cell, who: role }) : 'absent';
