/** What reviewers say unasked of works in review (issue 8): who is asked of what, what is told whom, and what it counts for. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { BidAnswer, BiddableWork } from '#contract/entities/bid.ts';
import { clean } from '#server/features/administration/jobs/clean.ts';
import { bidRequests, bids, jobs, publications, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review, sentIn } from '#server/testing/works.ts';
import { findBiddable } from './queries.ts';

describePlatform('bids', (platform) => {
  const asking = async (rest: object = {}) => {
    await platform().settings({ preferenciasDeRevision: true, ...rest });
  };
  const listed = async (who: TestPerson, query: object = {}): Promise<BiddableWork[]> =>
    (await who.call.listBids({ query: { limit: 50, ...query } })).obras;
  const idsOf = async (who: TestPerson, query?: object) => (await listed(who, query)).map(({ id }) => id);
  const say = (who: TestPerson, id: string, respuesta: BidAnswer | null, motivo?: string) =>
    who.call.saveBid({ params: { id }, body: { respuesta, ...(motivo && { motivo }) } });
  const candidate = async (editor: TestPerson, id: string, person: TestPerson, query: object = {}) =>
    (await editor.call.listCandidates({ params: { id }, query: { limit: 50, ...query } })).candidatos.find(
      (each) => each.id === person.user.id,
    );
  const cast = () =>
    Promise.all([
      platform().person('Ana', 'AUTOR'),
      platform().person('Eva', 'EDITOR'),
      platform().person('Nora', 'REVISOR'),
    ]);

  it('are asked for by nobody until an administrator says so', async () => {
    const [author, editor, nora] = await cast();
    const { id } = await inReview(author);
    await platform().settings({ preferenciasDeRevision: false });
    for (const ask of [
      () => nora.call.listBids({}),
      () => say(nora, id, 'QUIERO'),
      () => editor.call.getBidRequest(),
      () => editor.call.requestBids({ body: {} }),
    ])
      expect(await problemOf(ask())).toMatchObject({ code: 'sin_preferencias' });
    expect(await platform().guest.getIdentity()).toMatchObject({ preferenciasDeRevision: false });
    expect(await candidate(editor, id, nora)).toMatchObject({ preferencia: null });
  });

  it('are asked of works in review that lack reviewers, and of those alone that somebody may review', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const [other, both] = await Promise.all([
      platform().person('Otto', 'REVISOR'),
      platform().person('Bruna', 'AUTOR', 'REVISOR'),
    ]);
    const open = await inReview(author, { titulo: 'La abierta' });
    const full = await inReview(author, { titulo: 'La que tiene a quien la revise' });
    await editor.call.assignReviewer({ params: { id: full.id }, body: { revisorId: other.user.id } });
    const unsent = await draft(author);
    const declined = await inReview(author);
    const { id } = await editor.call.assignReviewer({ params: declined, body: { revisorId: nora.user.id } });
    await nora.call.declineReview({ params: { id }, body: { motivo: 'No llego.' } });
    const own = await inReview(both);
    const found = await idsOf(nora);
    expect(found).toContain(open.id);
    expect(found).toContain(own.id);
    for (const work of [full, unsent, declined]) expect(found).not.toContain(work.id);
    expect(await problemOf(say(nora, unsent.id, 'QUIERO'))).toMatchObject({ code: 'no_encontrado' });
    expect(await problemOf(say(nora, declined.id, 'QUIERO'))).toMatchObject({ code: 'preferencia_cerrada' });
    // What was said before the last place was taken stays theirs to change.
    await say(nora, full.id, 'PUEDO');
    expect(await idsOf(nora)).toContain(full.id);
    expect(await idsOf(both)).not.toContain(own.id);
    expect(await problemOf(say(both, own.id, 'QUIERO'))).toMatchObject({ code: 'preferencia_cerrada' });
    for (const who of [author, editor]) expect(await problemOf(who.call.listBids({}))).toMatchObject({ status: 403 });
  });

  it('are not asked of works of which one has a conflict of interest, where one may know their authors', async () => {
    await asking();
    const [author, , nora] = await cast();
    const other = await platform().person('Aldo', 'AUTOR');
    const shown = () => sentIn(platform(), 'simple ciego', () => inReview(author));
    const [house, declared] = [await shown(), await sentIn(platform(), 'abierta', () => inReview(other))];
    for (const { user } of [author, nora])
      await platform()
        .services.db.update(users)
        .set({ afiliacion: 'Universidad del Sur' })
        .where(eq(users.id, user.id));
    await other.call.declareConflict({ body: { conUserId: nora.user.id } });
    for (const { id } of [house, declared]) {
      expect(await idsOf(nora)).not.toContain(id);
      expect(await problemOf(say(nora, id, 'PUEDO'))).toMatchObject({ code: 'preferencia_cerrada' });
    }
  });

  it('do not tell who wrote a work by what is missing: a conflict of interest with anybody may be declared', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    const before = await idsOf(nora);
    expect(before).toContain(id);
    await nora.call.declareConflict({ body: { conUserId: author.user.id } });
    const { db } = platform().services;
    for (const { user } of [author, nora])
      await db.update(users).set({ afiliacion: 'Universidad del Este' }).where(eq(users.id, user.id));
    expect(await idsOf(nora)).toEqual(before);
    await say(nora, id, 'QUIERO');
    // Who assigns reviewers is told of it, and is refused.
    expect(await candidate(editor, id, nora)).toBeUndefined();
    const assigning = editor.call.assignReviewer({ params: { id }, body: { revisorId: nora.user.id } });
    expect(await problemOf(assigning)).toMatchObject({ code: 'conflicto_de_interes' });
  });

  it('are not asked of works that one is asked to sign, or knows the authors of for having refused to', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const naming = async () => {
      const { id } = await draft(author, { titulo: 'Con quien no ha respondido' });
      await author.call.updatePublication({ params: { id }, body: { coautoresIds: [nora.user.id] } });
      return id;
    };
    const refused = await naming();
    await nora.call.refuseAuthorship({ params: { id: refused } });
    const asked = await naming();
    await sentIn(platform(), 'doble ciego', async () => {
      for (const id of [asked, refused]) await author.call.submitReview({ params: { id } });
      return { id: asked };
    });
    const found = await idsOf(nora);
    for (const id of [asked, refused]) {
      expect(found).not.toContain(id);
      expect(await problemOf(say(nora, id, 'QUIERO'))).toMatchObject({ code: 'preferencia_cerrada' });
    }
    // Whole works are read of the page alone: of the others what the list is narrowed down by.
    const { services } = platform();
    const full = await inReview(author);
    const other = await platform().person('Otilio', 'REVISOR');
    await editor.call.assignReviewer({ params: { id: full.id }, body: { revisorId: other.user.id } });
    const rows = await findBiddable(services.db, nora.user.id, 'all', { usual: 1, elsewhere: [] });
    expect(rows.map(({ work }) => work.id)).not.toContain(full.id);
    expect(
      (await findBiddable(services.db, nora.user.id, 'all', { usual: 2, elsewhere: [] })).map(({ work }) => work.id),
    ).toContain(full.id);
    expect(rows.find(({ work }) => work.id === refused)?.mayKnowAuthors).toBe(true);
    for (const { work } of rows) expect(work).not.toHaveProperty('authors');
  });

  it('are told no name of a work that hides it, and who signs it where it does not', async () => {
    await asking();
    const [author, , nora] = await cast();
    const signs = `${author.user.nombres} ${author.user.apellidos}`;
    const work = await sentIn(platform(), 'doble ciego', () => inReview(author, { titulo: 'Sin nombres' }));
    const shown = await sentIn(platform(), 'simple ciego', () => inReview(author, { titulo: 'Con nombres' }));
    const all = await listed(nora);
    expect(all.find(({ id }) => id === work.id)).toMatchObject({ autor: null, titulo: 'Sin nombres' });
    expect(all.find(({ id }) => id === shown.id)?.autor).toContain(author.user.apellidos);
    expect(JSON.stringify(all.filter(({ id }) => id === work.id))).not.toContain(signs);
  });

  it('are changed and taken back, the same twice once, and count for candidates in words', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const far = await platform().person('Fara', 'REVISOR');
    await nora.call.updateProfile({ body: { palabrasClave: ['turberas'] } });
    const { id } = await inReview(author, { titulo: 'Turberas', palabrasClave: ['turberas'] });
    const order = async () => {
      const { candidatos } = await editor.call.listCandidates({ params: { id }, query: { limit: 50 } });
      const both = [nora.user.id, far.user.id];
      return candidatos.map((each) => each.id).filter((each) => both.includes(each));
    };
    expect(await order()).toEqual([nora.user.id, far.user.id]);
    await say(nora, id, 'PREFIERO_NO');
    await Promise.all([say(far, id, 'QUIERO'), say(far, id, 'QUIERO')]);
    expect(await candidate(editor, id, far)).toMatchObject({ preferencia: 'QUIERO', cercania: 0 });
    expect(await candidate(editor, id, nora)).toMatchObject({ preferencia: 'PREFIERO_NO' });
    const close = (await candidate(editor, id, nora))?.cercania ?? 0;
    expect(await order()).toEqual(close > 0.4 ? [nora.user.id, far.user.id] : [far.user.id, nora.user.id]);
    expect((await listed(far, { respuesta: 'QUIERO' })).map((each) => each.id)).toEqual([id]);
    await say(far, id, null);
    expect(await candidate(editor, id, far)).toMatchObject({ preferencia: null });
    expect(await listed(far, { respuesta: 'QUIERO' })).toEqual([]);
    // Whoever is asked by name answers by name.
    await say(far, id, 'PUEDO');
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: far.user.id } });
    expect(await idsOf(far)).not.toContain(id);
    expect(await problemOf(say(far, id, null))).toMatchObject({ code: 'preferencia_cerrada' });
  });

  it('make a conflict of interest of the work, without naming anybody, until it is taken back', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await say(nora, id, 'CONFLICTO', 'Es la tesis de mi grupo.');
    expect(await candidate(editor, id, nora)).toBeUndefined();
    expect(await candidate(editor, id, nora, { excluidas: 'true' })).toMatchObject({
      conflictos: [{ tipo: 'CON_LA_OBRA', con: '', nota: 'Es la tesis de mi grupo.' }],
    });
    const assigning = editor.call.assignReviewer({ params: { id }, body: { revisorId: nora.user.id } });
    expect(await problemOf(assigning)).toMatchObject({ code: 'conflicto_de_interes' });
    // Theirs to change, and nowhere else: among the conflicts that they declared it would name an author.
    expect((await listed(nora)).find((each) => each.id === id)).toMatchObject({ respuesta: 'CONFLICTO' });
    expect((await nora.call.myConflicts()).conflictos).toEqual([]);
    await say(nora, id, 'QUIERO', 'No viene al caso.');
    expect((await listed(nora)).find((each) => each.id === id)).toMatchObject({ respuesta: 'QUIERO', motivo: '' });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: nora.user.id } });
  });

  it('are nothing to authors, to other reviewers, or to an editor who signs the work', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const [staff, other] = await Promise.all([
      platform().person('Elio', 'AUTOR', 'EDITOR'),
      platform().person('Olmo', 'REVISOR'),
    ]);
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(staff));
    const open = await inReview(author);
    const preferring = async (who: TestPerson) =>
      (await who.call.reviewerRoster({ query: { search: nora.user.email } })).revisores[0]?.preferencias;
    const read = async () => [await preferring(staff), await other.call.listBids({ query: { limit: 50 } })];
    const before = await read();
    await say(nora, id, 'QUIERO');
    expect(await read()).toEqual(before);
    expect(await problemOf(staff.call.listCandidates({ params: { id } }))).toMatchObject({ status: 403 });
    for (const who of [staff, other, author]) {
      expect(JSON.stringify(await who.call.getPublication({ params: { id } }).catch(() => null))).not.toContain(
        'QUIERO',
      );
      expect(JSON.stringify(await who.call.listNotifications({}))).not.toContain('QUIERO');
    }
    const root = await platform().person('Rut', 'ADMIN');
    expect(JSON.stringify(await root.call.activity({ query: { limit: 100 } }))).not.toContain('QUIERO');
    await say(nora, open.id, 'PUEDO');
    expect(await preferring(editor)).toEqual({ quiere: 0, puede: 1 });
    expect(await candidate(editor, id, nora)).toMatchObject({ preferencia: 'QUIERO' });
  });

  it('are narrowed down, ordered, and bounded page by page', async () => {
    await asking();
    const [author, , nora] = await cast();
    await nora.call.updateProfile({ body: { palabrasClave: ['líquenes'] } });
    const one = await inReview(author, { titulo: 'Los líquenes', palabrasClave: ['líquenes'], tipo: 'TESIS' });
    const two = await inReview(author, { titulo: 'Zarzas únicas', resumen: 'Del río Órbigo.', categoria: 'Botánica' });
    const mine = async (query: object) => (await idsOf(nora, query)).filter((id) => [one.id, two.id].includes(id));
    expect(await mine({ search: 'liquen' })).toEqual([one.id]);
    expect(await mine({ search: 'ORBIGO zarzas' })).toEqual([two.id]);
    expect(await mine({ tipo: 'TESIS' })).toEqual([one.id]);
    expect(await mine({ categoria: 'botanica' })).toEqual([two.id]);
    expect(await mine({ idioma: 'en' })).toEqual([]);
    expect(await mine({ orden: 'cercania' })).toEqual([one.id, two.id]);
    expect(await mine({ orden: 'recientes' })).toEqual([two.id, one.id]);
    expect(await mine({ orden: 'titulo' })).toEqual([one.id, two.id]);
    await say(nora, one.id, 'PUEDO');
    expect(await mine({ respuesta: 'sin' })).toEqual([two.id]);
    const { sinResponder, total, categorias } = await nora.call.listBids({ query: { limit: 1 } });
    expect({ sinResponder, categorias }).toEqual({ sinResponder: total - 1, categorias: ['Botánica'] });
    expect((await nora.call.listBids({ query: { limit: 1, page: total } })).obras).toHaveLength(1);
  });

  it('are asked for once a week, of everybody who reviews, by the channels that they chose', async () => {
    await asking();
    const [, editor, nora] = await cast();
    const quiet = await platform().person('Queta', 'REVISOR');
    const { db } = platform().services;
    await db.delete(bidRequests);
    for (const [who, correo] of [
      [nora, 'AHORA'],
      [quiet, 'NUNCA'],
    ] as const)
      await who.call.changeNotificationChannels({ body: { REVISION: { pantalla: who === nora, correo } } });
    const hasta = new Date(Date.now() + 10 * 86_400_000).toISOString();
    // A double click.
    const twice = [1, 2].map(() => editor.call.requestBids({ body: { hasta } }));
    expect((await Promise.allSettled(twice)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.select().from(bidRequests)).toHaveLength(1);
    expect(await problemOf(editor.call.requestBids({ body: {} }))).toMatchObject({ code: 'preferencias_ya_pedidas' });
    expect(await editor.call.getBidRequest()).toMatchObject({ hasta, desde: expect.any(String) });
    expect(await nora.call.listBids({})).toMatchObject({ hasta });
    const { notifications } = await nora.call.listNotifications({});
    expect(notifications[0]).toMatchObject({ clase: 'PREFERENCIA', titulo: '¿Qué te gustaría revisar?' });
    expect((await quiet.call.listNotifications({})).notifications).toEqual([]);
    const mailed = await db.select({ datos: jobs.datos }).from(jobs).where(eq(jobs.tipo, 'avisos'));
    expect(JSON.stringify(mailed)).toContain(notifications[0]?.id);
    await db.update(bidRequests).set({ fecha: new Date(Date.now() - 8 * 86_400_000) });
    expect(await editor.call.getBidRequest()).toMatchObject({ desde: null });
  });

  it('count in their round alone, and are forgotten with it; a conflict of interest with the work', async () => {
    await asking();
    const [author, editor, nora] = await cast();
    const other = await platform().person('Osma', 'REVISOR');
    const { db } = platform().services;
    const { id } = await inReview(author);
    await say(nora, id, 'QUIERO');
    await say(other, id, 'CONFLICTO');
    const reviewer = await platform().person('Rita', 'REVISOR');
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const going = new AbortController().signal;
    const left = async () => {
      await clean(platform().services, going);
      const rows = await db.select().from(bids).where(eq(bids.publicacionId, id));
      return rows.map(({ respuesta }) => respuesta).sort();
    };
    // As long as the decision may be revoked, the round may go on.
    expect(await left()).toEqual(['CONFLICTO', 'QUIERO']);
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    await author.call.submitReview({ params: { id } });
    expect(await candidate(editor, id, nora)).toMatchObject({ preferencia: null });
    expect(await candidate(editor, id, other)).toBeUndefined();
    expect((await listed(nora)).find((each) => each.id === id)).toMatchObject({ respuesta: null });
    expect(await left()).toEqual(['CONFLICTO']);
    await db.update(publications).set({ estado: 'RETIRADO', fechaDecision: null }).where(eq(publications.id, id));
    expect(await left()).toEqual([]);
  });
});
