import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseCross } from './CloseCross.tsx';
import { classes } from './classes.ts';
import { overlayLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

export interface Choice {
  id: string;
  text: string;
  /** Of the text, where it may be another than the page's. */
  lang?: string;
  /** A word or two beside it. */
  hint?: string;
  icon?: ReactNode;
}
export interface ChoiceGroup {
  id: string;
  title: string;
  choices: readonly Choice[];
  /** It came, or comes, later than the words were typed: nothing of it is chosen before somebody goes there. */
  late?: boolean;
  /** So many are on their way: room is kept for them. */
  awaited?: number;
}

export type ChooserProps = {
  /** Names the dialog and the box. */
  title: string;
  placeholder: string;
  closeLabel: string;
  words: string;
  onWords: (words: string) => void;
  groups: readonly ChoiceGroup[];
  /** What is shown is of other words than these, whose answer is on its way. */
  busy?: boolean;
  /** What there is to say of the list: that nothing was found, is looked for, or failed. */
  status: ReactNode;
  /** How many there are, read where there is nothing else to say. */
  counted: string;
  /** At the foot, for who has a keyboard. */
  hint?: ReactNode;
  longest?: number;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Where the keyboard goes on after a choice, which may be `before`: where it was, and goes back to after Escape. */
  goOnAt: (before: HTMLElement | null) => HTMLElement | null;
};

/**
 * A box over the page, and below it what can be chosen, in groups (ARIA's combobox with a list): the focus stays in the box.
 * With typed words the first choice that was there at once is marked, and stays so however much arrives later; so Enter takes
 * what was shown as marked, and nothing else.
 */
export function Chooser(props: ChooserProps) {
  const {
    title,
    placeholder,
    closeLabel,
    words,
    onWords,
    groups,
    busy,
    status,
    counted,
    hint,
    longest,
    onChoose,
    onClose,
  } = props;
  const id = useId();
  const focus = useReturnFocus();
  const chosen = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState({ words, at: '' });
  if (mark.words !== words) setMark({ words, at: words.trim() ? firstAtOnce(groups) : '' });
  const choices = groups.flatMap((group) => group.choices);
  const marked = choices.findIndex((choice) => choice.id === mark.at);
  const idOf = (at: number) => `${id}-${at}`;
  const markedId = marked >= 0 ? idOf(marked) : undefined;
  useEffect(() => {
    if (markedId) list.current?.querySelector(`[id="${markedId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  const isOpen = groups.some((group) => group.choices.length > 0 || group.awaited);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    chosen.current = true;
    onChoose(choice.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') choose(choices[marked]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next =
        event.key === 'ArrowDown' ? marked + 1 : marked < 0 ? choices.length - 1 : marked - 1 + choices.length;
      setMark({ words, at: choices[next % choices.length]?.id ?? '' });
    } else return;
    event.preventDefault();
  };
  let at = -1;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!chosen.current) return focus.onCloseAutoFocus(event);
            // What was opened may have the focus already.
            focus.onCloseAutoFocus(event, (before) => {
              if (!hasFocus()) props.goOnAt(before)?.focus({ preventScroll: true });
            });
          }}
          className="fixed inset-0 z-40 flex flex-col bg-sheet text-ink shadow-float focus:outline-none data-[state=open]:animate-[appear_120ms_ease-out] sm:inset-auto sm:top-[10dvh] sm:left-1/2 sm:max-h-[76dvh] sm:w-[calc(100%-3rem)] sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-float sm:border sm:border-line"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <input
              type="text"
              role="combobox"
              data-first-focus
              aria-label={title}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-autocomplete="list"
              aria-activedescendant={markedId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={longest}
              placeholder={placeholder}
              value={words}
              onChange={(event) => onWords(event.currentTarget.value)}
              onKeyDown={press}
              className="min-h-13 min-w-0 grow bg-transparent text-base text-ink placeholder:text-muted focus-visible:outline-none"
            />
            <CloseCross label={closeLabel} />
          </div>
          {isOpen && (
            <div
              ref={list}
              id={id}
              role="listbox"
              aria-label={title}
              aria-busy={busy || undefined}
              className={classes('min-h-0 grow overflow-y-auto overscroll-contain py-2', busy && 'text-muted')}
            >
              {groups.map((group) =>
                group.choices.length === 0 && !group.awaited ? null : (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
                  <div key={group.id} role="group" aria-label={group.title} className="pb-2">
                    <p aria-hidden className="label-caps px-4 pt-2 pb-1">
                      {group.title}
                    </p>
                    {group.choices.map((choice) => {
                      at += 1;
                      return (
                        <Option
                          key={choice.id}
                          id={idOf(at)}
                          choice={choice}
                          isMarked={at === marked}
                          onChoose={() => choose(choice)}
                        />
                      );
                    })}
                    <Awaited count={group.awaited ?? 0} />
                  </div>
                ),
              )}
            </div>
          )}
          <div role="status">
            {status ? (
              <div
                className={classes(
                  'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm text-muted',
                  isOpen && 'border-t border-line',
                )}
              >
                {status}
              </div>
            ) : (
              <span className="sr-only">{counted}</span>
            )}
          </div>
          {hint && (
            <p className="border-t border-line px-4 py-2 text-xs text-muted max-sm:hidden pointer-coarse:hidden">
              {hint}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether anything has the focus. */
const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

const firstAtOnce = (groups: readonly ChoiceGroup[]): string =>
  groups.find((group) => !group.late && group.choices.length > 0)?.choices[0]?.id ?? '';

type OptionProps = { id: string; choice: Choice; isMarked: boolean; onChoose: () => void };

function Option({ id, choice: { text, lang, hint, icon }, isMarked, onChoose }: OptionProps) {
  return (
    // The keys are those of the box, which has the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      // A press does not take the focus out of the box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-10 cursor-pointer items-center gap-3 px-4 py-1.5 text-sm hover:bg-wash aria-selected:bg-accent-wash aria-selected:text-accent pointer-coarse:min-h-12 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {icon}
      <span lang={lang} className="line-clamp-2 min-w-0 grow wrap-anywhere">
        {text}
      </span>
      {hint && <span className="max-w-[45%] shrink-0 truncate text-xs text-muted">{hint}</span>}
    </div>
  );
}

const Awaited = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <div key={at} aria-hidden className="flex min-h-10 items-center px-4 pointer-coarse:min-h-12">
      <span className="h-3 w-2/3 rounded-sm bg-wash" />
    </div>
  ));
