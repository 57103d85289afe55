/** Roles asked for and decided (docs/specification.md 3). */
import { expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a role', (platform) => {
  const ask = async ({ call }: TestPerson, rol: string) => (await call.requestRole({ body: { rol } })).data;
  const decide = (admin: TestPerson, { user }: TestPerson, conceder: boolean) =>
    admin.call.decideRoleRequest({ params: { id: user.id }, body: { conceder } });
  const notices = async ({ call }: TestPerson) =>
    (await call.listNotifications()).notifications.map(({ mensaje }) => mensaje);

  it('of author is granted at once, and takes the place of reader', async () => {
    const ana = await platform().person('Ana');
    expect(await ask(ana, 'ROLE_AUTOR')).toMatchObject({ rol: 'AUTOR', roles: ['AUTOR'], rolSolicitado: null });
    const { id } = await ana.call.createPublication({
      body: { titulo: 'Una obra', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    expect(id).toBeTruthy();
  });

  it.each([
    ['REVISOR', 'Revisor'],
    ['EDITOR', 'Editor'],
  ])('of %s waits for an administrator, and gives nothing meanwhile', async (rol, words) => {
    const admin = await platform().person('Alba', 'ADMIN');
    const eva = await platform().person('Eva', 'AUTOR');
    expect(await ask(eva, rol)).toMatchObject({ rol: 'AUTOR', roles: ['AUTOR'], rolSolicitado: rol });
    expect((await notices(admin))[0]).toContain(`Una cuenta pide el rol ${words}.`);
    await ask(eva, rol);
    expect(await notices(admin)).toHaveLength(1);
    expect(await problemOf(eva.call.listUsers())).toMatchObject({ status: 403 });
  });

  it('is had at once where the platform is set so', async () => {
    const luz = await platform().person('Luz', 'AUTOR');
    await ask(luz, 'EDITOR');
    await platform().settings({ aprobacionDeRoles: false });
    expect(await ask(luz, 'REVISOR')).toMatchObject({ roles: ['AUTOR', 'REVISOR'], rolSolicitado: 'EDITOR' });
    expect(await ask(luz, 'EDITOR')).toMatchObject({ roles: ['AUTOR', 'REVISOR', 'EDITOR'], rolSolicitado: null });
    await platform().settings({ aprobacionDeRoles: true });
  });

  it('of administrator is never had by asking', async () => {
    await platform().settings({ aprobacionDeRoles: false });
    const iris = await platform().person('Iris');
    expect(await problemOf(ask(iris, 'ROLE_ADMIN'))).toMatchObject({ status: 422, errors: [{ field: 'rol' }] });
    expect((await iris.call.authProfile()).roles).toEqual(['LECTOR']);
    await platform().settings({ aprobacionDeRoles: true });
  });

  it('that is held, or of reader, changes nothing', async () => {
    const nora = await platform().person('Nora', 'REVISOR', 'AUTOR');
    for (const rol of ['LECTOR', 'REVISOR', 'AUTOR'])
      expect(await ask(nora, rol)).toMatchObject({ roles: ['REVISOR', 'AUTOR'], rolSolicitado: null });
  });

  it('is granted by an administrator, acts at once, and its holder is told', async () => {
    const admin = await platform().person('Alma', 'ADMIN');
    const rita = await platform().person('Rita');
    await ask(rita, 'EDITOR');
    expect(await decide(admin, rita, true)).toMatchObject({ roles: ['EDITOR'], rol: 'EDITOR', rolSolicitado: null });
    expect((await rita.call.listUsers()).users.length).toBeGreaterThan(0);
    expect(await notices(rita)).toEqual(['Ya tienes el rol Editor. Gracias por querer participar.']);
    expect((await mailsTo(platform(), rita.user.email)).map(({ asunto }) => asunto)).toEqual([
      'Ya tienes el rol Editor',
    ]);
    expect((await admin.call.activity()).activity[0]).toMatchObject({
      type: 'account.roleGranted',
      message: 'Rol concedido: Editor.',
      userId: admin.user.id,
    });
  });

  it('is not granted before its address is confirmed, which lists say, and may be declined', async () => {
    const admin = await platform().person('Alma', 'ADMIN');
    const rita = await platform().account({ nombres: 'Rita', fechaVerificacion: null });
    await ask(rita, 'EDITOR');
    expect(await problemOf(decide(admin, rita, true))).toMatchObject({ status: 409, code: 'correo_sin_confirmar' });
    const { users } = await admin.call.listUsers({ query: { conSolicitud: 'true', limit: 100 } });
    expect(users.find(({ id }) => id === rita.user.id)).toMatchObject({ correoVerificado: false });
    expect(await decide(admin, rita, false)).toMatchObject({ rolSolicitado: null, correoVerificado: false });
  });

  it('waits for the confirmation of the address where nobody has to approve, and comes with it', async () => {
    await platform().settings({ aprobacionDeRoles: false });
    const rita = await platform().account({ nombres: 'Rita', fechaVerificacion: null });
    expect(await ask(rita, 'REVISOR')).toMatchObject({ roles: ['LECTOR'], rolSolicitado: 'REVISOR' });
    expect(await ask(rita, 'AUTOR')).toMatchObject({ roles: ['AUTOR'] });
    await rita.call.resendVerification();
    const [token = ''] = await tokensTo(platform(), rita.user.email, '/verify-email');
    await platform().guest.verifyEmail({ body: { token } });
    expect(await rita.call.authProfile()).toMatchObject({ roles: ['AUTOR', 'REVISOR'], rolSolicitado: null });
    expect(await notices(rita)).toEqual(['Ya tienes el rol Revisor. Gracias por querer participar.']);
  });

  it('is declined, may be asked for again, and its holder is told', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const vera = await platform().person('Vera', 'AUTOR');
    await ask(vera, 'REVISOR');
    expect(await decide(admin, vera, false)).toMatchObject({ roles: ['AUTOR'], rolSolicitado: null });
    expect((await notices(vera))[0]).toContain('Esta vez no hemos podido concederte el rol Revisor.');
    expect(await ask(vera, 'REVISOR')).toMatchObject({ rolSolicitado: 'REVISOR' });
  });

  it('is decided once: the second of two administrators learns that it was', async () => {
    const [one, two] = [await platform().person('Uno', 'ADMIN'), await platform().person('Dos', 'ADMIN')];
    const olga = await platform().person('Olga');
    await ask(olga, 'REVISOR');
    const outcomes = await Promise.allSettled([decide(one, olga, true), decide(two, olga, false)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(decide(one, olga, true))).toMatchObject({ status: 409, code: 'sin_solicitud' });
  });

  it.each<[string, Role[]]>([
    ['a reader', []],
    ['an author', ['AUTOR']],
    ['a reviewer', ['REVISOR']],
    ['an editor', ['EDITOR']],
  ])('is not decided by %s', async (_, roles) => {
    const other = await platform().person('Otra', ...roles);
    await ask(other, roles[0] === 'EDITOR' ? 'REVISOR' : 'EDITOR');
    expect(await problemOf(decide(other, other, true))).toMatchObject({ status: 403 });
  });

  it('of somebody who is gone is not decided', async () => {
    const admin = await platform().person('Aura', 'ADMIN');
    const gema = await platform().person('Gema');
    await ask(gema, 'REVISOR');
    await admin.call.deleteUser({ params: { id: gema.user.id } });
    expect(await problemOf(decide(admin, gema, true))).toMatchObject({ status: 404 });
  });

  it('is asked for one of several journals, and granted there or in all', async () => {
    const admin = await platform().person('Aura', 'ADMIN');
    const askFor = async (who: TestPerson, revistaId: string, rol = 'EDITOR') =>
      (await who.call.requestRole({ body: { rol, revistaId } })).data;
    const [first, second] = [await platform().person('Eloy', 'AUTOR'), await platform().person('Elsa', 'AUTOR')];
    // With one journal alone nothing is kept of it.
    expect(await askFor(first, principalJournal)).not.toHaveProperty('revistaSolicitada');
    const { id } = await admin.call.createJournal({ body: { clave: 'litoral', nombre: 'Litoral' } });
    expect(await askFor(first, id)).not.toHaveProperty('revistaSolicitada');
    await admin.call.changeJournal({ params: { id }, body: { publica: true } });
    expect(await askFor(first, id)).toMatchObject({ rolSolicitado: 'EDITOR', revistaSolicitada: id });
    const none = '01900000-0000-7000-8000-00000000ffff';
    expect(await problemOf(askFor(second, none))).toMatchObject({ status: 422, errors: [{ field: 'revistaId' }] });
    await askFor(second, id);
    const { users } = await admin.call.listUsers({ query: { conSolicitud: 'true', limit: 100 } });
    expect(users.find((user) => user.id === first.user.id)).toMatchObject({ revistaSolicitada: id });
    const granted = await decide(admin, first, true);
    expect(granted).toMatchObject({ roles: ['AUTOR', 'EDITOR'], ambitos: { EDITOR: [id] }, rolSolicitado: null });
    expect(granted).not.toHaveProperty('revistaSolicitada');
    const everywhere = { params: { id: second.user.id }, body: { conceder: true, enTodas: true } };
    expect(await admin.call.decideRoleRequest(everywhere)).not.toHaveProperty('ambitos');
    expect((await mailsTo(platform(), first.user.email)).at(-1)?.texto).toContain('Litoral');
    // Asked for and declined: the next time it is for all, unless they say so again.
    const third = await platform().person('Eva', 'AUTOR');
    await askFor(third, id);
    await decide(admin, third, false);
    expect(await ask(third, 'REVISOR')).not.toHaveProperty('revistaSolicitada');
    await platform().settings({ aprobacionDeRoles: false });
    const fourth = await platform().person('Eric', 'AUTOR');
    expect(await askFor(fourth, id, 'REVISOR')).toMatchObject({ ambitos: { REVISOR: [id] }, rolSolicitado: null });
    // Of a new account it comes with its address.
    const email = 'nueva@litoral.test';
    const body = {
      nombres: 'Nel',
      apellidos: 'Paz',
      email,
      password: 'una-clave-larga',
      roles: ['EDITOR'],
      revistaId: id,
    };
    expect((await platform().guest.register({ body })).user).toMatchObject({
      revistaSolicitada: id,
      roles: ['LECTOR'],
    });
    const [token = ''] = await tokensTo(platform(), email, '/verify-email');
    await platform().guest.verifyEmail({ body: { token } });
    const { users: found } = await admin.call.listUsers({ query: { search: email } });
    expect(found[0]).toMatchObject({ roles: ['EDITOR'], ambitos: { EDITOR: [id] }, rolSolicitado: null });
    await platform().settings({ aprobacionDeRoles: true });
  });
});
