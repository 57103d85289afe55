import { UserPlus } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { peek } from '#web/data/local-copies.ts';
import { moved } from '#web/data/ordered-list.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useSession } from '#web/data/session.ts';
import { shortMark } from '#web/features/forms/short-mark.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import {
  emptyAuthor,
  formOf,
  keysOf,
  nameOf,
  type SentAuthor,
  sentOf,
  typedAuthor,
  unchanged,
} from './author-fields.ts';
import { AuthorForm, type AuthorFormHandle } from './author-form.tsx';
import { AuthorRow } from './author-row.tsx';
import { type FoundPerson, PeopleSearch } from './people-search.tsx';
import { useFollowedFocus } from './use-followed-focus.ts';

/** What the form of the work asks of the byline before it is sent. */
export type AuthorsHandle = AuthorFormHandle;

type Props = {
  workId: string;
  authors: readonly WorkAuthor[];
  save: (autores: SentAuthor[], shown?: WorkAuthor[]) => Promise<unknown>;
  isSaving: boolean;
  handle: Ref<AuthorsHandle>;
};

/** A form of which this browser keeps something. */
const keptForm = z.object({ content: typedAuthor });
/** The key of the form for somebody who is not in the list yet. */
const newcomer = 'new';

/** The byline in its main author's hands. */
export function BylineEditor({ workId, authors, save, isSaving, handle }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const keys = keysOf(authors);
  // By a mark of the key: addresses have no place in an address.
  const draftOf = (key: string) => `autoria.${workId}.${shortMark(key)}`;
  const [open, setOpen] = useState<string>();
  // A form whose words were never sent stands open again.
  const atFirst = useRef({
    userId: user?.id ?? '',
    places: [...keys, newcomer].map((key) => [key, draftOf(key)] as const),
  });
  useEffect(() => {
    let isHere = true;
    const { userId, places } = atFirst.current;
    void Promise.all(places.map(([, draft]) => peek(userId, draft))).then((found) => {
      const at = found.findIndex((copy) => keptForm.safeParse(copy?.head).success);
      if (isHere) setOpen((chosen) => chosen ?? places[at]?.[0]);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const [removing, setRemoving] = useState<WorkAuthor>();
  const [said, setSaid] = useState('');
  const form = useRef<AuthorFormHandle>(null);
  useImperativeHandle(handle, () => ({ save: async () => (await form.current?.save()) ?? true }));
  const { list, follow } = useFollowedFocus(keys.join('\n'));
  const present = authors.map(unchanged);

  const attempt = async (autores: SentAuthor[], done: string, shown?: WorkAuthor[]) => {
    try {
      await save(autores, shown);
      setSaid(done);
      return true;
    } catch (error) {
      toast.error(problemOf(error)?.errors?.[0]?.message ?? messageOf(error, t('byline.save.failed')));
      return false;
    }
  };
  const move = (place: number, step: 1 | -1) => {
    const author = authors[place];
    if (!author) return;
    follow(keys[place] ?? '', step);
    const shown = moved(authors, place, step);
    const values = { name: nameOf(author), place: place + step + 1, total: authors.length };
    void attempt(shown.map(unchanged), t('byline.moved', values), shown);
  };
  const choose = async ({ afiliacion, afiliacionRor, ...person }: FoundPerson) => {
    const afiliaciones = afiliacion ? [afiliacion] : [];
    const rors = afiliacion && afiliacionRor ? [{ afiliacion, ror: afiliacionRor }] : [];
    const author = { ...person, afiliaciones, rors, correspondencia: false, credit: [], email: null, invitar: false };
    const done = t('byline.added.asked', { name: nameOf(person) });
    if (await attempt([...present, author], done)) toast.success(done);
  };
  const inviteAgain = async (author: WorkAuthor) => {
    const autores = authors.map((each) => ({ ...unchanged(each), invitar: each === author }));
    const done = t('byline.invitedAgain', { name: nameOf(author) });
    if (await attempt(autores, done)) toast.success(done);
  };
  const remove = async () => {
    if (!removing) return;
    const rest = authors.filter((author) => author !== removing);
    if (await attempt(rest.map(unchanged), t('byline.removed', { name: nameOf(removing) }))) setRemoving(undefined);
  };
  const formFor = (key: string, place: number, author?: WorkAuthor) => (
    <AuthorForm
      key={key}
      label={author ? t('byline.edit', { name: nameOf(author) }) : t('byline.new')}
      draft={draftOf(key)}
      values={author ? formOf(author) : emptyAuthor}
      place={place}
      hasAccount={author !== undefined && author.id !== null}
      submitLabel={t(author ? 'byline.form.save' : 'byline.form.add')}
      onSave={async (values) => {
        const sent = sentOf(values, author?.id ?? null);
        await save(author ? present.map((each, at) => (at === place ? sent : each)) : [...present, sent]);
        setSaid(t(author ? 'byline.saved' : 'byline.added', { name: nameOf(sent) }));
      }}
      onClose={() => {
        setOpen(undefined);
        follow(key, 'edit');
      }}
      handle={form}
    />
  );

  return (
    <div ref={list} className="flex flex-col gap-6">
      <ol className="divide-y divide-line border-y border-line">
        {authors.map((author, place) => (
          <AuthorRow
            key={keys[place]}
            rowKey={keys[place] ?? ''}
            author={author}
            isFirst={place === 0}
            isLast={place === authors.length - 1}
            isSaving={isSaving}
            onMove={(step) => move(place, step)}
            onEdit={() => setOpen(keys[place])}
            onRemove={() => setRemoving(author)}
            onInvite={() => void inviteAgain(author)}
            form={open !== undefined && open === keys[place] ? formFor(open, place, author) : undefined}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {open === newcomer ? (
        formFor(newcomer, authors.length)
      ) : (
        <>
          <PeopleSearch
            present={new Set(authors.flatMap(({ id }) => id ?? []))}
            isSaving={isSaving}
            onChoose={(person) => void choose(person)}
          />
          <div data-row={newcomer} className="flex flex-col items-start gap-2">
            <p className="text-sm text-muted">{t('byline.new.text')}</p>
            <Button data-edit="" icon={<UserPlus aria-hidden />} onClick={() => setOpen(newcomer)}>
              {t('byline.new')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={t('byline.remove.title', { name: removing ? nameOf(removing) : '' })}
        description={t(removing?.id && !removing.invitacion ? 'byline.remove.text' : 'byline.remove.invited')}
        confirmLabel={t('byline.remove.confirm')}
        cancelLabel={t('common.cancel')}
        busy={isSaving}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
