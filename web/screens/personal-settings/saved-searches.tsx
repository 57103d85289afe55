import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/entities/saved-search.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { readAddress, writeAddress } from '#web/features/catalogue/address.ts';
import { FrequencyChoice } from '#web/features/catalogue/frequency-choice.tsx';
import { searchWords } from '#web/features/catalogue/save-search-dialog.tsx';
import { UnconfirmedNotice } from '#web/features/catalogue/unconfirmed-notice.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The searches of the catalogue that the person keeps, each the way to it; what was done is said below the list. */
export function SavedSearches() {
  const t = useMessages();
  const query = useCall('listSavedSearches');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const tellGone = (words: string) => {
    setSaid(words);
    // The button goes with its search.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <QueryState
        query={query}
        loading={<Skeleton lines={2} />}
        failed={t('searches.list.failed')}
        isEmpty={({ busquedas }) => busquedas.length === 0}
        empty={
          <p className="text-muted">
            {t('searches.empty')}{' '}
            <Link to="/catalogo" className="link">
              {t('searches.empty.catalogue')}
            </Link>
          </p>
        }
      >
        {({ busquedas }) => (
          <div className="flex flex-col gap-4">
            <UnconfirmedNotice />
            <ul className="divide-y divide-line border-y border-line">
              {busquedas.map((search) => (
                <Item key={search.id} search={search} onSaid={setSaid} onGone={tellGone} />
              ))}
            </ul>
          </div>
        )}
      </QueryState>
      <p role="status" className="mt-3 text-sm text-muted">
        {said}
      </p>
    </div>
  );
}

type ItemProps = { search: SavedSearch; onSaid: (words: string) => void; onGone: (words: string) => void };

function Item({ search, onSaid, onGone }: ItemProps) {
  const t = useMessages();
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // Back from a new name, the focus is where it was before: on the menu that offered it.
  const endRenaming = () => {
    setRenaming(false);
    if (isRenaming)
      requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus());
  };
  const [error, setError] = useState('');
  const change = useAct('changeSavedSearch', ['listSavedSearches']);
  const remove = useAct('removeSavedSearch', ['listSavedSearches']);
  const { id, nombre, consulta, frecuencia, pausada } = search;
  const address = readAddress(new URLSearchParams(consulta));
  const words = searchWords(t, address);
  const about = (act: string) => t('searches.about', { action: act, name: nombre });
  const onError = (failure: Error) => setError(messageOf(failure, t('searches.failed')));
  const set = (body: Partial<Pick<SavedSearch, 'nombre' | 'frecuencia' | 'pausada'>>, done: string) => {
    setError('');
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          endRenaming();
          onSaid(done);
        },
        onError,
      },
    );
  };
  return (
    <li ref={row} className="flex flex-col gap-2 py-4">
      {isRenaming ? (
        <Rename
          name={nombre}
          error={error}
          isSaving={change.isPending}
          onName={(name) => set({ nombre: name }, t('searches.renamed', { name }))}
          onError={setError}
          onCancel={() => {
            endRenaming();
            setError('');
          }}
        />
      ) : (
        <p className="font-semibold wrap-anywhere">
          <Link to={writeAddress({ ...address, orden: 'recientes' })} className="link">
            {nombre}
          </Link>
          {pausada && <span className="ms-3 text-sm font-normal text-muted">{t('searches.paused.mark')}</span>}
        </p>
      )}
      {words !== nombre && <p className="text-sm text-muted wrap-anywhere">{words}</p>}
      {!isRenaming && error && (
        <p role="alert" className="text-sm text-red">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FrequencyChoice
          label={about(t('searches.frequency'))}
          value={frecuencia}
          onChange={(chosen) => set({ frecuencia: chosen }, t('searches.frequency.set', { name: nombre }))}
        />
        <RowActs
          more={t('common.more', { what: nombre })}
          acts={[
            {
              id: 'pausar',
              label: t(pausada ? 'searches.resume' : 'searches.pause'),
              about: about(t(pausada ? 'searches.resume' : 'searches.pause')),
              busy: change.isPending,
              onSelect: () =>
                set({ pausada: !pausada }, t(pausada ? 'searches.resumed' : 'searches.paused', { name: nombre })),
            },
            !isRenaming && { id: 'renombrar', label: t('searches.rename'), onSelect: () => setRenaming(true) },
            {
              id: 'quitar',
              label: t('searches.remove'),
              tone: 'danger',
              busy: remove.isPending,
              onSelect: () =>
                remove.mutate(
                  { params: { id } },
                  { onSuccess: () => onGone(t('searches.removed', { name: nombre })), onError },
                ),
            },
          ]}
        />
      </div>
    </li>
  );
}

type RenameProps = {
  name: string;
  error: string;
  isSaving: boolean;
  onName: (name: string) => void;
  onError: (words: string) => void;
  onCancel: () => void;
};

function Rename({ name, error, isSaving, onName, onError, onCancel }: RenameProps) {
  const t = useMessages();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = typed.trim();
    if (said) onName(said);
    else onError(t('searches.name.required'));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={t('searches.name')} error={error} required className="grow basis-56">
        <Input
          autoFocus
          maxLength={longest.searchName}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onError('');
          }}
        />
      </Field>
      <Button type="submit" busy={isSaving}>
        {t('searches.rename.save')}
      </Button>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
    </form>
  );
}
