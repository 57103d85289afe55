/** The copy of a text that this browser keeps while the server has not got it. */
import { z } from 'zod';
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { LocalCopy, StoredCopy } from '#web/data/local-copies.ts';
import type { Copy, Stored } from '#web/data/save-state.ts';
import type { WorkText } from '../work-text.ts';
import { sameText } from './same-text.ts';

export const nameOfText = (id: string) => `texto.${id}`;

const headSchema = z.object({ stamp: z.number().int() });
const listSchema = { blocks: manuscriptSchema.shape.content, references: z.array(referenceSchema) };
/** As it was kept when a copy was one piece. */
const earlierSchema = z.object({
  documento: manuscriptSchema,
  /** Absent from copies of a time when the list was not edited here. */
  referencias: z.array(referenceSchema).optional(),
  revision: z.number().int(),
});

/** A text is kept by its blocks and its references: those that did not change are the same objects each time. */
export const writeText = (
  local: LocalCopy,
  { content, sent, stamp, pending, written }: Copy<WorkText>,
  leaving: boolean,
): Promise<boolean> => {
  const texts = content ? [content, ...sent] : [];
  const lists = texts.flatMap(({ documento, referencias }, place) => [
    [`blocks.${place}`, documento.content],
    [`references.${place}`, referencias],
  ]);
  return local.write({ pending, written, head: { stamp }, lists: Object.fromEntries(lists) }, leaving);
};

/** What a copy says; nothing where it is no text, or where the server has it. */
export function readText({ head, lists, pending, written }: StoredCopy, work: Publication): Copy<WorkText> | undefined {
  const earlier = earlierSchema.safeParse(head).data;
  if (earlier) {
    const { documento, referencias = work.referencias, revision } = earlier;
    return { content: { documento, referencias }, stamp: revision, written, pending, sent: [] };
  }
  const stamp = headSchema.safeParse(head).data?.stamp;
  const [content, ...sent] = textsOf(lists);
  return stamp !== undefined && content && pending ? { content, stamp, written, pending, sent } : undefined;
}

function textsOf(lists: StoredCopy['lists']): WorkText[] {
  const texts: WorkText[] = [];
  for (let place = 0; `blocks.${place}` in lists; place++) {
    const content = listSchema.blocks.safeParse(lists[`blocks.${place}`]).data;
    const referencias = listSchema.references.safeParse(lists[`references.${place}`]).data;
    if (!content || !referencias) break;
    texts.push({ documento: { type: 'doc', content }, referencias });
  }
  return texts;
}

type Text = Pick<Publication, 'documento' | 'referencias' | 'revision'>;

/** What the server has at this moment. */
export const storedText = ({ documento, referencias, revision }: Text): Stored<WorkText> => ({
  content: { documento, referencias },
  stamp: revision,
  at: new Date().toISOString(),
});

/** What the editor opens with. */
export interface Opening {
  userId: string;
  local: LocalCopy;
  text: WorkText;
  /** What the server has. */
  now: Stored<WorkText>;
  /** This browser's copy, where it says something that the server has not got. */
  copy: Copy<WorkText> | undefined;
}

export function openingText(userId: string, local: LocalCopy, work: Publication): Opening {
  const { documento, referencias } = work;
  const begun = { userId, local, text: { documento, referencias }, now: storedText(work), copy: undefined };
  const copy = local.found && readText(local.found, work);
  if (copy?.content && !sameText(copy.content, begun.text)) return { ...begun, text: copy.content, copy };
  // What cannot be read is left until something is written: another release of Pliego may have kept it.
  if (copy || local.found?.pending === false) void local.drop();
  return begun;
}
