import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';

export type Choice = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

export type ChoiceGroupProps = {
  legend: ReactNode;
  options: readonly Choice[];
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** What its box has beside what every box has. */
  box: (option: Choice) => ComponentProps<'input'>;
};

/** What RadioGroup and CheckboxGroup are: choices below each other, each with a line that explains it. */
export function ChoiceGroup({ legend, options, hint, error, disabled, className, box }: ChoiceGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      aria-describedby={classes(errorId, hintId) || undefined}
      disabled={disabled}
      className={classes('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {hintId && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-col divide-y divide-line border-y border-line">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex items-start gap-3 px-3 py-2.5 has-checked:bg-accent-wash has-disabled:text-muted"
          >
            <input
              {...box(option)}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.description ? `${id}-${index}` : undefined}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.description && (
                <span id={`${id}-${index}`} className="block text-sm text-muted">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
