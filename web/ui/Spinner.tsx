import { LoaderCircle } from 'lucide-react';
import { classes } from './classes.ts';

type SpinnerProps = {
  /** 'Cargando revisiones...' */
  label: string;
  /** The words are read aloud only. */
  hideLabel?: boolean;
  className?: string;
};

/** Says that something is on its way. */
export function Spinner({ label, hideLabel = false, className }: SpinnerProps) {
  return (
    <p
      role="status"
      data-loading
      className={classes('flex items-center justify-center gap-2.5 py-8 text-muted', className)}
    >
      <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </p>
  );
}
