import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { apiKeyListSchema, madeApiKeySchema, managedApiKeyListSchema, newApiKeySchema } from '../entities/api-key.ts';
import { id, pageQuery } from '../entities/common.ts';

const params = z.object({ id });

/** Keys of the API: people's own, and all of them for administrators. */
export const apiKeyCalls = defineCalls({
  listApiKeys: {
    method: 'GET',
    path: '/users/api-keys',
    summary: 'Tus claves de la API',
    access: 'person',
    answer: apiKeyListSchema,
  },
  makeApiKey: {
    method: 'POST',
    path: '/users/api-keys',
    summary: 'Crear una clave de la API, con lo que abre: solo se muestra esta vez',
    access: 'person',
    body: newApiKeySchema,
    answer: madeApiKeySchema,
    status: 201,
    perMinute: 30,
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/users/api-keys/{id}',
    summary: 'Revocar una clave tuya',
    access: 'person',
    params,
  },
  listAllApiKeys: {
    method: 'GET',
    path: '/admin/api-keys',
    summary: 'Las claves de la API pública que funcionan, la última primero, y de quién son',
    access: ['ADMIN'],
    query: z.object(pageQuery(10)),
    answer: managedApiKeyListSchema,
  },
  revokeApiKeyOf: {
    method: 'DELETE',
    path: '/admin/api-keys/{id}',
    summary: 'Revocar la clave de otra persona',
    access: ['ADMIN'],
    params,
  },
});
