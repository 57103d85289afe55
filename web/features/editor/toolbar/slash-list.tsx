import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { folded } from '#contract/text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { takesBlocks } from '../commands/selection.ts';
import type { Panel } from '../dialogs/panel.ts';
import type { Slash } from '../plugins/slash-menu.ts';
import { insertions } from './insertions.ts';

type Props = {
  editor: Editor;
  slash: Slash;
  onOpen: (panel: Panel) => void;
  /** Takes the keys pressed in the text while this is shown. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
};

/** What '/' offers at the cursor: a list read with the focus still in the text. */
export function SlashList({ editor, slash, onOpen, keys }: Props) {
  const t = useMessages();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const blocks = takesBlocks(editor);
  const offered = insertions.filter(
    ({ label, isBlock }) => (blocks || !isBlock) && folded(t(label)).includes(folded(slash.query)),
  );
  const index = Math.min(active, offered.length - 1);

  const choose = (chosen: (typeof offered)[number] | undefined) => {
    if (!chosen) return;
    editor.view.dispatch(editor.state.tr.delete(slash.from, slash.to));
    chosen.run(editor, onOpen, t);
  };
  keys.current = (event) => {
    if (offered.length === 0) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index + step + offered.length) % offered.length);
      return true;
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return false;
    choose(offered[index]);
    return true;
  };

  useEffect(() => {
    const { dom } = editor.view;
    if (offered.length === 0) return;
    dom.setAttribute('aria-activedescendant', `${id}-${index}`);
    dom.setAttribute('aria-controls', id);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
    };
  }, [editor, id, index, offered.length]);

  if (offered.length === 0) return null;
  const { left, bottom } = editor.view.coordsAtPos(slash.from);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('editing.insert.menu')}
      className="fixed z-50 max-h-72 w-64 overflow-y-auto rounded-float border border-line bg-sheet py-1 font-sans text-sm shadow-float"
      style={{
        left: Math.max(8, Math.min(left, window.innerWidth - 264)),
        top: Math.min(bottom + 6, window.innerHeight - 296),
      }}
    >
      {offered.map((each, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's, see above
        <div
          key={each.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(each)}
          className={classes('flex cursor-pointer items-center gap-2.5 px-3 py-2', at === index && 'bg-wash')}
        >
          <each.Icon aria-hidden className="size-4 text-muted" />
          {t(each.label)}
        </div>
      ))}
    </div>
  );
}
