/** Keys of the API: who makes them, what is read by them, and until when. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPrefix, mostKeys } from '#contract/api-keys.ts';
import { buildApp } from '#server/app.ts';
import { apiKeys } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

describePlatform('a key of the public API', (platform) => {
  let ana: TestPerson;
  let admin: TestPerson;
  let other: FastifyInstance;
  beforeAll(async () => {
    ana = await platform().person('Ana', 'AUTOR');
    admin = await platform().person('Ada', 'ADMIN');
    other = await buildApp(platform().services);
  });
  afterAll(() => other.close());

  const make = (nombre: string, by = ana) => by.call.makeApiKey({ body: { nombre } });
  const ask = (url: string, token: string, app = platform().app, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

  it('is told once, kept as a hash, and known by its beginning', async () => {
    const { clave, ...shown } = await make('Mi programa');
    expect(clave).toMatch(new RegExp(`^${keyPrefix}[\\w-]{43}$`));
    expect(clave.startsWith(shown.comienzo)).toBe(true);
    expect((await ana.call.listApiKeys()).claves).toEqual([shown]);
    const [row] = await platform().services.db.select().from(apiKeys).where(eq(apiKeys.id, shown.id));
    expect(JSON.stringify(row)).not.toContain(clave.slice(shown.comienzo.length));
  });

  it('reads as a guest reads, and nothing of what its owner may see', async () => {
    const { clave } = await make('Para leer');
    const { id } = await draft(ana, { titulo: 'Todavía nadie la lee' });
    expect((await ask(`/api/publications/${id}`, ana.token)).statusCode).toBe(200);
    const unseen = await ask(`/api/publications/${id}`, clave);
    const asGuest = await platform().app.inject(`/api/publications/${id}`);
    expect([unseen.statusCode, unseen.json().code]).toEqual([asGuest.statusCode, asGuest.json().code]);
    expect(asGuest.statusCode).not.toBe(200);
    for (const url of ['/api/publications', '/api/catalog', '/api/revistas', '/api/settings'])
      expect((await ask(url, clave)).json()).toEqual((await platform().app.inject(url)).json());
    const refused = { status: 403, code: 'clave_solo_lectura' };
    for (const url of ['/api/users/profile', '/api/users/api-keys', '/api/notifications/stream'])
      expect([url, (await ask(url, clave)).json()]).toMatchObject([url, refused]);
    expect((await ask('/api/publications/my-publications', clave)).json()).toMatchObject({
      status: 403,
      code: 'clave_sin_ambito',
      message: expect.stringContaining('obras:leer · edicion:leer'),
    });
    expect((await ask('/api/users/api-keys', clave, platform().app, 'POST')).json()).toMatchObject(refused);
    expect((await ask('/api/contact', clave, platform().app, 'POST')).json()).toMatchObject(refused);
    const { claves } = await ana.call.listApiKeys();
    expect(claves.find(({ nombre }) => nombre === 'Para leer')?.ultimoUso).toBe(new Date().toISOString().slice(0, 10));
  });

  it('is refused with words where there is none of it, and taken for no session', async () => {
    for (const token of [keyPrefix, `${keyPrefix}${'a'.repeat(43)}`, `${keyPrefix}${ana.token}`]) {
      const answer = await ask('/api/catalog', token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'clave_no_valida',
        message: expect.stringContaining('clave de la API'),
      });
    }
    expect((await ask('/api/catalog', `${ana.token}x`)).json()).toMatchObject({ code: 'sesion_caducada' });
    // Calls that begin a session look at no token.
    expect((await ask('/api/auth/login', keyPrefix, platform().app, 'POST')).statusCode).toBe(422);
  });

  it('is looked up once and remembered, and forgotten once it is revoked, in any process', async () => {
    const { clave, id } = await make('Efímera');
    await ask('/api/catalog', clave);
    await ask('/api/catalog', clave, other);
    // Nobody is told of a hash that is changed behind the processes' backs: they ask no more.
    await platform().services.db.update(apiKeys).set({ hash: 'otro' }).where(eq(apiKeys.id, id));
    for (const app of [platform().app, other]) expect((await ask('/api/catalog', clave, app)).statusCode).toBe(200);
    expect(await problemOf(admin.call.revokeApiKey({ params: { id } }))).toMatchObject({ code: 'no_encontrado' });
    await ana.call.revokeApiKey({ params: { id } });
    expect(await problemOf(ana.call.revokeApiKey({ params: { id } }))).toMatchObject({ code: 'no_encontrado' });
    for (const app of [platform().app, other])
      await expect.poll(async () => (await ask('/api/catalog', clave, app)).json().code).toBe('clave_no_valida');
  });

  it('is made by who has confirmed their address, ten at most, each of another name', async () => {
    const unsure = await platform().account({ nombres: 'Uma', fechaVerificacion: null }, 'LECTOR');
    expect(await problemOf(make('Una', unsure))).toMatchObject({ status: 403, code: 'confirma_para_claves' });
    const keen = await platform().person('Kira', 'LECTOR');
    await make('Línea', keen);
    expect(await problemOf(make('linea', keen))).toMatchObject({
      code: 'clave_repetida',
      errors: [{ field: 'nombre' }],
    });
    const names = Array.from({ length: mostKeys + 2 }, (_, n) => `Clave ${n}`);
    const made = await Promise.allSettled(names.map((name) => make(name, keen)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostKeys - 1);
    expect(await problemOf(make('Otra más', keen))).toMatchObject({ code: 'claves_completas' });
  });

  it('is seen and revoked by administrators, with a line in the record', async () => {
    const { clave, id } = await make('De Ana');
    const { claves, total } = await admin.call.listAllApiKeys({ query: { limit: 1 } });
    expect(claves).toMatchObject([{ id, nombre: 'De Ana', persona: { id: ana.user.id, email: ana.user.email } }]);
    expect(total).toBeGreaterThan(1);
    expect(JSON.stringify(claves)).not.toContain(clave);
    await admin.call.revokeApiKeyOf({ params: { id } });
    expect((await ask('/api/catalog', clave)).json()).toMatchObject({ code: 'clave_no_valida' });
    const { activity } = await admin.call.activity({ query: { limit: 1 } });
    expect(activity).toMatchObject([{ type: 'account.keyRevoked', userId: admin.user.id }]);
  });

  it('works no more once its account is blocked or gone', async () => {
    const [blocked, gone] = [await platform().person('Bo', 'LECTOR'), await platform().person('Gil', 'LECTOR')];
    const keys = [(await make('Una', blocked)).clave, (await make('Una', gone)).clave] as const;
    for (const clave of keys) expect((await ask('/api/catalog', clave)).statusCode).toBe(200);
    await admin.call.changeUser({ params: { id: blocked.user.id }, body: { estado: 'BLOQUEADO' } });
    await gone.call.eraseOwnAccount({ body: { password: gone.password, palabra: 'ELIMINAR' } });
    for (const clave of keys)
      expect((await ask('/api/catalog', clave)).json()).toMatchObject({ code: 'clave_no_valida' });
    await admin.call.changeUser({ params: { id: blocked.user.id }, body: { estado: 'ACTIVO' } });
    expect((await ask('/api/catalog', keys[0])).statusCode).toBe(200);
    expect(await platform().services.db.$count(apiKeys, eq(apiKeys.userId, gone.user.id))).toBe(0);
  });
});
