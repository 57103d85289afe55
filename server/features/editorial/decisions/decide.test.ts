/** Deciding with a letter: what is recorded, what is sent, who reads what of it (docs/specification.md 4 and 5). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, published, review, reviewed } from '#server/testing/works.ts';

describePlatform('a decision and its letter', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let second: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    second = await platform().person('Sara', 'EDITOR');
    reviewer = await platform().account({ nombres: 'Rubén', apellidos: 'Zarzalejo' }, 'REVISOR');
    other = await platform().account({ nombres: 'Rosa', apellidos: 'Quintanar' }, 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const cast = () => ({ author, editor, reviewer });
  /** The mails that an address was sent, the last first. */
  const mailsTo = async ({ user }: TestPerson) => {
    const { mails } = await admin.call.listMails({ query: { limit: 100 } });
    return mails.filter(({ para }) => para === user.email);
  };
  const decisionsFor = async (person: TestPerson, id: string) =>
    (await person.call.listDecisions({ params: { id } })).decisiones;
  /** In review, with two completed reviews. */
  const twiceReviewed = async () => {
    const { id, reviewId } = await reviewed(cast(), { coauthors: [coauthor] });
    return { id, first: reviewId, second: await review({ editor, reviewer: other }, id) };
  };
  const carta = { idioma: 'es' as const, asunto: 'Sobre {titulo}', cuerpo: '{autores}:\n\n{revisiones}\n\n{editor}' };

  it('is kept whole: who, when, round, version, letter and chosen reviews', async () => {
    const { id, first } = await twiceReviewed();
    const made = await editor.call.decide({
      params: { id },
      body: { estado: 'CAMBIOS_SOLICITADOS', carta, revisiones: [first] },
    });
    expect(made).toMatchObject({
      accion: 'SOLICITAR_CAMBIOS',
      estado: 'CAMBIOS_SOLICITADOS',
      ronda: 1,
      version: 1,
      editor: 'Elena De Prueba',
      motivo: null,
      revisiones: [first],
      carta: { idioma: 'es', asunto: 'Sobre Una obra' },
    });
    expect(made.carta?.cuerpo).toBe(
      'Irene De Prueba, Carlos De Prueba:\n\nRevisor 1\nClaro y bien medido.\n\nElena De Prueba',
    );
    expect((await editor.call.getPublication({ params: { id } })).estado).toBe('CAMBIOS_SOLICITADOS');
    for (const person of [author, coauthor]) {
      const [mail, ...rest] = await mailsTo(person);
      expect(mail).toMatchObject({ asunto: 'Sobre Una obra' });
      expect(mail?.texto).toContain('Revisor 1\nClaro y bien medido.');
      expect(rest.filter(({ asunto }) => asunto === mail?.asunto)).toEqual([]);
    }
  });

  it('carries what the reviews answer to the form, but for what it keeps from authors', async () => {
    const question = { etiquetaEn: '', opciones: [], obligatorio: false, paraAutor: true };
    const formularioRevision = [
      { ...question, id: 'rigor', tipo: 'PUNTUACION' as const, etiqueta: 'Rigor', etiquetaEn: 'Rigour' },
      { ...question, id: 'datos', tipo: 'SI_NO' as const, etiqueta: '¿Datos abiertos?' },
      { ...question, id: 'secreta', tipo: 'TEXTO' as const, etiqueta: 'Para la edición', paraAutor: false },
      { ...question, id: 'vacia', tipo: 'TEXTO' as const, etiqueta: 'Sin respuesta' },
    ];
    await platform().settings({ formularioRevision });
    const { id } = await inReview(author);
    const given = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.updateReview({
      params: { id: given.id },
      body: {
        estado: 'ACEPTADA',
        comentarios: 'Claro.',
        respuestas: { rigor: 4, datos: false, secreta: 'Dudo de todo.' },
      },
    });
    await platform().settings({ formularioRevision: [] });
    const body = { estado: 'CAMBIOS_SOLICITADOS' as const };
    const carries = async (idioma: 'es' | 'en', words: string) => {
      const preview = { params: { id }, body: { ...body, carta: { ...carta, idioma } } };
      expect((await editor.call.previewDecision(preview)).correo?.texto).toContain(words);
    };
    await carries('es', 'Revisor 1\nRigor: 4 de 5\n¿Datos abiertos?: No\nClaro.');
    await carries('en', 'Reviewer 1\nRigour: 4 of 5\n¿Datos abiertos?: No\nClaro.');
    const made = await editor.call.decide({ params: { id }, body });
    expect(made.carta?.cuerpo).toContain('Rigor: 4 de 5');
    expect(made.carta?.cuerpo).not.toContain('Dudo de todo.');
    expect(made.carta?.cuerpo).not.toContain('Sin respuesta');
  });

  it('tells its authors the reason with the letter, in the mail and on the work’s page', async () => {
    const { id } = await reviewed(cast());
    await editor.call.decide({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Repite lo ya publicado.' } });
    const [decision] = await decisionsFor(author, id);
    expect(decision?.motivo).toBe('Repite lo ya publicado.');
    expect(decision?.carta?.cuerpo).toContain('Repite lo ya publicado.');
    expect((await mailsTo(author))[0]?.texto).toContain('Repite lo ya publicado.');
  });

  it('leaves the authors only the reviews that it names, wherever they could read them', async () => {
    const { id, first, second: left } = await twiceReviewed();
    const seen = async (person: TestPerson) =>
      (await person.call.reviewsOfPublication({ params: { id } })).reviews.map((each) => each.id).sort();
    expect(await seen(author)).toEqual([first, left].sort());
    await editor.call.decide({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS', revisiones: [first] } });
    for (const person of [author, coauthor]) expect(await seen(person)).toEqual([first]);
    expect(await seen(editor)).toEqual([first, left].sort());
    expect(await seen(reviewer)).toEqual([first, left].sort());
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({ revisionesCompletadas: 1 });
    const reply = author.call.updateReview({ params: { id: left }, body: { comentarioAutor: 'Gracias.' } });
    expect(await problemOf(reply)).toMatchObject({ status: 404 });
    const [mail] = await mailsTo(author);
    expect(mail?.texto).toContain('Revisor 1');
    expect(mail?.texto).not.toContain('Revisor 2');
  });

  it('that names no review leaves them none; one that does not choose leaves them all', async () => {
    const none = await twiceReviewed();
    await editor.call.decide({ params: none, body: { estado: 'APROBADO', revisiones: [] } });
    expect(await author.call.reviewsOfPublication({ params: none })).toMatchObject({ total: 0 });
    const all = await twiceReviewed();
    await editor.call.changeEstado({ params: all, body: { estado: 'APROBADO' } });
    expect(await author.call.reviewsOfPublication({ params: all })).toMatchObject({ total: 2 });
    expect(await decisionsFor(author, all.id)).toMatchObject([{ revisiones: null }]);
  });

  it('that rejects before any review is completed is one without review: its letter thanks for none, and who had one to write is thanked and free', async () => {
    const { id } = await inReview(author);
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: other.user.id } });
    const preview = await editor.call.previewDecision({
      params: { id },
      body: { estado: 'RETIRADO', motivo: 'Fuera.' },
    });
    expect(preview.correo?.texto).toContain('hemos decidido no publicarla');
    expect(preview.correo?.texto).not.toContain('enviaremos a revisión');
    const made = await editor.call.decide({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    expect(made).toMatchObject({ accion: 'RECHAZAR_SIN_REVISION', estado: 'RETIRADO' });
    expect(made.carta?.cuerpo).not.toMatch(/junto a sus revisiones|las revisiones te sirvan|ninguna revisión/);
    for (const person of [reviewer, other]) {
      expect((await mailsTo(person))[0]?.asunto).toBe('Ya no hace falta tu revisión de «Una obra»');
      const [notice] = (await person.call.listNotifications()).notifications;
      expect(notice?.titulo).toBe('Ya no hace falta tu revisión');
    }
    const { historia } = await editor.call.publicationHistory({ params: { id } });
    expect(historia.filter(({ tipo }) => tipo === 'REVISION_RETIRADA').map(({ datos }) => datos.persona)).toEqual(
      expect.arrayContaining(['Rubén Zarzalejo', 'Rosa Quintanar']),
    );
  });

  it('that rejects with a completed review goes with it, and still thanks who had not written theirs', async () => {
    const { id } = await reviewed(cast(), { titulo: 'Siete fuentes' });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: other.user.id } });
    const made = await editor.call.decide({ params: { id }, body: { estado: 'RETIRADO', motivo: 'No convence.' } });
    expect(made.accion).toBe('RECHAZAR');
    expect(made.carta?.cuerpo).toContain('Claro y bien medido.');
    const isWithdrawal = ({ asunto }: { asunto: string }) =>
      asunto === 'Ya no hace falta tu revisión de «Siete fuentes»';
    expect((await mailsTo(other)).some(isWithdrawal)).toBe(true);
    expect((await mailsTo(reviewer)).some(isWithdrawal)).toBe(false);
  });

  it('made by the estado call sends the standard letter, in the language of who signs first', async () => {
    const english = await platform().account(
      { nombres: 'Jane', preferencias: { theme: null, language: 'en', notifications: true } },
      'AUTOR',
    );
    const { id } = await inReview(english);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    const [mail] = await mailsTo(english);
    expect(mail?.asunto).toBe('About your work “Una obra”');
    expect(mail?.texto).toContain('Fuera de ámbito.');
    expect(await decisionsFor(english, id)).toMatchObject([
      { accion: 'RECHAZAR_SIN_REVISION', motivo: 'Fuera de ámbito.', carta: { idioma: 'en' } },
    ]);
  });

  it('refuses a place that does not exist, by its name, and changes nothing', async () => {
    const { id } = await twiceReviewed();
    const body = { estado: 'APROBADO' as const, carta: { ...carta, cuerpo: 'Hola, {nombre}: {titulo}' } };
    for (const attempt of [
      () => editor.call.decide({ params: { id }, body }),
      () => editor.call.previewDecision({ params: { id }, body }),
    ])
      expect(await problemOf(attempt())).toMatchObject({
        status: 422,
        code: 'marca_desconocida',
        message: 'La carta usa una marca que no existe: {nombre}.',
        errors: [{ field: 'carta.cuerpo' }],
      });
    expect(await decisionsFor(editor, id)).toEqual([]);
    expect((await editor.call.getPublication({ params: { id } })).estado).toBe('EN_REVISION');
  });

  it('takes only completed reviews of its round', async () => {
    const { id } = await twiceReviewed();
    const { reviewId } = await reviewed(cast());
    expect(
      await problemOf(editor.call.decide({ params: { id }, body: { estado: 'APROBADO', revisiones: [reviewId] } })),
    ).toMatchObject({ code: 'revisiones_no_validas', errors: [{ field: 'revisiones' }] });
  });

  it('is previewed as the mail that then leaves, and previewing decides nothing', async () => {
    const { id, first } = await twiceReviewed();
    const body = { estado: 'APROBADO' as const, carta, revisiones: [first] };
    const preview = await editor.call.previewDecision({ params: { id }, body });
    expect(preview.para.map(({ email }) => email)).toEqual([author.user.email, coauthor.user.email]);
    expect(await decisionsFor(editor, id)).toEqual([]);
    await editor.call.decide({ params: { id }, body });
    const [mail] = await mailsTo(author);
    expect(mail).toMatchObject({ asunto: preview.correo?.asunto, texto: preview.correo?.texto });
  });

  it('asked to be signed twice tells no author, and takes no letter; who runs the process reads the note', async () => {
    const { id } = await twiceReviewed();
    const before = (await mailsTo(author)).length;
    expect(
      await problemOf(editor.call.decide({ params: { id }, body: { estado: 'PENDIENTE_APROBACION', carta } })),
    ).toMatchObject({ code: 'sin_carta' });
    await editor.call.decide({ params: { id }, body: { estado: 'PENDIENTE_APROBACION', motivo: 'Mira la tabla 2.' } });
    await second.call.decide({ params: { id }, body: { estado: 'EN_REVISION', motivo: 'Falta una revisión.' } });
    expect(await decisionsFor(author, id)).toEqual([]);
    expect((await mailsTo(author)).length).toBe(before);
    expect(await decisionsFor(admin, id)).toMatchObject([
      { accion: 'DEVOLVER_A_REVISION', motivo: 'Falta una revisión.', carta: null, editor: 'Sara De Prueba' },
      { accion: 'ELEVAR', motivo: 'Mira la tabla 2.', carta: null, editor: 'Elena De Prueba' },
    ]);
    const { notifications } = await editor.call.listNotifications({ query: {} });
    expect(notifications[0]).toMatchObject({ titulo: 'De vuelta en revisión', publicacionId: id });
    await second.call.decide({ params: { id }, body: { estado: 'PENDIENTE_APROBACION' } });
    await editor.call.decide({ params: { id }, body: { estado: 'APROBADO', carta } });
    expect(await decisionsFor(author, id)).toMatchObject([{ accion: 'APROBAR' }]);
    expect((await mailsTo(author)).length).toBe(before + 1);
  });

  it('to retract tells the authors why', async () => {
    const { id } = await published(cast());
    await editor.call.decide({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    const [mail] = await mailsTo(author);
    expect(mail).toMatchObject({ asunto: 'Retractación de «Una obra»' });
    expect(mail?.texto).toContain('Datos erróneos.');
    expect(await decisionsFor(author, id)).toMatchObject([{ accion: 'RETRACTAR' }, { accion: 'APROBAR' }]);
  });

  it('is not for others to read, nor to make', async () => {
    const { id } = await published(cast());
    for (const person of [reviewer, await platform().person('Luz', 'LECTOR')])
      expect(await decisionsFor(person, id)).toEqual([]);
    const own = await inReview(author);
    expect(await problemOf(editor.call.decide({ params: own, body: { estado: 'BORRADOR' } }))).toMatchObject({
      status: 409,
      estado: 'EN_REVISION',
    });
    expect(await problemOf(author.call.decide({ params: own, body: { estado: 'APROBADO' } }))).toMatchObject({
      status: 403,
    });
  });

  it('names no hidden reviewer, not even the editor who reviewed the work; and warns of a letter that does', async () => {
    const both = await platform().account({ nombres: 'Berta', apellidos: 'Olivares' }, 'EDITOR', 'REVISOR');
    for (const identidadRevision of ['simple ciego', 'doble ciego'] as const) {
      await platform().settings({ identidadRevision });
      const { id } = await twiceReviewed();
      await review({ editor, reviewer: both }, id);
      const body = {
        estado: 'APROBADO' as const,
        carta: { ...carta, cuerpo: `${carta.cuerpo}\nGracias a R. Zarzalejo.` },
      };
      expect((await both.call.previewDecision({ params: { id }, body })).avisos).toEqual([
        expect.stringMatching(/revisó y decidió la misma persona/),
        'La carta nombra a Rubén Zarzalejo, cuya identidad no conocen los autores.',
      ]);
      await both.call.decide({ params: { id }, body: { estado: 'APROBADO', carta } });
      const told = JSON.stringify([await decisionsFor(author, id), (await mailsTo(author))[0]]);
      for (const secret of ['Zarzalejo', 'Quintanar', 'Olivares', both.user.id, reviewer.user.id])
        expect(told).not.toContain(secret);
      expect(told).toContain('El equipo editorial');
      expect(await decisionsFor(admin, id)).toMatchObject([{ editor: 'Berta Olivares' }]);
    }
    await platform().settings({ identidadRevision: 'abierta' });
  });

  it('reaches each author once, though twenty editors decide at once', async () => {
    const { id } = await twiceReviewed();
    const before = (await mailsTo(author)).length;
    const editors = await Promise.all(Array.from({ length: 20 }, (_, n) => platform().person(`Ed ${n}`, 'EDITOR')));
    const attempts = await Promise.allSettled(
      editors.map((one, n) =>
        one.call.decide({ params: { id }, body: { estado: n % 2 ? 'APROBADO' : 'CAMBIOS_SOLICITADOS', carta } }),
      ),
    );
    const { estado } = await editor.call.getPublication({ params: { id } });
    const lost = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(lost).toHaveLength(19);
    for (const { reason } of lost) expect(reason.problem).toMatchObject({ status: 409, estado });
    expect(await decisionsFor(editor, id)).toMatchObject([{ estado }]);
    expect((await mailsTo(author)).length).toBe(before + 1);
  });
});
