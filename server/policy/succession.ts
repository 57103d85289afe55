/** Another main author for a work (docs/specification.md 8): who proposes, who answers, who may know of it. */
import { isOwnAccount } from '#contract/roles.ts';
import { isAsked, isAuthor, isMainAuthor, isOwnReview, type Person, type WorkFacts } from '#contract/workflow.ts';
import { canReadAsked } from './byline.ts';
import { canHandle, type Viewer, type WorkAccess } from './works.ts';

/** What policy asks of a proposal. */
export interface SuccessionFacts {
  personaId: string;
  porRedaccion: boolean;
}

/** Who signs the work, and who runs it, know that another main author is proposed, and who. */
export const canReadSuccession = (viewer: Viewer, work: WorkFacts) => canReadAsked(viewer, work);

/** Its main author proposes another, and so does who runs the work: a main author may be away, ill or dead. */
export const canProposeSuccession = (viewer: Person, work: WorkFacts) =>
  isMainAuthor(work, viewer) || canHandle(viewer, work);

/** Who proposed takes it back: its main author theirs, whoever runs the work that of its editors. */
export const canWithdrawSuccession = (viewer: Person, work: WorkFacts, { porRedaccion }: SuccessionFacts) =>
  porRedaccion ? canHandle(viewer, work) : isMainAuthor(work, viewer);

/** Who of its byline may be proposed: who signs it, or was asked to, and is not its main author. */
export const canSucceed = (account: Pick<Person, 'id'>, work: WorkFacts) =>
  (isAuthor(work, account) || isAsked(work, account)) && !isMainAuthor(work, account);

/** Whether a review of the work is theirs that was not declined: nobody judges a work and then answers for it. */
export const reviewsWork = (account: Pick<Person, 'id'>, work: WorkAccess) =>
  work.reviewFacts.some((review) => isOwnReview(account, review) && !review.declined);

/** As what the person is asked: to be it, or as who is it and did not propose it. */
export function partInSuccession(
  viewer: Person,
  work: WorkFacts,
  proposal: SuccessionFacts,
): 'NUEVO' | 'ACTUAL' | undefined {
  if (isOwnAccount(viewer, proposal.personaId)) return 'NUEVO';
  return proposal.porRedaccion && isMainAuthor(work, viewer) ? 'ACTUAL' : undefined;
}
