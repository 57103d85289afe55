/** Which version of terms and privacy a person accepted (docs/specification.md 8). */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';

describePlatform('the texts that one agrees to', (platform) => {
  const write = async (slug: 'terminos' | 'privacidad', markdown: string) => {
    const admin = await platform().person('Inés', 'ADMIN');
    return admin.call.writePage({ params: { slug }, body: { markdown } });
  };
  const registered = async () => {
    const body = {
      nombres: 'Ana',
      apellidos: 'Ruiz',
      email: `${crypto.randomUUID()}@prueba.test`,
      password: 'secreta-y-larga',
    };
    const { access_token, user } = await platform().guest.register({ body });
    return { id: user.id, call: platform().withToken(access_token) };
  };

  it('are accepted with the registration, each in the version it has then; a later one is told of and may be accepted', async () => {
    const { fechaActualizacion: first } = await write('terminos', 'Uno.');
    const { call } = await registered();
    const { textos } = await call.legalTexts();
    expect(textos).toEqual([
      { slug: 'terminos', version: first, aceptado: { version: first, fecha: expect.any(String) } },
      { slug: 'privacidad', version: null, aceptado: { version: null, fecha: expect.any(String) } },
    ]);
    const { fechaActualizacion: second } = await write('terminos', 'Dos.');
    expect(second).not.toBe(first);
    const [changed] = (await call.legalTexts()).textos;
    expect(changed).toMatchObject({ version: second, aceptado: { version: first } });
    // What was read before is not accepted in place of what is there now.
    const late = call.acceptLegalText({ body: { slug: 'terminos', version: first } });
    expect(await problemOf(late)).toMatchObject({ code: 'condiciones_cambiadas', status: 409 });
    const answer = await call.acceptLegalText({ body: { slug: 'terminos', version: second } });
    expect(answer.textos[0]).toMatchObject({ version: second, aceptado: { version: second } });
    expect(answer.textos[1]).toEqual(textos[1]);
    await write('terminos', '');
    expect((await call.legalTexts()).textos[0]).toMatchObject({ version: null, aceptado: { version: second } });
  });

  it('were accepted by nobody whose account is from before it was noted, and are asked of nobody to go on', async () => {
    const { id, call } = await registered();
    await platform().services.db.update(users).set({ textosAceptados: {} }).where(eq(users.id, id));
    expect((await call.legalTexts()).textos.map(({ aceptado }) => aceptado)).toEqual([null, null]);
    expect(await call.authProfile()).toMatchObject({ id });
  });
});
