/**
 * The optimal assignment of works to reviewers: a linear program whose vertices are whole (a flow), solved by HiGHS with
 * columns made as they are needed. Of the hundreds of thousands of pairs only the promising ones are given to the solver;
 * its prices then show which of the others would improve the plan, and when none would, the plan is optimal among all.
 */
import { createRequire } from 'node:module';
import type { Model } from 'highs';

/** Its types are those of its CommonJS build. */
type LoadHighs = typeof import('highs')['default'];
const loadHighs: LoadHighs = createRequire(import.meta.url)('highs');

export interface AssignmentProblem {
  /** Reviewers that each work needs. */
  demand: readonly number[];
  /** Works that each reviewer can take. */
  capacity: readonly number[];
  /** How close work and reviewer are, from 0 to 1, a row a work; negative: excluded. */
  closeness: Float32Array;
}

export interface AssignmentPlan {
  /** Pairs of places in `demand` and in `capacity`. */
  pairs: { work: number; reviewer: number }[];
  /** Sum of the pairs' closeness. */
  closeness: number;
  /** Places that nobody could take, by work. */
  unfilled: number[];
  /** What no plan can exceed, by the solver's prices, and what this one reaches: alike at the optimum. */
  bound: number;
  value: number;
  /** How often the solver ran. */
  rounds: number;
  /** What `assignInTurn` comes to, to compare it with. */
  inTurn: { pairs: number; closeness: number };
}

/** A place stays empty only where filling it would cost more than this of closeness elsewhere. */
const emptyPlace = 10;
/**
 * The same for the last empty place of a work: where places are short, each work gets a first reviewer before any gets a
 * second.
 */
const noReviewer = 20;
/** Pairs for each work with which the solver begins, beside those with reviewers in turn that make places for all. */
const firstPairs = 8;
const inTurn = 3;
/** Pairs that are added for each work in each round. */
const morePairs = 4;
const tolerance = 1e-7;
/**
 * Primal simplex: a plan stays feasible when columns are added, and is gone on from. It gives up at times where the dual
 * does not.
 */
const primalSimplex = 4;
const dualSimplex = 1;

/**
 * Solves it. `onRound` hears of the gap after each round, in closeness; where it throws, so does this. Synchronous and
 * busy once it has begun: for a child process.
 */
export async function solveAssignment(
  problem: AssignmentProblem,
  onRound?: (gap: number) => void,
): Promise<AssignmentPlan> {
  const highs = await loadHighs();
  const model = highs.createModel();
  try {
    return new ColumnGeneration(highs, model, problem).solve(onRound);
  } finally {
    model.dispose();
  }
}

/** What comes of giving each work, in its turn, the closest of those who are left: how an editor would go about it by hand. */
export function assignInTurn({ demand, capacity, closeness }: AssignmentProblem): AssignmentPlan['inTurn'] {
  const left = [...capacity];
  const sum = { pairs: 0, closeness: 0 };
  for (const [work, places] of demand.entries()) {
    const row = work * capacity.length;
    const taken = new Set<number>();
    for (let place = 0; place < places; place++) {
      let best = -1;
      for (let reviewer = 0; reviewer < capacity.length; reviewer++) {
        const worth = closeness[row + reviewer] ?? -1;
        if (worth < 0 || !left[reviewer] || taken.has(reviewer)) continue;
        if (best < 0 || worth > (closeness[row + best] ?? -1)) best = reviewer;
      }
      if (best < 0) break;
      taken.add(best);
      left[best] = (left[best] ?? 0) - 1;
      sum.pairs++;
      sum.closeness += closeness[row + best] ?? 0;
    }
  }
  return sum;
}

class ColumnGeneration {
  private readonly works: number;
  private readonly reviewers: number;
  /** Columns after those that count empty places: places in `closeness`. */
  private readonly columns: number[] = [];
  private readonly known: Uint8Array;
  private readonly model: Model;
  private readonly problem: AssignmentProblem;
  private readonly optimal: number;

  constructor(highs: Awaited<ReturnType<LoadHighs>>, model: Model, problem: AssignmentProblem) {
    this.model = model;
    this.problem = problem;
    this.optimal = highs.constants.modelStatus.optimal;
    const { demand, capacity, closeness } = problem;
    this.works = demand.length;
    this.reviewers = capacity.length;
    if (closeness.length !== this.works * this.reviewers) throw new RangeError('closeness has another size');
    this.known = new Uint8Array(closeness.length);
    model.options.set({ output_flag: false, presolve: 'off', solver: 'simplex', simplex_strategy: primalSimplex });
    model.changeObjectiveSense(highs.constants.objectiveSense.maximize);
    const rows = this.works + this.reviewers;
    model.addRows({
      lower: Float64Array.from([...demand, ...capacity.map(() => -highs.infinity)]),
      upper: Float64Array.from([...demand, ...capacity]),
      matrix: {
        format: 'csr',
        numRows: rows,
        numCols: 0,
        starts: new Int32Array(rows + 1),
        indices: new Int32Array(0),
        values: new Float64Array(0),
      },
    });
    this.addColumns(
      demand.map((places, work) => ({ cost: -emptyPlace, upper: Math.max(0, places - 1), rows: [work] })),
    );
    this.addColumns(demand.map((places, work) => ({ cost: -noReviewer, upper: Math.min(1, places), rows: [work] })));
  }

  /** Two for each work: its empty places but one, and that one. */
  private get emptyColumns(): number {
    return 2 * this.works;
  }

