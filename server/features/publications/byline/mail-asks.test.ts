/** Who was named as an author and could not be written to is, once that can be (issue 7). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { askMails, mails } from '#server/platform/database/schema.ts';
import type { Services } from '#server/platform/services.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { mailUnsentAsks } from './mail-asks.ts';

describePlatform('the mails that ask to sign', (platform) => {
  let ana: TestPerson;
  let main: TestPerson;
  const db = () => platform().services.db;
  beforeEach(async () => {
    ana = await platform().person('Ana', 'AUTOR');
    main = await platform().account({ nombres: 'Nilo', fechaVerificacion: null }, 'AUTOR');
  });
  const signal = new AbortController().signal;
  const turn = (services: Services = platform().services) => mailUnsentAsks(services, signal);
  const naming = async (by: TestPerson, ...people: TestPerson[]) => {
    const { id } = await draft(by);
    const coautoresIds = people.map(({ user }) => user.id);
    await by.call.updatePublication({ params: { id }, body: { coautoresIds } });
    return id;
  };
  const confirm = async (who: TestPerson) => {
    await who.call.resendVerification();
    const [token = ''] = await tokensTo(platform(), who.user.email, '/verify-email');
    await platform().guest.verifyEmail({ body: { token } });
  };
  const asks = async (who: TestPerson) =>
    (await db().select().from(mails).where(eq(mails.para, who.user.email))).filter(({ asunto }) =>
      asunto.startsWith('¿Firmas'),
    ).length;

  it('go once their author has confirmed an address, once each', async () => {
    const other = await platform().person('Otilia', 'AUTOR');
    await naming(main, ana, other);
    expect(await turn()).toBe(0);
    await confirm(main);
    expect(await turn()).toBe(2);
    expect(await turn()).toBe(0);
    expect([await asks(ana), await asks(other)]).toEqual([1, 1]);
  });

  it('go to who confirms an address after being named', async () => {
    const confirmed = await platform().person('Irene', 'AUTOR');
    await naming(confirmed, main);
    expect(await turn()).toBe(0);
    await confirm(main);
    expect(await turn()).toBe(1);
    expect(await asks(main)).toBe(1);
  });

  it('go once though two processes send them, and one dies as it does', async () => {
    await naming(main, ana);
    await confirm(main);
    const { services } = platform();
    const dying: Services = {
      ...services,
      transact: (act) =>
        services.transact(async () => {
          await act();
          throw new Error('Killed before it was committed.');
        }),
    };
    await expect(turn(dying)).rejects.toThrow('Killed');
    expect(await asks(ana)).toBe(0);
    await Promise.all([turn(), turn()]);
    expect(await asks(ana)).toBe(1);
  });

  it('do not go where the author took the name out again, and go where it is put back', async () => {
    const id = await naming(main, ana);
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [] } });
    await confirm(main);
    expect(await turn()).toBe(0);
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [ana.user.id] } });
    expect(await turn()).toBe(1);
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [] } });
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [ana.user.id] } });
    expect(await turn()).toBe(0);
    expect(await asks(ana)).toBe(1);
  });

  it('do not go to who has answered, nor about a work that is deleted', async () => {
    const id = await naming(main, ana);
    await ana.call.refuseAuthorship({ params: { id } });
    const gone = await naming(main, await platform().person('Otilia', 'AUTOR'));
    await main.call.deletePublication({ params: { id: gone } });
    await confirm(main);
    expect(await turn()).toBe(0);
  });

  it('go to one person five times an hour at most, the rest later', async () => {
    for (let n = 0; n < 7; n++) await naming(main, ana);
    await confirm(main);
    expect(await turn()).toBe(5);
    expect(await turn()).toBe(0);
    await db()
      .update(askMails)
      .set({ fechaCorreo: new Date(Date.now() - 3_700_000) })
      .where(eq(askMails.fechaCorreo, askMails.fechaCorreo));
    expect(await turn()).toBe(2);
    expect(await asks(ana)).toBe(7);
  });
});
