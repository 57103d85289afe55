import type { Countries, Standing } from '#contract/entities/yearly-report.ts';
import { fewestReviewers } from '#contract/yearly-report.ts';
import type { Placed } from './queries.ts';

/** People in groups, by a name; null: of whom it could not be told. */
interface Grouped {
  told: ReadonlyMap<string, number>;
  /** Null: they are among `others`. */
  unknown: number | null;
  others: number;
}

/** What is no secret stays as it is; groups without anybody are left out. */
export const allGroups = (groups: ReadonlyMap<string, number>, unknown: number): Grouped => ({
  told: ordered(groups),
  unknown,
  others: 0,
});

/**
 * Groups of so few that somebody could be recognised are told together, and with them, where those are still too few, who is of no known group
 * or else the next small group: by what is left of a sum nobody is found either.
 * @param hidesUnknown who is of no known group is told with others in any case, and never without some who are of one
 */
export function mergeSmall(groups: ReadonlyMap<string, number>, unknown: number, hidesUnknown = false): Grouped {
  const told = ordered(groups);
  let others = 0;
  for (const [name, people] of told)
    if (people < fewestReviewers) {
      told.delete(name);
      others += people;
    }
  const takesUnknown = unknown > 0 && (hidesUnknown || (others > 0 && others < fewestReviewers));
  let isOfNone = others === 0;
  if (takesUnknown) others += unknown;
  for (const [name, people] of [...told].reverse()) {
    if (others === 0 || (others >= fewestReviewers && !isOfNone)) break;
    told.delete(name);
    others += people;
    isOfNone = false;
  }
  return { told, unknown: takesUnknown ? null : unknown, others };
}

/** The largest first, those of nobody left out. */
const ordered = (groups: ReadonlyMap<string, number>) =>
  new Map(
    [...groups].filter(([, people]) => people > 0).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
  );

type Merge = typeof allGroups;

function grouped(rows: readonly Placed[], nameOf: (row: Placed) => string | null, merge: Merge): Grouped {
  const groups = new Map<string, number>();
  let unknown = 0;
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) unknown += row.cuantos;
    else groups.set(name, (groups.get(name) ?? 0) + row.cuantos);
  }
  return merge(groups, unknown);
}

/** Who is of the publisher. */
export function standingOf(rows: readonly Placed[], merge: Merge): Standing {
  const nameOf = ({ dentro }: Placed) => (dentro === null ? null : dentro ? 'dentro' : 'fuera');
  const { told, unknown, others } = grouped(rows, nameOf, merge);
  // Where some are told together, that there is nobody in the other group would say in which they are.
  const of = (name: string) => told.get(name) ?? (others > 0 ? null : 0);
  return { dentro: of('dentro'), fuera: of('fuera'), sinDato: unknown, otros: others };
}

/** Of which countries they are. */
export function countriesOf(rows: readonly Placed[], merge: Merge): Countries {
  const { told, unknown, others } = grouped(rows, ({ pais }) => pais, merge);
  return { grupos: [...told].map(([pais, cuantos]) => ({ pais, cuantos })), otros: others, sinDato: unknown };
}

/**
 * Both tables of the reviewers. Of how many nothing is known is told in both or in neither: they are much the same people, and the number that
 * one table says would give away, by subtraction, whom the other tells together with them.
 */
export function reviewersOf(rows: readonly Placed[]): { standing: Standing; countries: Countries } {
  const tables = (merge: Merge) => ({ standing: standingOf(rows, merge), countries: countriesOf(rows, merge) });
  const apart = tables(mergeSmall);
  const { dentro, fuera, sinDato } = apart.standing;
  // Four of the publisher and of others, and neither told: two and two.
  const isSum = dentro === null && fuera === null && sinDato !== 0;
  if (!isSum && sinDato !== null && apart.countries.sinDato !== null) return apart;
  return tables((groups, unknown) => mergeSmall(groups, unknown, true));
}
