import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  options: readonly string[];
  errorAt: (path: string) => string | undefined;
  onChange: (options: string[]) => void;
};

const mostOptions = 20;

/** What may be chosen in a question, one box each. */
export function OptionFields({ options, errorAt, onChange }: Props) {
  const t = useMessages();
  const errorId = useId();
  const faults = options.map((_, at) => errorAt(`opciones.${at}`));
  const fault = faults.some(Boolean) ? undefined : errorAt('opciones');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={fault && errorId}>
      <legend className="mb-2 text-sm font-semibold">{t('composer.opciones')}</legend>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other name than its place
        <div key={at} className="flex items-start gap-1">
          <Field label={t('composer.opcion', { place: at + 1 })} hideLabel error={faults[at]} required className="grow">
            <Input
              maxLength={longest.option}
              value={option}
              onChange={({ currentTarget }) =>
                onChange(options.map((other, place) => (place === at ? currentTarget.value : other)))
              }
            />
          </Field>
          <IconButton
            label={t('composer.opcion.remove', { place: at + 1 })}
            icon={<X aria-hidden />}
            disabled={options.length <= 2}
            onClick={() => onChange(options.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {fault && <FieldError id={errorId}>{fault}</FieldError>}
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden />}
        disabled={options.length >= mostOptions}
        onClick={() => onChange([...options, ''])}
      >
        {t('composer.opcion.add')}
      </Button>
    </fieldset>
  );
}
