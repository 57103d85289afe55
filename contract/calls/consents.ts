import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { consentSchema, hiddenIdentitiesSchema, newConsentSchema } from '../entities/consent.ts';

const params = z.object({ id });

/** Opening an identity that a review hides: asked of each person, answered by them alone (docs/specification.md 8). */
export const consentCalls = defineCalls({
  hiddenIdentities: {
    method: 'GET',
    path: '/publications/{id}/consents',
    summary: 'De quién no se conoce la identidad en una obra, y qué han respondido, para quien la lleva',
    access: ['EDITOR', 'ADMIN'],
    params,
    answer: hiddenIdentitiesSchema,
  },
  askConsent: {
    method: 'POST',
    path: '/publications/{id}/consents',
    summary: 'Pedir a una persona que deje conocer su identidad en una obra',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: newConsentSchema,
    answer: consentSchema,
    status: 201,
  },
  withdrawConsent: {
    method: 'DELETE',
    path: '/consents/{id}',
    summary: 'Retirar una petición que nadie ha respondido',
    access: ['EDITOR', 'ADMIN'],
    params,
  },
  myConsents: {
    method: 'GET',
    path: '/consents',
    summary: 'Las peticiones de dejar conocer tu identidad, la última primero',
    access: 'person',
    answer: z.object({ consentimientos: z.array(consentSchema) }),
  },
  answerConsent: {
    method: 'PUT',
    path: '/consents/{id}',
    summary: 'Responder a una petición tuya, o cambiar la respuesta',
    access: 'person',
    params,
    body: z.object({ acepta: z.boolean() }),
    answer: consentSchema,
  },
});
