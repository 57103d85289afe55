import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { NewTextForm } from '#web/features/forms/new-text-form.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { NoteItem } from './note-item.tsx';
import { noteCalls } from './stale.ts';

/** What editors say to one another about a work, and to themselves; what is resolved is folded below. */
export function NotesSection({ id }: { id: string }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listNotes', { params: { id } }),
    staleTime: 0,
  });
  // A note that is being changed stays where it is, whatever colleagues do with it meanwhile; of each, whether that is below.
  const [changing, setChanging] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isBelow = ({ id: note, fechaResuelta }: EditorialNote) => changing.get(note) ?? fechaResuelta !== null;
  const hold = (note: EditorialNote, is: boolean) =>
    setChanging(
      (before) =>
        new Map([...before].filter(([each]) => each !== note.id).concat(is ? [[note.id, isBelow(note)]] : [])),
    );
  return (
    <div className="max-w-reading">
      <p className="mb-6 text-sm text-muted">{t('desk.notes.intro')}</p>
      <QueryState
        query={query}
        loading={t('desk.notes.loading')}
        failed={(error) => messageOf(error, t('desk.notes.failed'))}
      >
        {({ notas }) => {
          const open = notas.filter((note) => !isBelow(note));
          const resolved = notas.filter(isBelow);
          return (
            <div className="mb-8 flex flex-col gap-6">
              {open.length > 0 ? (
                <Notes notes={open} onChanging={hold} />
              ) : (
                <p className="border-y border-line py-4 text-muted">
                  {t(resolved.length > 0 ? 'desk.notes.noneOpen' : 'desk.notes.empty')}
                </p>
              )}
              {resolved.length > 0 && (
                <details>
                  <summary className="min-h-6 cursor-pointer font-semibold">
                    {t('desk.notes.resolved', { count: resolved.length })}
                  </summary>
                  <div className="mt-4">
                    <Notes notes={resolved} onChanging={hold} />
                  </div>
                </details>
              )}
            </div>
          );
        }}
      </QueryState>
      <NewNote id={id} />
    </div>
  );
}

interface NotesProps {
  notes: readonly EditorialNote[];
  onChanging: (note: EditorialNote, is: boolean) => void;
}

function Notes({ notes, onChanging }: NotesProps) {
  return (
    <ol data-rows className="divide-y divide-line border-y border-line">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} onChanging={(is) => onChanging(note, is)} />
      ))}
    </ol>
  );
}

function NewNote({ id }: { id: string }) {
  const t = useMessages();
  const [isPrivate, setIsPrivate] = useState(false);
  const { mutateAsync } = useAct('addNote', noteCalls);
  return (
    <NewTextForm
      what={`nota.${id}`}
      maxLength={longest.note}
      label={t('desk.notes.write')}
      words={{
        required: t('desk.notes.required'),
        send: t('desk.notes.add'),
        sent: t('desk.notes.added'),
        failed: t('desk.notes.failedAct'),
      }}
      onSend={(texto) => mutateAsync({ params: { id }, body: { texto, privada: isPrivate } })}
    >
      <Checkbox
        label={t('desk.notes.private')}
        hint={t('desk.notes.private.hint')}
        checked={isPrivate}
        onChange={(event) => setIsPrivate(event.currentTarget.checked)}
      />
    </NewTextForm>
  );
}
