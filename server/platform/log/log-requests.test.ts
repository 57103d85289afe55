/** The log: JSON lines with the id of their request, and nothing of a person (canaries of every kind are sent through). */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { openLog } from './log.ts';

describePlatform('the log', (platform) => {
  const lines: string[] = [];
  let app: Awaited<ReturnType<typeof buildApp>>;
  let person: TestPerson;
  beforeAll(async () => {
    const { services } = platform();
    app = await buildApp({ ...services, log: openLog('debug', { write: (line) => lines.push(line) }) });
    // Ways for an unforeseen error to carry what was sent.
    app.get('/api/falla/:nombre', async (request) => {
      throw new Error(`No se pudo con "${JSON.stringify(request.params)}" de canario@personal.test`);
    });
    app.get('/api/consulta', () =>
      services.db.execute(sql`select ${'Canaria Pérez'}::int, ${'canario@personal.test'}::text`),
    );
    person = await platform().account({ nombres: 'Canaria', apellidos: 'Pérez', email: 'canario@personal.test' });
    return () => app.close();
  });
  const canaries = () => [
    'canario@personal.test', 'Canaria', 'Pérez', '10.77.66.55', 'clave-secreta-canaria', 'CanaryAgent', 'llave-canaria',
    person.token, person.refreshToken, person.user.id, '0000-0002-1825-0097',
  ]; // biome-ignore format: one list
  const ask = (url: string, body?: object) =>
    app.inject({
      url,
      remoteAddress: '10.77.66.55',
      headers: { authorization: `Bearer ${person.token}`, 'user-agent': 'CanaryAgent/1.0', cookie: 'a=Canaria' },
      ...(body && { method: 'POST', body }),
    });

  it('holds nothing of who asks, nor of what they send, whatever goes wrong', async () => {
    await ask('/api/catalog?q=Canaria%20P%C3%A9rez');
    await ask('/api/auth/login', { email: 'canario@personal.test', password: 'clave-secreta-canaria' });
    await ask('/api/auth/register', { nombres: 'Canaria', orcid: '0000-0002-1825-0097' });
    await ask(`/api/users/${person.user.id}`);
    await ask('/api/nada/Canaria?correo=canario@personal.test');
    expect((await ask('/api/falla/Canaria')).statusCode).toBe(500);
    expect((await ask('/api/consulta')).statusCode).toBe(500);
    await ask('/api/%E0%A4%A');
    // What opens something by itself, in the address of a page and of its call.
    for (const path of ['/derechos', '/api/rights-links', '/coautoria', '/invitacion', '/api/invitations'])
      await ask(`${path}/llave-canaria-de-un-enlace`);
    await ask('/derechos/llave-canaria-de-un-enlace/firma');
    app.log.error(new Error('canario@personal.test (0000-0002-1825-0097) desde 10.77.66.55'));
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(8);
    for (const canary of canaries()) expect(text, canary).not.toContain(canary);
  });

  it('is a JSON object a line, each request with the id that its answer carries', async () => {
    lines.length = 0;
    const answer = await ask('/api/falla/x');
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.json()).toMatchObject({ instance: id });
    const told = lines.map((line) => JSON.parse(line));
    expect(told).toEqual([
      expect.objectContaining({ level: 'error', reqId: id, err: expect.objectContaining({ type: 'Error' }) }),
      expect.objectContaining({
        level: 'info',
        reqId: id,
        msg: 'request',
        method: 'GET',
        status: 500,
        route: '/api/falla/:nombre',
      }),
    ]);
    expect(told[0].err.stack).toContain('log-requests.test.ts');
  });

  it('says which statement failed, with places for its values', async () => {
    lines.length = 0;
    await ask('/api/consulta');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'select $1::int, $2::text', cause: { code: '22P02' } },
    });
  });
});
