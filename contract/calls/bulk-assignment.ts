import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import {
  assignmentListSchema,
  assignmentPoolSchema,
  assignmentSchema,
  newAssignmentSchema,
  pairChangesSchema,
  proposalQuery,
  proposedLoadsSchema,
  proposedWorksSchema,
  worksToAssignQuery,
  worksToAssignSchema,
} from '../entities/bulk-assignment.ts';
import { id, pageQuery } from '../entities/common.ts';

const params = z.object({ id });
const access = ['EDITOR', 'ADMIN'] as const;

/** Assigning many works at once: a proposal is solved as a job, changed by hand, and applied as a whole. */
export const bulkAssignmentCalls = defineCalls({
  worksToAssign: {
    method: 'GET',
    path: '/assignments/works',
    summary: 'Las obras en revisión a las que faltan revisores',
    access,
    query: z.object({ ...worksToAssignQuery, ...pageQuery(10, 50) }),
    answer: worksToAssignSchema,
  },
  assignmentPool: {
    method: 'GET',
    path: '/assignments/reviewers',
    summary: 'Quiénes pueden revisar, con lo que tienen en curso',
    access,
    query: z.object({ search: z.string().trim().max(200).optional(), ...pageQuery(10, 50) }),
    answer: assignmentPoolSchema,
  },
  listAssignments: {
    method: 'GET',
    path: '/assignments',
    summary: 'Tus últimas asignaciones conjuntas',
    access,
    answer: assignmentListSchema,
  },
  startAssignment: {
    method: 'POST',
    path: '/assignments',
    summary: 'Buscar el mejor reparto de varias obras entre varias personas, como trabajo aparte',
    access,
    body: newAssignmentSchema,
    largest: { bytes: 640 * kB, values: 16_000 },
    answer: z.object({ id }),
    status: 201,
    perMinute: 10,
  },
  getAssignment: {
    method: 'GET',
    path: '/assignments/{id}',
    summary: 'Cómo va una asignación conjunta que pediste, y los totales de su propuesta',
    access,
    params,
    answer: assignmentSchema,
  },
  proposedWorks: {
    method: 'GET',
    path: '/assignments/{id}/works',
    summary: 'Las obras de la propuesta, con quién revisaría cada una',
    access,
    params,
    query: z.object(proposalQuery),
    answer: proposedWorksSchema,
  },
  proposedLoads: {
    method: 'GET',
    path: '/assignments/{id}/reviewers',
    summary: 'Cuántas obras tocan a cada persona en la propuesta',
    access,
    params,
    query: z.object(pageQuery(20, 100)),
    answer: proposedLoadsSchema,
  },
  changeAssignment: {
    method: 'PATCH',
    path: '/assignments/{id}',
    summary: 'Cambiar la propuesta a mano: quitar, poner o fijar parejas; queda guardado',
    access,
    params,
    body: pairChangesSchema,
    answer: assignmentSchema,
  },
  solveAssignmentAgain: {
    method: 'POST',
    path: '/assignments/{id}/solve',
    summary: 'Repartir otra vez lo que no está fijado, en una propuesta nueva',
    access,
    params,
    answer: z.object({ id }),
    status: 201,
    perMinute: 10,
  },
  applyAssignment: {
    method: 'POST',
    path: '/assignments/{id}/apply',
    summary: 'Asignar todas las revisiones de la propuesta: todas o ninguna, salvo que se omitan las que ya no valen',
    access,
    params,
    body: z.strictObject({
      /** Leaves out what can no longer be assigned; otherwise nothing is assigned then (409 with the list). */
      omitir: z.boolean().default(false),
    }),
    answer: assignmentSchema,
  },
});
