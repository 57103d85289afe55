import { type Database, isInTransaction } from './database.ts';
import { mapQuickly } from './quick-rows.ts';

const named = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that is built once, planned by PostgreSQL once and then run by its name: for what is asked all the time.
 * Outside of transactions; inside one it is built for that transaction alone.
 */
export function preparedOnce<T>(db: Database, name: string, prepare: (name: string) => T): T {
  if (isInTransaction()) return prepare(name);
  return kept(knownOf(named, db), name, () => prepare(name));
}

const shaped = new WeakMap<Database, Map<string, unknown>>();
/** More than a platform's people ask in, and few enough to be held. */
const mostShapes = 200;

/**
 * A statement that is built once for each of its shapes, and planned by PostgreSQL each time for the values it is run with: for what
 * is asked in many ways, none of them all the time. Building one takes as long as many a database takes to answer it.
 * @param shape says all that its text depends on: what is in the statement beside placeholders
 */
export function shapedOnce<T>(db: Database, shape: string, build: (name: '') => T): T {
  if (isInTransaction()) return build('');
  const known = knownOf(shaped, db);
  const statement = kept(known, shape, () => build(''));
  // What was asked last stands last; the oldest leaves first.
  known.delete(shape);
  known.set(shape, statement);
  const [oldest] = known.size > mostShapes ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return statement;
}

function knownOf(of: WeakMap<Database, Map<string, unknown>>, db: Database): Map<string, unknown> {
  const known = of.get(db) ?? new Map<string, unknown>();
  of.set(db, known);
  return known;
}

function kept<T>(known: Map<string, unknown>, key: string, make: () => T): T {
  if (!known.has(key)) known.set(key, mapQuickly(make()));
  // What is known under a key is what the same caller's `make` gave.
  return known.get(key) as T;
}
