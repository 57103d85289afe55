import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type Nested, nested } from '#contract/outline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { goToSection, outlineOf } from './sections.ts';

/** The sections of the text beside it, the present one marked; nothing where there is none. */
export function OutlinePanel({ editor }: { editor: Editor }) {
  const t = useMessages();
  const { sections, present } = useEditorState({ editor, selector: ({ editor: { state } }) => outlineOf(state) });
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t('editing.outline')} className="outline-panel table-of-contents">
      <h3 className="label-caps mb-2">{t('editing.outline')}</h3>
      <Sections
        sections={nested(sections.map((section, index) => ({ ...section, index })))}
        present={present}
        onGo={(index) => goToSection(editor, index)}
      />
    </nav>
  );
}

type Listed = Nested<{ text: string; level: number; index: number }>;
type SectionsProps = { sections: readonly Listed[]; present: number; onGo: (index: number) => void };

function Sections({ sections, present, onGo }: SectionsProps) {
  return (
    <ol>
      {sections.map(({ index, text, children }) => (
        <li key={index}>
          <button type="button" aria-current={index === present ? 'location' : undefined} onClick={() => onGo(index)}>
            {text}
          </button>
          {children.length > 0 && <Sections sections={children} present={present} onGo={onGo} />}
        </li>
      ))}
    </ol>
  );
}
