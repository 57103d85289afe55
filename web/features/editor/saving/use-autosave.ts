import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { authState } from '#web/data/session.ts';
import { writtenText } from '../work-text.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { forgetText, keepText, type Opening } from './kept-text.ts';

/** Saves what the editor holds, by itself; gives what is to be said of it, and the means to act on it. */
export function useAutosave(editor: Editor, { id }: Publication, opening: Opening, userId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  // TipTap may make the editor anew before it is on screen, and ends it before the last save.
  const doc = useRef(editor.state.doc);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const [autosave] = useState<Autosave>(() =>
    createAutosave({
      ...opening,
      read: () => writtenText(doc.current),
      send: (text, revision) => client.saveContent({ params: { id }, body: { ...text, revision } }),
      fetch: () => client.getPublication({ params: { id } }),
      keep: (text) => keepText(userId, id, text),
      forget: () => forgetText(userId, id),
      onState: setState,
    }),
  );

  useEffect(() => {
    doc.current = editor.state.doc;
    const changed = () => {
      doc.current = editor.state.doc;
      autosave.changed();
    };
    const save = () => void autosave.save();
    const leave = () => {
      // Who logs out leaves nothing in this browser (data/session.ts).
      if (!authState().loggedOut) autosave.leave();
    };
    const hidden = () => document.visibilityState === 'hidden' && leave();
    editor.on('update', changed);
    editor.on('blur', save);
    window.addEventListener('online', save);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      editor.off('update', changed);
      editor.off('blur', save);
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
      leave();
      // What other screens remember of the work is old now.
      for (const call of ['getPublication', 'myPublications', 'listPublications'])
        void queryClient.invalidateQueries({ queryKey: [call], refetchType: 'none' });
    };
  }, [editor, autosave, queryClient]);

  // A copy of an earlier visit goes to the server as soon as it is on screen.
  useEffect(() => {
    if (opening.restored) autosave.changed();
  }, [opening, autosave]);

  return { state, autosave };
}
