/** The job that solves an assignment: asks what is between works and people, and has the best of all assignments found. */
import { z } from 'zod';
import type { JobStep } from '#contract/entities/job.ts';
import { refuse } from '#contract/refuse.ts';
import { minuteMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import { openRunner } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { type Gathered, type GatheredWork, gather } from './gather.ts';
import { type AssignmentRequest, type Proposal, type ProposalWork, requestSchema } from './proposal.ts';

const planSchema = z.object({
  pairs: z.array(z.object({ work: z.number(), reviewer: z.number() })),
  closeness: z.number(),
  bound: z.number(),
  value: z.number(),
  rounds: z.number(),
  inTurn: z.object({ pairs: z.number(), closeness: z.number() }),
});
type Plan = z.infer<typeof planSchema>;

/** Ten thousand works and two thousand people take some 40 s and half of this memory. */
const solver = openRunner({
  program: new URL('./solve-child.ts', import.meta.url),
  answer: planSchema,
  milliseconds: 15 * minuteMs,
  bytes: 2 * 2 ** 30,
  atOnce: 1,
});

/** The share of the job that asking takes; the rest is solving. */
const asking = 0.4;
const comparing: JobStep = { clave: 'asignacion.comparar' };

/** Solves an assignment. Its result is the proposal (proposal.ts); the same works, people and reviews give the same one. */
export const proposing = defineJob({
  tipo: 'asignacion',
  datos: requestSchema,
  tries: 3,
  work: propose,
});

async function propose(services: Services, job: RunningJob<AssignmentRequest>): Promise<Proposal> {
  const viewer = await whoAsked(services, job);
  job.progress(0, comparing);
  const gathered = await gather(services, viewer, job.datos, {
    signal: job.signal,
    progress: (part) => job.progress(asking * part, comparing),
  });
  const plan = await solver.run(gathered.problem, {
    signal: job.signal,
    progress: (part, step) => job.progress(asking + (1 - asking) * part, step),
  });
  return asProposal(gathered, plan);
}

/** Who asked for a job, with the roles of now. Throws `sin_permiso` where the account is gone. */
export async function whoAsked({ db }: Services, { creadoPorId }: Pick<RunningJob<unknown>, 'creadoPorId'>) {
  const account = creadoPorId === null ? undefined : await findUser(db, creadoPorId);
  if (!account) throw refuse('sin_permiso');
  return { id: account.id, roles: account.roles, ambitos: account.ambitos } satisfies Person;
}

function asProposal({ works, people, problem, closeness }: Gathered, plan: Plan): Proposal {
  const chosen = Map.groupBy(plan.pairs, ({ work }) => work);
  const obras = works.map((work, place) => {
    const found = (chosen.get(place) ?? []).map(({ reviewer }) => {
      const at = place * people.length + reviewer;
      const close = closeness.get(at) ?? problem.closeness[at] ?? 0;
      return { id: people[reviewer] ?? '', cercania: rounded(close), fijada: false };
    });
    return asWork(work, found, people.length);
  });
  const fixed = works.flatMap((work) => work.fixed).reduce((sum, { cercania }) => sum + cercania, 0);
  // Empty places cost both sides alike: what is left between them is closeness.
  const alcanzado = fixed + plan.closeness;
  const cota = alcanzado + Math.max(0, plan.bound - plan.value);
  return {
    obras,
    personas: people.length,
    solucion: {
      alcanzado: rounded(alcanzado),
      cota: rounded(cota),
      vueltas: plan.rounds,
      cubiertas: plan.pairs.length,
      cercania: rounded(plan.closeness),
      porTurno: { cubiertas: plan.inTurn.pairs, cercania: rounded(plan.inTurn.closeness) },
    },
    editada: false,
    aplicacion: null,
    aplicada: null,
  };
}

function asWork(work: GatheredWork, found: ProposalWork['revisores'], pool: number): ProposalWork {
  const { id, ronda, plazas, descartadas, conflicts, discarded, strangers } = work;
  const fixed = work.fixed.map((pair) => ({ id: pair.id, cercania: rounded(pair.cercania), fijada: true }));
  const revisores = [...fixed, ...found].sort((one, other) => other.cercania - one.cercania);
  const sinHueco = Math.max(0, pool - conflicts - discarded - strangers - revisores.length);
  const reasons = { conflictos: conflicts, descartadas: discarded, sinCercania: strangers, sinHueco };
  const vacias = revisores.length < plazas ? reasons : null;
  return { id, ronda, plazas, revisores, descartadas, vacias };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
