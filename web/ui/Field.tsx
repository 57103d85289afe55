import { type ReactNode, use, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { FieldContext } from './field-context.ts';
import { LengthLeft } from './LengthLeft.tsx';
import { LengthWords, useTextLength } from './use-text-length.ts';

export type FieldProps = {
  /** Of the control, where the page has to find it. */
  id?: string;
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

/** A label, a control, a hint and an error, tied to one another; towards the end of a bounded text, what room is left. */
export function Field({
  id: own,
  label,
  hint,
  error,
  required = false,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const id = own ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const { box, length, isOver } = useTextLength();
  const say = use(LengthWords);
  const lengthLeft = length ? say(length) : '';
  const lengthId = lengthLeft ? `${id}-length` : undefined;
  const describedBy = classes(errorId, lengthId, hintId) || undefined;
  return (
    <div ref={box} className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        data-field-name={!hideLabel || undefined}
        className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}
      >
        {label}
        {required && (
          <span aria-hidden className="text-red">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) || isOver, required }}>{children}</FieldContext>
      {lengthId && (
        <LengthLeft id={lengthId} isOver={isOver}>
          {lengthLeft}
        </LengthLeft>
      )}
      {hintId && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
