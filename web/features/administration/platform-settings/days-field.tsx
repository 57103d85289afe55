import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  days: readonly number[];
  onChange: (days: number[]) => void;
};

const mostDays = 365;
const mostChips = 10;

/** Days as chips: written one by one, each taken away by its own button. */
export function DaysField({ label, hint, error, days, onChange }: Props) {
  const t = useMessages();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const day = Number(typed);
  const isDay = typed !== '' && Number.isInteger(day) && day >= 0 && day <= mostDays;
  const fault = typed !== '' && !isDay ? t('platform.days.invalid', { most: mostDays }) : undefined;
  const add = () => {
    if (!isDay) return;
    if (!days.includes(day)) onChange([...days, day].sort((one, other) => one - other));
    setTyped('');
    box.current?.focus();
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the whole form.
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <Field label={label} hint={hint} error={error ?? fault} className="grow">
          <div className="flex gap-2">
            <Input
              ref={box}
              type="number"
              inputMode="numeric"
              min={0}
              max={mostDays}
              className="max-w-28"
              value={typed}
              disabled={days.length >= mostChips}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={addByEnter}
            />
            <Button
              icon={<Plus aria-hidden />}
              aria-label={t('platform.days.add.of', { field: label })}
              disabled={!isDay}
              onClick={add}
            >
              {t('platform.days.add')}
            </Button>
          </div>
        </Field>
      </div>
      {days.length === 0 ? (
        <p className="text-sm text-muted">{t('platform.days.none')}</p>
      ) : (
        <ul id={listId} aria-label={label} className="flex flex-wrap gap-2">
          {days.map((each) => (
            <li
              key={each}
              className="flex items-center rounded-md border border-accent-line bg-accent-wash ps-3 text-sm text-accent in-disabled:border-line in-disabled:bg-wash in-disabled:text-muted"
            >
              {t('platform.days.chip', { count: each })}
              <button
                type="button"
                aria-label={t('platform.days.remove', { count: each, field: label })}
                className="inline-flex size-9 items-center justify-center rounded-md hover:bg-press disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11"
                onClick={() => {
                  onChange(days.filter((other) => other !== each));
                  box.current?.focus();
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
