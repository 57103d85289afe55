import { useRef, useState } from 'react';
import { z } from 'zod';
import { useSavedDraft } from './use-saved-draft.ts';

const schema = z.object({ texto: z.string() });

/**
 * The state of one box of text, kept under the person and `what` until it is empty or `forget()` is called; null keeps nothing.
 * `forget(sent)` empties a box that stays open, but for what was typed since it was sent.
 */
export function useSavedText(what: string | null) {
  const [text, setText] = useState('');
  const keeping = useSavedDraft(what, schema, (content) => setText(content?.texto ?? ''));
  const write = (texto: string) => {
    setText(texto);
    keeping.write(texto.trim() === '' ? null : { texto });
  };
  const latest = useRef(text);
  latest.current = text;
  const forget = (sent?: string) => {
    if (sent !== undefined && latest.current !== sent) return;
    if (sent !== undefined) setText('');
    keeping.forget();
  };
  return { text, write, forget, keeping };
}
