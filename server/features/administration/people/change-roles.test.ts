/** POST /users/roles: a role given to several accounts, or taken from them. */
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a role for several', (platform) => {
  let admin: TestPerson;
  let irene: TestPerson;
  let ruben: TestPerson;
  let unsure: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    irene = await platform().person('Irene', 'AUTOR');
    ruben = await platform().person('Rubén', 'AUTOR', 'REVISOR');
    unsure = await platform().account({ nombres: 'Sin', fechaVerificacion: null }, 'AUTOR');
  });
  const change = async (acto: 'DAR' | 'QUITAR', rol: Exclude<Role, 'LECTOR'>, people: TestPerson[]) => {
    const personas = people.map(({ user }) => user.id);
    const answer = await admin.call.changeRoles({ body: { personas, rol, acto } });
    return answer.personas.map(({ suerte }) => suerte);
  };
  const rolesOf = async ({ user }: TestPerson) =>
    (await admin.call.listUsers({ query: { search: user.email } })).users[0]?.roles;

  it('is given to those who may have it, and why not is said of the others', async () => {
    expect(await change('DAR', 'REVISOR', [irene, ruben, unsure, irene])).toEqual(['HECHO', 'IGUAL', 'NO']);
    expect(await rolesOf(irene)).toEqual(['AUTOR', 'REVISOR']);
    expect(await rolesOf(unsure)).toEqual(['AUTOR']);
    const personas = [unsure.user.id, crypto.randomUUID()];
    const answer = await admin.call.changeRoles({ body: { personas, rol: 'EDITOR', acto: 'DAR' } });
    expect(answer.personas.map(({ motivo }) => motivo)).toEqual([
      expect.stringContaining('no ha confirmado'),
      expect.stringMatching(/./),
    ]);
    const { activity } = await admin.call.activity({ query: { type: 'account.rolesChanged' } });
    expect(activity.map(({ afectaId }) => afectaId)).toEqual([irene.user.id]);
  });

  it('is taken, and who has none left reads', async () => {
    expect(await change('QUITAR', 'AUTOR', [irene, ruben, unsure])).toEqual(['HECHO', 'HECHO', 'HECHO']);
    expect(await rolesOf(irene)).toEqual(['REVISOR']);
    expect(await rolesOf(unsure)).toEqual(['LECTOR']);
    expect(await change('QUITAR', 'AUTOR', [irene])).toEqual(['IGUAL']);
  });

  it('never leaves the platform without an administrator', async () => {
    const others = (await admin.call.listUsers({ query: { rol: 'ADMIN' } })).users.filter(
      ({ id }) => id !== admin.user.id,
    );
    expect(others).toEqual([]);
    expect(await change('QUITAR', 'ADMIN', [admin])).toEqual(['NO']);
    expect(await rolesOf(admin)).toEqual(['ADMIN']);
  });

  it('is for administrators, and for as many as are chosen at once', async () => {
    const body = { personas: [irene.user.id], rol: 'EDITOR' as const, acto: 'DAR' as const };
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.changeRoles({ body }))).toMatchObject({ status: 403 });
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expect(await problemOf(admin.call.changeRoles({ body: { ...body, personas: many } }))).toMatchObject({
      status: 422,
    });
  });
});
