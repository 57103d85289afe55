import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { depositStates } from '../deposits.ts';
import { id, pageQuery } from '../entities/common.ts';
import { depositListSchema, depositOfWorkSchema } from '../entities/deposit.ts';

const access = ['EDITOR', 'ADMIN'] as const;
const params = z.object({ id });
const path = '/publications/{id}/doi/deposit';

/** The registration of DOIs with Crossref or DataCite. */
export const depositCalls = defineCalls({
  readDeposit: {
    method: 'GET',
    path,
    summary: 'Cómo va el registro del DOI de una obra en su agencia',
    access,
    params,
    answer: depositOfWorkSchema,
  },
  depositDoi: {
    method: 'POST',
    path,
    summary: 'Pedir que se registre el DOI de una obra publicada, o que se envíe otra vez',
    access,
    params,
    answer: depositOfWorkSchema,
    perMinute: 60,
  },
  cancelDeposit: {
    method: 'DELETE',
    path,
    summary: 'Dejar de pedir el registro de un DOI que la agencia no tiene todavía',
    access,
    params,
    answer: depositOfWorkSchema,
  },
  listDeposits: {
    method: 'GET',
    path: '/doi-deposits',
    summary: 'Los registros de DOI pedidos, de todas las revistas o de una, el último primero',
    access: ['ADMIN'],
    query: z.object({ revistaId: id.optional(), estado: z.enum(depositStates).optional(), ...pageQuery(20) }),
    answer: depositListSchema,
  },
});
