/** Everything that the solver must know, asked for many works at once, never pair by pair. */
import type { Preference } from '#contract/entities/bid.ts';
import type { Person } from '#contract/workflow.ts';
import { allowedActions, holds } from '#contract/workflow.ts';
import { findWorksInOrder, type Work } from '#server/features/publications/queries.ts';
import { isWilling, type Preferences, readPreferences, worthOf } from '#server/features/reviewing/bids/worth.ts';
import { absenceForAsking } from '#server/features/reviewing/candidates/absences.ts';
import { leastShare } from '#server/features/reviewing/candidates/appraise.ts';
import { closenessToWorks, listReviewers, readRoom, roomOf } from '#server/features/reviewing/candidates/many-works.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { isKeptFromReview } from '#server/policy/index.ts';
import type { AssignmentRequest, ProposalWork } from './proposal.ts';
import type { AssignmentProblem } from './solve.ts';

/** Works asked for in one step: what the process keeps of them meanwhile stays small, and requests go on between. */
const step = 200;

/** A work before it is solved, and how many of the pool cannot have it. */
export interface GatheredWork extends Pick<ProposalWork, 'id' | 'ronda' | 'plazas' | 'descartadas'> {
  fixed: { id: string; cercania: number }[];
  conflicts: number;
  discarded: number;
  /** Nothing else stands against them, but that they share nothing with the work. */
  strangers: number;
}

export interface Gathered {
  works: GatheredWork[];
  people: string[];
  /** In the order of the works and the people; where somebody said whether they would like to, closeness with what that counts for. */
  problem: AssignmentProblem;
  /** The closeness alone of those pairs, by their place in the problem's. */
  closeness: ReadonlyMap<number, number>;
}

interface Going {
  signal: AbortSignal;
  progress: (parte: number) => void;
}

/**
 * The works of the request that still lack reviewers or have some fixed, the pool, and how close work and person are.
 * Works that are no longer the person's to assign are left out.
 */
export async function gather(
  services: Services,
  viewer: Person,
  request: AssignmentRequest,
  { signal, progress }: Going,
): Promise<Gathered> {
  const people = await poolOf(services, request);
  const room = await readRoom(services, people);
  const now = new Date();
  // Of all people few are ever away: only they are looked at for each work.
  const leaving = people.flatMap((id) => {
    const ausencia = room.get(id)?.ausencia;
    return ausencia?.noDisponibleHasta ? [{ id, ausencia }] : [];
  });
  const awayFor = (work: Work) => {
    const spans = services.settings.of(work);
    return new Set(leaving.flatMap(({ id, ausencia }) => (absenceForAsking(ausencia, spans, now) ? [id] : [])));
  };
  const fixed = Map.groupBy(request.fijadas, ({ obraId }) => obraId);
  const discarded = Map.groupBy(request.descartadas, ({ obraId }) => obraId);
  const closeness = new Float32Array(request.obras.length * people.length);
  const works: GatheredWork[] = [];
  const alone = new Map<number, number>();
  for (let from = 0; from < request.obras.length; from += step) {
    signal.throwIfAborted();
    const ids = request.obras.slice(from, from + step);
    const found = (await findWorksInOrder(services.db, ids)).filter((work) =>
      allowedActions(work, viewer, services.settings.of(work)).includes('CREAR_REVISION'),
    );
    const close = await closenessToWorks(services, ids, people);
    const conflicts = await findConflicts(services, found, people);
    const preferred = await readPreferences(services, ids);
    for (const work of found) {
      const settled = {
        fixed: idsOf(fixed.get(work.id)),
        discarded: idsOf(discarded.get(work.id)),
        conflicts: new Set([
          ...(conflicts.get(work.id)?.keys() ?? []),
          ...[...work.refusedIds, ...work.dejaronCapitulos, ...work.firmanCapitulos].filter((id) =>
            isKeptFromReview({ id }, work),
          ),
        ]),
        away: awayFor(work),
        elsewhere: new Set(people.filter((id) => !holds(room.get(id) ?? null, 'REVISOR', work))),
        preferred: preferred.get(work.id) ?? new Map<string, Preference>(),
      };
      const row = close.get(work.id) ?? new Float32Array(people.length);
      const gathered = gatherWork(work, people, row, settled, request);
      if (gathered.plazas === 0) continue;
      const from = works.length * people.length;
      for (const [place, id] of people.entries()) {
        const close = row[place] ?? -1;
        const preference = settled.preferred.get(id);
        if (close < 0 || !preference) continue;
        alone.set(from + place, close);
        row[place] = worthOf(close, preference);
      }
      closeness.set(row, from);
      works.push(gathered);
    }
    progress(Math.min(1, (from + step) / request.obras.length));
  }
  const taken = Map.groupBy(
    works.flatMap((work) => work.fixed),
    ({ id }) => id,
  );
  const capacityOf = (id: string) => {
    const person = room.get(id);
    const most = Math.min(person ? roomOf(person) : 0, request.maximo ?? Number.POSITIVE_INFINITY);
    return Math.max(0, most - (taken.get(id)?.length ?? 0));
  };
  const problem = {
    demand: works.map((work) => work.plazas - work.fixed.length),
    capacity: people.map(capacityOf),
    closeness: closeness.slice(0, works.length * people.length),
  };
  return { works, people, problem, closeness: alone };
}

/** In one order, so that a second try solves the same. */
async function poolOf(services: Services, { revisores }: AssignmentRequest): Promise<string[]> {
  const all = await listReviewers(services);
  const chosen = revisores && new Set(revisores);
  return all.filter((id) => !chosen || chosen.has(id)).sort();
}

interface Settled extends Record<'fixed' | 'discarded' | 'conflicts', ReadonlySet<string>> {
  /** Who reviews for other journals alone. */
  elsewhere: ReadonlySet<string>;
  /** Who could not answer in time, by the time limits of the work's journal. */
  away: ReadonlySet<string>;
  preferred: NonNullable<ReturnType<Preferences['get']>>;
}

const idsOf = (pairs: readonly { revisorId: string }[] = []) => new Set(pairs.map(({ revisorId }) => revisorId));

/** Counts the work's places, and marks in its row who cannot have one. */
function gatherWork(
  work: Work,
  people: readonly string[],
  row: Float32Array,
  { fixed, discarded, conflicts, elsewhere, away, preferred }: Settled,
  { porObra, sinCercania }: Pick<AssignmentRequest, 'porObra' | 'sinCercania'>,
): GatheredWork {
  const asked = new Set(work.reviewFacts.filter(({ ronda }) => ronda === work.ronda).map(({ revisorId }) => revisorId));
  const gathered: GatheredWork = {
    id: work.id,
    ronda: work.ronda,
    plazas: Math.max(0, porObra - work.reviews, fixed.size),
    descartadas: [...discarded],
    fixed: [],
    conflicts: 0,
    discarded: 0,
    strangers: 0,
  };
  const near = new Map<string, number>();
  for (const [place, id] of people.entries()) {
    near.set(id, row[place] ?? 0);
    if (conflicts.has(id)) gathered.conflicts++;
    else if (asked.has(id) || discarded.has(id) || elsewhere.has(id)) gathered.discarded++;
    else if (!fixed.has(id)) {
      const isStranger = !sinCercania && (row[place] ?? 0) < leastShare && !isWilling(preferred.get(id));
      if (isStranger) gathered.strangers++;
      else if (!away.has(id)) continue;
    }
    row[place] = -1;
  }
  gathered.fixed = [...fixed].map((id) => ({ id, cercania: near.get(id) ?? 0 }));
  return gathered;
}
