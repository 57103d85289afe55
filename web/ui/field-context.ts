import { createContext, use } from 'react';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldState | null>(null);

/** The attributes that tie a control to the label, hint and error of the Field around it; none outside a Field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The look that Input, Textarea and Select share. */
export const controlLook =
  'block w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 py-1.5 font-sans text-control text-ink ' +
  'placeholder:text-muted placeholder:opacity-100 transition-colors hover:border-muted focus-visible:outline-offset-0 ' +
  'focus-visible:border-accent aria-invalid:border-red disabled:cursor-not-allowed disabled:bg-wash ' +
  'disabled:text-muted [&[readonly]]:bg-wash';
