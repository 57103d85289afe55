import type { Editor } from '@tiptap/core';
import { Check } from 'lucide-react';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ToolbarMenu, ToolbarMenuItem } from './toolbar-menu.tsx';

const levels = [1, 2, 3, 4, 5] as const;
const nameOf = (level: (typeof levels)[number]): MessageKey => `editing.level.${level}`;

/** What the paragraph at the cursor is: running text, or the heading of a section. */
export function BlockMenu({ editor, level }: { editor: Editor; level: number | null }) {
  const t = useMessages();
  const known = levels.find((each) => each === level);
  const shown = t(known ? nameOf(known) : 'editing.block.paragraph');
  const set = (act: () => boolean) => () => {
    act();
    editor.view.focus();
  };
  const mark = (isIt: boolean) => <Check aria-hidden className={isIt ? '' : 'invisible'} />;
  return (
    <ToolbarMenu
      label={t('editing.block.menu', { shown })}
      shown={<span className="w-20 truncate sm:w-22 text-start font-normal">{shown}</span>}
    >
      <ToolbarMenuItem
        icon={mark(!known)}
        keys="Mod-Alt-0"
        writesOn
        onSelect={set(() => editor.commands.setNode('paragraph'))}
      >
        {t('editing.block.paragraph')}
      </ToolbarMenuItem>
      {levels.map((each) => (
        <ToolbarMenuItem
          key={each}
          icon={mark(each === known)}
          keys={`Mod-Alt-${each}`}
          writesOn
          onSelect={set(() => editor.commands.setNode('heading', { level: each }))}
        >
          {t(nameOf(each))}
        </ToolbarMenuItem>
      ))}
    </ToolbarMenu>
  );
}
