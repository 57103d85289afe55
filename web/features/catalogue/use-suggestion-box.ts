/** What is typed into a box is guessed at below it, within reach of the arrows (ARIA's combobox with a list). */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { Suggestions } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { writeAddress } from './address.ts';
import type { Suggestion, SuggestionListProps } from './suggestion-list.tsx';

/** Fewer letters than this suggest too much. */
const fewestLetters = 2;

interface SuggestionBox {
  /** To be told what is typed. */
  type: (words: string) => void;
  /** For the `<input>`, but for its value. */
  input: ComponentProps<'input'>;
  /** For the `SuggestionList` below it; none while nothing is suggested. */
  list: SuggestionListProps | undefined;
  /** The box was sent: closes the list. Gives the address that the arrows had come to, if they had. */
  send: () => string | undefined;
}

export function useSuggestionBox(): SuggestionBox {
  const t = useMessages();
  const { key } = useLocation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? typed : '');
  const shown = isOpen && suggestions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(() => setOpen(false), [key]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      if (suggestions.length > 0) setActive((now) => next(now, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else return;
    event.preventDefault();
  };
  return {
    type: (words) => {
      setTyped(words);
      setActive(-1);
      setOpen(words.trim().length >= fewestLetters);
    },
    input: {
      role: 'combobox',
      // Said of words that are sent without a connection, before the scripts are there (early-acts.ts).
      ...{ 'data-offline': t('catalogue.offline') },
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onKeyDown: move,
      onBlur: () => setOpen(false),
    },
    list: shown ? { id, suggestions, active } : undefined,
    send: () => {
      setOpen(false);
      return shown ? suggestions[active]?.to : undefined;
    },
  };
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
