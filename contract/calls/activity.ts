import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { pageQuery } from '../entities/common.ts';
import { jobSchema } from '../entities/job.ts';
import { activityFilters, activityFormats, activityListSchema, activityPlaces } from '../entities/system.ts';

/** Spec 001 §7: the activity record, and what an administrator does with it. */
export const activityCalls = defineCalls({
  activity: {
    method: 'GET',
    path: '/admin/activity',
    summary: 'La actividad, lo último primero',
    access: ['ADMIN'],
    query: z.object({ ...activityFilters, ...activityPlaces, ...pageQuery(10) }),
    answer: activityListSchema,
  },
  exportActivity: {
    method: 'GET',
    path: '/admin/activity/export/{formato}',
    summary: 'La actividad que dejan los filtros, como archivo',
    access: ['ADMIN'],
    params: z.object({ formato: z.enum(activityFormats) }),
    query: z.object(activityFilters),
    answer: z.file(),
    file: true,
    perMinute: 10,
  },
  verifyActivity: {
    method: 'POST',
    path: '/admin/activity/verify',
    summary: 'Comprobar la cadena del registro de actividad, como trabajo: su resultado son los fallos encontrados',
    access: ['ADMIN'],
    answer: jobSchema,
    status: 201,
    perMinute: 10,
  },
});
