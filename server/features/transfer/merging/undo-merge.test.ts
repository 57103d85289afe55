/** A merge undone: what moved comes back, what came since stays; and what ends it for good. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { undoDays } from '#contract/entities/merge.ts';
import { dayMs } from '#contract/time.ts';
import {
  accountMerges,
  authorships,
  mails,
  mergeMoves,
  notifications,
  publications,
  reviews,
  users,
} from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { dump } from '#server/testing/dump.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review } from '#server/testing/works.ts';
import { forgetMerged } from './forget-merged.ts';

describePlatform('a merge', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  let reviewer: TestPerson;
  const services = () => platform().services;
  let made = 0;
  const account = (...roles: Parameters<ReturnType<typeof platform>['person']>[1][]) =>
    platform().account(
      {
        nombres: 'Berta',
        apellidos: `Fontanar ${++made}`,
        email: `berta-${made}@fontanar.test`,
        fechaVerificacion: new Date(),
      },
      ...roles,
    );
  const merge = (queda: TestPerson, unida: TestPerson, more: object = {}) =>
    admin.call.mergeAccounts({ body: { queda: queda.user.id, unida: unida.user.id, motivo: 'La misma', ...more } });
  const undo = (id: string) => admin.call.undoMerge({ params: { id } });
  const problem = async (act: Promise<unknown>) => (await problemOf(act)).code;
  const titles = async ({ call }: TestPerson) =>
    (await call.myPublications({})).publications.map(({ titulo }) => titulo).sort();
  const again = async (person: TestPerson) => {
    const { access_token } = await platform().guest.login({
      body: { email: person.user.email, password: person.password },
    });
    return { ...person, call: platform().withToken(access_token) };
  };
  const forget = (inDays: number) =>
    forgetMerged(services(), new Date(Date.now() + inDays * dayMs), new AbortController().signal);
  const rowOf = async ({ user }: TestPerson) =>
    (await services().db.select().from(users).where(eq(users.id, user.id)))[0];

  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    author = await platform().person('Sara', 'AUTOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  /** What the tables hold of people and works, but for what a merge leaves of itself. */
  const state = async () => {
    const left =
      /^(account_merges|merge_moves|activity.*|rate_counters|mails|jobs|sessions|refresh_tokens|secrets|users|queue_.*)$/;
    const told = await services()
      .db.select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.tipo, 'CUENTA'));
    return new Map(
      [...(await dump(services().db))]
        .filter(([name]) => !left.test(name))
        .map(([name, rows]) => [name, rows.filter((row) => !told.some(({ id }) => row.includes(id))).sort()]),
    );
  };

  it('is undone whole: every row of every table names whom it named', async () => {
    const [queda, unida] = [await account('AUTOR', 'REVISOR', 'EDITOR'), await account('AUTOR', 'REVISOR', 'EDITOR')];
    await published({ author: unida, editor, reviewer }, { titulo: 'De la una' });
    await draft(queda, { titulo: 'De la otra' });
    await draft(queda, { titulo: 'De las dos', coauthors: [unida] });
    const judged = await inReview(author);
    await review({ editor, reviewer: unida }, judged.id);
    await unida.call.addNote({ params: { id: judged.id }, body: { texto: 'Una nota', privada: true } });
    await unida.call.declareConflict({ body: { conUserId: queda.user.id, nota: 'Soy yo' } });
    await editor.call.declareConflict({ body: { conUserId: unida.user.id, nota: 'La conozco' } });
    await unida.call.saveQueueView({ body: { nombre: 'Mías', filtros: {} } });
    await queda.call.saveQueueView({ body: { nombre: 'Mías', filtros: {} } });
    await unida.call.keepDraft({ params: { clave: 'perfil' }, body: { contenido: { a: 1 } } });
    const before = await state();
    const { id } = await merge(queda, unida, { roles: [] });
    expect(await state()).not.toEqual(before);
    expect(await titles(queda)).toEqual(['De la otra', 'De la una', 'De las dos']);

    expect(await undo(id)).toMatchObject({ estado: 'DESHECHA' });
    expect(await state()).toEqual(before);
    expect(await services().db.select().from(mergeMoves).where(eq(mergeMoves.unionId, id))).toEqual([]);
    const back = await again(unida);
    expect(await titles(back)).toEqual(['De la una', 'De las dos']);
    const told = await services().db.select().from(mails).where(eq(mails.para, unida.user.email));
    expect(told.map(({ asunto }) => asunto)).toContain('Tus cuentas vuelven a ser dos');
    expect(await problem(undo(id))).toBe('union_cerrada');
  });

  it('leaves what was made since where it was made, and does not fail for what is gone', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    const lost = await draft(unida, { titulo: 'Se borra' });
    const kept = await draft(unida, { titulo: 'Sigue' });
    const { id } = await merge(queda, unida);
    await draft(queda, { titulo: 'De después' });
    await queda.call.deletePublication({ params: { id: lost.id } });
    await queda.call.saveAuthors({
      params: { id: kept.id },
      body: { autores: [{ id: queda.user.id, nombres: 'Berta', apellidos: 'Otra' }] },
    });
    await undo(id);
    expect(await titles(await again(unida))).toEqual(['Sigue']);
    expect(await titles(await again(queda))).toEqual(['De después']);
  });

  it('takes back what it gave: roles and fields, but for those that were changed since', async () => {
    const queda = await account('AUTOR');
    const unida = await account('REVISOR');
    await unida.call.updateProfile({
      body: { biografia: 'Filóloga', afiliacion: 'Una casa', orcid: '0000-0002-1825-0097' },
    });
    const { id } = await merge(queda, unida, { roles: ['REVISOR'] });
    expect(await queda.call.authProfile({})).toMatchObject({
      biografia: 'Filóloga',
      orcid: '0000-0002-1825-0097',
      roles: ['AUTOR', 'REVISOR'],
    });
    await queda.call.updateProfile({ body: { afiliacion: 'Otra casa' } });
    await undo(id);
    expect(await rowOf(queda)).toMatchObject({ biografia: '', afiliacion: 'Otra casa', orcid: null, roles: ['AUTOR'] });
    expect(await rowOf(unida)).toMatchObject({ biografia: 'Filóloga', roles: ['REVISOR'], unidaAId: null });
  });

  it('leaves what another merge gives as well, which takes it back with itself', async () => {
    const queda = await account('AUTOR', 'EDITOR');
    const [one, other] = [await account('REVISOR'), await account('REVISOR')];
    const first = await merge(queda, one, { roles: ['REVISOR'] });
    const second = await merge(queda, other);
    await undo(first.id);
    expect((await rowOf(queda))?.roles).toContain('REVISOR');
    await undo(second.id);
    expect((await rowOf(queda))?.roles).not.toContain('REVISOR');
  });

  it('leaves the mark on a decision whose editor had reviewed by another merged account, too', async () => {
    const queda = await account('EDITOR');
    const [one, other] = [await account('REVISOR'), await account('EDITOR')];
    const { id } = await approved({ author, editor: queda, reviewer: one });
    const marks = async () =>
      (await editor.call.listDecisions({ params: { id } })).decisiones.map(({ tambienReviso }) => tambienReviso);
    const { db } = services();
    // As if the other had recorded what the reviewer said.
    await db
      .update(reviews)
      .set({ registradaPor: [other.user.id] })
      .where(eq(reviews.publicacionId, id));
    const first = await merge(queda, one);
    const second = await merge(queda, other);
    expect(await marks()).toEqual([true]);
    await undo(first.id);
    expect(await marks()).toEqual([true]);
    await undo(second.id);
    expect(await marks()).toEqual([false]);
  });

  it('in a row is undone from its end', async () => {
    const [first, second, third] = [await account('AUTOR'), await account('AUTOR'), await account('AUTOR')];
    await draft(first, { titulo: 'Primera' });
    await draft(second, { titulo: 'Segunda' });
    const one = await merge(second, first);
    const two = await merge(third, second);
    expect(await titles(third)).toEqual(['Primera', 'Segunda']);
    expect((await rowOf(first))?.unidaAId).toBe(third.user.id);
    const { uniones } = await admin.call.listMerges({});
    expect(uniones.find(({ id }) => id === one.id)).toMatchObject({ trasOtra: true });
    expect(await problem(undo(one.id))).toBe('union_posterior');
    await undo(two.id);
    expect((await rowOf(first))?.unidaAId).toBe(second.user.id);
    await undo(one.id);
    expect(await titles(await again(first))).toEqual(['Primera']);
    expect(await titles(await again(second))).toEqual(['Segunda']);
  });

  it('washes no block away: who was blocked since is blocked by both names', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    const { id } = await merge(queda, unida);
    await admin.call.changeUser({ params: { id: queda.user.id }, body: { estado: 'BLOQUEADO' } });
    await undo(id);
    expect(await problem(again(unida))).toBe('cuenta_bloqueada');
  });

  it('takes along what was just being written for the account as it was merged', async () => {
    const [queda, unida] = [await account('REVISOR'), await account('REVISOR')];
    const work = await inReview(author);
    await merge(queda, unida);
    const asked = await editor.call.assignReviewer({ params: { id: work.id }, body: { revisorId: reviewer.user.id } });
    // As by an act that began before the merge and ended after it.
    await services().db.update(reviews).set({ revisorId: unida.user.id }).where(eq(reviews.id, asked.id));
    await forget(0);
    const [row] = await services().db.select().from(reviews).where(eq(reviews.id, asked.id));
    expect(row?.revisorId).toBe(queda.user.id);
  });

  it('is for ever after 30 days: the data of the merged account go, and its address is free', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    await unida.call.updateProfile({ body: { biografia: 'Nacida en Vallehondo' } });
    const { id } = await draft(unida, { titulo: 'Sigue con su firma' });
    const merged = await merge(queda, unida);
    expect(await forget(undoDays - 1)).toBe(0);
    expect(await forget(undoDays + 1)).toBeGreaterThan(0);
    const { uniones } = await admin.call.listMerges({});
    expect(uniones.find((each) => each.id === merged.id)).toMatchObject({
      estado: 'CERRADA',
      unida: { nombre: '', email: '' },
    });
    expect(await problem(undo(merged.id))).toBe('union_cerrada');
    expect(await rowOf(unida)).toMatchObject({ passwordHash: '', orcid: null, unidaAId: queda.user.id });
    const rows = [...(await dump(services().db)).values()].flat();
    expect(rows.some((row) => row.includes(unida.user.email))).toBe(false);
    const [byline] = await services().db.select().from(authorships).where(eq(authorships.publicacionId, id));
    expect(byline).toMatchObject({ userId: queda.user.id, apellidos: unida.user.apellidos });
    expect(await problem(again(unida))).toBe('credenciales_incorrectas');
    await platform().guest.register({
      body: { nombres: 'Otra', apellidos: 'Persona', email: unida.user.email, password: 'una-clave-larga' },
    });
  });

  it('that fails to end holds up no other', async () => {
    const two = [await account('AUTOR'), await account('AUTOR')];
    const queda = await account('AUTOR');
    for (const unida of two) await merge(queda, unida);
    // The first to be forgotten is the one with the smaller id: the address that it is to get is somebody's.
    const [first, second] = two.sort((a, b) => (a.user.id < b.user.id ? -1 : 1));
    if (!first || !second) throw new Error('There are no two accounts.');
    const taken = await platform().account({ nombres: 'Otra' });
    const { db } = services();
    await db
      .update(users)
      .set({ email: `eliminada-${first.user.id}@invalid` })
      .where(eq(users.id, taken.user.id));
    await expect(forget(undoDays + 1)).rejects.toThrow('could not be ended');
    expect((await rowOf(first))?.passwordHash).not.toBe('');
    expect((await rowOf(second))?.passwordHash).toBe('');
    await db.update(users).set({ email: 'otra@fontanar.test' }).where(eq(users.id, taken.user.id));
    await forget(undoDays + 1);
    expect((await rowOf(first))?.passwordHash).toBe('');
  });

  it('ends with the erasure of the account that stayed: of the other nothing is left either', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    const { id } = await merge(queda, unida);
    await admin.call.deleteUser({ params: { id: queda.user.id } });
    expect(await problem(undo(id))).toBe('union_cerrada');
    const left = [...(await dump(services().db))]
      // The farewell goes to the address of the account that stayed, and is forgotten in a week.
      .filter(([name]) => name !== 'mails')
      .flatMap(([, rows]) =>
        rows.filter((row) => row.includes(unida.user.email) || row.includes(unida.user.apellidos)),
      );
    expect(left).toEqual([]);
    const [row] = await services().db.select().from(accountMerges).where(eq(accountMerges.id, id));
    expect(row).toMatchObject({ motivo: '' });
  });

  it('ends with that erasure also in what others were written from the merged account', async () => {
    const [queda, unida] = [await account('AUTOR', 'EDITOR'), await account('EDITOR')];
    await unida.call.sendEmail({
      body: { to: reviewer.user.email, subject: 'Para Rubén', message: 'Nací en Vallehondo.' },
    });
    const told = async () => JSON.stringify((await reviewer.call.listNotifications({})).notifications);
    expect(await told()).toContain('Vallehondo');
    await merge(queda, unida);
    // Of the merged account nothing is left by then.
    await forget(undoDays + 1);
    await admin.call.deleteUser({ params: { id: queda.user.id } });
    expect(await told()).not.toContain('Vallehondo');
  });

  it('ends with that erasure in bylines that both sign: a draft is nobody else’s, a work goes to who is there', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    const alone = await draft(queda, { titulo: 'De las dos cuentas', coauthors: [unida] });
    const joint = await draft(queda, { titulo: 'Y de Sara', coauthors: [unida, author] });
    const sent = await inReview(queda, { titulo: 'Enviada', coauthors: [unida, author] });
    await merge(queda, unida);
    await forget(undoDays + 1);
    await admin.call.deleteUser({ params: { id: queda.user.id } });
    const { db } = services();
    const worksOf = (id: string) => db.select().from(publications).where(eq(publications.id, id));
    const signing = async (id: string) =>
      (await db.select().from(authorships).where(eq(authorships.publicacionId, id)).orderBy(authorships.orden)).map(
        ({ apellidos, userId }) => ({ apellidos, userId }),
      );
    expect(await worksOf(alone.id)).toEqual([]);
    for (const { id } of [joint, sent]) expect((await worksOf(id))[0]?.autorPrincipalId).toBe(author.user.id);
    const sara = { apellidos: author.user.apellidos, userId: author.user.id };
    expect(await signing(joint.id)).toEqual([sara]);
    expect(await signing(sent.id)).toEqual([
      { apellidos: queda.user.apellidos, userId: queda.user.id },
      { apellidos: unida.user.apellidos, userId: null },
      sara,
    ]);
  });

  it('is found in the copy of one’s own data, with what was done by the other name', async () => {
    const [queda, unida] = [await account('AUTOR'), await account('AUTOR')];
    await draft(unida, { titulo: 'Hecha antes' });
    await merge(queda, unida);
    const { activityOf } = await import('#server/features/transfer/own-data/queries.ts');
    const types: string[] = [];
    for await (const page of activityOf(services().db, queda.user.id))
      types.push(...page.map(({ entry }) => entry.type));
    expect(types).toContain('publication.created');
  });
});
