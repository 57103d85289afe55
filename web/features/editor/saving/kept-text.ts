/** The copy of a text that this browser keeps while the server has not got it. */
import { z } from 'zod';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/data/drafts.ts';
import type { Kept, Stored } from './autosave.ts';
import { sameText } from './same-text.ts';

const keptSchema = z.object({ documento: manuscriptSchema, revision: z.number().int() });
const nameOf = (id: string) => `texto.${id}`;

export const keepText = (userId: string, id: string, text: Kept): boolean => keepDraft(userId, nameOf(id), text);
export const forgetText = (userId: string, id: string): void => forgetDraft(userId, nameOf(id));

export type Opening = Stored & {
  /** The text of the revision; null where this browser's copy was begun from an older one, which nobody has any more. */
  base: Stored['documento'] | null;
  /** It is this browser's copy, which the server has not got. */
  restored: boolean;
};

/** What the editor opens with: the copy of this browser where there is one that says something else. */
export function openingText(userId: string, { id, documento, revision }: Publication): Opening {
  const kept = keptSchema.safeParse(keptDraft(userId, nameOf(id)));
  if (!kept.success) return { documento, revision, base: documento, restored: false };
  if (sameText(kept.data.documento, documento)) {
    forgetText(userId, id);
    return { documento, revision, base: documento, restored: false };
  }
  return { ...kept.data, base: kept.data.revision === revision ? documento : null, restored: true };
}
