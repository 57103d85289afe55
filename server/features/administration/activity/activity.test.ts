/** GET /admin/activity: what happened, filtered by how grave it is, by type, person and time, page by page. */
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { activityEntrySchema } from '#contract/entities/system.ts';
import { activity } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, reviewed, sentIn } from '#server/testing/works.ts';
import { verifyRecord } from './verify.ts';

describePlatform('the activity record', (platform) => {
  let admin: TestPerson;
  let author: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    author = await platform().account({ nombres: 'Irene', apellidos: 'Ávila' }, 'AUTOR');
    const { id } = await author.call.createPublication({
      body: { titulo: '=Una obra', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    await author.call.deletePublication({ params: { id } });
    await author.call.updateProfile({ body: { biografia: 'Escribe.' } });
  });
  type Query = NonNullable<Parameters<TestPerson['call']['activity']>[0]>['query'];
  const list = async (query: Query) => admin.call.activity({ query });
  const types = async (query: Query) => (await list(query)).activity.map(({ type }) => type);

  it('begins with what happened last', async () => {
    expect(await types({})).toEqual(['account.profileChanged', 'publication.deleted', 'publication.created']);
  });

  it('is filtered by severity', async () => {
    expect(await types({ severity: 'warning' })).toEqual(['publication.deleted']);
    expect((await list({ severity: 'info', limit: 1 })).total).toBe(2);
    expect(await types({ severity: 'error' })).toEqual([]);
  });

  it('is filtered by a type, or by what stands before its dot', async () => {
    expect(await types({ type: 'publication' })).toEqual(['publication.deleted', 'publication.created']);
    expect(await types({ type: 'publication.created' })).toEqual(['publication.created']);
    expect(await types({ type: 'public' })).toEqual([]);
    expect(await types({ type: 'publication', severity: 'info' })).toEqual(['publication.created']);
    expect(await types({ type: '' })).toHaveLength(3);
    expect(await problemOf(types({ type: '100%' }))).toMatchObject({ status: 422 });
  });

  it('is filtered by person, by words of the name or by the account', async () => {
    await platform()
      .services.db.insert(activity)
      .values({ type: 'account.loggedIn', severity: 'info', userId: admin.user.id });
    expect(await types({ persona: 'avila' })).toHaveLength(3);
    expect(await types({ persona: author.user.id, severity: 'warning' })).toEqual(['publication.deleted']);
    expect(await types({ persona: 'ada' })).toEqual(['account.loggedIn']);
    // Both, put together in their order.
    expect(await types({ persona: 'prueba.test', limit: 2 })).toEqual(['account.loggedIn', 'account.profileChanged']);
    expect(await types({ persona: 'nadie' })).toEqual([]);
  });

  it('is filtered by time', async () => {
    const [first] = (await list({ type: 'publication.created' })).activity;
    const desde = first?.timestamp ?? '';
    expect(await types({ hasta: desde })).toEqual([]);
    expect((await types({ desde })).at(-1)).toBe('publication.created');
    expect(await types({ desde: '2999-01-01T00:00:00Z' })).toEqual([]);
  });

  it('is paged from place to place, older and newer', async () => {
    const all = await types({});
    const first = await list({ limit: 2 });
    expect(first).toMatchObject({ total: 4, totalExacto: true, totalPages: 2, masNuevas: null });
    const second = await list({ limit: 2, antes: first.masAntiguas ?? '' });
    expect([...first.activity, ...second.activity].map(({ type }) => type)).toEqual(all);
    expect(second.masAntiguas).toBeNull();
    expect((await list({ limit: 2, page: 2 })).activity).toEqual(second.activity);
    const back = await list({ limit: 1, despues: second.masNuevas ?? '' });
    expect(back.activity).toEqual(first.activity.slice(1));
    expect(back.masNuevas).not.toBeNull();
  });

  it('is exported as CSV that runs nothing, and as JSON, and says that it was', async () => {
    const get = (formato: string, query = '') =>
      platform().inject({
        url: `/api/admin/activity/export/${formato}${query}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    const csv = await get('csv', '?type=publication');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')).toHaveLength(4);
    expect(csv.body).toContain('"Irene Ávila"');
    const json = await get('json');
    const entries = z.object({ activity: z.array(activityEntrySchema) }).parse(json.json()).activity;
    expect(entries.slice(0, 2).map(({ type }) => type)).toEqual(['activity.exported', 'activity.exported']);
    expect(entries).toHaveLength(6);
  });

  it('is verified as a job, whose result the administrator who asked reads', async () => {
    const { tipo, estado, id } = await admin.call.verifyActivity();
    expect({ tipo, estado }).toEqual({ tipo: 'verificacion', estado: 'PENDIENTE' });
    expect((await admin.call.verifyActivity()).id).toBe(id);
    expect((await verifyRecord(platform().services)).fallos).toEqual([]);
  });

  it('names whom an act touched, on the screen, in the filter and in its files, and says so of who is gone', async () => {
    const other = await platform().account({ nombres: 'Tomás', apellidos: 'Quiroga' }, 'LECTOR');
    const params = { id: other.user.id };
    await admin.call.changeUser({ params, body: { roles: ['REVISOR'] } });
    await admin.call.changeUser({ params, body: { estado: 'BLOQUEADO' } });
    const touching = async (persona: string) =>
      (await list({ persona })).activity.map(({ type, userId, afecta, afectaId }) => [type, userId, afecta, afectaId]);
    const told = (name: string, ...kinds: string[]) => kinds.map((type) => [type, admin.user.id, name, other.user.id]);
    const known = told('Tomás Quiroga', 'account.blocked', 'account.rolesChanged');
    expect(await touching('quiroga')).toEqual(known);
    expect(await touching(other.user.id)).toEqual(known);
    expect((await touching(admin.user.id)).slice(0, 2)).toEqual(known);
    const file = await platform().inject({
      url: '/api/admin/activity/export/csv?persona=quiroga',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.body).toContain('"Tomás Quiroga"');
    await admin.call.deleteUser({ params });
    const gone = told('Cuenta eliminada', 'account.deleted', 'account.blocked', 'account.rolesChanged');
    expect(await touching(other.user.id)).toEqual(gone);
    expect((await verifyRecord(platform().services)).fallos).toEqual([]);
  });

  it('does not name whom an act touched where a blind mode hides them', async () => {
    const writer = await platform().person('Alba', 'AUTOR', 'ADMIN');
    const editor = await platform().person('Olga', 'EDITOR');
    const reviewer = await platform().account({ nombres: 'Rosa', apellidos: 'Escondida' }, 'REVISOR');
    const { id } = await sentIn(platform(), 'simple ciego', () => inReview(writer));
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await editor.call.askConsent({
      params: { id },
      body: { personaId: reviewer.user.id, motivo: 'Para firmar el informe.' },
    });
    const touchedBy = async ({ call }: TestPerson, type: string) =>
      (await call.activity({ query: { type, limit: 1 } })).activity.map(({ afecta }) => afecta);
    for (const type of ['review.assigned', 'consent.asked']) {
      expect(await touchedBy(admin, type), type).toEqual(['Rosa Escondida']);
      expect(await touchedBy(writer, type), type).toEqual([null]);
    }
    expect((await writer.call.activity({ query: { persona: reviewer.user.id } })).total).toBe(0);
  });

  it('is an administrator’s to read', async () => {
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.activity())).toMatchObject({ status: 403 });
    expect(await problemOf(editor.call.verifyActivity())).toMatchObject({ status: 403 });
  });

  it('does not say by its filter who reviewed an administrator’s own work, where that is hidden', async () => {
    const writer = await platform().person('Alba', 'AUTOR', 'ADMIN');
    const editor = await platform().person('Olga', 'EDITOR');
    const reviewer = await platform().person('Rosa', 'REVISOR');
    const open = await reviewed({ author: writer, editor, reviewer });
    const found = async (person: TestPerson) =>
      (await person.call.activity({ query: { persona: reviewer.user.id } })).total;
    const known = await found(writer);
    expect(known).toBeGreaterThan(0);
    const blind = await sentIn(platform(), 'simple ciego', () => reviewed({ author: writer, editor, reviewer }));
    expect(blind.id).not.toBe(open.id);
    expect(await found(writer)).toBe(known);
    expect(await found(admin)).toBe(2 * known);
  });

  it('does not say who declared a conflict beside the reviews that it declined, in a blind mode', async () => {
    const writer = await platform().person('Alba', 'AUTOR', 'ADMIN');
    const editor = await platform().person('Olga', 'EDITOR');
    const reviewer = await platform().person('Rosa', 'REVISOR');
    const { id } = await sentIn(platform(), 'simple ciego', () => inReview(writer));
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.declareConflict({ body: { conUserId: writer.user.id } });
    const seen = async ({ call }: TestPerson) =>
      (await call.activity({ query: { limit: 2 } })).activity.map(({ type, userId }) => [type, userId]);
    const hidden = [
      ['review.declined', null],
      ['account.conflictDeclared', null],
    ];
    expect(await seen(writer)).toEqual(hidden);
    expect((await writer.call.activity({ query: { persona: reviewer.user.id } })).total).toBe(0);
    // Who signs no such work runs this one, and knows.
    expect(await seen(admin)).toEqual(hidden.map(([type]) => [type, reviewer.user.id]));
  });

  it('is without log-ins where that is asked for: failed ones stay', async () => {
    const olga = await platform().account({ nombres: 'Olga', apellidos: 'Nieto' }, 'LECTOR');
    const kinds = ['account.loggedIn', 'account.loggedOut', 'account.loggedOutEverywhere', 'account.loginFailed'];
    await platform()
      .services.db.insert(activity)
      .values(kinds.map((type) => ({ type, severity: 'info' as const, userId: olga.user.id })));
    const persona = olga.user.id;
    expect(await types({ persona })).toHaveLength(4);
    expect(await types({ persona, sinAccesos: 'true' })).toEqual(['account.loginFailed']);
    expect((await list({ persona, sinAccesos: 'true' })).total).toBe(1);
    expect(await types({ persona, sinAccesos: 'false' })).toHaveLength(4);
    const file = await platform().inject({
      url: `/api/admin/activity/export/json?sinAccesos=true&persona=${persona}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.payload).toContain('account.loginFailed');
    expect(file.payload).not.toContain('account.loggedIn');
  });
});
