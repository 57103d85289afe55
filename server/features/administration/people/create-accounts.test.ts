/** Accounts that administrators make for others: one, or those of a file, of which each line is told of before. */
import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mostAccountsAtOnce } from '#contract/entities/user.ts';
import { mails, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';

const password = 'otra-clave-larga';
const given = (email: string, roles: ('AUTOR' | 'REVISOR' | 'EDITOR')[] = []) => ({
  nombres: 'Núria',
  apellidos: 'Soler Vidal',
  email,
  roles: roles.length > 0 ? roles : ['LECTOR' as const],
});

describePlatform('an account made for somebody', (platform) => {
  const administrator = () => platform().person('Ada', 'ADMIN');
  const find = async (admin: TestPerson, search: string) =>
    (await admin.call.listUsers({ query: { search } })).users.find(({ email }) => email === search);
  const linkOf = async (email: string) => (await tokensTo(platform(), email, 'reset-password'))[0] ?? '';

  it('is theirs once they choose a password by the mailed link, which confirms the address and brings the roles', async () => {
    const admin = await administrator();
    const email = 'nuria@casa.test';
    const body = { cuentas: [given(email, ['AUTOR', 'REVISOR'])], idioma: 'en' as const };
    expect(await admin.call.createAccounts({ body })).toEqual({ creadas: 1, enCorreo: false });
    expect(await find(admin, email)).toMatchObject({
      roles: ['AUTOR'],
      rolesPrometidos: ['REVISOR'],
      correoVerificado: false,
    });
    const [mail] = await mailsTo(platform(), email);
    expect(mail?.asunto).toContain('You have an account');
    const { guest } = platform();
    expect(await problemOf(guest.login({ body: { email, password } }))).toMatchObject({
      code: 'credenciales_incorrectas',
    });
    await guest.resetPassword({ body: { token: await linkOf(email), password } });
    const session = await guest.login({ body: { email, password } });
    expect(session.user).toMatchObject({ roles: ['AUTOR', 'REVISOR'], correoVerificado: true });
    expect(await find(admin, email)).toMatchObject({ rolesPrometidos: [] });
    // Nothing was changed that a mail would have to warn of.
    expect((await mailsTo(platform(), email)).map(({ asunto }) => asunto).join()).not.toContain('password has changed');
    const [row] = await platform().services.db.select().from(users).where(eq(users.email, email));
    expect(Object.keys(row?.textosAceptados ?? {}).sort()).toEqual(['privacidad', 'terminos']);
    const { activity } = await admin.call.activity({ query: { type: 'account.made' } });
    expect(activity[0]?.message).toBe(
      'Cuenta creada por administración con el rol Autor; con su correo confirmado tendrá Revisor.',
    );
  });

  it('is none where one of the addresses has an account, and says which', async () => {
    const admin = await administrator();
    const before = (await admin.call.listUsers()).total;
    const cuentas = [given('a@casa.test'), given('nuria@casa.test'), given('b@casa.test'), given('b@casa.test')];
    const problem = await problemOf(admin.call.createAccounts({ body: { cuentas } }));
    expect(problem).toMatchObject({ status: 409, code: 'correo_en_uso' });
    expect(problem.errors?.map(({ field }) => field)).toEqual(['cuentas.1.email', 'cuentas.3.email']);
    expect((await admin.call.listUsers()).total).toBe(before);
    expect(await mailsTo(platform(), 'a@casa.test')).toEqual([]);
  });

  it('is made with all others of its file in as few statements as one by itself', async () => {
    const admin = await administrator();
    // What is counted is done twice, of which the first prepares its statements.
    let turn = 0;
    const make = (many: number) =>
      statementsOf(() => {
        turn++;
        const cuentas = Array.from({ length: many }, (_, at) => given(`tropa${turn}.${at}@casa.test`, ['REVISOR']));
        return admin.call.createAccounts({ body: { cuentas } });
      });
    const alone = await make(1);
    expect(await make(mostAccountsAtOnce)).toBe(alone);
    const [first, last] = [`tropa${turn}.0@casa.test`, `tropa${turn}.${mostAccountsAtOnce - 1}@casa.test`];
    for (const email of [first, last]) {
      expect(await mailsTo(platform(), email)).toHaveLength(1);
      await platform().guest.resetPassword({ body: { token: await linkOf(email), password } });
      expect((await platform().guest.login({ body: { email, password } })).user.roles).toContain('REVISOR');
    }
    const { total } = await admin.call.activity({ query: { type: 'account.made' } });
    expect(total).toBeGreaterThanOrEqual(mostAccountsAtOnce + 1);
    const { db } = platform().services;
    expect(await db.$count(mails, like(mails.para, `tropa${turn}.%`))).toBe(mostAccountsAtOnce);
  });

  it('is made once by two who make it at the same moment, in whichever order', async () => {
    const [one, other] = [await administrator(), await platform().person('Bea', 'ADMIN')];
    const cuentas = Array.from({ length: 12 }, (_, at) => given(`gemela${at}@casa.test`));
    const made = await Promise.allSettled([
      one.call.createAccounts({ body: { cuentas } }),
      other.call.createAccounts({ body: { cuentas: [...cuentas].reverse() } }),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const { email } of cuentas) expect(await mailsTo(platform(), email)).toHaveLength(1);
  });

  it('has its roles changed before it is opened: those that need a confirmed address wait for it', async () => {
    const admin = await administrator();
    const email = 'lluis@casa.test';
    await admin.call.createAccounts({ body: { cuentas: [given(email)] } });
    const { id } = (await find(admin, email)) ?? { id: '' };
    await admin.call.changeUser({ params: { id }, body: { roles: ['AUTOR', 'EDITOR'] } });
    expect(await find(admin, email)).toMatchObject({ roles: ['AUTOR'], rolesPrometidos: ['EDITOR'] });
    // Without a mail server its address is confirmed by hand, and the roles come with that.
    await admin.call.changeUser({ params: { id }, body: { correoVerificado: true } });
    expect(await find(admin, email)).toMatchObject({ roles: ['AUTOR', 'EDITOR'], rolesPrometidos: [] });
  });

  it('is opened by the letter that says what that accepts, also where somebody asked for another password', async () => {
    const admin = await administrator();
    const email = 'olvido@casa.test';
    await admin.call.createAccounts({ body: { cuentas: [given(email)] } });
    await platform().guest.forgotPassword({ body: { email } });
    const letters = (await mailsTo(platform(), email)).map(({ asunto }) => asunto);
    expect(letters).toHaveLength(2);
    expect(new Set(letters).size).toBe(1);
  });

  it('is promised no administrator’s role: its address may be somebody else’s', async () => {
    const admin = await administrator();
    const email = 'errata@casa.test';
    await admin.call.createAccounts({ body: { cuentas: [given(email)] } });
    const made = await find(admin, email);
    const params = { id: made?.id ?? '' };
    expect(await problemOf(admin.call.changeUser({ params, body: { roles: ['ADMIN'] } }))).toMatchObject({
      code: 'correo_sin_confirmar',
    });
    const together = { personas: [params.id], rol: 'ADMIN' as const, acto: 'DAR' as const };
    expect((await admin.call.changeRoles({ body: together })).personas).toMatchObject([{ suerte: 'NO' }]);
    expect(await find(admin, email)).toMatchObject({ rolesPrometidos: [] });
  });

  it('is sent its letter again where its person has not opened it', async () => {
    const admin = await administrator();
    const email = 'marti@casa.test';
    await admin.call.createAccounts({ body: { cuentas: [given(email)] } });
    const { id } = (await find(admin, email)) ?? { id: '' };
    const old = await linkOf(email);
    await admin.call.mailPasswordReset({ params: { id } });
    expect(await mailsTo(platform(), email)).toHaveLength(2);
    expect(await problemOf(platform().guest.resetPassword({ body: { token: old, password } }))).toMatchObject({
      code: 'enlace_no_valido',
    });
  });

  it('is never an administrator’s, and never made by who has not confirmed the own address', async () => {
    const admin = await administrator();
    const cuentas = [{ ...given('x@casa.test'), roles: ['ADMIN'] as never }];
    expect(await problemOf(admin.call.createAccounts({ body: { cuentas } }))).toMatchObject({ status: 422 });
    const unsure = await platform().account({ nombres: 'Sin', fechaVerificacion: null }, 'ADMIN');
    const body = { cuentas: [given('x@casa.test')] };
    expect(await problemOf(unsure.call.createAccounts({ body }))).toMatchObject({ code: 'confirma_tu_correo' });
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.createAccounts({ body }))).toMatchObject({ status: 403 });
  });
});

