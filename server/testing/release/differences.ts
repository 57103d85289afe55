/** Where two JSON values differ, by path; and which of that is meant. */

export interface Difference {
  /** As `publications[2].titulo`. */
  path: string;
  /** `undefined`: it is not there. */
  was: unknown;
  is: unknown;
}

export interface AllowedDifference {
  /** The calls in whose answers it is; absent: in all. */
  calls?: readonly string[];
  /** Where, as `publications.*.metadatos.doi`: `*` is one step, `**` any number of them. */
  path: string;
  /** It comes and goes with how long the walk takes. */
  sometimes?: true;
  /** Why the answer is another now. */
  because: string;
}

type Path = readonly string[];
interface Found extends Difference {
  steps: Path;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function differences(was: unknown, is: unknown, steps: Path = []): Found[] {
  if (Array.isArray(was) && Array.isArray(is)) return ofLists(was, is, steps);
  if (isObject(was) && isObject(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      differences(was[key], is[key], [...steps, key]),
    );
  return Object.is(was, is) ? [] : [{ steps, path: written(steps), was, is }];
}

/** By their ids where all have one, so that one more or less does not make all others differ; else by their places. */
function ofLists(was: unknown[], is: unknown[], steps: Path): Found[] {
  const [before, after] = [byId(was), byId(is)];
  if (!before || !after)
    return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => at).flatMap((at) =>
      differences(was[at], is[at], [...steps, `[${at}]`]),
    );
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const found = ids.flatMap((id) => differences(before.get(id), after.get(id), [...steps, `[${id}]`]));
  const [order, present] = [before, after].map((list, at) =>
    [...list.keys()].filter((id) => (at === 0 ? after : before).has(id)),
  );
  return [...found, ...differences(order?.join(' '), present?.join(' '), [...steps, '(order)'])];
}

function byId(list: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = list.flatMap((each): [string, unknown][] =>
    isObject(each) && typeof each.id === 'string' ? [[each.id, each]] : [],
  );
  const map = new Map(entries);
  return map.size === list.length && list.length > 0 ? map : undefined;
}

const written = (steps: Path) =>
  steps.reduce((path, step) => `${path}${path && !/^[[(]/.test(step) ? '.' : ''}${step}`, '');

/** The differences that no rule allows. Rules that allow something are put into `used`. */
export function unexplained(
  call: string,
  found: readonly Found[],
  rules: readonly AllowedDifference[],
  used: Set<AllowedDifference>,
): Difference[] {
  return found.filter(({ steps }) => {
    const rule = rules.find(({ calls, path }) => (calls?.includes(call) ?? true) && fits(path.split('.'), steps));
    if (rule) used.add(rule);
    return !rule;
  });
}

function fits([part, ...parts]: Path, steps: Path): boolean {
  if (part === undefined) return steps.length === 0;
  if (part === '**') return steps.some((_, at) => fits(parts, steps.slice(at))) || fits(parts, []);
  const [step, ...rest] = steps;
  return step !== undefined && (part === '*' || part === step) && fits(parts, rest);
}

const longest = 160;
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
};

/** For people: each difference with what was there and what is. */
export const inWords = (found: readonly Difference[]): string[] =>
  found.map(({ path, was, is }) => `${path || '(all)'}\n    was ${short(was)}\n    is  ${short(is)}`);
