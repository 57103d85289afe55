import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { findNext, findWords, foundIn, replaceFound } from '../plugins/find.ts';

/** Finds words in the text, and puts others in their place. Escape gives the text back. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { count, current, words } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { matches, current, words } = foundIn(editor.state);
      return { count: matches.length, current, words };
    },
  });
  const send = editor.view.dispatch.bind(editor.view);
  useEffect(() => {
    const { selection, doc } = editor.state;
    const chosen = selection.$from.sameParent(selection.$to) ? doc.textBetween(selection.from, selection.to) : '';
    if (chosen && input.current) input.current.value = chosen;
    if (chosen) editor.view.dispatch(findWords(editor.state, chosen));
    input.current?.select();
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(findWords(editor.state, ''));
    };
  }, [editor]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would send the form around.
    event.preventDefault();
    if (event.key === 'Enter') send(findNext(editor.state, event.shiftKey ? -1 : 1));
    else {
      onClose();
      editor.view.focus();
    }
  };
  const replace = (all: boolean) => {
    send(replaceFound(editor.state, text, all));
    if (!all) send(findNext(editor.state, 1));
  };
  return (
    <search className="flex flex-wrap items-end gap-2 border-b border-line bg-wash px-3 py-2" onKeyDown={onKey}>
      <Field label={t('editing.find.words')} className="min-w-40 grow basis-48">
        <Input ref={input} onChange={(event) => send(findWords(editor.state, event.target.value))} />
      </Field>
      <div className="flex items-center gap-1">
        <output aria-live="polite" className="min-w-16 text-sm text-muted tabular-nums">
          {words && t('editing.find.count', { current: current + 1, count })}
        </output>
        <IconButton
          size="small"
          label={t('editing.find.previous')}
          icon={<ChevronUp aria-hidden />}
          onClick={() => send(findNext(editor.state, -1))}
        />
        <IconButton
          size="small"
          label={t('editing.find.next')}
          icon={<ChevronDown aria-hidden />}
          onClick={() => send(findNext(editor.state, 1))}
        />
      </div>
      <Field label={t('editing.find.with')} className="min-w-40 grow basis-48">
        <Input value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button size="small" disabled={count === 0} onClick={() => replace(false)}>
        {t('editing.find.replace')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={() => replace(true)}>
        {t('editing.find.replaceAll')}
      </Button>
      <IconButton size="small" label={t('common.close')} icon={<X aria-hidden />} onClick={onClose} />
    </search>
  );
}