  solve(onRound?: (gap: number) => void): AssignmentPlan {
    let added = this.firstPairs();
    for (let rounds = 1; ; rounds++) {
      this.addPairs(added);
      this.run();
      const value = this.model.getObjectiveValue();
      const { rowDual } = this.model.getSolution();
      const { bound, better } = this.price(rowDual);
      onRound?.(Math.max(0, bound - value));
      if (better.length === 0) return { ...this.plan(), bound, value, rounds, inTurn: assignInTurn(this.problem) };
      added = better;
    }
  }

  private run(): void {
    this.model.run();
    if (this.isOptimal()) return;
    this.model.clearSolver();
    this.model.options.set({ simplex_strategy: dualSimplex });
    this.model.run();
    this.model.options.set({ simplex_strategy: primalSimplex });
    if (!this.isOptimal()) throw new Error('the assignment was not solved');
  }

  private isOptimal = () => this.model.getModelStatus() === this.optimal;

  /** The closest reviewers of each work, and some in turn. */
  private firstPairs(): number[] {
    const { closeness } = this.problem;
    const pairs = new Set<number>();
    for (let work = 0; work < this.works; work++) {
      const row = work * this.reviewers;
      for (const place of this.best(row, (place) => closeness[place] ?? -1, firstPairs, 0)) pairs.add(place);
      for (let turn = 0; turn < inTurn; turn++) {
        const place = row + ((work * inTurn + turn) % this.reviewers);
        if ((closeness[place] ?? -1) >= 0) pairs.add(place);
      }
    }
    return [...pairs];
  }

  /** What no plan exceeds at these prices (weak duality), and pairs that would improve this one. */
  private price(prices: ArrayLike<number>): { bound: number; better: number[] } {
    const { demand, capacity, closeness } = this.problem;
    let bound = 0;
    for (const [work, places] of demand.entries()) {
      const price = prices[work] ?? 0;
      bound += places * price;
      bound += Math.max(0, places - 1) * Math.max(0, -emptyPlace - price);
      bound += Math.min(1, places) * Math.max(0, -noReviewer - price);
    }
    for (const [reviewer, places] of capacity.entries())
      bound += places * Math.max(0, prices[this.works + reviewer] ?? 0);
    const better: number[] = [];
    for (let work = 0; work < this.works; work++) {
      const row = work * this.reviewers;
      const price = prices[work] ?? 0;
      const gain = (place: number) => (closeness[place] ?? -1) - price - (prices[this.works + place - row] ?? 0);
      for (let place = row; place < row + this.reviewers; place++)
        if ((closeness[place] ?? -1) >= 0) bound += Math.max(0, gain(place));
      const unknown = (place: number) => ((closeness[place] ?? -1) < 0 || this.known[place] ? -1 : gain(place));
      better.push(...this.best(row, unknown, morePairs, tolerance));
    }
    return { bound, better };
  }

  /** The places of a row with the highest worth above `least`, at most `most`. */
  private best(row: number, worth: (place: number) => number, most: number, least: number): number[] {
    const found: { place: number; worth: number }[] = [];
    for (let place = row; place < row + this.reviewers; place++) {
      const value = worth(place);
      if (value < least || (value === least && least > 0)) continue;
      if (found.length === most && value <= (found.at(-1)?.worth ?? 0)) continue;
      const at = found.findIndex((other) => other.worth < value);
      found.splice(at < 0 ? found.length : at, 0, { place, worth: value });
      if (found.length > most) found.pop();
    }
    return found.map(({ place }) => place);
  }

  private addPairs(places: readonly number[]): void {
    for (const place of places) {
      this.known[place] = 1;
      this.columns.push(place);
    }
    this.addColumns(
      places.map((place) => ({
        cost: this.problem.closeness[place] ?? 0,
        upper: 1,
        rows: [Math.floor(place / this.reviewers), this.works + (place % this.reviewers)],
      })),
    );
  }

  private addColumns(columns: readonly { cost: number; upper: number; rows: number[] }[]): void {
    const starts = new Int32Array(columns.length + 1);
    for (const [at, { rows }] of columns.entries()) starts[at + 1] = (starts[at] ?? 0) + rows.length;
    const indices = Int32Array.from(columns.flatMap(({ rows }) => rows));
    this.model.addCols({
      cost: Float64Array.from(columns, ({ cost }) => cost),
      lower: new Float64Array(columns.length),
      upper: Float64Array.from(columns, ({ upper }) => upper),
      matrix: {
        format: 'csc',
        numRows: this.works + this.reviewers,
        numCols: columns.length,
        starts,
        indices,
        values: new Float64Array(indices.length).fill(1),
      },
    });
  }

  private plan(): Pick<AssignmentPlan, 'pairs' | 'closeness' | 'unfilled'> {
    const { colValue } = this.model.getSolution();
    const chosen = this.columns.filter((_, at) => (colValue[this.emptyColumns + at] ?? 0) > 0.5);
    return {
      pairs: chosen.map((place) => ({ work: Math.floor(place / this.reviewers), reviewer: place % this.reviewers })),
      closeness: chosen.reduce((sum, place) => sum + (this.problem.closeness[place] ?? 0), 0),
      unfilled: Array.from({ length: this.works }, (_, work) =>
        Math.round((colValue[work] ?? 0) + (colValue[this.works + work] ?? 0)),
      ),
    };
  }
}
