import type { Editor } from '@tiptap/core';
import {
  BookMarked,
  Code2,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pi,
  Quote,
  Sigma,
  Superscript,
  Table,
} from 'lucide-react';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { insertBlock } from '../commands/insert.ts';
import { labelHere } from '../commands/labels.ts';
import { emptyTable } from '../commands/table.ts';
import type { Panel } from '../dialogs/panel.ts';

export type Insertion = {
  id: string;
  label: MessageKey;
  Icon: LucideIcon;
  keys?: string;
  /** Not within a caption or a note under a table. */
  isBlock: boolean;
  /** It opens a form. */
  asks?: boolean;
  run: (editor: Editor, open: (panel: Panel) => void, t: Translate) => void;
};

const heading = (level: number, Icon: LucideIcon, label: MessageKey): Insertion => ({
  id: `heading${level}`,
  label,
  Icon,
  keys: `Mod-Alt-${level}`,
  isBlock: true,
  run: (editor) => editor.commands.setNode('heading', { level }),
});

/** What the insert menu and '/' offer, in this order. */
export const insertions: readonly Insertion[] = [
  {
    id: 'citation',
    label: 'editing.insert.citation',
    Icon: BookMarked,
    keys: 'Mod-Shift-c',
    isBlock: false,
    asks: true,
    run: (_, open) => open({ kind: 'citation', pos: null }),
  },
  {
    id: 'footnote',
    label: 'editing.insert.footnote',
    Icon: Superscript,
    keys: 'Mod-Alt-f',
    isBlock: false,
    asks: true,
    run: (_, open) => open({ kind: 'footnote', pos: null }),
  },
  {
    id: 'crossReference',
    label: 'editing.insert.crossReference',
    Icon: Link2,
    isBlock: false,
    asks: true,
    run: (_, open) => open({ kind: 'crossReference', pos: null }),
  },
  {
    id: 'mathInline',
    label: 'editing.insert.mathInline',
    Icon: Pi,
    keys: 'Mod-m',
    isBlock: false,
    asks: true,
    run: (_, open) => open({ kind: 'formula', pos: null, block: false }),
  },
  {
    id: 'mathBlock',
    label: 'editing.insert.mathBlock',
    Icon: Sigma,
    keys: 'Mod-Shift-m',
    isBlock: true,
    asks: true,
    run: (_, open) => open({ kind: 'formula', pos: null, block: true }),
  },
  {
    id: 'figure',
    label: 'editing.insert.figure',
    Icon: Image,
    isBlock: true,
    asks: true,
    run: (_, open) => open({ kind: 'figure', pos: null }),
  },
  {
    id: 'table',
    label: 'editing.insert.table',
    Icon: Table,
    isBlock: true,
    run: (editor) => insertBlock(editor, emptyTable(3, 3, labelHere(editor.state, 'table'))),
  },
  heading(1, Heading1, 'editing.level.1'),
  heading(2, Heading2, 'editing.level.2'),
  heading(3, Heading3, 'editing.level.3'),
  {
    id: 'bulletList',
    label: 'editing.block.bulletList',
    Icon: List,
    keys: 'Mod-Shift-8',
    isBlock: true,
    run: (editor) => editor.commands.toggleList('bulletList', 'listItem'),
  },
  {
    id: 'orderedList',
    label: 'editing.block.orderedList',
    Icon: ListOrdered,
    keys: 'Mod-Shift-7',
    isBlock: true,
    run: (editor) => editor.commands.toggleList('orderedList', 'listItem'),
  },
  {
    id: 'blockquote',
    label: 'editing.block.blockquote',
    Icon: Quote,
    keys: 'Mod-Shift-9',
    isBlock: true,
    run: (editor) => editor.commands.toggleWrap('blockquote'),
  },
  {
    id: 'codeBlock',
    label: 'editing.block.codeBlock',
    Icon: Code2,
    keys: 'Mod-Alt-c',
    isBlock: true,
    run: (editor) => editor.commands.toggleNode('codeBlock', 'paragraph'),
  },
  {
    id: 'horizontalRule',
    label: 'editing.insert.horizontalRule',
    Icon: Minus,
    isBlock: true,
    run: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
  },
];
