import { useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '#web/data/drafts.ts';
import { useSession } from '#web/data/session.ts';

/** The state of one box of text, kept in this browser under the person and `what` until it is empty or `forget()` is called. */
export function useKeptText(what: string) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [text, setText] = useState(() => {
    const draft = keptDraft(userId, what);
    return typeof draft === 'string' ? draft : '';
  });
  const forget = () => forgetDraft(userId, what);
  const write = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') forget();
    else keepDraft(userId, what, typed);
  };
  return { text, write, forget };
}
