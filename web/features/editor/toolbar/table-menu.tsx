import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  mergeCells,
  setCellAttr,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { Table } from 'lucide-react';
import { Fragment } from 'react';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { MenuSeparator } from '#web/ui/Menu.tsx';
import { removeTable, withinLimit, writeTableNotes } from '../commands/table.ts';
import { ToolbarMenu, ToolbarMenuItem } from './toolbar-menu.tsx';

/** In groups, as the menu shows them. */
const commands: readonly (readonly [MessageKey, Command])[][] = [
  [
    ['editing.table.rowBefore', withinLimit(addRowBefore, 'row')],
    ['editing.table.rowAfter', withinLimit(addRowAfter, 'row')],
    ['editing.table.rowRemove', deleteRow],
  ],
  [
    ['editing.table.columnBefore', withinLimit(addColumnBefore, 'column')],
    ['editing.table.columnAfter', withinLimit(addColumnAfter, 'column')],
    ['editing.table.columnRemove', deleteColumn],
  ],
  [
    ['editing.table.headerRow', toggleHeader('row')],
    ['editing.table.headerColumn', toggleHeader('column')],
    ['editing.table.merge', mergeCells],
    ['editing.table.split', splitCell],
  ],
  [
    ['editing.table.alignLeft', setCellAttr('align', null)],
    ['editing.table.alignCenter', setCellAttr('align', 'center')],
    ['editing.table.alignRight', setCellAttr('align', 'right')],
  ],
];

/** What can be done with the table that the cursor is in; what cannot now is shown as such. */
export function TableMenu({ editor }: { editor: Editor }) {
  const t = useMessages();
  const isInGrid = isInTable(editor.state);
  const act = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  return (
    <ToolbarMenu label={t('editing.table.menu')} shown={<Table aria-hidden />}>
      {commands.map((group) => (
        <Fragment key={group[0]?.[0]}>
          {group.map(([label, command]) => (
            <ToolbarMenuItem
              key={label}
              disabled={!isInGrid || !command(editor.state)}
              writesOn
              onSelect={() => act(command)}
            >
              {t(label)}
            </ToolbarMenuItem>
          ))}
          <MenuSeparator />
        </Fragment>
      ))}
      <ToolbarMenuItem writesOn onSelect={() => writeTableNotes(editor)}>
        {t('editing.table.notes')}
      </ToolbarMenuItem>
      <ToolbarMenuItem tone="danger" writesOn onSelect={() => removeTable(editor)}>
        {t('editing.table.remove')}
      </ToolbarMenuItem>
    </ToolbarMenu>
  );
}
