import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'red' | 'yellow' | 'green' | 'gray' | 'blue' | 'accent';

const tones: Record<Tone, string> = {
  red: 'border-red-line bg-red-wash text-red',
  yellow: 'border-yellow-line bg-yellow-wash text-yellow',
  green: 'border-green-line bg-green-wash text-green',
  gray: 'border-gray-line bg-gray-wash text-gray',
  blue: 'border-blue-line bg-blue-wash text-blue',
  accent: 'border-accent-line bg-accent-wash text-accent',
};

type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** It says more than a word or two, in a place that may be narrow. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
};

/** A word or two about the state of something. The colour repeats what the word says. */
export function Badge({ tone = 'gray', icon, wraps = false, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm border px-1.5 font-sans text-xs font-semibold [&_svg]:size-3.5',
        !wraps && 'whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
