import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { problemOf } from '#web/data/problems.ts';

/**
 * Puts what the server says about fields beside those fields. `fields` maps the wire's names to the form's; a path
 * into a list (`roles.0`) counts for the list. Gives whether there was any.
 */
export function showFieldErrors<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: Readonly<Record<string, FieldPath<V>>>,
): boolean {
  const found = (problemOf(error)?.errors ?? []).flatMap(({ field, message }) => {
    const name = fields[field] ?? fields[field.split('.')[0] ?? ''];
    return name ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of found.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return found.length > 0;
}
