import type { ReactNode } from 'react';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { type Reading, readingChoices } from '#web/data/reading.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const [small, ...larger] = readingChoices.size;
const sizes = [small, 'normal', ...larger] as const;
const [narrow, wide] = readingChoices.width;
const [tight, loose] = readingChoices.spacing;
/** Of the letter that stands for a size, in rem. */
const letters = { small: 0.8, normal: 0.95, large: 1.15, larger: 1.4, largest: 1.7 };

/** Size, width, spacing and theme of a text, in this browser; what is chosen holds at once. */
export default function ReadingSettings() {
  const t = useMessages();
  const { reading = {}, theme } = usePreferences();
  const choose = (setting: keyof Reading, value: string) => {
    const { [setting]: _, ...others } = reading;
    savePreferences({ reading: value === 'normal' ? others : { ...others, [setting]: value } });
  };
  const isChosen = Object.keys(reading).length > 0 || theme !== undefined;
  return (
    <div lang={useLanguage()} className="flex flex-col gap-4">
      <Choice
        name="size"
        legend={t('work.reading.size')}
        value={reading.size ?? 'normal'}
        onChange={(value) => choose('size', value)}
        options={sizes.map((size) => ({
          value: size,
          label: (
            <>
              <span aria-hidden className="font-serif" style={{ fontSize: `${letters[size]}rem` }}>
                A
              </span>
              <span className="sr-only">{t(`work.reading.size.${size}`)}</span>
            </>
          ),
        }))}
      />
      <Choice
        name="width"
        legend={t('work.reading.width')}
        value={reading.width ?? 'normal'}
        onChange={(value) => choose('width', value)}
        options={([narrow, 'normal', wide] as const).map((width) => ({
          value: width,
          label: t(`work.reading.width.${width}`),
        }))}
      />
      <Choice
        name="spacing"
        legend={t('work.reading.spacing')}
        value={reading.spacing ?? 'normal'}
        onChange={(value) => choose('spacing', value)}
        options={([tight, 'normal', loose] as const).map((spacing) => ({
          value: spacing,
          label: t(`work.reading.spacing.${spacing}`),
        }))}
      />
      <Choice
        name="theme"
        legend={t('work.reading.theme')}
        value={theme ?? 'system'}
        onChange={(value) => savePreferences({ theme: value === 'light' || value === 'dark' ? value : undefined })}
        options={(['light', 'dark', 'system'] as const).map((each) => ({
          value: each,
          label: t(`work.reading.theme.${each}`),
        }))}
      />
      <Button
        size="small"
        variant="quiet"
        aria-disabled={!isChosen || undefined}
        className="-ms-3 self-start"
        onClick={() => isChosen && savePreferences({ reading: undefined, theme: undefined })}
      >
        {t('work.reading.reset')}
      </Button>
    </div>
  );
}

type ChoiceProps = {
  name: string;
  legend: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
};

/** One of a few, side by side. */
function Choice({ name, legend, value, onChange, options }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      <div className="flex divide-x divide-line rounded-md border border-line-strong">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-10 flex-1 items-center justify-center px-2 text-center text-sm leading-tight has-checked:bg-accent-wash has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`reading-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
