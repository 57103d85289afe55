import { type Database, isInTransaction } from './database.ts';

const statements = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that is built once, planned by PostgreSQL once and then run by its name: for what is asked all the time.
 * Outside of transactions; inside one it is built for that transaction alone.
 */
export function preparedOnce<T>(db: Database, name: string, prepare: (name: string) => T): T {
  if (isInTransaction()) return prepare(name);
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  if (!known.has(name)) known.set(name, prepare(name));
  // What is known under a name is what the same caller's `prepare` gave.
  return known.get(name) as T;
}
