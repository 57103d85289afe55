import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { lookOf } from './look-of.ts';

/** `dangerQuiet`: leads to a dangerous act, which is asked about first; `danger` does it. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'dangerQuiet' | 'danger';

/** On paper none is seen, nor a link that looks like one: there is nothing to press. */
const base =
  'inline-flex print:hidden items-center justify-center gap-2 rounded-md border font-sans font-semibold no-underline select-none sm:whitespace-nowrap ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed ' +
  'not-aria-busy:aria-disabled:opacity-55 aria-busy:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0';
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong bg-sheet text-ink hover:bg-wash active:bg-press',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-wash active:bg-press',
  dangerQuiet: 'border-red-line bg-transparent text-red hover:bg-red-wash',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};
/** The button that fields around it are sent by: not while a text of theirs is too long (use-text-length.ts). */
const sending: readonly ButtonVariant[] = ['primary', 'danger'];
const sizes = {
  /** Of a dense row: as high as a pointer needs, and on touch screens as a finger does. */
  compact: 'min-h-6.5 px-2 text-xs pointer-coarse:min-h-11',
  small: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  large: 'min-h-12 px-6 py-2 text-base',
};

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /**
   * Under way: shows a turning mark and takes no more clicks, without losing the focus. A button with `busy` acts once:
   * the second half of a double click, which comes before the first is drawn, is ignored.
   */
  busy?: boolean;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** The one child, a link as a rule, takes the button's look. */
  asChild?: boolean;
};

/** A button, or with `asChild` a link that looks like one. Its `type` is 'button' unless said. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy,
  icon,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = classes(base, variants[variant], sizes[size], className);
  const mark = busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon;
  if (asChild) return lookOf(children, { ...rest, onClick, className: look }, mark);
  const stopWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (busy === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      data-sends={sending.includes(variant) ? '' : undefined}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={stopWhileBusy}
      className={look}
    >
      {mark}
      {children}
    </button>
  );
}
