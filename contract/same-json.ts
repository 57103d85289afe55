/** Whether two values are the same as JSON, whatever the order of their keys: the database has an order of its own. */
export const sameJson = (one: unknown, other: unknown): boolean => orderedJson(one) === orderedJson(other);

/**
 * A value as JSON with its keys in one order, '' for undefined.
 * @param replace as `JSON.stringify` calls it, before the keys are put in order
 */
export const orderedJson = (value: unknown, replace = (_name: string, part: unknown): unknown => part): string =>
  JSON.stringify(value, (name, given: unknown) => {
    const part = replace(name, given);
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  }) ?? '';
