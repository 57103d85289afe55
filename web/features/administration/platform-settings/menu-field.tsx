import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { longestFact, type MenuEntry, menuParts, mostEntries } from '#contract/entities/site-facts.ts';
import { longest } from '#contract/limits.ts';
import { moved } from '#web/data/ordered-list.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { errorOf, type FieldErrors } from './use-settings-group.ts';

type Props = {
  entries: readonly MenuEntry[];
  errors: FieldErrors;
  onChange: (entries: MenuEntry[]) => void;
};
const emptyEntry: MenuEntry = { texto: { es: '', en: '' }, direccion: '', parte: 'CABECERA' };

/** The entries that stand in the public site's menu beside its own, in their order. */
export function MenuField({ entries, errors, onChange }: Props) {
  const t = useMessages();
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const replace = (at: number, entry: MenuEntry) =>
    onChange(entries.map((each, place) => (place === at ? entry : each)));
  /** Once it is drawn: of the entry at that place, this control. */
  const focus = (at: number, control: string) =>
    setTimeout(() => list.current?.children[at]?.querySelector<HTMLElement>(control)?.focus());
  const add = () => {
    onChange([...entries, emptyEntry]);
    focus(entries.length, 'input');
  };
  const move = (at: number, step: 1 | -1) => {
    onChange(moved(entries, at, step));
    setSaid(t('platform.menu.moved', { place: at + step + 1, total: entries.length }));
    const isAtEnd = at + step === 0 || at + step === entries.length - 1;
    focus(at + step, isAtEnd ? 'input' : `[data-move="${step}"]`);
  };
  const remove = (at: number) => {
    onChange(entries.filter((_, place) => place !== at));
    if (entries.length > 1) focus(Math.max(0, at - 1), 'input');
    else setTimeout(() => addButton.current?.focus());
  };
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="flex flex-col gap-4" aria-describedby={hintId}>
      <legend className="text-base font-semibold">{t('platform.menu')}</legend>
      <p id={hintId} className="text-sm text-muted">
        {t('platform.menu.hint', { most: mostEntries })}
      </p>
      {entries.length > 0 && (
        <ol ref={list} className="divide-y divide-line border-y border-line">
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, and may be empty
            <li key={at} className="py-4">
              <fieldset className="flex flex-col gap-4" aria-labelledby={`${hintId}-${at}`}>
                <div className="flex flex-wrap items-center gap-1">
                  <p id={`${hintId}-${at}`} className="me-auto text-sm font-semibold">
                    {t('platform.menu.entry', { number: at + 1 })}
                  </p>
                  <IconButton
                    size="small"
                    label={t('platform.menu.up', { number: at + 1 })}
                    icon={<ArrowUp aria-hidden />}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                    data-move="-1"
                  />
                  <IconButton
                    size="small"
                    label={t('platform.menu.down', { number: at + 1 })}
                    icon={<ArrowDown aria-hidden />}
                    disabled={at === entries.length - 1}
                    onClick={() => move(at, 1)}
                    data-move="1"
                  />
                  <IconButton
                    size="small"
                    label={t('platform.menu.remove', { number: at + 1 })}
                    icon={<X aria-hidden />}
                    onClick={() => remove(at)}
                  />
                </div>
                <EntryFields entry={entry} at={at} errors={errors} onChange={(next) => replace(at, next)} />
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        ref={addButton}
        className="self-start"
        icon={<Plus aria-hidden />}
        disabled={entries.length >= mostEntries}
        onClick={add}
      >
        {t('platform.menu.add')}
      </Button>
    </fieldset>
  );
}

type EntryProps = { entry: MenuEntry; at: number; errors: FieldErrors; onChange: (entry: MenuEntry) => void };

function EntryFields({ entry, at, errors, onChange }: EntryProps) {
  const t = useMessages();
  const { texto, direccion, parte } = entry;
  const text = (language: 'es' | 'en') => (
    <Field
      label={t(`platform.in.${language}`, { name: t('platform.menu.text') })}
      error={errorOf(errors, `menu.${at}.texto.${language}`)}
      className="min-w-0"
    >
      <Input
        lang={language}
        maxLength={longestFact.entry}
        value={texto[language]}
        onChange={({ currentTarget }) => onChange({ ...entry, texto: { ...texto, [language]: currentTarget.value } })}
      />
    </Field>
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('es')}
        {text('en')}
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field
          label={t('platform.menu.address')}
          hint={t('platform.menu.address.hint')}
          error={errorOf(errors, `menu.${at}.direccion`)}
          className="min-w-0"
        >
          <Input
            maxLength={longest.link}
            spellCheck={false}
            value={direccion}
            onChange={({ currentTarget }) => onChange({ ...entry, direccion: currentTarget.value })}
          />
        </Field>
        <Field label={t('platform.menu.part')}>
          <Select
            value={parte}
            options={menuParts.map((value) => ({ value, label: t(`platform.menu.part.${value}`) }))}
            onChange={({ currentTarget }) =>
              onChange({ ...entry, parte: menuParts.find((each) => each === currentTarget.value) ?? parte })
            }
          />
        </Field>
      </div>
    </>
  );
}
