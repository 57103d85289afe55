/** What keys open besides what is published (issue 17, 3). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readLimits } from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { KeyScope } from '#contract/key-scopes.ts';
import { activity, apiKeys } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';
import { mailResetLink } from '../forgot-password.ts';

describePlatform('scopes of a key', (platform) => {
  let ana: TestPerson;
  let eva: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    ana = await platform().person('Ana', 'AUTOR', 'REVISOR', 'EDITOR');
    eva = await platform().person('Eva', 'AUTOR');
    admin = await platform().person('Ada', 'ADMIN', 'AUTOR');
  });

  let made = 0;
  const make = (by: TestPerson, ambitos: KeyScope[], more: Partial<CallInput<Calls['makeApiKey']>['body']> = {}) =>
    by.call.makeApiKey({ body: { nombre: `Clave ${made++}`, ambitos, ...more } });
  /** A client with a key of its own. */
  const by = async (person: TestPerson, ...ambitos: KeyScope[]) => {
    const { clave } = await make(person, ambitos);
    return platform().withToken(clave);
  };
  const lacks = (...scopes: KeyScope[]) => ({
    status: 403,
    code: 'clave_sin_ambito',
    message: expect.stringContaining(scopes.join(' · ')),
  });
  // Ten is what one person has.
  const clear = () => platform().services.db.delete(apiKeys);

  it('let it read a person’s works and nothing else, and write them only where they say so', async () => {
    await clear();
    const { id } = await draft(ana, { titulo: 'Todavía nadie la lee' });
    const reads = await by(ana, 'obras:leer');
    expect((await reads.myPublications()).publications.map((work) => work.id)).toContain(id);
    expect(await reads.getPublication({ params: { id } })).toMatchObject({ titulo: 'Todavía nadie la lee' });
    const change = { params: { id }, body: { titulo: 'Otra' } };
    expect(await problemOf(reads.updatePublication(change))).toMatchObject(lacks('obras:escribir', 'edicion:escribir'));
    expect(await problemOf(reads.editorialQueue())).toMatchObject(lacks('edicion:leer'));
    expect(await problemOf(reads.myReviews())).toMatchObject(lacks('revisiones:leer', 'edicion:leer'));
    const writes = await by(ana, 'obras:escribir');
    expect(await writes.updatePublication(change)).toMatchObject({ titulo: 'Otra' });
    expect((await writes.getPublication({ params: { id } })).titulo).toBe('Otra');
  });

  it('never let it do more than its person, nor with a role that is of no area of it', async () => {
    await clear();
    const { id: hers } = await draft(eva);
    const { id } = await inReview(eva);
    // An administrator reads all; a key for works alone reads as an author does.
    const works = await by(admin, 'obras:escribir');
    expect((await admin.call.getPublication({ params: { id: hers } })).id).toBe(hers);
    const denied = await problemOf(eva.call.getPublication({ params: { id: (await draft(admin)).id } }));
    expect(await problemOf(works.getPublication({ params: { id: hers } }))).toMatchObject({
      status: denied.status,
      code: denied.code,
    });
    const retire = { params: { id }, body: { estado: 'RETIRADO' as const, motivo: 'Un motivo.' } };
    const refused = await problemOf(works.changeEstado(retire));
    expect([403, 404]).toContain(refused.status);
    expect((await admin.call.getPublication({ params: { id } })).estado).toBe('EN_REVISION');
    const edits = await by(admin, 'edicion:escribir');
    expect((await edits.getPublication({ params: { id } })).id).toBe(id);
    // Who is no editor is none by a key.
    const bold = await by(eva, 'edicion:escribir', 'administracion:escribir');
    expect(await problemOf(bold.editorialQueue())).toMatchObject({ status: 403, code: 'sin_permiso' });
    expect(await problemOf(bold.listJobs())).toMatchObject({ status: 403, code: 'sin_permiso' });
  });

  it('leave the account to its person’s sessions, whatever they are', async () => {
    await clear();
    const all = await by(
      admin,
      ...(['obras:escribir', 'revisiones:escribir', 'edicion:escribir', 'administracion:escribir'] as const),
    );
    const closed = { status: 403, code: 'clave_solo_lectura' };
    const nueva = 'una contraseña nueva';
    for (const attempt of [
      () => all.profile(),
      () => all.changePassword({ body: { actual: admin.password, nueva } }),
      () => all.makeApiKey({ body: { nombre: 'Otra' } }),
      () => all.listSessions(),
      () => all.logoutEverywhere(),
      () => all.changeUser({ params: { id: eva.user.id }, body: { roles: ['ADMIN'] } }),
      () => all.mailPasswordReset({ params: { id: eva.user.id } }),
      () => all.eraseOwnAccount({ body: { password: admin.password, palabra: 'ELIMINAR' } }),
    ])
      expect(await problemOf(attempt())).toMatchObject(closed);
    expect((await all.listUsers()).users.length).toBeGreaterThan(1);
  });

  it('follow their person’s roles at once, and end when the key is revoked or has run out', async () => {
    await clear();
    const rita = await platform().person('Rita', 'EDITOR');
    const edits = await by(rita, 'edicion:leer');
    await edits.editorialQueue();
    await admin.call.changeUser({ params: { id: rita.user.id }, body: { roles: ['LECTOR'] } });
    expect(await problemOf(edits.editorialQueue())).toMatchObject({ code: 'sin_permiso' });
    const { clave, id, caduca } = await make(ana, ['obras:leer'], { dias: 30 });
    const reads = platform().withToken(clave);
    await reads.myPublications();
    const inDays = (Date.parse(caduca ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(inDays)).toBe(30);
    const { db } = platform().services;
    await db
      .update(apiKeys)
      .set({ caduca: new Date(Date.now() - 1000) })
      .where(eq(apiKeys.id, id));
    expect(await problemOf(reads.myPublications())).toMatchObject({ status: 401, code: 'clave_no_valida' });
    expect((await ana.call.listApiKeys()).claves.find((key) => key.id === id)?.caduca).not.toBeNull();
    expect((await admin.call.listAllApiKeys()).claves.some((key) => key.id === id)).toBe(false);
  });

  it('are told to their owner by mail, and stand in the record', async () => {
    await clear();
    await make(eva, ['obras:escribir', 'obras:leer'], { nombre: 'Mi gestor' });
    const [mail] = (await mailsTo(platform(), eva.user.email)).slice(-1);
    expect(mail).toMatchObject({ asunto: 'Hay una clave de la API nueva en tu cuenta', secreto: false });
    expect(mail?.texto).toContain('obras:leer, obras:escribir');
    const entries = await platform().services.db.select().from(activity).where(eq(activity.userId, eva.user.id));
    expect(entries.at(-1)).toMatchObject({ type: 'account.keyMade', datos: { ambitos: 'obras:leer, obras:escribir' } });
    const before = (await mailsTo(platform(), eva.user.email)).length;
    await make(eva, []);
    expect(await mailsTo(platform(), eva.user.email)).toHaveLength(before);
  });

  it('go with a password that is chosen by a mailed link: who made the key may be who was thrown out', async () => {
    await clear();
    const luz = await platform().person('Luz', 'AUTOR');
    const scoped = await by(luz, 'obras:leer');
    const plain = await make(luz, []);
    await mailResetLink(platform().services, luz.user.email);
    const [token = ''] = await tokensTo(platform(), luz.user.email, '/reset-password');
    await platform().guest.resetPassword({ body: { token, password: 'una contraseña nueva' } });
    expect(await problemOf(scoped.myPublications())).toMatchObject({ code: 'clave_no_valida' });
    expect(
      (await platform().services.db.select().from(apiKeys).where(eq(apiKeys.userId, luz.user.id))).map(({ id }) => id),
    ).toEqual([plain.id]);
  });

  it('count each request, so that what is private is asked for no more often than what is public', async () => {
    await clear();
    const { clave } = await make(ana, ['obras:leer']);
    const headers = { authorization: `Bearer ${clave}` };
    const first = await platform().inject({ url: '/api/publications/my-publications', headers });
    expect(first.headers.ratelimit).toContain(`"con-clave";r=${readLimits.withKey - 1};`);
    expect(first.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are named in the API’s document', async () => {
    const { paths } = (await platform().inject({ url: '/docs/json' })).json();
    const { security, description } = paths['/api/editorial/queue'].get;
    expect(security).toEqual([{ bearer: [] }, { clave: ['edicion:leer'] }]);
    expect(description).toContain('`edicion:leer`');
    expect(paths['/api/users/profile'].get).toMatchObject({
      security: [{ bearer: [] }],
      description: 'Con ninguna clave.',
    });
  });
});
