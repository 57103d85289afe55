/** Roles that hold in some journals alone: the administrator's act, and what it leaves of what is listed, counted and told. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { principalJournal, type RoleScopes } from '#contract/journals.ts';
import { journals, publications, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { addressOf, readLive } from '#server/testing/live.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, review } from '#server/testing/works.ts';

const anales = '00000000-0000-4000-8000-0000000000a1';

describePlatform('roles in some journals alone', (platform) => {
  let admin: TestPerson;
  let author: TestPerson;
  let everywhere: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  /** In review: one of the principal journal, one of Anales. */
  let here: string;
  let there: string;

  beforeAll(async () => {
    admin = await platform().person('Alba', 'ADMIN');
    author = await platform().person('Aurora', 'AUTOR');
    everywhere = await platform().person('Elena', 'EDITOR');
    await platform()
      .services.db.insert(journals)
      .values({ id: anales, clave: 'anales', ajustes: { nombre: 'Anales' } });
  });
  beforeEach(async () => {
    editor = await platform().person('Enzo', 'EDITOR');
    reviewer = await platform().person('Rita', 'REVISOR');
    here = (await inReview(author, { titulo: 'Una obra de aquí', categoria: 'Historia' })).id;
    there = (await inReview(author, { titulo: 'Una obra de Anales', categoria: 'Derecho' })).id;
    await moveTo(anales, there);
  });

  const moveTo = (revistaId: string, id: string) =>
    platform().services.db.update(publications).set({ revistaId }).where(eq(publications.id, id));
  const narrow = ({ user }: TestPerson, ambitos: RoleScopes) =>
    admin.call.changeUser({ params: { id: user.id }, body: { ambitos } });

  it('are narrowed by an administrator, who reads in the record from what to what, and told to whose they are', async () => {
    expect(await admin.call.roleJournals()).toMatchObject({
      revistas: expect.arrayContaining([{ id: anales, nombre: 'Anales' }]),
    });
    expect(await narrow(editor, { EDITOR: [anales, anales] })).toMatchObject({ ambitos: { EDITOR: [anales] } });
    expect(await editor.call.authProfile()).toMatchObject({ ambitos: { EDITOR: [anales] } });
    const { activity } = await admin.call.activity({ query: { limit: 1 } });
    expect(activity[0]).toMatchObject({
      type: 'account.scopesChanged',
      message: 'Revistas de los roles de una cuenta cambiadas: Editor: todas las revistas → Anales.',
    });
    const { notifications } = await editor.call.listNotifications();
    expect(notifications[0]).toMatchObject({
      mensaje: 'La administración lo ha cambiado: Editor: todas las revistas → Anales.',
    });
    await narrow(editor, {});
    expect(await editor.call.authProfile()).not.toHaveProperty('ambitos');
    const { users: listed } = await everywhere.call.listUsers({ query: { search: 'Enzo' } });
    for (const each of listed) expect(each).not.toHaveProperty('ambitos');
  });

  it('are no others than those that are held, and no journals that are not there', async () => {
    const field = { code: 'datos_no_validos', errors: [{ field: 'ambitos' }] };
    expect(await problemOf(narrow(editor, { REVISOR: [anales] }))).toMatchObject(field);
    expect(await problemOf(narrow(editor, { EDITOR: [editor.user.id] }))).toMatchObject(field);
    expect(await problemOf(narrow(editor, { EDITOR: ['x'] }))).toMatchObject({ status: 422 });
  });

  it('hold everywhere again when they are given again', async () => {
    await narrow(editor, { EDITOR: [anales] });
    const change = (roles: ('AUTOR' | 'EDITOR')[]) =>
      admin.call.changeUser({ params: { id: editor.user.id }, body: { roles } });
    expect(await change(['AUTOR'])).not.toHaveProperty('ambitos');
    expect(await change(['EDITOR'])).not.toHaveProperty('ambitos');
  });

  it('leave of lists and counts what is of these journals', async () => {
    await review({ editor: everywhere, reviewer }, here);
    await review({ editor: everywhere, reviewer }, there);
    await narrow(editor, { EDITOR: [principalJournal] });
    const answers = async ({ call }: TestPerson) => {
      const days = { desde: '2020-01-01', hasta: '2035-01-01' };
      return {
        queue: await call.editorialQueue({ query: { limit: 50 } }),
        free: await call.editorialQueue({ query: { limit: 50, de: 'libres', dias: 0 } }).catch(() => undefined),
        sought: await call.editorialQueue({ query: { limit: 50, search: 'obra' } }),
        waits: await call.whatWaits(),
        calendar: await call.editorialCalendar({ query: days }),
        reviews: await call.listReviews({ query: { limit: 100 } }),
        toAssign: await call.worksToAssign({ query: { limit: 50, porObra: 5 } }),
        works: await call.listPublications({ query: { limit: 100 } }),
        found: await call.findAnything({ query: { q: 'obra' } }),
        roster: await call.reviewerRoster({ query: { search: 'Rita' } }),
        report: await call.editorialReport(),
      };
    };
    const all = await answers(everywhere);
    const own = await answers(editor);
    expect(JSON.stringify(all)).toContain(there);
    expect(JSON.stringify(own)).toContain(here);
    for (const [name, answer] of Object.entries(own)) {
      expect([name, JSON.stringify(answer ?? null).includes(there)]).toEqual([name, false]);
      expect([name, /Anales|Derecho/.test(JSON.stringify(answer ?? null))]).toEqual([name, false]);
    }
    const ofAnales = await platform().services.db.$count(publications, eq(publications.revistaId, anales));
    expect(own.queue.total).toBe(all.queue.total - ofAnales);
    expect(own.queue.cola).toHaveLength(own.queue.total);
    expect(own.sought.total).toBe(all.sought.total - ofAnales);
    expect(own.toAssign.total).toBe(all.toAssign.total - ofAnales);
    expect(own.works.total).toBe(all.works.total - ofAnales);
    expect(own.reviews.total).toBe(own.reviews.reviews.length);
    expect(all.reviews.total - own.reviews.total).toBeGreaterThan(0);
    expect(own.report.puntualidad.aTiempo).toBeLessThan(all.report.puntualidad.aTiempo);
    // How much a reviewer has done counts wherever they did it, and says not what.
    const loadOf = ({ roster }: typeof all) => roster.revisores.find(({ id }) => id === reviewer.user.id);
    expect(loadOf(own)).toMatchObject({ completadas: loadOf(all)?.completadas });
    expect(loadOf(all)?.completadas).toBeGreaterThan(1);
  });

  it('hold nowhere with no journal at all', async () => {
    await narrow(editor, { EDITOR: [] });
    expect(await problemOf(editor.call.editorialQueue())).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(editor.call.getPublication({ params: { id: here } }))).toMatchObject({ status: 404 });
  });

  it('make nobody hear of what is sent to other journals', async () => {
    await narrow(editor, { EDITOR: [principalJournal] });
    const before = (await editor.call.listNotifications()).total;
    const second = await inReview(author, { titulo: 'La segunda' });
    expect((await editor.call.listNotifications()).total).toBe(before + 1);
    await moveTo(anales, second.id);
    await author.call.changeEstado({
      params: { id: second.id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'x' },
    });
    await author.call.submitReview({ params: { id: second.id } });
    expect((await editor.call.listNotifications()).total).toBe(before + 1);
    expect((await everywhere.call.listNotifications()).total).toBeGreaterThan(before + 1);
  });

  it('are followed by open streams as they change', async () => {
    const ear = await readLive(await addressOf(platform().app), editor.token);
    await everywhere.call.setPriority({ params: { id: there }, body: { prioridad: 'ALTA' } });
    await vi.waitFor(() => expect(ear.text()).toContain(there));
    await narrow(editor, { EDITOR: [principalJournal] });
    const heard = ear.text().length;
    await everywhere.call.setPriority({ params: { id: there }, body: { prioridad: 'BAJA' } });
    await everywhere.call.setPriority({ params: { id: here }, body: { prioridad: 'ALTA' } });
    await vi.waitFor(() => expect(ear.text().slice(heard)).toContain(here));
    expect(ear.text().slice(heard)).not.toContain(there);
    ear.leave();
  });

  it('let go the works that an editor handles elsewhere, which wait for the others then', async () => {
    for (const id of [here, there])
      await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    const waits = (await everywhere.call.whatWaits()).cola;
    await narrow(editor, { EDITOR: [principalJournal] });
    const desk = await everywhere.call.editorialDesk({ params: { id: there } });
    expect(desk.editor).toBeNull();
    expect(desk.editores.map(({ id }) => id)).not.toContain(editor.user.id);
    expect((await everywhere.call.editorialDesk({ params: { id: here } })).editor).toMatchObject({
      id: editor.user.id,
    });
    expect((await everywhere.call.whatWaits()).cola).toBe(waits + 1);
    expect(await problemOf(editor.call.editorialDesk({ params: { id: there } }))).toMatchObject({ status: 404 });
    const back = { params: { id: there }, body: { editorId: editor.user.id, anterior: null } };
    expect(await problemOf(everywhere.call.setHandlingEditor(back))).toMatchObject({ code: 'editor_no_valido' });
  });

  it('keep a reviewer from being asked elsewhere, and leave them what they were asked before', async () => {
    const asked = await everywhere.call.assignReviewer({
      params: { id: there },
      body: { revisorId: reviewer.user.id },
    });
    await narrow(reviewer, { REVISOR: [principalJournal] });
    const candidates = async (id: string) =>
      (await everywhere.call.listCandidates({ params: { id }, query: { search: 'Rita', limit: 50 } })).candidatos.map(
        (each) => each.id,
      );
    expect(await candidates(here)).toContain(reviewer.user.id);
    const third = (await inReview(author)).id;
    await moveTo(anales, third);
    expect(await candidates(third)).not.toContain(reviewer.user.id);
    const refused = everywhere.call.assignReviewer({ params: { id: third }, body: { revisorId: reviewer.user.id } });
    expect(await problemOf(refused)).toMatchObject({ code: 'revisor_no_valido' });
    expect(await problemOf(reviewer.call.getPublication({ params: { id: third } }))).toMatchObject({ status: 404 });
    const body = { estado: 'ACEPTADA', comentarios: 'Claro y bien medido.' } as const;
    expect(await reviewer.call.updateReview({ params: { id: asked.id }, body })).toMatchObject({ estado: 'ACEPTADA' });
  });

  it('show a reviewer of one journal no work of another to say what they would review', async () => {
    await platform().settings({ preferenciasDeRevision: true });
    await narrow(reviewer, { REVISOR: [anales] });
    const { obras, categorias } = await reviewer.call.listBids({ query: { limit: 50 } });
    expect(obras.map(({ id }) => id)).toContain(there);
    expect(obras.map(({ id }) => id)).not.toContain(here);
    expect(categorias).toEqual(['Derecho']);
    const bid = { params: { id: here }, body: { respuesta: 'PUEDO' } } as const;
    expect(await problemOf(reviewer.call.saveBid(bid))).toMatchObject({ status: 404 });
  });

  it('come with an account that is merged into another as they were there', async () => {
    await narrow(editor, { EDITOR: [anales] });
    const stays = await platform().person('Enzo', 'AUTOR');
    const merge = await admin.call.mergeAccounts({
      body: { queda: stays.user.id, unida: editor.user.id, roles: ['EDITOR'], motivo: 'Es la misma persona.' },
    });
    const scopesOf = async () =>
      (await platform().services.db.select().from(users).where(eq(users.id, stays.user.id)))[0]?.ambitos;
    expect(await scopesOf()).toEqual({ EDITOR: [anales] });
    await admin.call.undoMerge({ params: { id: merge.id } });
    expect(await scopesOf()).toEqual({});
  });
});
