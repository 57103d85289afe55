/**
 * A journal's works in parts: each is counted by itself, so that between two of them everybody else has their turn, and no query reads more
 * than some of the works however many there are. What is said of all is added up here.
 */
import type { TimedStep } from '#contract/entities/process-times.ts';
import { mostDisciplines } from '#contract/yearly-report.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Discipline, findJournalWorks, type Placed, type Spoken } from './queries.ts';

/** The works of a journal by their ids, so many at a time. */
export async function* worksInParts(db: Database, revistaId: string, size: number): AsyncGenerator<string[]> {
  for (let after: string | undefined; ; ) {
    const works = await findJournalWorks(db, revistaId, after, size);
    if (works.length > 0) yield works;
    after = works.at(-1);
    if (works.length < size) return;
  }
}

/** What is counted under the same name in each part. */
export function addTo<K extends string>(sums: Record<K, number>, part: Readonly<Record<K, number>>): void {
  for (const name of Object.keys(sums) as K[]) sums[name] += part[name];
}

/** The rows of all parts, those of one key as one. */
function joined<T>(rows: readonly T[], keyOf: (row: T) => string, join: (one: T, other: T) => T): T[] {
  const byKey = new Map<string, T>();
  for (const row of rows) {
    const key = keyOf(row);
    const one = byKey.get(key);
    byKey.set(key, one === undefined ? row : join(one, row));
  }
  return [...byKey.values()];
}

export const addPlaced = (rows: readonly Placed[]): Placed[] =>
  joined(
    rows,
    ({ dentro, pais }) => JSON.stringify([dentro, pais]),
    (one, { cuantos }) => ({ ...one, cuantos: one.cuantos + cuantos }),
  );

const byBytes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The language of most works first. */
export const addLanguages = (rows: readonly Spoken[]): Spoken[] =>
  joined(
    rows,
    ({ idioma }) => idioma,
    (one, other) => ({
      ...{ idioma: one.idioma, obras: one.obras + other.obras },
      ...{ textos: one.textos + other.textos, resumenes: one.resumenes + other.resumenes },
    }),
  ).sort(
    (one, other) =>
      other.obras - one.obras ||
      other.textos - one.textos ||
      other.resumenes - one.resumenes ||
      byBytes(one.idioma, other.idioma),
  );

/** Those of most works by name, as many as are named; what is not named is counted together. @param all the works */
export function addDisciplines(rows: readonly Discipline[], all: number) {
  const each = joined(
    rows,
    ({ plain }) => JSON.stringify(plain),
    (one, other) => ({
      plain: one.plain,
      nombre: [one.nombre ?? '', other.nombre ?? ''].sort(byBytes)[0] ?? '',
      obras: one.obras + other.obras,
    }),
  );
  const grupos = each
    .flatMap(({ plain, nombre, obras }) => (plain === null ? [] : { nombre: nombre ?? '', obras }))
    .sort((one, other) => other.obras - one.obras || byBytes(one.nombre, other.nombre))
    .slice(0, mostDisciplines);
  const sinDato = each.find(({ plain }) => plain === null)?.obras ?? 0;
  return { grupos, otras: all - sinDato - grupos.reduce((sum, { obras }) => sum + obras, 0), sinDato };
}

/** How often each step was made, and the median of its days, to a tenth, as `measureSteps` has it. */
export function measureDays(rows: readonly { paso: TimedStep; dias: readonly number[] }[]) {
  return [...Map.groupBy(rows, ({ paso }) => paso)].map(([paso, parts]) => {
    const days = parts.flatMap(({ dias }) => dias).sort((one, other) => one - other);
    return { paso, veces: days.length, dias: rounded(medianOf(days)) };
  });
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return below + (above - below) * (middle - Math.floor(middle));
}

/** As PostgreSQL rounds: a figure of fifteen digits, halves up. */
const rounded = (value: number): number => Math.round(Number((value * 10).toPrecision(15))) / 10;
