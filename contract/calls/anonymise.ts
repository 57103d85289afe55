import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { anonymousFileSchema, identityLeakSchema, viewAsSchema, viewerName } from '../entities/anonymise.ts';
import { id } from '../entities/common.ts';

const params = z.object({ id });

/** Blind review: what gives authors away, what becomes of their files, and what each person sees of a work. */
export const anonymiseCalls = defineCalls({
  findIdentityLeaks: {
    method: 'GET',
    path: '/publications/{id}/giveaways',
    summary: 'Las frases de una obra que pueden decir quién la escribió, para sus autores y para quien la lleva',
    access: 'person',
    params,
    answer: z.object({
      /** Whether authors are hidden from reviewers now. */
      oculta: z.boolean(),
      avisos: z.array(identityLeakSchema),
      /** False where there are more than one answer holds. */
      completo: z.boolean(),
    }),
  },
  anonymousFiles: {
    method: 'GET',
    path: '/publications/{id}/anonymous-files',
    summary: 'Qué reciben en lugar de los archivos de una obra quienes no deben saber de quién es',
    access: 'person',
    params,
    answer: z.object({ archivos: z.array(anonymousFileSchema) }),
  },
  viewAs: {
    method: 'GET',
    path: '/publications/{id}/as/{quien}',
    summary: 'Ver una obra como la ve otra persona; queda registrado',
    access: ['EDITOR', 'ADMIN'],
    params: z.object({ id, quien: viewerName }),
    answer: viewAsSchema,
  },
});
