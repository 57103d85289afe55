import type { Editor } from '@tiptap/core';
import { removePart } from '../commands/insert.ts';

/** What a form about a part is given. */
export type PartProps = {
  editor: Editor;
  /** Where the part is; null where it is to be made. */
  pos: number | null;
  onClose: () => void;
};

/** What the part says now, or nothing of a new one. */
export const attrsAt = ({ editor, pos }: PartProps) => (pos === null ? undefined : editor.state.doc.nodeAt(pos)?.attrs);

/** Takes the part out of the text and closes; undefined for a new one. */
export const removal = ({ editor, pos, onClose }: PartProps) =>
  pos === null
    ? undefined
    : () => {
        removePart(editor, pos);
        onClose();
      };
