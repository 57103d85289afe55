import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  mergeListSchema,
  mergePairSchema,
  mergePreviewSchema,
  mergeSchema,
  newMergeSchema,
} from '../entities/merge.ts';

/** Accounts of one person merged into one. */
export const mergingCalls = defineCalls({
  listMerges: {
    method: 'GET',
    path: '/users/merges',
    summary: 'Las cuentas que se han unido a otras, la última primero',
    access: ['ADMIN'],
    query: z.object(pageQuery(10)),
    answer: mergeListSchema,
  },
  previewMerge: {
    method: 'GET',
    path: '/users/merges/preview',
    summary: 'Qué pasaría al unir una cuenta a otra, y qué lo impide',
    access: ['ADMIN'],
    query: mergePairSchema,
    answer: mergePreviewSchema,
    perMinute: 60,
  },
  mergeAccounts: {
    method: 'POST',
    path: '/users/merges',
    summary: 'Unir una cuenta a otra de la misma persona: durante 30 días se puede deshacer',
    access: ['ADMIN'],
    body: newMergeSchema,
    answer: mergeSchema,
    status: 201,
    perMinute: 30,
  },
  undoMerge: {
    method: 'POST',
    path: '/users/merges/{id}/undo',
    summary: 'Deshacer una unión de cuentas: vuelve a cada una lo que era suyo',
    access: ['ADMIN'],
    params: z.object({ id }),
    answer: mergeSchema,
    perMinute: 30,
  },
});
