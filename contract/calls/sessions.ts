import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { sessionListSchema } from '../entities/session.ts';

/** Where a person is logged in. Below /auth, where browsers bring what their device is known by. */
export const sessionCalls = defineCalls({
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Los dispositivos en los que tu sesión está abierta, este primero',
    access: 'person',
    answer: sessionListSchema,
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Cerrar tu sesión en un dispositivo',
    access: 'person',
    params: z.object({ id }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Cerrar todas tus sesiones menos esta',
    access: 'person',
  },
});
