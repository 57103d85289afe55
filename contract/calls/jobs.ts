import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import { jobFilters, jobListSchema, jobSchema, jobTipo, recurringJobSchema } from '../entities/job.ts';
import { ownCopiesSchema } from '../entities/own-copies.ts';

const params = z.object({ id });

/** Jobs: what the platform does in the background. */
export const jobCalls = defineCalls({
  listJobs: {
    method: 'GET',
    path: '/jobs',
    summary: 'Los trabajos de la plataforma, el último primero',
    access: ['ADMIN'],
    query: z.object({ ...jobFilters, ...pageQuery(20) }),
    answer: jobListSchema,
  },
  recurringJobs: {
    method: 'GET',
    path: '/jobs/recurrentes',
    summary: 'Lo que la plataforma hace por sí sola: cuándo vuelve a tocar y cómo acabó la última vez',
    access: ['ADMIN'],
    /** `copias`: where it makes copies of itself. */
    answer: z.object({ recurrentes: z.array(recurringJobSchema), copias: ownCopiesSchema.optional() }),
  },
  runJobNow: {
    method: 'POST',
    path: '/jobs/recurrentes/{tipo}',
    summary: 'Adelantar el turno de lo que la plataforma hace por sí sola: toca ahora',
    access: ['ADMIN'],
    params: z.object({ tipo: jobTipo }),
    answer: jobSchema,
    perMinute: 30,
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'Cómo va un trabajo que pediste: estado, progreso y resultado',
    access: 'person',
    params,
    answer: jobSchema,
  },
  cancelJob: {
    method: 'POST',
    path: '/jobs/{id}/cancel',
    summary: 'Cancelar un trabajo que espera o está en curso',
    access: 'person',
    params,
    answer: jobSchema,
  },
  retryJob: {
    method: 'POST',
    path: '/jobs/{id}/retry',
    summary: 'Volver a intentar un trabajo que ha fallado',
    access: ['ADMIN'],
    params,
    answer: jobSchema,
  },
});
