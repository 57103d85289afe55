/**
 * How close works and people are by the words they share: the cosine of their stems, each weighed by how often it is
 * used here and how rarely elsewhere (TF-IDF with sublinear counts; Salton and Buckley 1988, doi 10.1016/0306-4573(88)90021-0).
 */

/** Stems with how much each is used. */
export type Terms = Readonly<Record<string, number>>;

/** How much a stem tells, the more the fewer profiles have it. */
export type Rarity = (stem: string) => number;

/** Rarity among these profiles, works' and people's. A stem that none has tells as much as one that a single one has. */
export function rarityAmong(profiles: Iterable<Terms>): Rarity {
  const having = new Map<string, number>();
  let total = 0;
  for (const profile of profiles) {
    total++;
    for (const stem of Object.keys(profile)) having.set(stem, (having.get(stem) ?? 0) + 1);
  }
  return rarityFrom(having, total);
}

/** Rarity where so many of `total` profiles have each stem. */
export const rarityFrom =
  (having: ReadonlyMap<string, number>, total: number): Rarity =>
  (stem) =>
    Math.log((1 + total) / (having.get(stem) ?? 1));

type Vector = readonly (readonly [stem: string, weight: number])[];

/** Of length one; empty where nothing tells anything. */
function vectorOf(terms: Terms, rarity: Rarity): Vector {
  const weights = Object.entries(terms)
    .filter(([, used]) => used > 0)
    .map(([stem, used]) => [stem, Math.log1p(used) * rarity(stem)] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return length === 0 ? [] : weights.map(([stem, weight]) => [stem, weight / length] as const);
}

/** From 0, nothing in common, to 1, the same. */
export function closeness(work: Terms, person: Terms, rarity: Rarity): number {
  return sharedStems(work, person, rarity).reduce((sum, { share }) => sum + share, 0);
}

/** The stems of both, the ones that bring them closest first; their shares add up to the closeness. */
export function sharedStems(work: Terms, person: Terms, rarity: Rarity): { stem: string; share: number }[] {
  const weights = new Map(vectorOf(person, rarity));
  return vectorOf(work, rarity)
    .flatMap(([stem, weight]) => {
      const share = weight * (weights.get(stem) ?? 0);
      return share > 0 ? [{ stem, share }] : [];
    })
    .sort((one, other) => other.share - one.share || (one.stem < other.stem ? -1 : 1));
}

/** People, made ready to be compared with many works. */
export interface ClosenessIndex {
  /** The closeness of a work to each of them, in their order: what `closeness` gives. Added to `into`, where it is given. */
  of: (work: Terms, into?: Float32Array) => Float32Array;
}

/** Who uses each stem, and how much: a work is compared with those alone who share one with it. */
export function closenessIndex(people: readonly Terms[], rarity: Rarity): ClosenessIndex {
  const using = new Map<string, { people: number[]; weights: number[] }>();
  for (const [place, person] of people.entries())
    for (const [stem, weight] of vectorOf(person, rarity)) {
      const list = using.get(stem) ?? { people: [], weights: [] };
      list.people.push(place);
      list.weights.push(weight);
      using.set(stem, list);
    }
  return {
    of: (work, into = new Float32Array(people.length)) => {
      for (const [stem, weight] of vectorOf(work, rarity)) {
        const list = using.get(stem);
        if (!list) continue;
        for (let at = 0; at < list.people.length; at++) {
          const place = list.people[at] ?? 0;
          into[place] = (into[place] ?? 0) + weight * (list.weights[at] ?? 0);
        }
      }
      return into;
    },
  };
}

/** The closeness of each work to each person, a row a work: what `closeness` gives, for all of them at once. */
export function closenessTable(works: readonly Terms[], people: readonly Terms[], rarity: Rarity): Float32Array {
  const index = closenessIndex(people, rarity);
  const table = new Float32Array(works.length * people.length);
  for (const [row, work] of works.entries())
    index.of(work, table.subarray(row * people.length, (row + 1) * people.length));
  return table;
}
