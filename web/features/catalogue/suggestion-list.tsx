import { useEffect, useRef } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';

const kinds = ['works', 'keywords', 'authors'] as const;

export interface Suggestion {
  kind: (typeof kinds)[number];
  text: string;
  to: string;
}

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
}

/** What may be meant, by kind. The focus stays in the box: `active` is the one that the arrows have come to. */
export function SuggestionList({
  id,
  suggestions,
  active,
  className = '',
}: SuggestionListProps & { className?: string }) {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('layout.search.suggestions')}
      // A press does not take the focus out of the box.
      onPointerDown={(event) => event.preventDefault()}
      className={`absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-float border border-line bg-sheet py-2 shadow-float ${className}`}
    >
      {kinds.map((kind) => {
        const own = suggestions.flatMap((each, index) => (each.kind === kind ? [{ ...each, index }] : []));
        return own.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={kind} role="group" aria-label={t(`layout.search.${kind}`)} className="pb-1">
            <p aria-hidden className="label-caps px-4 pt-1 pb-0.5">
              {t(`layout.search.${kind}`)}
            </p>
            {own.map(({ text, to, index }) => (
              <Link
                key={to}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={to}
                className="block px-4 py-1.5 text-ink no-underline hover:bg-wash aria-selected:bg-accent-wash aria-selected:text-accent"
              >
                {text}
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}
