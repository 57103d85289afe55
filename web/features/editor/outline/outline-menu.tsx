import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Check, ListTree } from 'lucide-react';
import { useMessages } from '#web/messages/use-messages.ts';
import { MenuLabel } from '#web/ui/Menu.tsx';
import { ToolbarMenu, ToolbarMenuItem } from '../toolbar/toolbar-menu.tsx';
import { goToSection, outlineOf } from './sections.ts';

/** The sections of the text behind a button, where there is no room beside it. */
export function OutlineMenu({ editor, className }: { editor: Editor; className: string }) {
  const t = useMessages();
  const { sections, present } = useEditorState({ editor, selector: ({ editor: { state } }) => outlineOf(state) });
  return (
    <ToolbarMenu label={t('editing.outline')} shown={<ListTree aria-hidden />} isPlain className={className}>
      {sections.length === 0 && <MenuLabel>{t('editing.outline.none')}</MenuLabel>}
      {sections.map(({ text, level }, index) => (
        <ToolbarMenuItem
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name
          key={index}
          icon={<Check aria-hidden className={index === present ? '' : 'invisible'} />}
          writesOn
          onSelect={() => goToSection(editor, index)}
        >
          <span style={{ paddingInlineStart: `${level - 1}em` }}>{text}</span>
        </ToolbarMenuItem>
      ))}
    </ToolbarMenu>
  );
}
