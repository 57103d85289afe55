/** Joins class names, leaving out what is empty: `classes('a', wide && 'b')`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
