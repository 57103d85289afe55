import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { NoteItem } from './note-item.tsx';
import { noteCalls } from './stale.ts';

/** What editors say to one another about a work, and to themselves; what is resolved is folded below. */
export function NotesSection({ id }: { id: string }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listNotes', { params: { id } }),
    staleTime: 0,
  });
  return (
    <div className="max-w-reading">
      <p className="mb-6 text-sm text-muted">{t('desk.notes.intro')}</p>
      <QueryState
        query={query}
        loading={t('desk.notes.loading')}
        failed={(error) => messageOf(error, t('desk.notes.failed'))}
      >
        {({ notas }) => {
          const open = notas.filter(({ fechaResuelta }) => fechaResuelta === null);
          const resolved = notas.filter(({ fechaResuelta }) => fechaResuelta !== null);
          return (
            <div className="mb-8 flex flex-col gap-6">
              {open.length > 0 ? (
                <Notes notes={open} />
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
                    <Notes notes={resolved} />
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

function Notes({ notes }: { notes: readonly EditorialNote[] }) {
  return (
    <ol data-rows className="divide-y divide-line border-y border-line">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} />
      ))}
    </ol>
  );
}

/** What is being written is kept until it is sent. */
function NewNote({ id }: { id: string }) {
  const t = useMessages();
  const { text, write, forget, keeping } = useSavedText(`nota.${id}`);
  const [isPrivate, setIsPrivate] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useAct('addNote', noteCalls);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const texto = text.trim();
    setMissing(texto === '');
    if (texto === '' || isPending) return;
    mutate(
      { params: { id }, body: { texto, privada: isPrivate } },
      {
        onSuccess: () => {
          forget(text);
          toast.success(t('desk.notes.added'));
        },
        onError: (error) => toast.error(failureText(t('desk.notes.failedAct'), error)),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('desk.notes.write')} error={missing && t('desk.notes.required')} required>
        <Textarea
          rows={4}
          maxLength={longest.note}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={t('desk.notes.private')}
        hint={t('desk.notes.private.hint')}
        checked={isPrivate}
        onChange={(event) => setIsPrivate(event.currentTarget.checked)}
      />
      <DraftLine keeping={keeping} />
      <Button type="submit" variant="primary" busy={isPending} className="self-start">
        {t('desk.notes.add')}
      </Button>
    </form>
  );
}
