import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** Red: where the specification names it, and what is late or retracted. `fault`, a sign for its dot: something failed. */
export type Tone = 'red' | 'yellow' | 'green' | 'gray' | 'blue' | 'accent' | 'fault';

const marks: Record<Tone, string> = {
  red: 'text-red-dot',
  yellow: 'text-yellow-dot',
  green: 'text-green-dot',
  gray: 'text-gray-dot',
  blue: 'text-blue-dot',
  accent: 'text-accent',
  fault: 'text-ink',
};

type BadgeProps = {
  tone?: Tone;
  /** In the place of the dot. */
  icon?: ReactNode;
  /** It says more than a word or two, in a place that may be narrow. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
};

/** A dot and a word about the state of something. The colour repeats what the word says; there is no other badge. */
export function Badge({ tone = 'gray', icon, wraps = false, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-baseline gap-1.5 font-sans text-xs font-semibold text-ink',
        !wraps && 'whitespace-nowrap',
        className,
      )}
    >
      {/* On the middle of the first line's small letters, however many there are. */}
      <span aria-hidden className={classes('shrink-0 [&_svg]:size-3.5 [&_svg]:translate-y-0.5', marks[tone])}>
        {icon ??
          (tone === 'fault' ? <TriangleAlert /> : <span className="inline-block size-2 rounded-full bg-current" />)}
      </span>
      {/* One element: what is said in it to screen readers alone is no second word. */}
      <span>{children}</span>
    </span>
  );
}
