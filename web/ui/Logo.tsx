import { classes } from './classes.ts';
import { LogoMark } from './LogoMark.tsx';
import { wordmark } from './wordmark.ts';

/** The house's mark and name. Its height is the mark's: 'h-8' unless said. Read aloud as 'Pliego'. */
export function Logo({ className }: { className?: string }) {
  return (
    <span role="img" aria-label="Pliego" className={classes('flex w-fit items-center gap-2.5', className ?? 'h-8')}>
      <LogoMark className="h-full" />
      <svg viewBox="0 0 69 32" aria-hidden="true" className="h-full w-auto shrink-0 text-ink">
        <path d={wordmark} fill="currentColor" />
      </svg>
    </span>
  );
}
