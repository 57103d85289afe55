import { accentsOf, contrastOf } from '#web/features/site/accent.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = { color: string; error?: string | undefined; onChange: (color: string) => void };

const platformColor = '#0b5563';
const isColor = (color: string) => /^#[0-9a-f]{6}$/.test(color);

/** The journal's accent: chosen or typed, and shown as both themes will have it, with the contrast that comes of it. */
export function AccentField({ color, error, onChange }: Props) {
  const t = useMessages();
  const shown = isColor(color) ? color : platformColor;
  const accents = isColor(color) ? accentsOf(color) : null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label={t('platform.color')} hint={t('platform.color.hint')} error={error} className="grow">
          <div className="flex gap-2">
            <Input
              className="max-w-36"
              maxLength={7}
              placeholder={platformColor}
              value={color}
              onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
            />
            <input
              type="color"
              aria-label={t('platform.color.pick')}
              value={shown}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              className="h-10 w-14 shrink-0 rounded-md border border-line-strong bg-sheet p-1"
            />
            {color !== '' && (
              <Button variant="quiet" onClick={() => onChange('')}>
                {t('platform.color.reset')}
              </Button>
            )}
          </div>
        </Field>
      </div>
      {accents && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Sample theme="light" paper="#ffffff" accent={accents.light} />
          <Sample theme="dark" paper="#0f1618" accent={accents.dark} />
        </div>
      )}
    </div>
  );
}

type SampleProps = { theme: 'light' | 'dark'; paper: string; accent: { accent: string; fill: string } };

function Sample({ theme, paper, accent: { accent, fill } }: SampleProps) {
  const t = useMessages();
  const { number } = useFormats();
  const ratio = (one: string, other: string) => number(Math.round(contrastOf(one, other) * 10) / 10);
  return (
    <figure className="flex flex-col gap-1.5">
      <div
        style={{ background: paper }}
        className="flex flex-wrap items-center gap-3 rounded-md border border-line p-4"
      >
        <span aria-hidden style={{ color: accent }} className="underline underline-offset-4">
          {t('platform.color.sample.link')}
        </span>
        <span
          aria-hidden
          style={{ background: fill }}
          className="rounded-md px-3 py-1.5 text-sm font-semibold text-[#fff]"
        >
          {t('platform.color.sample.button')}
        </span>
      </div>
      <figcaption className="text-sm text-muted">
        {t(`platform.color.${theme}`, { words: ratio(accent, paper), button: ratio('#ffffff', fill) })}
      </figcaption>
    </figure>
  );
}
