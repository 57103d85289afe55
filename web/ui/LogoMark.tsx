import { classes } from './classes.ts';

/**
 * A sheet folded once, standing with its fold towards us, and on the fold the small bar by which binders check that
 * the signatures of a book are in order. For small places; its height is 'h-8' unless said.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="4 2 24 28" aria-hidden="true" className={classes('w-auto shrink-0 text-accent', className ?? 'h-8')}>
      <path d="M16 4L4 8.6V28L16 23.4V14.2H14V11.4H16Z" fill="currentColor" />
      <path d="M16 4L28 8.6V28L16 23.4V14.2H18V11.4H16Z" fill="currentColor" opacity="0.45" />
    </svg>
  );
}
