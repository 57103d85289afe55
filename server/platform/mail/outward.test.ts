/** Mails that people have the platform write are counted by whom they reach and in all, whoever sends them. */
import { beforeEach, expect, it } from 'vitest';
import { rateCounters } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { countOutward, mostOutward } from './outward.ts';

describePlatform('what people have mailed to others', (platform) => {
  const db = () => platform().services.db;
  beforeEach(() => db().delete(rateCounters));
  const words = { subject: 'Una duda', message: 'Buenos días.' };

  it('reaches one address so often an hour, from however many accounts, by message or invitation', async () => {
    const reader = await platform().person('Lea');
    const editors = await Promise.all(['Ana', 'Eva'].map((name) => platform().person(name, 'EDITOR')));
    const write = (n: number) =>
      editors[n % 2]?.call.sendEmail({ body: { to: reader.user.email, ...words } }) ?? Promise.reject(new Error());
    for (let n = 0; n < mostOutward.toOne; n++) await write(n);
    expect(await problemOf(write(0))).toMatchObject({ code: 'correos_en_pausa', status: 429 });
    const author = await platform().person('Irene', 'AUTOR');
    const { id } = await draft(author);
    const { id: account, nombres } = author.user;
    const invite = author.call.saveAuthors({
      params: { id },
      body: {
        autores: [
          { id: account, nombres },
          { id: null, nombres: 'Lea', email: reader.user.email },
        ],
      },
    });
    expect(await problemOf(invite)).toMatchObject({ code: 'correos_en_pausa' });
    // Others are written to as before.
    const other = await platform().person('Luis');
    await editors[0]?.call.sendEmail({ body: { to: other.user.email, ...words } });
  });

  it('is so much in all an hour, and what was not sent is not counted', async () => {
    const { transact } = platform().services;
    await transact(async () => {
      for (let n = 0; n < mostOutward.inAll; n++) expect(await countOutward(db(), `p${n}@fuera.test`)).toBe(true);
    });
    const refused = transact(async () => {
      if (!(await countOutward(db(), 'una@fuera.test'))) throw new Error('enough');
    });
    await expect(refused).rejects.toThrow('enough');
    const editor = await platform().person('Elena', 'EDITOR');
    const reader = await platform().person('Luz');
    const write = () => editor.call.sendEmail({ body: { to: reader.user.email, ...words } });
    expect(await problemOf(write())).toMatchObject({ code: 'correos_en_pausa' });
    await db().delete(rateCounters);
    await write();
  });
});
