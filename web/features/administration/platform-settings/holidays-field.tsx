import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Holiday } from '#contract/holidays.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  error?: string | undefined;
  holidays: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
};

const most = 100;

/** When the press rests: days and ranges of days, in their order, each taken away by its own button. */
export function HolidaysField({ error, holidays, onChange }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const titleId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [desde, setDesde] = useState('');
  const [hasta, setHasta] = useState('');
  const isReversed = desde !== '' && hasta !== '' && hasta < desde;
  const isGood = desde !== '' && !isReversed && holidays.length < most;
  const add = () => {
    const added = { desde, hasta: hasta || desde };
    const others = holidays.filter((each) => each.desde !== added.desde || each.hasta !== added.hasta);
    onChange([...others, added].sort((one, other) => (one.desde < other.desde ? -1 : 1)));
    setDesde('');
    setHasta('');
    first.current?.focus();
  };
  const inWords = (each: Holiday) =>
    each.desde === each.hasta
      ? day(each.desde)
      : t('platform.festivos.range', { from: day(each.desde), to: day(each.hasta) });
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={`${titleId}-hint`}>
      <legend id={titleId} className="text-sm font-semibold">
        {t('platform.festivos')}
      </legend>
      <p id={`${titleId}-hint`} className="text-sm text-muted">
        {t('platform.festivos.hint')}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={t('platform.festivos.desde')} error={error}>
          <Input ref={first} type="date" value={desde} onChange={(event) => setDesde(event.currentTarget.value)} />
        </Field>
        <Field
          label={t('platform.festivos.hasta')}
          optional={t('platform.festivos.optional')}
          error={isReversed && t('platform.festivos.reversed')}
        >
          <Input
            type="date"
            min={desde || undefined}
            value={hasta}
            onChange={(event) => setHasta(event.currentTarget.value)}
          />
        </Field>
        <Button className="self-end" icon={<Plus aria-hidden />} disabled={!isGood} onClick={add}>
          {t('platform.festivos.add')}
        </Button>
      </div>
      {holidays.length === 0 ? (
        <p className="text-sm text-muted">{t('platform.festivos.none')}</p>
      ) : (
        <ul aria-labelledby={titleId} className="divide-y divide-line border-y border-line">
          {holidays.map((each) => (
            <li key={`${each.desde} ${each.hasta}`} className="flex items-center justify-between gap-3 py-1 text-sm">
              {inWords(each)}
              <IconButton
                size="small"
                label={t('platform.festivos.remove', { days: inWords(each) })}
                icon={<X aria-hidden />}
                onClick={() => {
                  onChange(holidays.filter((other) => other !== each));
                  first.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
