/** GET /users: looked for by name, address and role (spec 001 §2), and who waits for a role. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, sentIn } from '#server/testing/works.ts';

describePlatform('the list of people', (platform) => {
  let admin: TestPerson;
  beforeAll(async () => {
    const account = platform().account;
    admin = await account({ nombres: 'Olga', apellidos: 'Rey', email: 'olga@casa.test' }, 'ADMIN');
    await account({ nombres: 'José', apellidos: 'Peña Ruiz', email: 'jp@lab.test' }, 'AUTOR', 'REVISOR');
    await account({ nombres: 'Inés', apellidos: 'Arce', email: 'ines_arce@uni.test' }, 'EDITOR');
    const rita = await account({ nombres: 'Rita', apellidos: 'Sáez', email: 'rita@uni.test' });
    await rita.call.requestRole({ body: { rol: 'REVISOR' } });
  });
  const found = async (query: NonNullable<Parameters<TestPerson['call']['listUsers']>[0]>['query']) =>
    (await admin.call.listUsers({ query })).users.map(({ nombres }) => nombres);

  it('stands in the order of surnames', async () => {
    expect(await found({})).toEqual(['Inés', 'José', 'Olga', 'Rita']);
  });

  it.each([
    ['a name, whatever its capitals and accents', 'JOSE', ['José']],
    ['name and surname in any order', 'josé peña', ['José']],
    ['part of an address', 'uni.test', ['Inés', 'Rita']],
    ['signs that stand for others elsewhere', 's_a', ['Inés']],
    ['a role', 'revisor', ['José']],
    ['a role as clients write it', 'ROLE_EDITOR', ['Inés']],
    ['a role as people say it', 'administración', ['Olga']],
    ['a name and a role', 'rey admin', ['Olga']],
    ['nothing that there is', 'zzz', []],
  ])('is searched by %s', async (_, search, names) => {
    expect(await found({ search })).toEqual(names);
  });

  it('gives those who wait for a role', async () => {
    expect(await found({ conSolicitud: 'true' })).toEqual(['Rita']);
    expect(await found({ conSolicitud: 'false' })).toHaveLength(4);
  });

  it('is narrowed to whose address nobody has confirmed', async () => {
    expect(await found({ sinConfirmar: 'true' })).toEqual([]);
    const { db } = platform().services;
    await db.update(users).set({ fechaVerificacion: null }).where(eq(users.nombres, 'Rita'));
    expect(await found({ sinConfirmar: 'true' })).toEqual(['Rita']);
    await db.update(users).set({ fechaVerificacion: new Date() }).where(eq(users.nombres, 'Rita'));
  });

  it('is narrowed to who may log in, and to who may not', async () => {
    const leo = await platform().account({ nombres: 'Leo', apellidos: 'Tur' });
    await admin.call.changeUser({ params: { id: leo.user.id }, body: { estado: 'BLOQUEADO' } });
    expect(await found({ estado: 'BLOQUEADO' })).toEqual(['Leo']);
    expect(await found({ estado: 'ACTIVO', search: 'leo' })).toEqual([]);
    await admin.call.deleteUser({ params: { id: leo.user.id } });
    expect(await found({ estado: 'BLOQUEADO' })).toEqual([]);
  });

  it('stands in other orders, and turns over its pages in each', async () => {
    expect(await found({ sort: 'name-desc' })).toEqual(['Rita', 'Olga', 'José', 'Inés']);
    expect(await found({ sort: 'oldest' })).toEqual(['Olga', 'José', 'Inés', 'Rita']);
    expect(await found({ sort: 'newest', limit: 1, page: 2 })).toEqual(['Inés']);
    await platform().guest.login({ body: { email: 'jp@lab.test', password: admin.password } });
    expect((await found({ sort: 'access' }))[0]).toBe('José');
    expect((await found({ sort: 'access-desc' })).at(-1)).toBe('José');
  });
});

describePlatform('what accounts are used for', (platform) => {
  const useOf = async (viewer: TestPerson, person: TestPerson) =>
    (await viewer.call.listUsers({ query: { search: person.user.email } })).users[0]?.uso;

  it('stands beside them for administrators: their works, their open reviews, their last log-in', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const author = await platform().person('Ana', 'AUTOR');
    const reviewer = await platform().person('Rui', 'REVISOR');
    const { id } = await inReview(author);
    await draft(author);
    expect(await useOf(admin, author)).toMatchObject({ obras: 2, revisionesAbiertas: 0 });
    const review = await admin.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    expect(await useOf(admin, reviewer)).toMatchObject({ obras: 0, revisionesAbiertas: 1 });
    expect(await useOf(admin, reviewer)).toMatchObject({ ultimoAcceso: expect.stringContaining('T') });
    await reviewer.call.declineReview({ params: { id: review.id }, body: { motivo: 'No puedo' } });
    expect(await useOf(admin, reviewer)).toMatchObject({ revisionesAbiertas: 0 });
  });

  it('is not told to editors, nor in which order they logged in', async () => {
    const editor = await platform().person('Eva', 'EDITOR');
    expect(await useOf(editor, editor)).toBeNull();
    const asked = async (sort: 'access-desc' | 'name') =>
      (await editor.call.listUsers({ query: { sort } })).users.map(({ id }) => id);
    expect(await asked('access-desc')).toEqual(await asked('name'));
  });

  it.each([
    ['abierta', 1],
    ['simple ciego', 0],
    ['doble ciego', 0],
  ] as const)('gives no reviewer away to an administrator who wrote the work: %s', async (identidadRevision, seen) => {
    const author = await platform().person('Ada', 'AUTOR', 'ADMIN');
    const other = await platform().person('Alma', 'ADMIN');
    const reviewer = await platform().person('Iker', 'REVISOR');
    const { id } = await sentIn(platform(), identidadRevision, () => inReview(author));
    await other.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    expect(await useOf(author, reviewer)).toMatchObject({ revisionesAbiertas: seen });
    expect(await useOf(other, reviewer)).toMatchObject({ revisionesAbiertas: 1 });
  });
});

describePlatform('the list of people as a file', (platform) => {
  const taken = ({ token }: TestPerson, query = '') =>
    platform().inject({ url: `/api/users/export${query}`, headers: { authorization: `Bearer ${token}` } });
  const linesOf = (body: string) => body.trimEnd().split('\r\n').slice(1);

  it('holds what the filters leave, and nothing that a spreadsheet would run', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    await platform().account(
      { nombres: '=1+1', apellidos: 'Gil', email: 'gil@lab.test', afiliacion: 'A;"B"' },
      'AUTOR',
    );
    const answer = await taken(admin, '?rol=AUTOR');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(linesOf(answer.body)).toEqual([expect.stringContaining(`"Gil";"'=1+1";"gil@lab.test";"A;""B"""`)]);
    expect((await admin.call.activity()).activity[0]).toMatchObject({
      type: 'account.exported',
      userId: admin.user.id,
    });
  });

  it('reaches past what is read at once', async () => {
    const admin = await platform().person('Alma', 'ADMIN');
    const many = Array.from({ length: 1100 }, (_, at) => ({
      id: uuid(),
      nombres: 'Una',
      apellidos: 'Misma',
      email: `misma${at}@lab.test`,
      passwordHash: '',
      roles: ['LECTOR' as const],
    }));
    await platform().services.db.insert(users).values(many);
    expect(new Set(linesOf((await taken(admin, '?search=misma')).body)).size).toBe(1100);
  });

  it('is for administrators', async () => {
    expect((await taken(await platform().person('Eva', 'EDITOR'))).statusCode).toBe(403);
  });
});
