import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldErrorProps = { id: string; children: ReactNode };

/** What is wrong with a field, in red and with a sign. Used by Field, Checkbox and RadioGroup. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-red">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
