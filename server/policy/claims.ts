/**
 * Appeals and complaints: who asks, who answers, who may know of them. Whoever had a part in what one is about does not answer it, and
 * of a complaint knows nothing (docs/decisions 529).
 */
import { isAuthor, type Person } from '#contract/workflow.ts';
import { canHandle, runsIt, takesPart, type Viewer, type WorkAccess } from './works.ts';

/** What policy asks of an appeal or a complaint. */
export interface ClaimFacts {
  clase: 'APELACION' | 'QUEJA';
  personaId: string;
  respondidaPorId: string | null;
  /** Accounts that had a part in what it is about (platform/database/claim-scope.ts). */
  barredIds: readonly string[];
}

/** A decision is appealed by who signs the work. */
export const canAppeal = (person: Person, work: WorkAccess) => !work.deletedAt && isAuthor(work, person);

/** Whoever takes part in a work may complain of how it is handled, and reads what became of it. */
export const canComplain = (person: Person, work: WorkAccess) => !work.deletedAt && takesPart(person, work);

/** Whether the person had no part in it, and runs the work. */
export const canAnswerClaim = (person: Person, work: WorkAccess, { barredIds }: ClaimFacts) =>
  !work.deletedAt && canHandle(person, work) && !barredIds.includes(person.id);

/** Whose it is may take it back. */
export const isOwnClaim = (person: Person, { personaId }: Pick<ClaimFacts, 'personaId'>) => personaId === person.id;

/**
 * An appeal is of the work's process: its authors and all who run it read it. A complaint is between who makes it and who may answer
 * it, or did: nobody whom it may be about learns that there is one.
 */
export const canReadClaim = (viewer: Person, work: WorkAccess, claim: ClaimFacts) =>
  isOwnClaim(viewer, claim) ||
  (claim.clase === 'APELACION' && (isAuthor(work, viewer) || runsIt(viewer, work))) ||
  canAnswerClaim(viewer, work, claim) ||
  (claim.respondidaPorId === viewer.id && runsIt(viewer, work));

/** By name they are known to who answers, and to who runs the work. */
export const canReadClaimant = (viewer: Viewer, work: WorkAccess) => runsIt(viewer, work);
