import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import { useEditorState } from '@tiptap/react';
import {
  Baseline,
  BookMarked,
  Ellipsis,
  FileUp,
  Keyboard,
  Link,
  List,
  ListOrdered,
  ListTree,
  type LucideIcon,
  Maximize2,
  Minimize2,
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
import { OutlineMenu } from '../outline/outline-menu.tsx';
import { outlineOf } from '../outline/sections.ts';
import { BlockMenu } from './block-menu.tsx';
import { insertions } from './insertions.ts';
import { type MarkTool, mainMarks, otherMarks } from './marks.ts';
import { TableMenu } from './table-menu.tsx';
import { type Tool, ToolButtons } from './tool-button.tsx';
import { ToolbarMenu, ToolbarMenuItem, ToolItems } from './toolbar-menu.tsx';

type Props = {
  editor: Editor;
  onOpen: (panel: Panel) => void;
  onFind: () => void;
  /** Absent: no file is taken for this text. */
  onImport?: () => void;
  /** The panel beside the text. */
  hasReferences: boolean;
  onReferences: () => void;
  hasOutline: boolean;
  onOutline: () => void;
  /** Focus mode. */
  isAlone: boolean;
  onAlone: () => void;
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
    hasSections: outlineOf(state).sections.length > 0,
    takesBlocks: takesBlocks(editor),
    takesInlines: takesInlines(editor),
    isChosen: !state.selection.empty,
  };
};

/**
 * The tools over the text: one stop of the Tab key, arrows within (WAI-ARIA toolbar). On a telephone the less used are in a
 * menu: all of them would take half of what the keyboard leaves of the screen.
 */
export function EditorToolbar(props: Props) {
  const { editor, onOpen, onFind, onImport, hasReferences, onReferences, hasOutline, onOutline, isAlone, onAlone } =
    props;
  const t = useMessages();
  const now = useEditorState({ editor, selector: look });
  const { panel } = now;
  const act = (run: () => unknown) => () => {
    run();
    editor.view.focus();
  };
  const markTool = ({ name, label, keys, Icon }: MarkTool): Tool => ({
    label: t(label),
    keys,
    Icon,
    pressed: now.marks.includes(name),
    writesOn: true,
    run: act(() => editor.commands.toggleMark(name)),
  });
  const history: Tool[] = [
    {
      label: t('editing.undo'),
      keys: 'Mod-z',
      Icon: Undo2,
      off: !now.canUndo,
      run: act(() => undo(editor.state, editor.view.dispatch)),
    },
    {
      label: t('editing.redo'),
      keys: 'Mod-y',
      Icon: Redo2,
      off: !now.canRedo,
      run: act(() => redo(editor.state, editor.view.dispatch)),
    },
  ];
  const marks = mainMarks.map(markTool);
  const [always, atDesk] = [marks.slice(0, 2), marks.slice(2)];
  const others = otherMarks.map(markTool);
  const link: Tool = {
    label: t('editing.link'),
    keys: 'Mod-k',
    Icon: Link,
    pressed: now.lists.includes('link'),
    off: !now.isChosen && !now.lists.includes('link'),
    run: () => onOpen({ kind: 'link' }),
  };
  const listTool = (name: ListName, keys: string, Icon: LucideIcon, toggle: () => unknown): Tool => ({
    label: t(`editing.block.${name}`),
    keys,
    Icon,
    pressed: now.lists.includes(name),
    off: !now.takesBlocks,
    writesOn: true,
    run: act(toggle),
  });
  const lists = [
    listTool('bulletList', 'Mod-Shift-8', List, () => editor.commands.toggleList('bulletList', 'listItem')),
    listTool('orderedList', 'Mod-Shift-7', ListOrdered, () => editor.commands.toggleList('orderedList', 'listItem')),
    listTool('blockquote', 'Mod-Shift-9', Quote, () => editor.commands.toggleWrap('blockquote')),
  ];
  const edit: Tool = {
    label: t('editing.edit'),
    Icon: PencilLine,
    off: panel === null,
    run: () => panel && onOpen(panel),
  };
  const references: Tool = {
    label: t('editing.references'),
    Icon: BookMarked,
    pressed: hasReferences,
    run: onReferences,
  };
  const outline: Tool = {
    label: t('editing.outline'),
    Icon: ListTree,
    pressed: hasOutline && now.hasSections,
    off: !now.hasSections,
    run: onOutline,
  };
  const alone: Tool = {
    label: t('editing.alone'),
    Icon: isAlone ? Minimize2 : Maximize2,
    pressed: isAlone,
    run: onAlone,
  };
  const around: Tool[] = [
    ...(onImport ? [{ label: t('imports.into'), Icon: FileUp, run: onImport }] : []),
    { label: t('editing.find'), keys: 'Mod-f', Icon: Search, run: onFind },
    { label: t('editing.keys'), Icon: Keyboard, run: () => onOpen({ kind: 'keys' }) },
  ];
  return (
    <Toolbar.Root aria-label={t('editing.toolbar')} className="editor-tools">
      <ToolButtons tools={history} />
      <Line />
      <BlockMenu editor={editor} level={now.level} />
      <Line />
      <ToolButtons tools={always} />
      <ToolButtons tools={atDesk} className={deskOnly} />
      <ToolbarMenu label={t('editing.mark.more')} shown={<Baseline aria-hidden />} className={deskOnly}>
        <ToolItems tools={others} />
      </ToolbarMenu>
      <ToolButtons tools={[link]} className={deskOnly} />
      <Line />
      <ToolButtons tools={lists} className={deskOnly} />
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
        {insertions.map(({ id, label, keys, Icon, isBlock, asks = false, run }) => (
          <ToolbarMenuItem
            key={id}
            icon={<Icon aria-hidden />}
            keys={keys}
            disabled={isBlock ? !now.takesBlocks : !now.takesInlines}
            writesOn={!asks}
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
      <ToolButtons tools={[edit]} className={deskOnly} />
      <Line />
      <ToolButtons tools={[references]} />
      <ToolButtons tools={[outline]} className="max-lg:hidden" />
      <OutlineMenu editor={editor} className="lg:hidden" />
      <ToolButtons tools={[alone]} />
      <ToolbarMenu label={t('editing.more')} shown={<Ellipsis aria-hidden />} className="sm:hidden" isPlain>
        <ToolItems tools={[...atDesk, ...others, link, ...lists, edit, ...around]} />
      </ToolbarMenu>
      <ToolButtons tools={around} className={deskOnly} />
    </Toolbar.Root>
  );
}

type ListName = 'bulletList' | 'orderedList' | 'blockquote';

/** What a telephone has in the menu of further tools. */
const deskOnly = 'max-sm:hidden';

const Line = () => <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-line max-sm:hidden" />;
