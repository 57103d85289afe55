/** Assigning many works at once (issue 4): the proposal, its changes, its application. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authorships, jobs, publications, users } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';
import { applying } from './apply.ts';
import { proposing } from './propose.ts';

describePlatform('assigning many works at once', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewers: Record<'birds' | 'stars' | 'law', TestPerson>;
  let works: Record<'birds' | 'stars' | 'law', string>;
  let stopJobs: () => Promise<void>;
  beforeAll(async () => {
    const { services } = platform();
    stopJobs = await startJobs(services.database, [proposing, applying], services);
  });
  afterAll(() => stopJobs?.());
  beforeEach(async () => {
    const { db } = platform().services;
    await db.update(publications).set({ fechaEliminacion: new Date() });
    await db.update(users).set({ fechaBloqueo: new Date(), roles: ['LECTOR'] });
    await db.delete(jobs);
    await platform().settings({ capacidadRevisor: 3 });
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    const about = async (nombres: string, palabrasClave: string[]) => {
      const person = await platform().person(nombres, 'REVISOR');
      await person.call.updateProfile({ body: { palabrasClave } });
      return person;
    };
    reviewers = {
      birds: await about('Abel', ['migración de aves', 'humedales']),
      stars: await about('Estela', ['evolución estelar', 'galaxias']),
      law: await about('Justa', ['derecho penal', 'jurisprudencia']),
    };
    const work = async (titulo: string, palabrasClave: string[], extra = {}) =>
      (await inReview(author, { titulo, palabrasClave, resumen: titulo, ...extra })).id;
    works = {
      birds: await work('Aves de los humedales', ['aves', 'humedales']),
      stars: await work('Galaxias enanas', ['galaxias']),
      law: await work('La pena en el derecho', ['derecho penal']),
    };
  });

  async function solved(body: Parameters<TestPerson['call']['startAssignment']>[0]['body'] = {}, who = editor) {
    const { id } = await who.call.startAssignment({ body: { sinCercania: true, ...body } });
    return settled(id, who);
  }
  async function settled(id: string, who = editor) {
    const read = () => who.call.getAssignment({ params: { id } });
    await expect.poll(async () => (await read()).estado).toMatch(/HECHO|FALLIDO|CANCELADO/);
    return read();
  }
  const pairs = async (id: string) => {
    const { obras } = await editor.call.proposedWorks({ params: { id } });
    return Object.fromEntries(obras.map((work) => [work.id, work.revisores.map((person) => person.id)]));
  };
  const change = (id: string, tipo: 'PONER' | 'QUITAR' | 'FIJAR' | 'SOLTAR', obraId: string, who: TestPerson) =>
    editor.call.changeAssignment({
      params: { id },
      body: { cambios: [{ tipo, obraId, revisorId: who.user.id }] },
    });
  const applied = async (id: string, omitir = false) => {
    await editor.call.applyAssignment({ params: { id }, body: { omitir } });
    const read = () => editor.call.getAssignment({ params: { id } });
    await expect.poll(async () => (await read()).aplicada).not.toBeNull();
    return read();
  };
  const reviewersOf = async (id: string) =>
    (await editor.call.reviewsOfPublication({ params: { id } })).reviews.map((review) => review.revisorId);

  it('begins with the works that lack reviewers and the people who have room', async () => {
    expect(await editor.call.worksToAssign({ query: {} })).toMatchObject({ total: 3, plazas: 3, porObra: 1 });
    expect(await editor.call.worksToAssign({ query: { porObra: 2 } })).toMatchObject({ total: 3, plazas: 6 });
    expect(await editor.call.assignmentPool({ query: {} })).toMatchObject({ total: 3, huecos: 9 });
    expect((await editor.call.assignmentPool({ query: { search: 'estela' } })).personas).toMatchObject([
      { id: reviewers.stars.user.id, abiertas: 0, capacidad: 3, noDisponibleHasta: null },
    ]);
    // Who leaves tomorrow could not answer: nothing is proposed to them, and it is said why.
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const absence = { ausenteDesde: day(1), noDisponibleHasta: day(9) };
    await reviewers.stars.call.updateProfile({ body: absence });
    const pool = await editor.call.assignmentPool({ query: {} });
    expect(pool.huecos).toBe(6);
    expect(pool.personas.find(({ id }) => id === reviewers.stars.user.id)).toMatchObject(absence);
    await reviewers.stars.call.updateProfile({ body: { noDisponibleHasta: null } });
    await editor.call.assignReviewer({
      params: { id: works.law },
      body: { revisorId: reviewers.law.user.id },
    });
    expect((await editor.call.worksToAssign({ query: {} })).obras.map(({ id }) => id)).not.toContain(works.law);
  });

  it('gives each work to whom it is closest, as well as any assignment can', async () => {
    const done = await solved();
    expect(done.propuesta).toMatchObject({ obras: 3, plazas: 3, cubiertas: 3, obrasIncompletas: 0, mayorCarga: 1 });
    expect(done.propuesta?.cota).toBeCloseTo(done.propuesta?.alcanzado ?? -1, 2);
    expect(await pairs(done.id)).toEqual({
      [works.birds]: [reviewers.birds.user.id],
      [works.stars]: [reviewers.stars.user.id],
      [works.law]: [reviewers.law.user.id],
    });
    const [first] = (await editor.call.proposedWorks({ params: { id: done.id } })).obras;
    expect(first?.revisores[0]?.coincide.length).toBeGreaterThan(0);
    expect((await editor.call.proposedLoads({ params: { id: done.id } })).personas).toHaveLength(3);
  });

  it('keeps to capacity, absence, conflicts and who was asked, and says why places stay empty', async () => {
    const { db } = platform().services;
    await platform().settings({ capacidadRevisor: 1 });
    await reviewers.birds.call.declareConflict({ body: { conUserId: author.user.id } });
    await db.update(users).set({ noDisponibleHasta: null });
    await editor.call.assignReviewer({ params: { id: works.stars }, body: { revisorId: reviewers.stars.user.id } });
    const done = await solved({ porObra: 2 });
    const found = await pairs(done.id);
    expect(Object.values(found).flat()).toEqual([reviewers.law.user.id]);
    expect(done.propuesta).toMatchObject({ plazas: 5, cubiertas: 1, obrasIncompletas: 3 });
    const { obras } = await editor.call.proposedWorks({ params: { id: done.id }, query: { parte: 'incompletas' } });
    const stars = obras.find(({ id }) => id === works.stars);
    expect(stars?.vacias).toMatchObject({ conflictos: 1, descartadas: 1 });
  });

  it('judges an absence by the time limits of each work’s journal', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales' } });
    const limit = (plazoInvitacionDias: number) =>
      admin.call.changeJournal({
        params: { id: revistaId },
        body: { publica: true, ajustes: { plazoInvitacionDias } },
      });
    await limit(20);
    const about = { titulo: 'Aves de paso', palabrasClave: ['aves', 'humedales'] };
    const there = (await inReview(author, { ...about, revistaId })).id;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const birds = reviewers.birds.user.id;
    await reviewers.birds.call.updateProfile({ body: { ausenteDesde: day(12), noDisponibleHasta: day(14) } });
    const asked = { obras: [there, works.birds], revisores: [birds] };
    const { id } = await solved(asked);
    expect(await pairs(id)).toEqual({ [there]: [], [works.birds]: [birds] });
    const { obras } = await editor.call.proposedWorks({ params: { id }, query: { parte: 'incompletas' } });
    expect(obras[0]?.vacias).toMatchObject({ descartadas: 0, sinHueco: 1 });
    expect(await problemOf(change(id, 'PONER', there, reviewers.birds))).toMatchObject({ code: 'pareja_no_valida' });
    // Whoever can take works of one journal has room; who is away by the soonest answer of all has none.
    const room = async () => (await editor.call.assignmentPool({ query: { search: 'Abel' } })).huecos;
    expect(await room()).toBe(3);
    await limit(2);
    await reviewers.birds.call.updateProfile({ body: { ausenteDesde: day(4), noDisponibleHasta: day(6) } });
    expect(await pairs((await solved(asked)).id)).toEqual({ [there]: [birds], [works.birds]: [] });
    expect(await room()).toBe(3);
  });

  it('proposes nobody who shares nothing with a work unless asked, and says for how many that is so', async () => {
    const body = { revisores: [reviewers.birds.user.id, reviewers.law.user.id], sinCercania: false };
    const done = await solved(body);
    expect(await pairs(done.id)).toEqual({
      [works.birds]: [reviewers.birds.user.id],
      [works.law]: [reviewers.law.user.id],
      [works.stars]: [],
    });
    expect(done.propuesta).toMatchObject({ cubiertas: 2, obrasIncompletas: 1, obrasSinNadie: 1 });
    const { obras } = await editor.call.proposedWorks({ params: { id: done.id }, query: { parte: 'incompletas' } });
    expect(obras).toMatchObject([{ id: works.stars, vacias: { conflictos: 0, sinCercania: 2, sinHueco: 0 } }]);
    const asked = await solved({ ...body, sinCercania: true });
    expect(asked.propuesta).toMatchObject({ cubiertas: 3, obrasSinNadie: 0, cercaniaMinima: 0 });
    const weakest = await editor.call.proposedWorks({ params: { id: asked.id }, query: { parte: 'debiles' } });
    expect(weakest.obras[0]?.id).toBe(works.stars);
    // Solved again, it keeps to what was asked.
    const again = await settled((await editor.call.solveAssignmentAgain({ params: { id: done.id } })).id);
    expect(again.propuesta).toMatchObject({ cubiertas: 2 });
  });

  it('is for the works and people chosen, and leaves out what is not the editor’s to assign', async () => {
    const own = await inReview(await platform().person('Ana', 'AUTOR'), { coauthors: [editor] });
    const obras = [works.birds, own.id];
    const done = await solved({ obras, revisores: [reviewers.law.user.id] });
    expect(await pairs(done.id)).toEqual({ [works.birds]: [reviewers.law.user.id] });
    expect(await problemOf(editor.call.startAssignment({ body: { categoria: 'Ninguna' } }))).toMatchObject({
      code: 'nada_que_asignar',
    });
  });

  it('hears who would like to review a work, within a bound, and says so', async () => {
    await platform().settings({ preferenciasDeRevision: true });
    const { birds, stars, law } = reviewers;
    const say = (who: TestPerson, respuesta: 'QUIERO' | 'PREFIERO_NO' | 'CONFLICTO') =>
      who.call.saveBid({ params: { id: works.birds }, body: { respuesta } });
    await say(stars, 'QUIERO');
    await say(law, 'CONFLICTO');
    const asked = { obras: [works.birds], sinCercania: false };
    const both = await solved({ ...asked, porObra: 3 });
    // Who shares no word with it and would like to is proposed; what they prefer makes nobody any closer.
    expect(both.propuesta).toMatchObject({ cubiertas: 2, preferencias: { quieren: 1, pueden: 0, prefierenNo: 0 } });
    const { obras } = await editor.call.proposedWorks({ params: { id: both.id } });
    const found = obras[0]?.revisores.map(({ id, preferencia, cercania }) => [id, preferencia, cercania > 0]);
    expect(found).toEqual([
      [birds.user.id, null, true],
      [stars.user.id, 'QUIERO', false],
    ]);
    expect(obras[0]?.vacias).toMatchObject({ conflictos: 1 });
    // Two who are as close: the one who would rather not is passed over.
    const peer = await platform().person('Zenón', 'REVISOR');
    await peer.call.updateProfile({ body: { palabrasClave: ['migración de aves', 'humedales'] } });
    for (const unwilling of [birds, peer]) {
      await say(unwilling, 'PREFIERO_NO');
      const other = unwilling === birds ? peer : birds;
      await other.call.saveBid({ params: { id: works.birds }, body: { respuesta: null } });
      const revisores = [birds.user.id, peer.user.id];
      const { id } = await solved({ ...asked, porObra: 1, revisores });
      expect((await editor.call.proposedWorks({ params: { id } })).obras[0]?.revisores[0]?.id).toBe(other.user.id);
    }
    const counted = async () => (await editor.call.getAssignment({ params: { id: both.id } })).propuesta?.preferencias;
    expect(await counted()).toMatchObject({ quieren: 1 });
    // Whoever has come to sign a work since learns nothing of what is said of it.
    const { db } = platform().services;
    await db.update(authorships).set({ userId: editor.user.id }).where(eq(authorships.publicacionId, works.birds));
    expect(await counted()).toEqual({ quieren: 0, pueden: 0, prefierenNo: 0 });
    await platform().settings({ preferenciasDeRevision: false });
    expect(await counted()).toBeNull();
  });

  it('says which works somebody handles who is away, until when, and no more once they are handed over', async () => {
    const away = await platform().person('Wanda', 'EDITOR');
    const params = { id: works.stars };
    await away.call.setHandlingEditor({ params, body: { editorId: away.user.id, anterior: null } });
    const noDisponibleHasta = new Date(Date.now() + 20 * 86_400_000).toISOString();
    await away.call.updateProfile({ body: { noDisponibleHasta } });
    const { id, propuesta } = await solved();
    expect(propuesta?.obrasDeAusentes).toBe(1);
    const read = () => editor.call.proposedWorks({ params: { id }, query: { parte: 'ausentes' } });
    expect((await read()).obras).toMatchObject([
      {
        id: works.stars,
        editorAusente: { id: away.user.id, nombre: expect.stringMatching(/^Wanda/), ausenteHasta: noDisponibleHasta },
      },
    ]);
    await editor.call.setHandlingEditors({
      body: { obras: [{ id: works.stars, editorId: editor.user.id, anterior: away.user.id }] },
    });
    expect((await read()).obras).toEqual([]);
    expect((await editor.call.getAssignment({ params: { id } })).propuesta?.obrasDeAusentes).toBe(0);
  });

  it('is its editor’s own', async () => {
    const { id } = await solved();
    for (const who of [await platform().person('Eva', 'EDITOR'), await platform().person('Ada', 'ADMIN')])
      for (const attempt of [
        () => who.call.getAssignment({ params: { id } }),
        () => who.call.proposedWorks({ params: { id } }),
        () => who.call.applyAssignment({ params: { id }, body: {} }),
      ])
        expect(await problemOf(attempt())).toMatchObject({ status: 404 });
    expect(await problemOf(author.call.listAssignments())).toMatchObject({ status: 403 });
    expect((await editor.call.listAssignments()).asignaciones).toMatchObject([{ id, obras: 3, aplicada: null }]);
  });

  it('is changed by hand and kept, and the rest is solved again around what is fixed', async () => {
    const { id } = await solved();
    await change(id, 'QUITAR', works.stars, reviewers.stars);
    await change(id, 'PONER', works.stars, reviewers.law);
    const changed = await change(id, 'FIJAR', works.birds, reviewers.birds);
    expect(changed.propuesta).toMatchObject({ cubiertas: 3, fijadas: 2, editada: true, mayorCarga: 2 });
    expect((await pairs(id))[works.stars]).toEqual([reviewers.law.user.id]);
    const again = await settled((await editor.call.solveAssignmentAgain({ params: { id } })).id);
    expect(again.propuesta).toMatchObject({ cubiertas: 3, fijadas: 2, editada: false });
    expect((await pairs(again.id))[works.stars]).toEqual([reviewers.law.user.id]);
    // What was taken out does not come back, once its place is free again.
    await change(again.id, 'SOLTAR', works.stars, reviewers.law);
    const third = await settled((await editor.call.solveAssignmentAgain({ params: { id: again.id } })).id);
    expect((await pairs(third.id))[works.stars]).not.toContain(reviewers.stars.user.id);
  });

  it('takes nobody in who cannot review the work', async () => {
    await reviewers.law.call.declareConflict({ body: { conUserId: author.user.id } });
    const { id } = await solved();
    for (const who of [reviewers.law, author])
      expect(await problemOf(change(id, 'PONER', works.birds, who))).toMatchObject({ code: 'pareja_no_valida' });
    expect(await pairs(id)).toMatchObject({ [works.birds]: [reviewers.birds.user.id] });
  });

  it('neither proposes nor takes in who was shown the byline of a double-blind work, having said no', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    const { id: obra } = await draft(author, { titulo: 'Aves de paso', palabrasClave: ['aves', 'humedales'] });
    await author.call.updatePublication({ params: { id: obra }, body: { coautoresIds: [reviewers.birds.user.id] } });
    await author.call.submitReview({ params: { id: obra } });
    await reviewers.birds.call.refuseAuthorship({ params: { id: obra } });
    const { id } = await solved({ obras: [obra, works.birds], revisores: [reviewers.birds.user.id] });
    expect(await pairs(id)).toEqual({ [obra]: [], [works.birds]: [reviewers.birds.user.id] });
    expect(await problemOf(change(id, 'PONER', obra, reviewers.birds))).toMatchObject({ code: 'pareja_no_valida' });
  });

  it('is applied once, with an invitation each, and takes no changes then', async () => {
    const { id } = await solved();
    const [first] = await Promise.all([applied(id), applied(id)]);
    expect(first.aplicada).toMatchObject({ asignadas: 3, omitidas: 0 });
    expect((await applied(id)).aplicada).toEqual(first.aplicada);
    for (const about of ['birds', 'stars', 'law'] as const)
      expect(await reviewersOf(works[about])).toEqual([reviewers[about].user.id]);
    expect((await reviewers.birds.call.myReviews()).reviews).toHaveLength(1);
    expect(await problemOf(change(id, 'QUITAR', works.birds, reviewers.birds))).toMatchObject({
      code: 'propuesta_aplicada',
    });
  });

  it('is applied as a whole or, where the editor says so, without what no longer holds', async () => {
    const { id } = await solved();
    await reviewers.birds.call.declareConflict({ body: { conUserId: author.user.id } });
    await editor.call.changeEstado({ params: { id: works.law }, body: { estado: 'RETIRADO', motivo: 'Fuera.' } });
    const refused = await problemOf(editor.call.applyAssignment({ params: { id }, body: {} }));
    expect(refused).toMatchObject({ status: 409, code: 'parejas_no_validas' });
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual(
      [`${works.birds}.${reviewers.birds.user.id}`, `${works.law}.${reviewers.law.user.id}`].sort(),
    );
    expect(await reviewersOf(works.stars)).toEqual([]);
    expect((await applied(id, true)).aplicada).toMatchObject({ asignadas: 1, omitidas: 2 });
    expect(await reviewersOf(works.stars)).toEqual([reviewers.stars.user.id]);
    expect(await reviewersOf(works.birds)).toEqual([]);
  });

  it('of two applied at once over the same room, none gives anybody more than they take', async () => {
    await platform().settings({ capacidadRevisor: 1 });
    const other = await platform().person('Eva', 'EDITOR');
    const body = { revisores: [reviewers.birds.user.id] };
    const [one, two] = [
      await solved({ ...body, obras: [works.birds] }),
      await solved({ ...body, obras: [works.stars] }, other),
    ];
    await Promise.allSettled([
      editor.call.applyAssignment({ params: { id: one.id }, body: {} }),
      other.call.applyAssignment({ params: { id: two.id }, body: {} }),
    ]);
    const standing = async (who: TestPerson, id: string) => {
      const { aplicada, aplicacion } = await who.call.getAssignment({ params: { id } });
      return aplicada ? 'HECHO' : (aplicacion?.estado ?? 'NADA');
    };
    const both = async () => [await standing(editor, one.id), await standing(other, two.id)];
    await expect.poll(async () => (await both()).join()).not.toMatch(/PENDIENTE|EN_CURSO/);
    expect((await both()).filter((state) => state === 'HECHO')).toHaveLength(1);
    expect((await reviewers.birds.call.myReviews()).reviews).toHaveLength(1);
  });

  it('can be cancelled, and leaves nothing behind', async () => {
    await stopJobs();
    const { id } = await editor.call.startAssignment({ body: {} });
    await editor.call.cancelJob({ params: { id } });
    expect(await editor.call.getAssignment({ params: { id } })).toMatchObject({ estado: 'CANCELADO', propuesta: null });
    expect(await problemOf(editor.call.solveAssignmentAgain({ params: { id } }))).toMatchObject({
      code: 'propuesta_sin_hacer',
    });
    const { services } = platform();
    stopJobs = await startJobs(services.database, [proposing, applying], services);
  });
});
