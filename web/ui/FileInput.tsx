import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldAttributes } from './field-context.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  /** On the button: 'Elegir archivo'. */
  chooseLabel: string;
  /** What is said beside it: the name of the chosen file, or that there is none. */
  chosen: string;
};

/**
 * A place to choose a file, or to drop one. The browser's own control lies over it unseen, with its keys and its words
 * for screen readers; what is seen is in the reader's language, not in the browser's.
 */
export function FileInput({ chooseLabel, chosen, className, ...rest }: Props) {
  return (
    <div
      className={classes(
        controlLook,
        'relative flex min-h-10 items-center gap-3 ps-1.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-[[aria-invalid]]:border-red',
        className,
      )}
    >
      <span aria-hidden className="shrink-0 rounded-sm border border-line bg-wash px-2 py-0.5 text-sm font-semibold">
        {chooseLabel}
      </span>
      <span aria-hidden className="min-w-0 truncate text-sm text-muted">
        {chosen}
      </span>
      <input
        {...useFieldAttributes()}
        {...rest}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
