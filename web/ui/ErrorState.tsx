import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';

export type ErrorStateProps = {
  /** What could not be done: 'No se pudieron cargar las revisiones.' */
  message: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
};

/** In the place of something that could not be loaded, with a way to try again. */
export function ErrorState({ message, retryLabel, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classes('flex flex-col items-center gap-4 border-y border-line px-4 py-12 text-center', className)}
    >
      <TriangleAlert aria-hidden className="size-6 text-red" />
      <p className="max-w-form">{message}</p>
      {onRetry && retryLabel && (
        <Button icon={<RotateCw aria-hidden />} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
