/** Kinds of columns that several tables have. */
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Any JSON, texts among it: drizzle's own `jsonb` reads a text a second time, and makes a number of '10.1000'. */
export const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
/** A moment, to the millisecond, as JavaScript's `Date` has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const now = sql`now()`;
