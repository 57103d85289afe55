import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  claimAnswerSchema,
  claimListSchema,
  claimSchema,
  claimsQuery,
  newClaimSchema,
  workClaimsSchema,
} from '../entities/claim.ts';
import { id } from '../entities/common.ts';

const params = z.object({ id });

/** Appeals and complaints: asked by who takes part in a work, answered by somebody who had no part in what they are about. */
export const claimCalls = defineCalls({
  readClaims: {
    method: 'GET',
    path: '/publications/{id}/claims',
    summary: 'Las apelaciones y quejas de una publicación que puedes leer, y si puedes presentar una',
    access: 'person',
    params,
    answer: workClaimsSchema,
  },
  makeClaim: {
    method: 'POST',
    path: '/publications/{id}/claims',
    summary: 'Apelar el rechazo de una obra tuya, o quejarte de cómo se lleva una en la que participas',
    access: 'person',
    params,
    body: newClaimSchema,
    answer: workClaimsSchema,
    status: 201,
  },
  withdrawClaim: {
    method: 'DELETE',
    path: '/claims/{id}',
    summary: 'Retirar tu apelación o tu queja mientras no tenga respuesta: queda que la hubo',
    access: 'person',
    params,
  },
  answerClaim: {
    method: 'POST',
    path: '/claims/{id}/answer',
    summary:
      'Responder a una apelación o una queja en la que no tienes parte; estimar una apelación revoca la decisión',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: claimAnswerSchema,
    answer: claimSchema,
  },
  listClaims: {
    method: 'GET',
    path: '/claims',
    summary: 'Las apelaciones y quejas que puedes responder o respondiste: primero las que esperan',
    access: ['EDITOR', 'ADMIN'],
    query: claimsQuery,
    answer: claimListSchema,
  },
});
