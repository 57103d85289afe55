/** Passkeys go where their account goes: into another that it becomes one with, into its owner's copy, and away with it. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gathering } from '#server/features/transfer/own-data/gather-export.ts';
import { passkeyChallenges, passkeys } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { PasskeyBrowser, site } from './passkey-browser.fixture.ts';

describePlatform('the passkeys of an account', (platform) => {
  let stopJobs: () => Promise<void>;
  beforeAll(async () => {
    const { services } = platform();
    Object.assign(services.env, { PUBLIC_URL: site });
    stopJobs = await startJobs(services.database, [gathering], services);
  });
  afterAll(() => stopJobs?.());

  let made = 0;
  const account = () =>
    platform().account(
      { nombres: 'Olga', apellidos: 'Dos', email: `olga-${++made}@llaves.test`, fechaVerificacion: new Date() },
      'AUTOR',
    );
  const withPasskey = async (person: TestPerson) => {
    const browser = new PasskeyBrowser(platform(), person);
    return { browser, ...(await browser.add({ password: person.password })) };
  };
  const keptOf = ({ user }: TestPerson) =>
    platform().services.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
  const guest = () => new PasskeyBrowser(platform());

  it('log in to the account that theirs became one with, and to their own again where that is undone', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    const [queda, unida] = [await account(), await account()];
    const { key } = await withPasskey(unida);
    const merged = await admin.call.mergeAccounts({
      body: { queda: queda.user.id, unida: unida.user.id, motivo: 'La misma persona' },
    });
    expect(await keptOf(unida)).toEqual([]);
    expect((await guest().enter(key)).user).toMatchObject({ id: queda.user.id });
    await admin.call.undoMerge({ params: { id: merged.id } });
    expect(await keptOf(queda)).toEqual([]);
    expect((await guest().enter(key)).user).toMatchObject({ id: unida.user.id });
  });

  it('are named in the copy of one’s own data, without what opens anything', async () => {
    const person = await account();
    await withPasskey(person);
    const [row] = await keptOf(person);
    await person.call.startOwnExport({});
    await vi.waitFor(
      async () => expect((await person.call.ownExport()).exportacion).toMatchObject({ estado: 'HECHO' }),
      60_000,
    );
    const { rawPayload } = await platform().inject({ url: (await person.call.linkOwnExport({})).url });
    const copied = Buffer.from(unzipSync(rawPayload)['cuenta.json'] ?? []).toString('utf8');
    expect(JSON.parse(copied).llavesDeAcceso).toEqual([
      { nombre: row?.nombre, fechaCreacion: row?.fechaCreacion.toISOString(), ultimoUso: null },
    ]);
    expect(row?.credencial).toMatch(/./);
    expect(copied).not.toContain(row?.credencial);
  });

  it('go with an account that is erased, with what was being asked of them, and open nothing', async () => {
    const person = await account();
    const { browser, key } = await withPasskey(person);
    const challenge = await guest().options('ENTRAR');
    await browser.options('PRUEBA');
    await person.call.eraseOwnAccount({ body: { password: person.password, palabra: 'ELIMINAR' } });
    expect(await keptOf(person)).toEqual([]);
    const asked = platform().services.db.select().from(passkeyChallenges);
    expect((await asked).filter(({ userId }) => userId === person.user.id)).toEqual([]);
    expect((await guest().logIn(key.sign(challenge))).code).toBe('llave_no_valida');
    expect((await guest().enter(key)).code).toBe('llave_no_valida');
  });
});
