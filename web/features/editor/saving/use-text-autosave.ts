import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave } from '#web/data/autosave.ts';
import { useClient } from '#web/data/client-context.ts';
import { followPage } from '#web/data/follow-page.ts';
import type { SaveState } from '#web/data/save-state.ts';
import { authState } from '#web/data/session.ts';
import { type WorkText, writtenText } from '../work-text.ts';
import type { TextKeeping } from './keeping.ts';
import { sameText } from './same-text.ts';
import { type Opening, storedText, writeText } from './text-copy.ts';

/** Saves what the editor holds, by itself; gives what is to be said of it, and the means to act on it. `show` puts another text there. */
export function useTextAutosave(
  editor: Editor,
  keeping: TextKeeping,
  opening: Opening,
  show: (text: WorkText) => void,
) {
  const { local, now } = opening;
  const client = useClient();
  const queryClient = useQueryClient();
  // TipTap may make the editor anew before it is on screen, and ends it before the last save.
  const doc = useRef(editor.state.doc);
  const latest = useRef(show);
  latest.current = show;
  const [place] = useState(keeping);
  const [state, setState] = useState<SaveState<WorkText>>({ kind: 'saved', at: null });
  const [autosave] = useState<Autosave<WorkText>>(() =>
    createAutosave<WorkText>({
      begun: now,
      staysHere: false,
      stillness: 1500,
      same: (one, other) => one === other || (one !== null && other !== null && sameText(one, other)),
      read: () => writtenText(doc.current),
      show: (text) => text && latest.current(text),
      local: { ...local, write: (copy, leaving) => writeText(local, copy, leaving) },
      isTheirs: () => authState().user?.id === opening.userId,
      send: async (content, stamp) => {
        const revision = typeof stamp === 'number' ? stamp : undefined;
        return storedText(await place.save(client, content, revision));
      },
      fetch: async () => storedText(await place.read(client)),
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
    const unfollow = followPage(autosave, false);
    editor.on('update', changed);
    editor.on('blur', save);
    return () => {
      editor.off('update', changed);
      editor.off('blur', save);
      unfollow();
    };
  }, [editor, autosave]);

  // A copy of an earlier visit goes to the server as soon as it is on screen.
  useEffect(() => {
    void autosave.open(opening.copy, { isShown: true, now: opening.now });
    return () => {
      autosave.end();
      // What other screens remember of the work is old now.
      for (const call of place.stale) void queryClient.invalidateQueries({ queryKey: [call], refetchType: 'none' });
    };
  }, [autosave, opening, queryClient, place]);

  return { state, autosave, revision: () => Number(autosave.stamp()) };
}
