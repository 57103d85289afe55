/** A value in which one place has gone wrong: another type, too long, a key too many or too few, what no database holds. */
import fc from 'fast-check';

/** What stands in the wrong place; of numbers and dates those that are none somewhere on the way. */
const wrongValues: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    'x'.repeat(9_000),
    '\0',
    'medio \ud800',
    '0000-00-00',
    '2026-02-30',
    '2026-02-30T25:61:00Z',
    'no-es-un-id',
  ],
  ...[0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, true, false, [], {}, [null], [[]], { a: { b: [] } }],
  ...['01890000-0000-7000-8000-000000000000', '-1', '9'.repeat(40), 'NaN', '٣', '\u2028', '__proto__'],
];
const wrongKeys: readonly string[] = ['id', 'estado', 'roles', '__proto__', 'constructor', 'a.b', '', 'medio \ud800'];

type Path = readonly (string | number)[];

/** Every place in a value, itself included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  const inner: [string | number, unknown][] =
    typeof value !== 'object' || value === null
      ? []
      : Array.isArray(value)
        ? value.map((each, at) => [at, each])
        : Object.entries(value);
  return [path, ...inner.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

/** A copy of the value with `change` applied at the place. */
function changedAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? changedAt(each, rest, change) : each));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, each]) => [name, name === key ? changedAt(each, rest, change) : each]),
  );
}

const withKey = (value: unknown, key: string, more: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries([...Object.entries(value), [key, more]])
    : more;

const withoutOne = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(1);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).slice(1)) : undefined;
};

/** The value with one thing wrong in it; `ids` may stand where another thing's was meant. */
export function spoiled(value: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const places = placesIn(value).slice(0, 200);
  const wrong = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...wrongValues) },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
  );
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom('replace', 'replace', 'replace', 'add', 'drop'), wrong)
    .chain(([place, how, other]) =>
      fc.constantFrom(...wrongKeys).map((key) =>
        changedAt(value, place, (each) => {
          if (how === 'replace') return other;
          return how === 'add' ? withKey(each, key, other) : withoutOne(each);
        }),
      ),
    );
}
