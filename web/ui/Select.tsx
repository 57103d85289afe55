import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldAttributes } from './field-context.ts';

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** A first, empty choice: 'Elige…'. */
  placeholder?: string;
};

/** The browser's own list of choices. Takes every attribute of `<select>`; inside a Field it is labelled by it. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classes('relative block min-w-0', className)}>
      <select {...useFieldAttributes()} {...rest} className={classes(controlLook, 'min-h-10 appearance-none pe-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
