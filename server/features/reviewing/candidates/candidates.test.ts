/** Finding reviewers for a work (issue 5): how close they are, what they have to do, what stands against them. */
import { expect, it } from 'vitest';
import { reviewIdentities } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, published, review, sentIn } from '#server/testing/works.ts';

describePlatform('the candidates for a work', (platform) => {
  const list = async (editor: TestPerson, id: string, query: { search?: string; excluidas?: 'true' } = {}) =>
    editor.call.listCandidates({ params: { id }, query: { limit: 50, ...query } });
  const birds = {
    titulo: 'Migración de aves en humedales',
    resumen: 'Se evalúan las rutas de las aves acuáticas.',
    palabrasClave: ['migración de aves', 'humedales'],
  };

  it('come in the order of their closeness, told in the work’s own words', async () => {
    const [author, editor, near, far] = await Promise.all([
      platform().person('Ana', 'AUTOR'),
      platform().person('Eva', 'EDITOR'),
      platform().person('Nora', 'REVISOR'),
      platform().person('Félix', 'REVISOR'),
    ]);
    await near.call.updateProfile({ body: { palabrasClave: ['Aves migratorias', 'Evaluaciones de humedal'] } });
    await far.call.updateProfile({ body: { palabrasClave: ['Gramática histórica'] } });
    const { id } = await inReview(author, birds);
    const { candidatos, excluidas } = await list(editor, id);
    const of = (person: TestPerson) => candidatos.find((each) => each.id === person.user.id);
    expect(candidatos[0]?.id).toBe(near.user.id);
    expect(of(near)?.coincide).toEqual(expect.arrayContaining(['humedales', 'aves']));
    expect(of(near)).toMatchObject({ abiertas: 0, capacidad: 3, completadas: 0, estaRonda: null, conflictos: [] });
    expect(of(far)).toMatchObject({ cercania: 0, coincide: [] });
    expect(excluidas).toBe(0);
    expect((await list(editor, id, { search: 'felix' })).candidatos.map((each) => each.id)).toContain(far.user.id);
    expect((await list(editor, id, { search: 'nadie así' })).candidatos).toEqual([]);
  });

  it('are known by what they published, as soon as it is published or retracted', async () => {
    const author = await platform().person('Rut', 'AUTOR', 'REVISOR');
    const [editor, reviewer, other] = await Promise.all([
      platform().person('Elsa', 'EDITOR'),
      platform().person('Raúl', 'REVISOR'),
      platform().person('Otto', 'AUTOR'),
    ]);
    const { id } = await inReview(other, { titulo: 'Volcanes submarinos', palabrasClave: ['volcanes'] });
    const closeness = async () =>
      (await list(editor, id)).candidatos.find((each) => each.id === author.user.id)?.cercania ?? 0;
    expect(await closeness()).toBe(0);
    const work = await published({ author, editor, reviewer }, { titulo: 'Un volcán', palabrasClave: ['volcanes'] });
    expect(await closeness()).toBeGreaterThan(0.3);
    await editor.call.changeEstado({ params: { id: work.id }, body: { estado: 'RETIRADO', motivo: 'Error.' } });
    expect(await closeness()).toBe(0);
  });

  it('come after all the others, however close, where they have as many reviews as they take', async () => {
    const [author, editor, near, far] = await Promise.all([
      platform().person('Alba', 'AUTOR'),
      platform().person('Edna', 'EDITOR'),
      platform().person('Nieves', 'REVISOR'),
      platform().person('Fermín', 'REVISOR'),
    ]);
    await near.call.updateProfile({
      body: { palabrasClave: ['migración de aves', 'humedales'], capacidadRevisiones: 1 },
    });
    const { id } = await inReview(author, birds);
    const order = async () =>
      (await list(editor, id)).candidatos
        .map((each) => each.id)
        .filter((who) => [near, far].some((p) => p.user.id === who));
    expect(await order()).toEqual([near.user.id, far.user.id]);
    const other = await inReview(author);
    await editor.call.assignReviewer({ params: other, body: { revisorId: near.user.id } });
    expect(await order()).toEqual([far.user.id, near.user.id]);
  });

  it('say how much they have to do, how they did before, and from when they can', async () => {
    const [author, editor, reviewer] = await Promise.all([
      platform().person('Olga', 'AUTOR'),
      platform().person('Enzo', 'EDITOR'),
      platform().person('Rosa', 'REVISOR'),
    ]);
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await reviewer.call.updateProfile({ body: { capacidadRevisiones: 5, noDisponibleHasta: until } });
    const [done, open, asked] = [await inReview(author), await inReview(author), await inReview(author)];
    await review({ editor, reviewer }, done.id);
    for (const { id } of [open, asked])
      await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    const { candidatos } = await list(editor, asked.id, { search: reviewer.user.email });
    expect(candidatos).toHaveLength(1);
    expect(candidatos[0]).toMatchObject({
      abiertas: 2,
      capacidad: 5,
      completadas: 1,
      aTiempo: 1,
      diasMediana: 0,
      noDisponibleHasta: until,
      estaRonda: 'PEDIDA',
    });
    expect(candidatos[0]?.ultimaInvitacion).not.toBeNull();
  });

  it('stand apart, with the reason, where a conflict of interest excludes them', async () => {
    const granada = { afiliacion: 'Universidad de Granada' };
    const author = await platform().account({ nombres: 'Alma', apellidos: 'Ruiz', ...granada }, 'AUTOR', 'REVISOR');
    const [editor, colleague, declaring, named] = await Promise.all([
      platform().person('Edna', 'EDITOR'),
      platform().account({ nombres: 'Colega', afiliacion: 'Facultad de Letras, Univ. Granada' }, 'REVISOR'),
      platform().person('Delia', 'REVISOR'),
      platform().person('Nieves', 'REVISOR'),
    ]);
    const joint = await platform().person('Julia', 'REVISOR', 'AUTOR');
    await inReview(joint, { titulo: 'Juntas', coauthors: [author] });
    await declaring.call.declareConflict({ body: { conUserId: author.user.id, nota: 'Fue mi tesis.' } });
    await author.call.declareConflict({ body: { conUserId: named.user.id } });
    const { id } = await inReview(author);

    const { candidatos, excluidas } = await list(editor, id);
    const { candidatos: excluded } = await list(editor, id, { excluidas: 'true' });
    expect(excluidas).toBe(5);
    const why = Object.fromEntries(excluded.map((each) => [each.id, each.conflictos]));
    const con = 'Alma Ruiz';
    expect(why[author.user.id]).toMatchObject([{ tipo: 'AUTORIA', con }]);
    expect(why[joint.user.id]).toMatchObject([{ tipo: 'COAUTORIA', con, anio: new Date().getUTCFullYear() }]);
    expect(why[colleague.user.id]).toMatchObject([{ tipo: 'AFILIACION', con, institucion: granada.afiliacion }]);
    expect(why[declaring.user.id]).toMatchObject([
      { tipo: 'DECLARADO', con, declaradoPor: 'REVISOR', nota: 'Fue mi tesis.' },
    ]);
    expect(why[named.user.id]).toMatchObject([{ tipo: 'DECLARADO', con, declaradoPor: 'AUTOR' }]);
    expect(candidatos.filter((each) => each.id in why)).toEqual([]);

    const assign = (who: TestPerson, person: TestPerson, motivoConflicto?: string) =>
      who.call.assignReviewer({ params: { id }, body: { revisorId: person.user.id, motivoConflicto } });
    const refused = await problemOf(assign(editor, colleague, 'Nadie más sabe de esto.'));
    expect(refused).toMatchObject({ status: 409, code: 'conflicto_de_interes' });
    expect(refused.message).toContain('comparte afiliación con Alma Ruiz');
    const admin = await platform().person('Ada', 'ADMIN');
    expect(await problemOf(assign(admin, colleague))).toMatchObject({ code: 'conflicto_de_interes' });
    const given = await assign(admin, colleague, 'Nadie más sabe de esto.');
    expect(given.historialCambios[0]).toMatchObject({
      motivo: 'Nadie más sabe de esto.',
      conflicto: expect.stringContaining('comparte afiliación'),
    });
  });

  it('tell an editor who wrote a work nothing of who reviews it, where reviewers are hidden', async () => {
    const [writer, other, editor, author, reviewer] = await Promise.all([
      platform().person('Wanda', 'AUTOR', 'EDITOR'),
      platform().person('Ariel', 'AUTOR'),
      platform().person('Elvira', 'EDITOR'),
      platform().person('Amelia', 'AUTOR'),
      platform().person('Reme', 'REVISOR'),
    ]);
    const own = await sentIn(platform(), 'simple ciego', () => inReview(writer, { titulo: 'De Wanda' }));
    const { id } = await inReview(author);
    const asked = { params: { id }, query: { search: reviewer.user.email } };
    const pool = { query: { search: reviewer.user.email } };
    const known = async () => [await writer.call.listCandidates(asked), await writer.call.assignmentPool(pool)];
    const before = await known();
    await review({ editor, reviewer }, own.id);
    const second = await sentIn(platform(), 'doble ciego', () => inReview(writer, { titulo: 'Otra de Wanda' }));
    await editor.call.assignReviewer({ params: { id: second.id }, body: { revisorId: reviewer.user.id } });
    expect(await known()).toEqual(before);
    // Nor does what one editor knows and another does not.
    expect((await editor.call.listCandidates(asked)).candidatos).toMatchObject([{ abiertas: 0, completadas: 0 }]);
    const foreign = await inReview(other);
    await editor.call.assignReviewer({ params: { id: foreign.id }, body: { revisorId: reviewer.user.id } });
    expect((await writer.call.listCandidates(asked)).candidatos).toMatchObject([{ abiertas: 1, completadas: 0 }]);
    const open = await inReview(writer, { titulo: 'La abierta de Wanda' });
    await editor.call.assignReviewer({ params: { id: open.id }, body: { revisorId: reviewer.user.id } });
    expect((await writer.call.listCandidates(asked)).candidatos).toMatchObject([{ abiertas: 2, completadas: 0 }]);
  });

  it('include who has just been given the role, or has just registered with it', async () => {
    const [author, editor, admin, granted] = await Promise.all([
      platform().person('Aurora', 'AUTOR'),
      platform().person('Elio', 'EDITOR'),
      platform().person('Adán', 'ADMIN'),
      platform().account({ nombres: 'Greta', palabrasClave: ['orquídeas'] }, 'LECTOR'),
    ]);
    const { id } = await inReview(author, { titulo: 'Orquídeas de altura', palabrasClave: ['orquídeas'] });
    const first = async () => (await list(editor, id)).candidatos[0]?.id;
    expect(await first()).not.toBe(granted.user.id);
    await admin.call.changeUser({ params: { id: granted.user.id }, body: { roles: ['REVISOR'] } });
    expect(await first()).toBe(granted.user.id);
    await platform().settings({ aprobacionDeRoles: false });
    const person = { nombres: 'Nuria', apellidos: 'Recién', password: 'secreta-y-larga' };
    const { user } = await platform().guest.register({
      body: { ...person, email: 'nuria.recien@prueba.test', roles: ['ROLE_REVISOR'] },
    });
    const [token = ''] = await tokensTo(platform(), user.email, '/verify-email');
    await platform().guest.verifyEmail({ body: { token } });
    const { candidatos } = await list(editor, id, { search: user.email });
    expect(candidatos).toMatchObject([{ id: user.id, cercania: 0 }]);
    await platform().settings({ aprobacionDeRoles: true });
  });

  it('are for who runs the work alone, in every blind mode', async () => {
    const [author, reviewer, reader] = await Promise.all([
      platform().person('Aida', 'AUTOR', 'EDITOR'),
      platform().person('Remo', 'REVISOR'),
      platform().person('Lía'),
    ]);
    for (const identidadRevision of reviewIdentities) {
      const { id } = await sentIn(platform(), identidadRevision, () => inReview(author));
      for (const who of [author, reviewer, reader])
        for (const call of ['listCandidates', 'getAlternates'] as const)
          expect(await problemOf(who.call[call]({ params: { id } }))).toMatchObject({ code: 'sin_permiso' });
    }
  });
});
