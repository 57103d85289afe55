import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May hold a link or a button. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A box to tick, with its words beside it. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          aria-describedby={classes(errorId, hintId) || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <div>
          <label htmlFor={rest.id ?? id}>{label}</label>
          {hintId && (
            <p id={hintId} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
