/** Who may know of a work's production: who runs it, and its authors. */
import { showsText } from '#contract/production.ts';
import { isAuthor } from '#contract/workflow.ts';
import { runsIt, type Viewer, type WorkAccess } from './works.ts';

export const canReadProduction = (viewer: Viewer, work: WorkAccess) =>
  !work.deletedAt && (runsIt(viewer, work) || isAuthor(work, viewer));

/** Its authors read the text, and what was changed of it, while they are asked about it or it is final: not while it is being changed. */
export const canReadProducedText = (viewer: Viewer, work: WorkAccess) =>
  canReadProduction(viewer, work) && (runsIt(viewer, work) || showsText(work.etapaProduccion));
