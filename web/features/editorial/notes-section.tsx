import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
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

/** What editors say to one another about a work, and to themselves. */
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
        {(data) =>
          data.notas.length > 0 ? (
            <ol data-rows className="mb-8 divide-y divide-line border-y border-line">
              {data.notas.map((note) => (
                <NoteItem key={note.id} note={note} />
              ))}
            </ol>
          ) : (
            <p className="mb-8 border-y border-line py-4 text-muted">{t('desk.notes.empty')}</p>
          )
        }
      </QueryState>
      <NewNote id={id} />
    </div>
  );
}

/** What is being written is kept until it is sent. */
function NewNote({ id }: { id: string }) {
  const t = useMessages();
  const { text, write, forget, keeping } = useSavedText(`nota.${id}`);
  const [isPrivate, setIsPrivate] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useAct('addNote', ['listNotes', 'publicationHistory']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const texto = text.trim();
    setMissing(texto === '');
    if (texto === '' || isPending) return;
    mutate(
      { params: { id }, body: { texto, privada: isPrivate } },
      {
        onSuccess: () => {
          forget();
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
