import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { makeAdministrator } from './make-administrator.ts';

describePlatform('whoever runs the machine', (platform) => {
  const login = (email: string, password: string) => platform().guest.login({ body: { email, password } });

  it('makes a first administrator, whatever the letters of the address', async () => {
    expect(await makeAdministrator(platform().services, 'Jefa@Revista.test', () => 'una contraseña larga')).toBe(true);
    const { user } = await login('jefa@revista.test', 'una contraseña larga');
    expect(user.roles).toEqual(['ADMIN']);
  });

  it('makes an administrator of who has an account, and leaves its password and its other roles', async () => {
    const eva = await platform().account({ fechaVerificacion: new Date() }, 'EDITOR');
    const unused = () => expect.fail('asked for a password');
    expect(await makeAdministrator(platform().services, eva.user.email, unused)).toBe(false);
    expect((await login(eva.user.email, eva.password)).user.roles).toEqual(['EDITOR', 'ADMIN']);
  });

  it('trusts no account that anybody may have registered with the address', async () => {
    const eve = await platform().account({ nombres: 'Eve', fechaVerificacion: null }, 'LECTOR');
    await expect(makeAdministrator(platform().services, eve.user.email, () => 'x')).rejects.toThrow(eve.user.email);
    expect((await eve.call.authProfile()).roles).toEqual(['LECTOR']);
  });
});
