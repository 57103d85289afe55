import { Extension } from '@tiptap/core';
import { type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/**
 * What is pasted behind the last word of a line, a heading that it begins with on a line of its own. ProseMirror would join
 * the words of both. Words of a heading of the text itself, without more, are words.
 */
export function withHeadingApart(slice: Slice, { parent, parentOffset }: ResolvedPos, isOwn: boolean): Slice {
  const { content, openStart, openEnd } = slice;
  const isFull = parent.isTextblock && parentOffset > 0 && parentOffset === parent.content.size;
  const beginsWithHeading = content.firstChild?.type.name === 'heading' && (!isOwn || content.childCount > 1);
  return isFull && beginsWithHeading && openStart > 0 ? new Slice(content, 0, openEnd) : slice;
}

export const PastedHeadings = Extension.create({
  name: 'pastedHeadings',
  addProseMirrorPlugins: () => {
    /** Whether what is being pasted was copied from a text here (ProseMirror's own mark). */
    let isOwn = false;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            isOwn = html.includes('data-pm-slice');
            return html;
          },
          transformPasted: (slice, { state }) => withHeadingApart(slice, state.selection.$from, isOwn),
        },
      }),
    ];
  },
});
