/** Searches that people keep, and the mail of what is new in them. */
import { beforeAll, expect, it } from 'vitest';
import { mostSearches } from '#contract/entities/saved-search.ts';
import { dayMs } from '#contract/time.ts';
import { publications, savedSearches } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { published } from '../works.fixture.ts';
import { readKept, writeKept } from './kept-search.ts';
import { mailNews } from './mail-news.ts';

describePlatform('a search that is kept', (platform) => {
  let ana: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    ana = await platform().person('Ana', 'LECTOR');
    other = await platform().person('Otto', 'LECTOR');
  });
  const save = (nombre: string, consulta: string, by = ana, frecuencia: 'DIARIA' | 'SEMANAL' = 'DIARIA') =>
    by.call.saveSearch({ body: { nombre, consulta, frecuencia } });
  const kept = async (by = ana) => (await by.call.listSavedSearches()).busquedas;

  it('is theirs alone, is renamed, paused, and removed', async () => {
    const { id } = await save('Aguas', 'palabra=sal&q=agua&palabra=mar&pagina=3&orden=titulo');
    expect(await kept()).toMatchObject([
      { id, nombre: 'Aguas', consulta: 'q=agua&palabra=mar&palabra=sal', pausada: false },
    ]);
    const params = { id };
    const missing = { code: 'no_encontrado' };
    expect(await kept(other)).toEqual([]);
    expect(await problemOf(other.call.changeSavedSearch({ params, body: { nombre: 'Mía' } }))).toMatchObject(missing);
    expect(await problemOf(other.call.removeSavedSearch({ params }))).toMatchObject(missing);
    const body = { nombre: 'Mares', frecuencia: 'SEMANAL', pausada: true } as const;
    expect(await ana.call.changeSavedSearch({ params, body })).toMatchObject({ ...body, id });
    await ana.call.removeSavedSearch({ params });
    expect(await kept()).toEqual([]);
  });

  it('is kept once, under one name, in a bounded number, and only where the catalogue takes it', async () => {
    const keeper = await platform().person('Kira', 'LECTOR');
    await save('Ríos', 'q=rio', keeper);
    const twice = { code: 'busqueda_ya_guardada' };
    expect(await problemOf(save('rios', 'q=otra', keeper))).toMatchObject(twice);
    expect(await problemOf(save('Otra', 'q=rio&tipo=', keeper))).toMatchObject(twice);
    expect(await problemOf(save('Mal', 'tipo=POEMA', keeper))).toMatchObject({ code: 'datos_no_validos' });
    const names = Array.from({ length: mostSearches + 2 }, (_, n) => `Búsqueda ${n}`);
    const saved = await Promise.allSettled(names.map((name) => save(name, `q=${encodeURIComponent(name)}`, keeper)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSearches - 1);
  });

  it('is paused, and renamed, where another has its name since two accounts became one', async () => {
    const [keeper, merged] = [await platform().person('Kai', 'LECTOR'), await platform().person('Kay', 'LECTOR')];
    const { id } = await save('Lagos', 'q=lago', keeper);
    await save('Lagos', 'q=lagos', merged);
    await platform()
      .services.db.update(savedSearches)
      .set({ userId: keeper.user.id })
      .where(eq(savedSearches.userId, merged.user.id));
    const change = (body: { nombre?: string; pausada?: boolean }) =>
      keeper.call.changeSavedSearch({ params: { id }, body });
    expect(await change({ pausada: true })).toMatchObject({ nombre: 'Lagos', pausada: true });
    expect(await change({ nombre: 'Lagos', pausada: false })).toMatchObject({ pausada: false });
    expect(await problemOf(change({ nombre: 'lagos' }))).toMatchObject({ code: 'busqueda_ya_guardada' });
    expect(await change({ nombre: 'Lagunas' })).toMatchObject({ nombre: 'Lagunas' });
  });

  it('is one search however its address was written', () => {
    expect(writeKept('anio=2024-2020&anio=2019&q= agua ')).toBe('q=agua&anio=2019&anio=2020-2024');
    expect(writeKept('')).toBe('');
    expect(readKept('q=agua&categoria=Historia')).toMatchObject({ search: 'agua', categoria: ['Historia'] });
  });

  const publish = (titulo: string, inMinutes: number) => {
    const fechaPublicacion = new Date(Date.now() + inMinutes * 60_000);
    return platform()
      .services.db.insert(publications)
      .values(published({ titulo, autor: 'Luz Paz' }, { fechaPublicacion }));
  };
  const mail = (inDays: number) =>
    mailNews(platform().services, new Date(Date.now() + inDays * dayMs), new AbortController().signal);
  const mailsOf = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).map(({ texto }) => texto);

  it('is mailed what is new since, once, all of a person’s together; a week’s after a week, a paused one not', async () => {
    const [reader, weekly] = [await platform().person('Rut', 'LECTOR'), await platform().person('Wim', 'LECTOR')];
    await publish('Turberas de antes', -1);
    await save('Turberas', 'q=turberas', reader);
    await save('Todo', '', reader);
    await save('Nada', 'q=inexistente', reader);
    await save('Semanal', 'q=turberas', weekly, 'SEMANAL');
    const paused = await save('Pausada', 'q=turberas', other);
    await other.call.changeSavedSearch({ params: { id: paused.id }, body: { pausada: true } });
    await publish('Turberas nuevas', 1);

    expect(await mail(0)).toBe(0);
    expect(await mail(1.1)).toBe(1);
    const [first, ...more] = await mailsOf(reader);
    expect(more).toEqual([]);
    expect(first).toContain('Turberas nuevas. Luz Paz');
    expect(first).toMatch(/Todo \(una obra nueva\)[\s\S]*Turberas \(una obra nueva\)/);
    expect(first).not.toContain('Turberas de antes');
    expect(first).not.toContain('Nada');
    expect(await mailsOf(weekly)).toEqual([]);
    expect(await mail(2.2)).toBe(0);
    expect(await mail(8)).toBe(1);
    expect(await mailsOf(weekly)).toHaveLength(1);
    expect(await mailsOf(other)).toEqual([]);
  });

  it('is told of nothing that was published within the hour before the mail, which may be taken back, and of all else once', async () => {
    const reader = await platform().person('Iris', 'LECTOR');
    await save('Ciénagas', 'q=cienagas', reader);
    const { db } = platform().services;
    const minutes = (days: number, after: number) => days * 24 * 60 + after;
    await publish('Ciénagas del día', minutes(2, -90));
    await publish('Ciénagas que quedan', minutes(2, -30));
    await publish('Ciénagas retiradas', minutes(2, -20));
    expect(await mail(2)).toBe(1);
    expect(await mail(2)).toBe(0);
    await db.update(publications).set({ estado: 'APROBADO' }).where(eq(publications.titulo, 'Ciénagas retiradas'));
    // Begun before that mail, and there only after it.
    await publish('Ciénagas tardías', minutes(2, -1));
    expect(await mail(3.1)).toBe(1);
    expect(await mail(4.2)).toBe(0);
    const [first = '', second = '', ...more] = await mailsOf(reader);
    const told = (text: string) => [...text.matchAll(/Ciénagas [^.(]+(?=\. Luz)/g)].map(([title]) => title).sort();
    expect([told(first), told(second), more]).toEqual([
      ['Ciénagas del día'],
      ['Ciénagas que quedan', 'Ciénagas tardías'],
      [],
    ]);
  });

  it('is mailed to others where the mail of one person fails, and to that one with the next try', async () => {
    const readers = [await platform().person('Nora', 'LECTOR'), await platform().person('Noé', 'LECTOR')];
    for (const reader of readers) await save('Manglares', 'q=manglares', reader);
    await publish('Manglares que vuelven', 1);
    const { services } = platform();
    let tries = 0;
    const transact: typeof services.transact = (act) =>
      tries++ === 0
        ? Promise.reject(new Error('canceling statement due to statement timeout'))
        : services.transact(act);
    const tomorrow = new Date(Date.now() + 1.1 * dayMs);
    const failing = mailNews({ ...services, transact }, tomorrow, new AbortController().signal);
    await expect(failing).rejects.toThrow('1 mails could not be written.');
    const mails = async () => (await Promise.all(readers.map(mailsOf))).flat();
    expect(await mails()).toHaveLength(1);
    expect(await mail(1.1)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is paused, with all of theirs, by the link of its mail, without logging in', async () => {
    const reader = await platform().person('Sol', 'LECTOR');
    await save('Glaciares', 'q=glaciares', reader);
    await publish('Glaciares que se van', 1);
    expect(await mail(1.1)).toBeGreaterThan(0);
    const token = /baja\?token=(\S+)/.exec((await mailsOf(reader))[0] ?? '')?.[1] ?? '';
    await platform().guest.leaveNotificationMails({ body: { token: decodeURIComponent(token) } });
    expect(await kept(reader)).toMatchObject([{ pausada: true }]);
  });
});
