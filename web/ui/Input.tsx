import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldAttributes } from './field-context.ts';

/** A line of text. Takes every attribute of `<input>`; inside a Field it is labelled by it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldAttributes()} {...rest} className={classes(controlLook, 'min-h-10', className)} />;
}
