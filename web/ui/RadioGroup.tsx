import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'children' | 'id'
> & {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
  /** The chosen value, with `onChange`; or `defaultValue`, or neither with a form library's `register`. */
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** One choice of a few, each with a line that explains it. Other attributes go to every radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, defaultValue, hint, error, className, disabled, ...rest } = props;
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
              {...rest}
              type="radio"
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
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
