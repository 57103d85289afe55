/** The process in which an assignment is solved: it takes all of a core, and is ended where the job is cancelled. */
import { z } from 'zod';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { solveAssignment } from './solve.ts';

const problemSchema = z.object({
  demand: z.array(z.number()),
  capacity: z.array(z.number()),
  closeness: z.instanceof(Float32Array),
});

answerParent(problemSchema, (problem, progress) => {
  let first = 0;
  let rounds = 0;
  return solveAssignment(problem, (gap) => {
    rounds++;
    first ||= gap;
    const left = first > 0 ? gap / first : 0;
    progress(1 - left, { clave: 'asignacion.repartir', valores: { vuelta: rounds, mejora: Math.ceil(100 * left) } });
  });
});
