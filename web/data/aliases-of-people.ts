/** The names under which the spec's screens read people, brought to the contract's one name: of answers, and of the session that is stored. */

export type Fields = Record<string, unknown>;
/** An object's fields; null of anything else. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
/** The first of the names that says something. */
export const first = (fields: Fields | null, ...names: string[]): unknown =>
  names.map((name) => fields?.[name]).find((value) => value != null);

/** Reads `aliases` of an object: contract name → names it may come under, best first. Absent ones stay absent. */
export function renamed(value: unknown, aliases: Record<string, string[]>): Fields | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const found = Object.entries(aliases).flatMap(([name, names]) => {
    const read = first(fields, name, ...names);
    return read === undefined ? [] : [[name, read]];
  });
  return { ...fields, ...Object.fromEntries(found) };
}

/** A role: text or an object with `nombre`, any case, with or without `ROLE_`. */
export function readRole(value: unknown): unknown {
  const name = fieldsOf(value)?.nombre ?? value;
  return typeof name === 'string'
    ? name
        .trim()
        .toUpperCase()
        .replace(/^ROLE_/, '')
    : name;
}

export function readUser(value: unknown): unknown {
  const user = renamed(value, { nombres: ['nombre'], rol: ['role'] });
  if (!user) return value;
  const given = Array.isArray(user.roles) ? user.roles.map(readRole) : [];
  const rol = readRole(user.rol ?? given[0] ?? 'LECTOR');
  return { ...user, rol, roles: given.length > 0 ? given : [rol] };
}
