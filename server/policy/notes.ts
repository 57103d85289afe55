/** Who reads and changes the editors' notes on a work. */
import type { Person, WorkFacts } from '#contract/workflow.ts';
import { runsIt, type Viewer } from './works.ts';

/** A private note is its writer's alone, the others are for all who run the process. */
export const canReadNote = (viewer: Viewer, work: WorkFacts, note: { autorId: string | null; privada: boolean }) =>
  runsIt(viewer, work) && (!note.privada || note.autorId === viewer?.id);

/** Everybody changes what they wrote themselves. */
export const canChangeNote = (viewer: Person, work: WorkFacts, note: { autorId: string | null }) =>
  runsIt(viewer, work) && note.autorId === viewer.id;

/** A note is done with for all who read it, whoever wrote it. */
export const canResolveNote = (viewer: Person, work: WorkFacts, note: { autorId: string | null; privada: boolean }) =>
  canReadNote(viewer, work, note);
