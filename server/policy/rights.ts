/** Who is asked to sign the licence of a work, who asks, and who may know who signed. Reviewers never do. */
import { isAuthor, isMainAuthor, type Person, type WorkFacts } from '#contract/workflow.ts';
import { canHandle, runsIt, type Viewer, type WorkAccess } from './works.ts';

/** What was rejected, or taken down, is signed by nobody any more. */
export const canBeSigned = ({ estado, deletedAt }: Pick<WorkFacts, 'estado' | 'deletedAt'>) =>
  !deletedAt && estado !== 'RETIRADO';

/** Its authors, and who runs it. */
export const canReadRights = (viewer: Viewer, work: WorkAccess) =>
  !work.deletedAt && (isAuthor(work, viewer) || runsIt(viewer, work));

/** Its main author asks the others, and so does who runs it. */
export const canAskRights = (person: Person, work: WorkAccess) => isMainAuthor(work, person) || canHandle(person, work);
