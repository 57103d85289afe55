/** The platform's own secrets are changed: who is logged in stays so, what was sealed opens, and nothing is lost on the way. */
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  readUnsubscribeToken,
  unsubscribeSecret,
  unsubscribeToken,
} from '#server/features/correspondence/notifications/unsubscribe-token.ts';
import type { Database } from '#server/platform/database/database.ts';
import { loginFailures, repositories, secondFactors, secrets } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { eq } from '#server/platform/database/sql.ts';
import { mailOfToken, mailToken } from '#server/platform/mail/mail-token.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { mostBelieved, openKeyRing, ownSecret, platformKeys } from '#server/platform/secrets.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { changeKeys, dropOldKeys, keyStates, resealAll } from './change.ts';
import { changedSecrets, sealedPlaces } from './kinds.ts';
import { readerOf } from './queries.ts';

describePlatform('the platform’s own secrets', (platform) => {
  const db = () => platform().services.db;
  const stateOf = async (clave: string) => (await keyStates(readerOf(db()), [clave]))[0];
  beforeEach(() => db().delete(loginFailures));
  // What one test leaves believed is no other's.
  afterEach(() => dropOldKeys(platform().services));

  it('sign anew once they are changed, and nobody is logged out', async () => {
    const ana = await platform().person('Ana');
    await changeKeys(platform().services);
    expect((await ana.call.profile({})).data.id).toBe(ana.user.id);
    const renewed = await platform().guest.refresh({ body: { refresh_token: ana.refreshToken } });
    expect((await platform().withToken(renewed.access_token).profile({})).data.id).toBe(ana.user.id);
    expect(renewed.access_token.split('.')[2]).not.toBe(ana.token.split('.')[2]);
  });

  it('that were taken out are believed no more, also of tokens that were read before; who is logged in goes on', async () => {
    const ana = await platform().person('Ana');
    await ana.call.profile({});
    await changeKeys(platform().services);
    await ana.call.profile({});
    expect((await dropOldKeys(platform().services)).kept).toEqual([]);
    expect((await problemOf(ana.call.profile({}))).code).toBe('sesion_caducada');
    const renewed = await platform().guest.refresh({ body: { refresh_token: ana.refreshToken } });
    expect((await platform().withToken(renewed.access_token).profile({})).data.id).toBe(ana.user.id);
  });

  it('that sign links in mails are believed until they are taken out', async () => {
    const { database, mailSecret } = platform().services;
    const leaving = await openKeyRing(database, unsubscribeSecret);
    const id = crypto.randomUUID();
    const [mail, link] = [mailToken(mailSecret, id), unsubscribeToken(leaving, id, 'RESUMEN')];
    await changeKeys(platform().services);
    expect([mailOfToken(mailSecret, mail), readUnsubscribeToken(leaving, link)?.[0]]).toEqual([id, id]);
    expect([mailToken(mailSecret, id) === mail, unsubscribeToken(leaving, id, 'RESUMEN') === link]).toEqual([
      false,
      false,
    ]);
    await dropOldKeys(platform().services);
    expect([mailOfToken(mailSecret, mail), readUnsubscribeToken(leaving, link)]).toEqual([undefined, undefined]);
  });

  it('are followed by a process that another one changes them under', async () => {
    const { database } = platform().services;
    const ring = await openKeyRing(database, platformKeys.links);
    const before = ring.all;
    // As of another process, of which nothing but the stored row and the signal come here.
    const valor = `${Buffer.alloc(32, 7).toString('base64url')},${Buffer.from(ring.first).toString('base64url')}`;
    await db().update(secrets).set({ valor }).where(eq(secrets.clave, platformKeys.links));
    expect(ring.all).toBe(before);
    await signal(db(), 'keys', '');
    expect(Buffer.from(ring.first)).toEqual(Buffer.alloc(32, 7));
    expect(ring.all.slice(1)).toEqual(before);
  });

  const setUp = async (person: TestPerson) => {
    const { secreto } = await person.call.beginSecondFactor({ body: { password: person.password } });
    await person.call.confirmSecondFactor({ body: { codigo: new TOTP({ secret: secreto }).generate() } });
    await db().update(secondFactors).set({ ultimoPaso: 0 }).where(eq(secondFactors.userId, person.user.id));
    return new TOTP({ secret: secreto });
  };
  const enter = async ({ user: { email }, password }: TestPerson, app: TOTP) => {
    const { desafio = '' } = await problemOf(platform().guest.login({ body: { email, password } }));
    return platform().guest.secondStep({ body: { desafio, codigo: app.generate() } });
  };

  it('that seal are changed with what they sealed, and a second step opens after the old one is gone', async () => {
    const ana = await platform().person('Ana');
    const app = await setUp(ana);
    const { resealed } = await changeKeys(platform().services, ['segundo paso']);
    expect(resealed).toBeGreaterThan(0);
    expect(await stateOf('segundo paso')).toMatchObject({ believed: 2, old: 0, lost: 0 });
    expect(await dropOldKeys(platform().services, ['segundo paso'])).toEqual({ dropped: 1, kept: [] });
    expect((await enter(ana, app)).user.id).toBe(ana.user.id);
  });

  it('go on where resealing was cut off in the middle, and meanwhile both open', async () => {
    const people = [];
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const person = await platform().person(name);
      people.push({ person, app: await setUp(person) });
    }
    const before = (await stateOf('segundo paso'))?.believed ?? 0;
    const real = db();
    let writes = 0;
    const breaking = new Proxy(real, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property !== 'execute' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value;
        return (query: Parameters<Database['execute']>[0]) => {
          // The second row's writing never arrives: one was resealed, the others were not.
          if (JSON.stringify(query).includes('update ') && ++writes === 2) throw new Error('Connection terminated');
          return value.call(target, query);
        };
      },
    });
    const services = { ...platform().services, db: breaking };
    await expect(changeKeys(services, ['segundo paso'])).rejects.toThrow('Connection terminated');
    const state = await stateOf('segundo paso');
    expect(state?.believed).toBe(before + 1);
    expect(state?.old).toBeGreaterThanOrEqual(2);
    for (const { person, app } of people) {
      expect((await enter(person, app)).user.id).toBe(person.user.id);
      await db().update(secondFactors).set({ ultimoPaso: 0 }).where(eq(secondFactors.userId, person.user.id));
    }
    expect(await resealAll(platform().services)).toBe(state?.old);
    expect(await stateOf('segundo paso')).toMatchObject({ old: 0, lost: 0 });
    await dropOldKeys(platform().services);
    for (const { person, app } of people) expect((await enter(person, app)).user.id).toBe(person.user.id);
  });

  it('keep what somebody enters while it is sealed anew', async () => {
    const ana = await platform().person('Ana');
    await setUp(ana);
    const sealed = await seal(db(), 'segundo paso', ana.user.id, 'otro');
    const real = db();
    let isFirst = true;
    const meanwhile = new Proxy(real, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property !== 'execute' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value;
        return async (query: Parameters<Database['execute']>[0]) => {
          if (JSON.stringify(query).includes('update ') && isFirst) {
            isFirst = false;
            await real.update(secondFactors).set({ secreto: sealed });
          }
          return value.call(target, query);
        };
      },
    });
    await changeKeys({ ...platform().services, db: meanwhile }, ['segundo paso']);
    const [row] = await db().select().from(secondFactors).where(eq(secondFactors.userId, ana.user.id));
    expect(await unseal(db(), 'segundo paso', ana.user.id, row?.secreto ?? '')).toBe('otro');
  });

  it('say what none of them opens, which keeps nothing from being changed', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    await ownSecret(db(), 'repositorios');
    const id = crypto.randomUUID();
    await db()
      .insert(repositories)
      .values({
        id,
        nombre: 'Perdido',
        protocolo: 'SWORD2',
        direccion: 'https://repo.example/sd',
        usuario: 'x',
        coleccion: 'c',
        coleccionNombre: 'Cosas',
        paquete: 'METS',
        version: 'PUBLICADA',
        secreto: await seal(db(), 'repositorios', admin.user.id, 'de otra fila'),
      });
    expect(await stateOf('repositorios')).toMatchObject({ believed: 1, lost: 1 });
    await changeKeys(platform().services, ['repositorios']);
    expect(await dropOldKeys(platform().services, ['repositorios'])).toEqual({ dropped: 1, kept: [] });
    await db().delete(repositories).where(eq(repositories.id, id));
  });

  it('are so many at once and no more', async () => {
    for (let made = 1; made < mostBelieved; made++)
      expect((await changeKeys(platform().services, [platformKeys.tokens])).full).toEqual([]);
    expect((await changeKeys(platform().services, [platformKeys.tokens])).full).toEqual([platformKeys.tokens]);
    expect(await stateOf(platformKeys.tokens)).toMatchObject({ believed: mostBelieved });
    expect(await dropOldKeys(platform().services, [platformKeys.tokens])).toMatchObject({ dropped: mostBelieved - 1 });
  });

  it('seal in no column that is not known here', async () => {
    const stored = await db().execute(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and column_name in ('secreto', 'llave', 'renovacion') and data_type = 'text' order by 1`,
    );
    const { rows } = z.object({ rows: z.array(z.object({ place: z.string() })) }).parse(stored);
    expect(rows.map(({ place }) => place)).toEqual(
      sealedPlaces.map(({ table, column }) => `${table}.${column}`).sort(),
    );
    expect(new Set(changedSecrets).size).toBe(changedSecrets.length);
  });
});
