import { request } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { readJsonBodies } from './json-body.ts';

describePlatform('a body', (platform) => {
  const headers = { 'content-type': 'application/json' };

  it('may be left out of a call that takes none, though the client says JSON', async () => {
    const { call, token } = await platform().person('Eva', 'AUTOR');
    const body = { titulo: 'Sin cuerpo', resumen: 'Resumen', palabrasClave: 'una, dos' };
    const { id } = await call.createPublication({ body });
    const response = await platform().inject({
      method: 'POST',
      url: `/api/publications/${id}/submit-review`,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, response.json().estado]).toEqual([200, 'EN_REVISION']);
  });

  it('is UTF-8: in another encoding it is refused, whatever it says that it is, and nothing of it is kept', async () => {
    const { call, token } = await platform().person('Luz', 'AUTOR');
    const fields = JSON.stringify({ titulo: 'Artículo', resumen: 'Año', palabrasClave: 'una, dos' });
    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const response = await platform().inject({
        method: 'POST',
        url: '/api/publications',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        payload: Buffer.from(fields, 'latin1'),
      });
      expect([response.statusCode, response.json().code]).toEqual([400, 'cuerpo_ilegible']);
    }
    expect((await call.myPublications()).total).toBe(0);
  });

  it('may not be left out of a call that takes one', async () => {
    const response = await platform().inject({ method: 'POST', url: '/api/auth/login', headers, payload: '' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'datos_no_validos']);
  });
});

it('a body that breaks off is no fault of ours', async () => {
  const app = Fastify();
  readJsonBodies(app);
  const refused = new Promise<unknown>((resolve) => app.setErrorHandler((error) => resolve(error)));
  app.post('/', async () => null);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'content-length': 100 };
  const sent = request(address, { method: 'POST', headers }).on('error', () => undefined);
  await new Promise((resolve) => sent.write('{"email":', resolve));
  sent.destroy();
  expect(await refused).toMatchObject({ problem: { status: 400, code: 'cuerpo_ilegible' } });
  await app.close();
});
