import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Tells assistive technology, and shows a star. */
  required?: boolean;
  /** Said beside the label of a field that may stay empty: '(opcional)'. */
  optional?: string;
  /** The label is read, not seen. */
  hideLabel?: boolean;
  className?: string;
  /** One Input, Textarea or Select; it takes its id and descriptions from here. */
  children: ReactNode;
};

/** A label, a control, a hint and an error, tied to one another. */
export function Field({ label, hint, error, required = false, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classes(errorId, hintId) || undefined;
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden className="text-red">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hintId && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
