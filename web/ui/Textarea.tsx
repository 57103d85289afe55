import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldAttributes } from './field-context.ts';

/**
 * Several lines of text, growing with what is written. Takes every attribute of `<textarea>`; what is longer than
 * `maxLength` is kept, and the Field says by how much: the browser's own limit would cut a pasted text without a word.
 */
export function Textarea({ className, rows = 4, maxLength, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      data-longest={maxLength}
      {...rest}
      className={classes(controlLook, 'field-sizing-content max-h-[60dvh] min-h-24 resize-y', className)}
    />
  );
}
