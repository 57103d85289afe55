/** The copy of a text that this browser keeps while the server has not got it. */
import { z } from 'zod';
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/data/drafts.ts';
import type { WorkText } from '../work-text.ts';
import type { Kept, Stored } from './autosave.ts';
import { sameText } from './same-text.ts';

const keptSchema = z.object({
  documento: manuscriptSchema,
  /** Absent from copies of a time when the list was not edited here. */
  referencias: z.array(referenceSchema).optional(),
  revision: z.number().int(),
});
const nameOf = (id: string) => `texto.${id}`;

export const keepText = (userId: string, id: string, text: Kept): boolean => keepDraft(userId, nameOf(id), text);
export const forgetText = (userId: string, id: string): void => forgetDraft(userId, nameOf(id));

export type Opening = Stored & {
  /** The text of the revision; null where this browser's copy was begun from an older one, which nobody has any more. */
  base: WorkText | null;
  /** It is this browser's copy, which the server has not got. */
  restored: boolean;
};

/** What the editor opens with: the copy of this browser where there is one that says something else. */
export function openingText(userId: string, { id, documento, referencias, revision }: Publication): Opening {
  const base = { documento, referencias };
  const asStored = { ...base, revision, base, restored: false };
  const kept = keptSchema.safeParse(keptDraft(userId, nameOf(id)));
  if (!kept.success) return asStored;
  const here = { documento: kept.data.documento, referencias: kept.data.referencias ?? referencias };
  if (sameText(here, base)) {
    forgetText(userId, id);
    return asStored;
  }
  const begun = kept.data.revision;
  return { ...here, revision: begun, base: begun === revision ? base : null, restored: true };
}
