import { type Database, isInTransaction } from './database.ts';

const statements = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that is written, and by PostgreSQL planned, once and then run by its name: for what is asked all the
 * time. It belongs to no transaction: inside of one it is written for that one alone, and ends with it.
 */
export function preparedOnce<T>(db: Database, name: string, prepare: (name: string) => T): T {
  if (isInTransaction()) return prepare(name);
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  if (!known.has(name)) known.set(name, prepare(name));
  // What is known under a name is what the same caller's `prepare` gave.
  return known.get(name) as T;
}
