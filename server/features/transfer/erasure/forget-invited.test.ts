/** Accounts that were made for whom somebody invited, and that nobody opened, do not stay. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { dump } from '#server/testing/dump.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';
import { forgetInvited } from './forget-invited.ts';

describePlatform('an account that was made for an invitation', (platform) => {
  const services = () => platform().services;
  const forgetIn = (days: number) =>
    forgetInvited(services(), new Date(Date.now() + days * dayMs), new AbortController().signal);
  const cast = async () => {
    const [author, editor] = [await platform().person('Ana', 'AUTOR'), await platform().person('Eva', 'EDITOR')];
    return { editor, id: (await inReview(author)).id };
  };
  const invite = async (editor: TestPerson, id: string, name: string) => {
    const body = { nombres: name, apellidos: 'Pasajera', email: `${name.toLowerCase()}@pasajera.test` };
    return { ...body, ...(await editor.call.inviteByMail({ params: { id }, body })) };
  };
  const tokenTo = async (email: string) =>
    (await mailsTo(platform(), email)).flatMap(({ texto }) => /\/invitacion\/([\w-]+)\?/.exec(texto)?.[1] ?? [])[0] ??
    '';
  const isThere = (email: string) => services().db.$count(users, eq(users.email, email));

  it('vanishes a day after it was taken back, with its name, its address and what was sent to it', async () => {
    const { editor, id } = await cast();
    const { email, revision } = await invite(editor, id, 'Mala');
    await editor.call.takeBackReview({ params: { id: revision.id }, body: { motivo: 'Era para otra persona.' } });
    expect(await forgetIn(0)).toBe(0);
    expect(await forgetIn(2)).toBe(1);
    const left = [...(await dump(services().db)).values()].flat().join('\n');
    expect(left).not.toContain(email);
    expect(left).not.toContain('Mala');
    const [review] = (await editor.call.reviewsOfPublication({ params: { id }, query: {} })).reviews;
    expect(review).toMatchObject({ revisorNombre: 'Cuenta eliminada', retirada: true });
    // The address is anybody's again.
    expect(await invite(editor, id, 'Mala')).toMatchObject({ cuenta: 'NUEVA' });
  });

  it('stays while it is waited for, and as long as editors may want to know who said no', async () => {
    const { editor, id } = await cast();
    const [waiting, declined] = [await invite(editor, id, 'Espera'), await invite(editor, id, 'Declina')];
    const params = { token: await tokenTo(declined.email) };
    await platform().guest.declineInvitation({ params, body: { motivo: 'No puedo.' } });
    await forgetIn(170);
    expect(await isThere(declined.email)).toBe(1);
    await forgetIn(190);
    expect([await isThere(declined.email), await isThere(waiting.email)]).toEqual([0, 1]);
  });

  it('is its person’s once it was opened, and then goes when they say so', async () => {
    const { editor, id } = await cast();
    const { email, revision, nombres, apellidos } = await invite(editor, id, 'Abierta');
    const body = { token: await tokenTo(email), nombres, apellidos, password: 'una-clave-larga' };
    const { access_token } = await platform().guest.openInvitedAccount({ body });
    await editor.call.takeBackReview({ params: { id: revision.id }, body: { motivo: 'Ya no hace falta.' } });
    await forgetIn(400);
    expect(await isThere(email)).toBe(1);
    const own = platform().withToken(access_token);
    await own.eraseOwnAccount({ body: { password: body.password, palabra: 'ELIMINAR' } });
    expect(await isThere(email)).toBe(0);
  });
});
