import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldAttributes } from './field-context.ts';

/** Several lines of text, growing with what is written. Takes every attribute of `<textarea>`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      {...rest}
      className={classes(controlLook, 'field-sizing-content max-h-[60dvh] min-h-24 resize-y', className)}
    />
  );
}
