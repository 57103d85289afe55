import { contrastOf } from '#contract/accent.ts';
import { type Face, faceOf, type Theme } from '#contract/face.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  color: string;
  /** What is called so, as it is written by now: who has changed the name sees that one. */
  name: string;
  error?: string | undefined;
  onChange: (color: string) => void;
};

const platformColor = faceOf('').light.accent;
const isColor = (color: string) => /^#[0-9a-f]{6}$/.test(color);

/** The journal's accent: chosen or typed, and shown as both themes will have it, with the contrast that comes of it. */
export function AccentField({ color, name, error, onChange }: Props) {
  const t = useMessages();
  const shown = isColor(color) ? color : platformColor;
  const faces = isColor(color) ? faceOf(color) : null;
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
      {faces && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Sample theme="light" name={name} color={color} face={faces.light} />
          <Sample theme="dark" name={name} color={color} face={faces.dark} />
        </div>
      )}
    </div>
  );
}

type SampleProps = { theme: Theme; name: string; color: string; face: Face };

/** A piece of a public page in one theme, and what was done with the colour so that it is read there. */
function Sample({ theme, name, color, face }: SampleProps) {
  const t = useMessages();
  const { number } = useFormats();
  const ratio = (one: string, other: string) => number(Math.round(contrastOf(one, other) * 10) / 10);
  const { paper, sheet, line, ink, accent, accentFill, onAccent } = face;
  return (
    <figure className="flex flex-col gap-1.5">
      <div aria-hidden style={{ background: paper }} className="rounded-md border border-line p-4">
        <div style={{ background: sheet, borderColor: line }} className="flex flex-col gap-3 border p-4">
          <span style={{ color: ink }} className="font-serif text-lg leading-tight">
            {name}
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <span style={{ color: accent }} className="underline underline-offset-4">
              {t('platform.color.sample.link')}
            </span>
            <span
              style={{ background: accentFill, color: onAccent }}
              className="rounded-md px-3 py-1.5 text-sm font-semibold"
            >
              {t('platform.color.sample.button')}
            </span>
          </span>
        </div>
      </div>
      <figcaption className="text-sm text-muted">
        {t(`platform.color.${theme}`, { words: ratio(accent, paper), button: ratio(onAccent, accentFill) })}{' '}
        {accent === color ? t('platform.color.asChosen') : t(`platform.color.${theme}.shaded`, { shade: accent })}
      </figcaption>
    </figure>
  );
}
