import { classes } from './classes.ts';

/** A sheet folded once: the back leaf in outline, the front leaf swung open on its fold. For small places. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('text-accent', className ?? 'size-8')}>
      <path d="M7 3.5H26V24H19" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M6.1 3.2L19.5 8.4V29.6L6.1 24.2Z" fill="currentColor" />
    </svg>
  );
}
