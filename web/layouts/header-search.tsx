import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Suggestions } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';

/** Fewer letters than this suggest too much. */
const fewestLetters = 2;

/**
 * The header's search: Enter looks through the catalogue; what is being typed is guessed at below it, within reach of
 * the arrows (ARIA's combobox with a list). Without scripts it is a plain form.
 */
export function HeaderSearch({ className }: { className?: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { key } = useLocation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? typed : '');
  const shown = isOpen && suggestions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(() => setOpen(false), [key]);

  const search = (words: string) => {
    const chosen = shown ? suggestions[active] : undefined;
    setOpen(false);
    void navigate(chosen?.to ?? writeAddress({ q: words }));
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      if (suggestions.length > 0) setActive((now) => next(now, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else return;
    event.preventDefault();
  };
  return (
    <div className={`relative ${className ?? ''}`}>
      <SearchBox
        label={t('layout.search.label')}
        placeholder={t('layout.search.placeholder')}
        action="/catalogo"
        value={typed}
        onChange={(words) => {
          setTyped(words);
          setActive(-1);
          setOpen(words.trim().length >= fewestLetters);
        }}
        onSearch={search}
        input={{
          role: 'combobox',
          'aria-expanded': shown,
          'aria-controls': shown ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown && active >= 0 ? `${listId}-${active}` : undefined,
          autoComplete: 'off',
          onKeyDown: move,
          onBlur: () => setOpen(false),
        }}
      />
      {shown && <SuggestionList id={listId} suggestions={suggestions} active={active} />}
    </div>
  );
}

/** Before the first and after the last stands what was typed itself (-1). */
const next = (now: number, step: 1 | -1, count: number) => ((now + 1 + step + count + 1) % (count + 1)) - 1;

const none: readonly Suggestion[] = [];

function useSuggestions(typed: string): readonly Suggestion[] {
  const search = useDebounced(typed.trim(), 150);
  const client = useClient();
  const { data } = useQuery({
    ...callQuery(client, 'suggestSearches', { query: { search } }),
    enabled: search.length >= fewestLetters,
    placeholderData: (before) => before,
  });
  return typed.trim().length >= fewestLetters && data ? listed(data) : none;
}

function listed({ obras, palabras, autores }: Suggestions): Suggestion[] {
  return [
    ...obras.map(({ id, titulo }) => ({ kind: 'works' as const, text: titulo, to: workPage(id) })),
    ...palabras.map((text) => ({ kind: 'keywords' as const, text, to: writeAddress({ palabra: text }) })),
    ...autores.map((text) => ({ kind: 'authors' as const, text, to: writeAddress({ q: text }) })),
  ];
}
