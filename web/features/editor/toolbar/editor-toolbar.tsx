import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import { useEditorState } from '@tiptap/react';
import {
  Baseline,
  BookMarked,
  FileUp,
  Keyboard,
  Link,
  List,
  ListOrdered,
  PencilLine,
  Plus,
  Quote,
  Redo2,
  Search,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useMessages } from '#web/messages/use-messages.ts';
import { partAround, takesBlocks, takesInlines } from '../commands/selection.ts';
import { type Panel, panelFor } from '../dialogs/panel.ts';
import { BlockMenu } from './block-menu.tsx';
import { insertions } from './insertions.ts';
import { mainMarks, otherMarks } from './marks.ts';
import { TableMenu } from './table-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import { ToolbarMenu, ToolbarMenuItem } from './toolbar-menu.tsx';

type Props = {
  editor: Editor;
  onOpen: (panel: Panel) => void;
  onFind: () => void;
  onImport: () => void;
  /** The panel beside the text. */
  hasReferences: boolean;
  onReferences: () => void;
};

/** What the buttons need to know of the text; they are drawn again only where some of it changed. */
const look = ({ editor }: { editor: Editor }) => {
  const { state } = editor;
  const isActive = (name: string) => editor.isActive(name);
  return {
    marks: [...mainMarks, ...otherMarks].filter(({ name }) => isActive(name)).map(({ name }) => name),
    lists: ['bulletList', 'orderedList', 'blockquote', 'link'].filter(isActive),
    level:
      state.selection.$from.parent.type.name === 'heading' ? Number(state.selection.$from.parent.attrs.level) : null,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    inTable: partAround(state, 'table') !== null,
    panel: panelFor(state),
    takesBlocks: takesBlocks(editor),
    takesInlines: takesInlines(editor),
    isChosen: !state.selection.empty,
  };
};

/** The row of tools over the text: one stop of the Tab key, arrows within (WAI-ARIA toolbar). */
export function EditorToolbar({ editor, onOpen, onFind, onImport, hasReferences, onReferences }: Props) {
  const t = useMessages();
  const now = useEditorState({ editor, selector: look });
  const { panel } = now;
  const act = (run: () => unknown) => () => {
    run();
    editor.view.focus();
  };
  return (
    <Toolbar.Root aria-label={t('editing.toolbar')} className="editor-tools">
      <ToolButton
        label={t('editing.undo')}
        keys="Mod-z"
        off={!now.canUndo}
        onClick={act(() => undo(editor.state, editor.view.dispatch))}
      >
        <Undo2 aria-hidden />
      </ToolButton>
      <ToolButton
        label={t('editing.redo')}
        keys="Mod-y"
        off={!now.canRedo}
        onClick={act(() => redo(editor.state, editor.view.dispatch))}
      >
        <Redo2 aria-hidden />
      </ToolButton>
      <Line />
      <BlockMenu editor={editor} level={now.level} />
      <Line />
      {mainMarks.map(({ name, label, keys, Icon }) => (
        <ToolButton
          key={name}
          label={t(label)}
          keys={keys}
          pressed={now.marks.includes(name)}
          onClick={act(() => editor.commands.toggleMark(name))}
        >
          <Icon aria-hidden />
        </ToolButton>
      ))}
      <ToolbarMenu label={t('editing.mark.more')} shown={<Baseline aria-hidden />}>
        {otherMarks.map(({ name, label, keys, Icon }) => (
          <ToolbarMenuItem
            key={name}
            icon={<Icon aria-hidden />}
            keys={keys}
            onSelect={act(() => editor.commands.toggleMark(name))}
          >
            {t(label)}
          </ToolbarMenuItem>
        ))}
      </ToolbarMenu>
      <ToolButton
        label={t('editing.link')}
        keys="Mod-k"
        pressed={now.lists.includes('link')}
        off={!now.isChosen && !now.lists.includes('link')}
        onClick={() => onOpen({ kind: 'link' })}
      >
        <Link aria-hidden />
      </ToolButton>
      <Line />
      <ToolButton
        label={t('editing.block.bulletList')}
        keys="Mod-Shift-8"
        pressed={now.lists.includes('bulletList')}
        off={!now.takesBlocks}
        onClick={act(() => editor.commands.toggleList('bulletList', 'listItem'))}
      >
        <List aria-hidden />
      </ToolButton>
      <ToolButton
        label={t('editing.block.orderedList')}
        keys="Mod-Shift-7"
        pressed={now.lists.includes('orderedList')}
        off={!now.takesBlocks}
        onClick={act(() => editor.commands.toggleList('orderedList', 'listItem'))}
      >
        <ListOrdered aria-hidden />
      </ToolButton>
      <ToolButton
        label={t('editing.block.blockquote')}
        keys="Mod-Shift-9"
        pressed={now.lists.includes('blockquote')}
        off={!now.takesBlocks}
        onClick={act(() => editor.commands.toggleWrap('blockquote'))}
      >
        <Quote aria-hidden />
      </ToolButton>
      <Line />
      <ToolbarMenu
        label={t('editing.insert.menu')}
        shown={
          <>
            <Plus aria-hidden />
            {t('editing.insert')}
          </>
        }
      >
        {insertions.map(({ id, label, keys, Icon, isBlock, run }) => (
          <ToolbarMenuItem
            key={id}
            icon={<Icon aria-hidden />}
            keys={keys}
            disabled={isBlock ? !now.takesBlocks : !now.takesInlines}
            onSelect={() => {
              editor.view.focus();
              run(editor, onOpen, t);
            }}
          >
            {t(label)}
          </ToolbarMenuItem>
        ))}
      </ToolbarMenu>
      {now.inTable && <TableMenu editor={editor} />}
      <ToolButton label={t('editing.edit')} off={panel === null} onClick={() => panel && onOpen(panel)}>
        <PencilLine aria-hidden />
      </ToolButton>
      <Line />
      <ToolButton label={t('editing.references')} pressed={hasReferences} onClick={onReferences}>
        <BookMarked aria-hidden />
      </ToolButton>
      <ToolButton label={t('imports.into')} onClick={onImport}>
        <FileUp aria-hidden />
      </ToolButton>
      <ToolButton label={t('editing.find')} keys="Mod-f" onClick={onFind}>
        <Search aria-hidden />
      </ToolButton>
      <ToolButton label={t('editing.keys')} onClick={() => onOpen({ kind: 'keys' })}>
        <Keyboard aria-hidden />
      </ToolButton>
    </Toolbar.Root>
  );
}

const Line = () => <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />;
