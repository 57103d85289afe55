/** The own profile, its photo and the preferences (spec 000 §2.9, §3; issue 3). */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jpeg, png, webp } from '#server/documents/metadata/pictures.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';

describePlatform('a profile', (platform) => {
  const photos = () => readdir(join(platform().services.env.DATA_DIR, 'files', 'fotos')).catch((): string[] => []);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const put = (bytes: Uint8Array, person: Awaited<ReturnType<ReturnType<typeof platform>['person']>>) =>
    person.call.changePhoto({ body: { foto: base64(bytes) } });

  it('changes what is sent and nothing else', async () => {
    const { user, call } = await platform().person('Ana', 'AUTOR');
    const { data } = await call.updateProfile({ body: { afiliacion: ' Universidad ', orcid: '0000-0002-1825-0097' } });
    expect(data).toEqual({
      ...(await call.authProfile()),
      nombres: user.nombres,
      afiliacion: 'Universidad',
      orcid: '0000-0002-1825-0097',
    });
    expect((await call.updateProfile({ body: {} })).data).toEqual(data);
    expect((await call.updateProfile({ body: { biografia: 'Filóloga.' } })).data.orcid).toBe('0000-0002-1825-0097');
  });

  it('takes an empty ORCID and the placeholder for none, and refuses a wrong check digit', async () => {
    const { call } = await platform().person('Eva');
    for (const orcid of ['', '0000-0000-0000-0000', null]) {
      await call.updateProfile({ body: { orcid: '0000-0002-1825-0097' } });
      expect((await call.updateProfile({ body: { orcid } })).data.orcid).toBeNull();
    }
    const { errors } = await problemOf(call.updateProfile({ body: { orcid: '0000-0002-1825-0098' } }));
    expect(errors?.map(({ field }) => field)).toEqual(['orcid']);
  });

  it('refuses empty names', async () => {
    const { call } = await platform().person('Luz');
    const { errors } = await problemOf(call.updateProfile({ body: { nombres: ' ', apellidos: '' } }));
    expect(errors?.map(({ field }) => field)).toEqual(['nombres', 'apellidos']);
  });

  it('changes no role, address, password or photo, whatever is sent', async () => {
    const { token, call } = await platform().person('Iris');
    const before = await call.authProfile();
    const payload = {
      biografia: 'Nueva.',
      id: 'x',
      rol: 'ADMIN',
      role: 'ADMIN',
      roles: ['ADMIN'],
      rolSolicitado: 'ADMIN',
      email: 'otra@prueba.test',
      passwordHash: 'x',
      password_hash: 'x',
      fotoUrl: 'https://rastreo.example/p.gif',
      fechaVerificacion: '2020-01-01T00:00:00Z',
      correoVerificado: true,
      fechaEliminacion: '2020-01-01T00:00:00Z',
    };
    const headers = { authorization: `Bearer ${token}` };
    const response = await platform().inject({ method: 'PATCH', url: '/api/users/profile', headers, payload });
    expect(response.json()).toEqual({ data: { ...before, biografia: 'Nueva.' } });
  });

  it('takes no photo from the registration form', async () => {
    const body = { nombres: 'Ana', apellidos: 'Ruiz', email: 'foto@prueba.test', password: 'secreta-y-larga' };
    const { user } = await platform().guest.register({ body: { ...body, fotoUrl: '/files/fotos/otra.png' } });
    expect(user.fotoUrl).toBe('');
  });

  it.each([
    ['PNG', png, 'png', 'image/png'],
    ['JPEG', jpeg, 'jpg', 'image/jpeg'],
    ['WebP', webp, 'webp', 'image/webp'],
  ])('shows a %s photo at an address that nobody guesses', async (_, bytes, ending, type) => {
    const { data } = await put(bytes, await platform().person('Nora'));
    expect(data.fotoUrl).toMatch(new RegExp(`^/files/fotos/[\\w-]{32}\\.${ending}$`));
    const response = await platform().inject({ url: data.fotoUrl });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    expect(response.rawPayload.toString('latin1')).not.toContain('tIME');
  });

  it('keeps one photo, and none once it is removed or the account deleted', async () => {
    const rita = await platform().person('Rita');
    const others = await photos();
    const own = async () => (await photos()).filter((name) => !others.includes(name));
    const first = (await put(png, rita)).data.fotoUrl;
    const second = (await put(jpeg, rita)).data.fotoUrl;
    expect((await platform().inject({ url: first })).statusCode).toBe(404);
    expect((await own()).map((name) => `/files/fotos/${name}`)).toEqual([second]);
    expect((await rita.call.removePhoto()).data.fotoUrl).toBe('');
    expect((await rita.call.removePhoto()).data.fotoUrl).toBe('');
    expect(await own()).toEqual([]);
    await Promise.all([put(png, rita), put(jpeg, rita), put(webp, rita)]);
    expect(await own()).toHaveLength(1);
    const admin = await platform().person('Alba', 'ADMIN');
    await admin.call.deleteUser({ params: { id: rita.user.id } });
    expect(await own()).toEqual([]);
  });

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['one larger than a megabyte', Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(1024 * 1024), jpeg.subarray(-2)])],
    ['one too wide', resized(5000, 6)],
    ['one without an extent', resized(0, 6)],
  ])('refuses %s', async (_, bytes) => {
    const before = await photos();
    const attempt = put(bytes, await platform().person('Vera'));
    expect(await problemOf(attempt)).toMatchObject({
      status: 422,
      code: 'foto_no_valida',
      message: 'No podemos usar esa foto: envía un PNG, JPEG o WebP de hasta 1 MB y 4096 píxeles de lado.',
    });
    expect(await photos()).toEqual(before);
  });

  it('gives no file outside its folder', async () => {
    for (const name of ['..%2F..%2Fdb', '%2e%2e%2fx.png', `${'a'.repeat(32)}.svg`, 'corta.png'])
      expect((await platform().inject({ url: `/files/fotos/${name}` })).statusCode).toBe(404);
  });

  it('keeps preferences with the account, each on its own', async () => {
    const { call } = await platform().person('Olga');
    const first = { theme: null, language: null, notifications: true, teclas: true };
    expect((await call.authProfile()).preferencias).toEqual(first);
    const [theme, language] = await Promise.all([
      call.changePreferences({ body: { theme: 'dark' } }),
      call.changePreferences({ body: { language: 'en' } }),
    ]);
    expect([theme.theme, language.language]).toEqual(['dark', 'en']);
    expect(await call.changePreferences({ body: { notifications: false } })).toEqual({
      theme: 'dark',
      language: 'en',
      notifications: false,
      teclas: true,
    });
    expect((await call.changePreferences({ body: { theme: null } })).theme).toBeNull();
    expect((await call.profile()).data.preferencias).toEqual({
      theme: null,
      language: 'en',
      notifications: false,
      teclas: true,
    });
  });

  it('keeps no preference that it does not know', async () => {
    const { token, call } = await platform().person('Inés');
    const headers = { authorization: `Bearer ${token}` };
    const payload = { theme: 'dark', roles: ['ADMIN'] };
    await platform().inject({ method: 'PATCH', url: '/api/users/preferences', headers, payload });
    expect((await call.authProfile()).preferencias).toEqual({
      theme: 'dark',
      language: null,
      notifications: true,
      teclas: true,
    });
  });
});

/** The PNG that says it has another size. */
function resized(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
