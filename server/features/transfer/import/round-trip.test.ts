/** A journal that leaves one platform and comes into another is the same journal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { openTestDatabase } from '#server/testing/engines.ts';
import { fingerprint } from '#server/testing/fingerprint.ts';
import { openTestPlatform, problemOf, type TestPerson, type TestPlatform } from '#server/testing/platform.ts';
import { NotEmpty } from './import-journal.ts';
import { contentOf, exported, fillJournal, imported } from './journal.fixture.ts';

describePlatform('a journal that moves', (platform) => {
  let author: TestPerson;
  const opened: TestPlatform[] = [];
  beforeAll(async () => {
    author = await fillJournal(platform());
  });
  afterAll(async () => {
    for (const each of opened) {
      await each.close();
      await each.services.database.close();
    }
  });
  async function empty(engine = platform().services.database.engine): Promise<TestPlatform> {
    const other = await openTestPlatform(await openTestDatabase(engine));
    opened.push(other);
    return other;
  }

  it('is exported again record by record, byte by byte', async () => {
    for (const secrets of [false, true]) {
      const path = await exported(platform().services, secrets);
      const other = await empty();
      await imported(other.services, path);
      const [before, after] = [await contentOf(path), await contentOf(await exported(other.services, secrets))];
      expect(Object.keys(after)).toEqual(Object.keys(before));
      expect(after).toEqual(before);
    }
  });

  it('is the same on the other engine', async () => {
    const path = await exported(platform().services);
    const other = await empty('embedded');
    await imported(other.services, path);
    expect(await contentOf(await exported(other.services))).toEqual(await contentOf(path));
  });

  it('is exported twice alike, and says what is in it', async () => {
    const content = await contentOf(await exported(platform().services));
    expect(await contentOf(await exported(platform().services))).toEqual(content);
    expect(content['manifest.json']).toContain('"formato": "pliego-journal"');
    const names = Object.keys(content);
    expect(names.filter((name) => name.endsWith('work.json'))).toHaveLength(9);
    expect(
      Object.values(content).some((part) => part.includes('textosTraducidos') && part.includes('In English.')),
    ).toBe(true);
    expect(names.some((name) => name.endsWith('/Lluvia_ 2024_ «tabla».csv'))).toBe(true);
    expect(names.some((name) => name.endsWith('/2.jats.xml'))).toBe(true);
    const { instituciones, solicitudesDeInstitucion } = JSON.parse(content['journal.json'] ?? '');
    expect(instituciones[0]).toMatchObject({
      dominios: ['archivo.test'],
      miembros: [{}],
      obras: [{}],
      invitaciones: [{}],
    });
    expect(instituciones[0].revistas).toHaveLength(1);
    expect(solicitudesDeInstitucion).toHaveLength(2);
    // The journal's mark and its cover image, and the cover of a number.
    expect(names.filter((name) => name.startsWith('identity/'))).toHaveLength(3);
    expect(content['people.jsonl']).not.toContain('argon2');
  });

  it('keeps its activity record: the chain verifies, and goes on', async () => {
    const other = await empty();
    await imported(other.services, await exported(platform().services));
    const before = await verifyRecord(platform().services);
    expect(await verifyRecord(other.services)).toEqual(before);
    const newcomer = await other.account({ email: 'nueva@prueba.test' }, 'AUTOR');
    await newcomer.call.createPublication({
      body: { titulo: 'Después', resumen: 'Del traslado.', palabrasClave: ['prueba'] },
    });
    const { entradas, fallos } = await verifyRecord(other.services);
    expect(fallos).toEqual([]);
    expect(entradas).toBeGreaterThan(before.entradas);
  });

  it('lets people in with their passwords only where these came along', async () => {
    const credentials = { email: author.user.email, password: author.password };
    for (const secrets of [true, false]) {
      const other = await empty();
      await imported(other.services, await exported(platform().services, secrets));
      const attempt = other.guest.login({ body: credentials });
      if (secrets) expect((await attempt).user.id).toBe(author.user.id);
      else expect(await problemOf(attempt)).toMatchObject({ status: 401 });
    }
  });

  it('comes into an empty platform alone', async () => {
    const path = await exported(platform().services);
    const before = await fingerprint(platform().services.db);
    await expect(imported(platform().services, path)).rejects.toThrow(NotEmpty);
    expect(await fingerprint(platform().services.db)).toBe(before);
  });

  it('comes without a file that was lost, and says so', async () => {
    const [first, second] = [await empty(), await empty()];
    await imported(first.services, await exported(platform().services));
    const kept: string[] = [];
    for await (const { name } of first.services.files.list('revisiones/')) kept.push(name);
    for (const name of kept) await first.services.files.remove(name);
    const path = await exported(first.services);
    expect((await imported(second.services, path)).faltan).toEqual([expect.stringMatching(/notas\.txt$/)]);
    expect(await contentOf(await exported(second.services))).toEqual(await contentOf(path));
  });

  it('says who would run the platform before anything is imported', async () => {
    const other = await empty();
    const plan = await imported(other.services, await exported(platform().services));
    expect(plan.conRol.ADMIN).toHaveLength(1);
    expect(plan.conRol.EDITOR).toHaveLength(1);
    expect(plan.cuentas).toMatchObject({ obras: 9, suscripciones: 1 });
  });
});