describePlatform('a file of accounts', (platform) => {
  const preview = async (text: string | Buffer) => {
    const admin = await platform().person('Ada', 'ADMIN');
    return admin.call.previewAccounts({ body: { archivo: Buffer.from(text).toString('base64') } });
  };

  it('tells of each line what would become of it, and makes nothing', async () => {
    await platform().account({ nombres: 'Irene', email: 'irene@uni.test' }, 'AUTOR');
    await preview('nombres;apellidos;email\nA;B;a@uni.test');
    const count = () => platform().services.db.$count(users);
    const before = await count();
    const { lineas, ...file } = await preview(
      [
        'Apellidos;Nombre;Correo electrónico;Rol;Teléfono',
        'Íñiguez;Rosa;Rosa@Uni.test;Autora, Revisora;600',
        'Ávila;Irene;irene@uni.test;;',
        'Íñiguez;Rosa;rosa@uni.test;;',
        ';Sin apellido;sin@uni.test;lectora;',
        'Mal;Escrita;no es un correo;jefe;',
        'Mando;Marta;marta@uni.test;admin;',
      ].join('\r\n'),
    );
    expect(file).toEqual({ codificacion: 'UTF-8', separador: ';', sinUso: ['Teléfono'] });
    expect(lineas.map(({ linea, suerte, fallos, repite }) => [linea, suerte, fallos, repite])).toEqual([
      [2, 'CREAR', [], null],
      [3, 'EXISTE', [], null],
      [4, 'REPETIDA', [], 2],
      [5, 'ERROR', ['apellidos'], null],
      [6, 'ERROR', ['rol', 'email'], null],
      [7, 'ERROR', ['rol_admin'], null],
    ]);
    expect(lineas[0]).toMatchObject({ email: 'rosa@uni.test', roles: ['AUTOR'], prometidos: ['REVISOR'] });
    // Whoever looks at it is somebody new.
    expect(await count()).toBe(before + 1);
  });

  it('is read as a spreadsheet of Western Europe wrote it, and as this platform exported it', async () => {
    const old = Buffer.from('nombres,apellidos,email\nBegoña,Muñoz,be@uni.test', 'latin1');
    expect(await preview(old)).toMatchObject({
      codificacion: 'windows-1252',
      separador: ',',
      lineas: [{ nombres: 'Begoña', apellidos: 'Muñoz', suerte: 'CREAR', roles: ['LECTOR'] }],
    });
    const admin = await platform().person('Ada', 'ADMIN');
    const own = await platform().inject({
      url: '/api/users/export',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const { lineas } = await preview(own.body);
    expect(new Set(lineas.filter(({ fallos }) => fallos.length === 0).map(({ suerte }) => suerte))).toEqual(
      new Set(['EXISTE']),
    );
  });

  it.each([
    ['nothing', 'x'],
    ['names without headings', 'Rosa;Íñiguez;rosa@uni.test'],
    ['headings alone', 'nombres;apellidos;email\n'],
  ])('with %s is refused in a sentence', async (_, text) => {
    const problem = await problemOf(preview(text));
    expect(problem).toMatchObject({ status: 422 });
    expect(problem.errors?.[0]).toMatchObject({ field: 'archivo', code: 'archivo_sin_cabecera' });
  });

  it('of more accounts than are made at once is refused, and of as many is not', async () => {
    const file = (count: number) =>
      `nombres;apellidos;email\n${Array.from({ length: count }, (_, at) => `A;B;a${at}@uni.test`).join('\n')}`;
    expect((await preview(file(mostAccountsAtOnce))).lineas).toHaveLength(mostAccountsAtOnce);
    expect((await problemOf(preview(file(mostAccountsAtOnce + 1)))).errors?.[0]?.message).toContain(
      `${mostAccountsAtOnce}`,
    );
  });
});
