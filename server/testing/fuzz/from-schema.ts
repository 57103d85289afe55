/** Values that a JSON schema takes, drawn from it as the OpenAPI document prints it: usual ones, and those at the edge of what it takes. */
import fc from 'fast-check';

/** The part of JSON Schema that the document uses. */
export interface Shape {
  $ref?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  prefixItems?: Shape[];
  const?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
}

/** What values are made with. */
export interface Supplies {
  /** The document's `components.schemas`. */
  definitions: Readonly<Record<string, Shape>>;
  /** Ids of all sorts of things that are there. */
  ids: readonly string[];
  emails: readonly string[];
}

/** From here on what may be left out is, and of several shapes the first is taken. */
const deepest = 5;
const mostItems = 3;

/** Texts that mean something to somebody on the way: SQL, LIKE, paths, HTML, CSV, templates, right to left, a prototype. */
export const tellingTexts: readonly string[] = [
  ...[
    'a',
    ' ',
    "'; drop table users; --",
    '%_\\',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '{{titulo}} {titulo}',
  ],
  ...[
    '=1+1',
    '\u202eoñ\u0301ú\u00a0',
    '👩🏽‍🔬',
    '__proto__',
    'constructor',
    'toString',
    '$1 $& $$',
    '1e5',
    'null',
    '\n\r\t',
    '"',
    '(((',
    '*',
  ],
];

const uuids = ({ ids }: Supplies) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
const days = fc.oneof(
  fc.constantFrom('0000-01-01', '0001-01-01', '1582-10-10', '2000-02-29', '9999-12-31'),
  fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(dayOf),
);
const moments = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '9999-12-31T23:59:59-23:59',
    '2026-03-29T02:30:00Z',
  ),
  days.map((day) => `${day}T12:00:00Z`),
);
const pictures = [
  '',
  'AAAA',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'R0lGODlhAQABAAAAACwAAAAAAQABAAAC',
];

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Values of a shape. What its format says beyond the schema is kept in most. */
export function valuesOf(root: Shape, supplies: Supplies): fc.Arbitrary<unknown> {
  function values(shape: Shape, depth: number): fc.Arbitrary<unknown> {
    if (shape.$ref) return refTo(shape.$ref, depth);
    const options = shape.oneOf ?? shape.anyOf;
    if (options) {
      const few = depth < deepest ? options : options.slice(0, 1);
      return fc.nat({ max: few.length - 1 }).chain((at) => values(few[at] ?? {}, depth + 1));
    }
    if (shape.const !== undefined) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    if (shape.allOf) return values(Object.assign({}, ...shape.allOf), depth);
    if (shape.type === 'object') return objects(shape, depth);
    if (shape.type === 'array') return arrays(shape, depth);
    if (shape.type === 'string') return strings(shape, supplies);
    if (shape.type === 'integer') return integers(shape);
    if (shape.type === 'number') return fc.oneof(integers(shape), fc.constantFrom(0.5, 1e-9));
    if (shape.type === 'boolean') return fc.boolean();
    if (shape.type === 'null') return fc.constant(null);
    return fc.jsonValue({ maxDepth: 2 });
  }

  function refTo(ref: string, depth: number) {
    const shape = supplies.definitions[ref.replace('#/components/schemas/', '')];
    if (!shape) throw new Error(`the document has no ${ref}`);
    return values(shape, depth + 1);
  }

  function objects({ properties = {}, required = [], additionalProperties, propertyNames }: Shape, depth: number) {
    const kept = Object.entries(properties).filter(([key]) => required.includes(key) || depth < deepest);
    const record = fc.record(Object.fromEntries(kept.map(([key, shape]) => [key, values(shape, depth + 1)])), {
      requiredKeys: required,
    });
    if (typeof additionalProperties !== 'object' || depth >= deepest) return record;
    const names = propertyNames
      ? values({ type: 'string', ...propertyNames }, depth + 1).map(String)
      : fc.constantFrom('uno', 'dos', ...tellingTexts);
    const more = fc.array(fc.tuple(names, values(additionalProperties, depth + 1)), { maxLength: mostItems });
    // Entries rather than assignments: `__proto__` is a key like others.
    return fc.tuple(record, more).map(([named, others]) => Object.fromEntries([...others, ...Object.entries(named)]));
  }

  function arrays({ items = {}, prefixItems, minItems = 0, maxItems = mostItems }: Shape, depth: number) {
    if (prefixItems) return fc.tuple(...prefixItems.map((shape) => values(shape, depth + 1)));
    const maxLength = Math.max(minItems, depth < deepest ? Math.min(maxItems, mostItems) : 1);
    return fc.array(values(items, depth + 1), { minLength: minItems, maxLength });
  }

  return values(root, 0);
}

function integers({ minimum, maximum, exclusiveMinimum }: Shape): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? (exclusiveMinimum ?? -3) + 1, Number.MIN_SAFE_INTEGER);
  const max = Math.max(min, Math.min(maximum ?? min + 100, Number.MAX_SAFE_INTEGER));
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 20) }) },
    fc.constantFrom(min, max),
  );
}

function strings(shape: Shape, supplies: Supplies): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 300 } = shape;
  if (format === 'uuid') return uuids(supplies);
  if (format === 'email')
    return fc.constantFrom(...supplies.emails, 'alguien@prueba.test', 'Alguien.Mas+uno@PRUEBA.test');
  if (format === 'date') return days;
  if (format === 'date-time') return moments;
  if (format === 'byte') return fc.constantFrom(...pictures);
  if (format === 'uri')
    return fc.constantFrom(
      'https://example.org/a?b=<c>&d=%00',
      'http://127.0.0.1:1/',
      'https://[::1]/',
      'https://ñ.example/',
    );
  if (pattern) return matching(pattern, maxLength);
  const fitting = (text: string) => text.padEnd(minLength, 'x').slice(0, maxLength).toWellFormed();
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...tellingTexts) },
      { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
      fc.constantFrom('ñ'.repeat(Math.min(maxLength, 3_000)), 'palabra '.repeat(400)),
    )
    .map(fitting);
}

function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  // Looking ahead is what fast-check cannot draw from: names of hosts, of which any will do.
  if (pattern.includes('(?=')) return fc.constantFrom('revista.example', 'otra.revista.example.org');
  return fc
    .stringMatching(new RegExp(pattern))
    .map((text) => (text.length > maxLength ? text.slice(0, maxLength) : text));
}
