/**
 * Rows made into objects by a plan that is drawn up once a statement. Drizzle asks of each value of each row anew what its column is
 * and where it belongs, which was a quarter of what a page of the queue computed beside its SQL.
 */

import { PgPreparedQuery, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import { Column, getTableName, is, SQL, Subquery } from './sql.ts';

type Node = Record<string, unknown>;
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Field = SelectedFieldsOrdered[number];

/** Opens an object within another, or puts a column's value into one. Objects are numbered in the order in which they are opened. */
type Step =
  | { in: number; key: string; opens: number }
  | { in: number; key: string; column: number; decoder: Decoder | undefined };
/** An object of a joined table, of which there was no row where its first column is null. */
interface Absence {
  name: string;
  first: string;
}

/** Has a built statement make its rows so; of one that selects nothing, or has a way of its own, nothing changes. Gives it back. */
export function mapQuickly<T>(statement: T): T {
  if (!is(statement, PgPreparedQuery)) return statement;
  // Drizzle's own, for it has no other place to say how rows are made.
  const own = statement as unknown as {
    fields?: SelectedFieldsOrdered;
    joinsNotNullableMap?: Record<string, boolean>;
    customResultMapper?: (rows: readonly unknown[][]) => Node[];
  };
  if (own.fields && !own.customResultMapper) own.customResultMapper = mapperOf(own.fields, own.joinsNotNullableMap);
  return statement;
}

/** What `mapResultRow` of drizzle-orm/utils makes of each row, key for key. */
function mapperOf(fields: SelectedFieldsOrdered, isThere: Record<string, boolean> | undefined) {
  const steps = stepsFor(fields);
  const absences = isThere ? absencesIn(fields, isThere) : [];
  const toObject = (row: readonly unknown[]): Node => {
    const nodes: Node[] = [{}];
    for (const step of steps) {
      const node = nodes[step.in] as Node;
      if ('opens' in step) nodes[step.opens] = node[step.key] = {};
      else {
        const raw = row[step.column];
        node[step.key] = raw === null || !step.decoder ? raw : step.decoder.mapFromDriverValue(raw);
      }
    }
    const object = nodes[0] as Node;
    for (const { name, first } of absences) if ((object[name] as Node)[first] === null) object[name] = null;
    return object;
  };
  return (rows: readonly unknown[][]) => rows.map(toObject);
}

function stepsFor(fields: SelectedFieldsOrdered): Step[] {
  const steps: Step[] = [];
  const opened = new Map([['[]', 0]]);
  for (const [column, { path, field }] of fields.entries()) {
    let at = 0;
    for (const [depth, key] of path.slice(0, -1).entries()) {
      const name = JSON.stringify(path.slice(0, depth + 1));
      const known = opened.get(name) ?? opened.size;
      if (!opened.has(name)) steps.push({ in: at, key, opens: known });
      opened.set(name, known);
      at = known;
    }
    steps.push({ in: at, key: path.at(-1) ?? '', column, decoder: decoderOf(field) });
  }
  return steps;
}

/** Undefined of values that stay as the driver gives them. */
function decoderOf(field: Field['field']): Decoder | undefined {
  if (!is(field, Column))
    return is(field, SQL) ? sqlDecoder(field) : sqlDecoder(is(field, Subquery) ? field._.sql : field.sql);
  return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field;
}

/** Every SQL has one, which drizzle keeps to itself. */
const sqlDecoder = (part: SQL): Decoder => (part as unknown as { decoder: Decoder }).decoder;

/** Objects of one table that a row may be without: of each the key of its first column says it. */
function absencesIn(fields: SelectedFieldsOrdered, isThere: Record<string, boolean>): Absence[] {
  const objects = new Map<string, { first: string; table: string; isOfOne: boolean }>();
  for (const { path, field } of fields) {
    const [name, first, ...deeper] = path;
    if (name === undefined || first === undefined || deeper.length > 0 || !is(field, Column)) continue;
    const table = getTableName(field.table);
    const object = objects.get(name);
    if (!object) objects.set(name, { first, table, isOfOne: true });
    else if (object.table !== table) object.isOfOne = false;
  }
  return [...objects].flatMap(([name, { first, table, isOfOne }]) =>
    isOfOne && !isThere[table] ? { name, first } : [],
  );
}
