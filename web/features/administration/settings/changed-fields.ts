import { sameJson } from '#web/data/same-json.ts';

/** Of the values of a form, those that are no longer what they were. */
export function changedFields<G extends object>(before: G, now: G): Partial<G> {
  const changed: Partial<G> = {};
  for (const key in now) if (!sameJson(before[key], now[key])) changed[key] = now[key];
  return changed;
}

/** Those same fields as they were: what the server compares with what it has. */
export function fieldsAsBefore<G extends object>(before: G, changed: Partial<G>): Partial<G> {
  const read: Partial<G> = {};
  for (const key in changed) read[key] = before[key];
  return read;
}
