import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { controlLook } from './field-context.ts';

export type SearchBoxProps = {
  /** Names the box for those who cannot see it. */
  label: string;
  placeholder?: string;
  name?: string;
  /** The words, with `onChange`; or `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (words: string) => void;
  /** Enter was pressed. Without it and without `action` the box only filters as one types. */
  onSearch?: (words: string) => void;
  /** Where a plain form leads before scripts have loaded: '/buscar' gives '/buscar?q=…'. */
  action?: string;
  /** Other attributes of the input, as those of a combobox. */
  input?: ComponentProps<'input'>;
  /** Shows a button with these words after the box. */
  submitLabel?: string;
  /** In a dialog: the focus begins here. */
  firstFocus?: boolean;
  className?: string;
};

/** A box for words to look for, as a search landmark. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, name = 'q', value, defaultValue, onChange, onSearch, action, submitLabel } = props;
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    if (action !== undefined && onSearch === undefined) return;
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(name);
    onSearch?.(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <search className={props.className}>
      <form action={action} onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span className="relative block min-w-0 grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
          />
          <input
            id={id}
            type="search"
            name={name}
            value={value}
            defaultValue={defaultValue}
            placeholder={placeholder}
            enterKeyHint="search"
            data-first-focus={props.firstFocus || undefined}
            {...props.input}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={classes(controlLook, 'min-h-10 ps-9')}
          />
        </span>
        {submitLabel && (
          <Button type="submit" variant="primary">
            {submitLabel}
          </Button>
        )}
      </form>
    </search>
  );
}
