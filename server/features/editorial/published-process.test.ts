/** What everybody may read of how a work was reviewed, where the press publishes it (docs/specification.md 8). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docmapAddress } from '#contract/public-addresses.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { canValidateDocmaps, docmapFaults, docmapTriples } from '#server/testing/shacl.ts';
import { draft, published, sentIn } from '#server/testing/works.ts';

describePlatform('the published process of a work', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let late: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
    late = await platform().person('Tardía', 'REVISOR');
    await platform().settings({
      revisionesPublicas: true,
      formularioRevision: [
        {
          id: 'claro',
          tipo: 'SI_NO',
          etiqueta: '¿Es claro?',
          etiquetaEn: '',
          opciones: [],
          obligatorio: false,
          paraAutor: true,
        },
        {
          id: 'reserva',
          tipo: 'TEXTO',
          etiqueta: 'En reserva',
          etiquetaEn: '',
          opciones: [],
          obligatorio: false,
          paraAutor: false,
        },
      ],
    });
  });
  afterAll(() => platform().settings({ revisionesPublicas: false, formularioRevision: [] }));
  const process = (id: string) => platform().guest.publishedProcess({ params: { id } });
  const move = (by: TestPerson, id: string, estado: 'CAMBIOS_SOLICITADOS' | 'BORRADOR' | 'APROBADO' | 'PUBLICADO') =>
    by.call.changeEstado({ params: { id }, body: { estado } });

  /** By an author who was shown that reviews are published. */
  const submit = (id: string) => author.call.submitReview({ params: { id }, query: { revisionPublica: 'true' } });
  const assign = async (id: string, who: TestPerson) =>
    (await editor.call.assignReviewer({ params: { id }, body: { revisorId: who.user.id } })).id;
  const complete = (id: string, who: TestPerson, estado: 'ACEPTADA' | 'DEVUELTA', comentarios: string) =>
    who.call.updateReview({
      params: { id },
      body: {
        estado,
        comentarios,
        comentarioConfidencial: 'Sospecho de la tabla.',
        respuestas: { claro: true, reserva: 'No la publicaría.' },
      },
    });

  /** Two rounds, with changes asked for and answered in between; one who was asked never answered. */
  async function twoRounds(): Promise<string> {
    const { id } = await draft(author);
    await submit(id);
    const first = await assign(id, reviewer);
    await assign(id, peer);
    await complete(first, reviewer, 'DEVUELTA', '1. Falta el método.');
    await move(editor, id, 'CAMBIOS_SOLICITADOS');
    await author.call.answerReview({
      params: { id: first },
      body: { puntos: [{ punto: '1. Falta el método.', respuesta: 'Está en la sección 2.' }], revision: 0 },
    });
    await move(author, id, 'BORRADOR');
    await author.call.saveContent({ params: { id }, body: { contenido: 'Su texto, con método.' } });
    await submit(id);
    const second = await assign(id, reviewer);
    await complete(second, reviewer, 'ACEPTADA', 'Ahora sí.');
    await move(editor, id, 'APROBADO');
    await move(author, id, 'PUBLICADO');
    return id;
  }

  it('is its rounds in order, with what was answered and decided, and nothing that was said in confidence', async () => {
    const id = await twoRounds();
    const { pasos, versiones, rondas } = await process(id);
    expect(pasos.map(({ paso }) => paso)).toEqual(['RECIBIDA', 'REVISADA', 'ACEPTADA', 'PUBLICADA']);
    expect(versiones.map(({ numero }) => numero)).toEqual([2, 1]);
    expect(rondas).toMatchObject([
      {
        ronda: 1,
        version: 1,
        decision: { accion: 'SOLICITAR_CAMBIOS' },
        revisiones: [
          {
            estado: 'DEVUELTA',
            comentarios: '1. Falta el método.',
            formulario: [{ id: 'claro' }],
            respuestas: { claro: true },
            respuesta: { puntos: [{ respuesta: 'Está en la sección 2.' }] },
          },
        ],
      },
      { ronda: 2, version: 2, decision: { accion: 'APROBAR' }, revisiones: [{ comentarios: 'Ahora sí.' }] },
    ]);
    const said = JSON.stringify(rondas);
    expect(said).toContain('Rubén');
    for (const secret of ['Sospecho', 'No la publicaría', 'Rosa', reviewer.user.id, editor.user.nombres])
      expect(said).not.toContain(secret);
    // The version that was reviewed can be read with its reviews.
    const earlier = await platform().guest.getVersion({ params: { id, numero: 1 } });
    expect(earlier.contenido).toBe('Su texto.');
    expect((await platform().guest.listVersions({ params: { id } })).versions).toHaveLength(2);
  });

  const askDocmap = (id: string) => platform().inject({ url: docmapAddress(id) });
  /** As programs read it. */
  async function docmapOf(id: string) {
    const { statusCode, headers, body } = await askDocmap(id);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const { steps, ...map } = JSON.parse(body);
    const inOrder = [];
    for (let next = map['first-step']; next; next = steps[next]['next-step']) inOrder.push(steps[next]);
    expect(inOrder).toHaveLength(Object.keys(steps).length);
    return { body, map, steps: inOrder };
  }

  it('is a DocMap for programs, step by step, which names nobody but who signs what is published', async () => {
    const id = await twoRounds();
    const { body, map, steps } = await docmapOf(id);
    const states = (step: { assertions: { status: string }[] }) => step.assertions.map(({ status }) => status);
    expect(steps.map(states)).toEqual([
      ['under-review'],
      ['reviewed'],
      ['revised', 'under-review'],
      ['reviewed', 'accepted-for-publication'],
      ['published'],
    ]);
    const page = `/catalogo/${id}`;
    expect(map).toMatchObject({ type: 'docmap', id: expect.stringMatching(new RegExp(`${page}/docmap.json$`)) });
    type Action = {
      participants: { role: string; actor: { name: string } }[];
      outputs: { type: string; url: string }[];
    };
    const told = steps.map(({ actions }: { actions: Action[] }) =>
      actions.map(({ participants, outputs }) => [
        participants.map(({ role, actor }) => `${role} ${actor.name.split(' ')[0]}`).join(),
        outputs.map(({ type, url }) => `${type} ${url.slice(url.indexOf(page) + page.length)}`).join(),
      ]),
    );
    expect(told).toEqual([
      [['author Irene', 'manuscript /versiones/1']],
      [
        ['peer-reviewer Rubén', 'review-article /proceso#revision-1-1'],
        ['editor anonymous', 'web-content /proceso#ronda-1'],
      ],
      [['author Irene', 'manuscript ,reply /proceso#respuesta-1-1']],
      [
        ['peer-reviewer Rubén', 'review-article /proceso#revision-2-1'],
        ['editor anonymous', 'web-content /proceso#ronda-2'],
      ],
      [['editor anonymous', 'journal-article ']],
    ]);
    for (const secret of ['Sospecho', 'No la publicaría', 'Rosa', reviewer.user.id, editor.user.nombres, '@'])
      expect(body.replace('@context', '')).not.toContain(secret);
    await platform().settings({ revisionesPublicas: false });
    expect((await askDocmap(id)).statusCode).toBe(404);
  });

  it('has no DocMap without published reviews, nor before it is published', async () => {
    const blind = await sentIn(platform(), 'simple ciego', () => published({ author, editor, reviewer }));
    const { id } = await draft(author);
    for (const each of [blind.id, id, 'ninguna']) expect(await askDocmap(each)).toMatchObject({ statusCode: 404 });
  });

  // The shapes lie beside the repository (CONTRIBUTING.md).
  it.skipIf(!canValidateDocmaps)('is a DocMap as the shapes of its project ask, also once retracted', async () => {
    const id = await twoRounds();
    expect(await docmapFaults((await docmapOf(id)).body)).toEqual([]);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Un error.' } });
    const { body, steps } = await docmapOf(id);
    expect(steps.at(-1)).toMatchObject({ assertions: [{ status: 'retracted-from-publication' }] });
    expect(await docmapFaults(body)).toEqual([]);
    expect(await docmapTriples(body)).toContain(
      '<http://purl.org/spar/pro/withRole> <http://purl.org/spar/pro/peer-reviewer>',
    );
    // The shapes are asked at all.
    const published = body
      .replace('"role": "peer-reviewer"', '"role": "wizard"')
      .replaceAll('"created"', '"published"');
    expect((await docmapFaults(published)).join('\n')).toMatch(/wizard|created/);
  });

  it('is hidden with all of it once the press publishes reviews no more', async () => {
    const id = await twoRounds();
    await platform().settings({ revisionesPublicas: false });
    expect(await process(id)).toMatchObject({ rondas: [], versiones: [{ numero: 2 }] });
    expect(await problemOf(platform().guest.getVersion({ params: { id, numero: 1 } }))).toMatchObject({ status: 404 });
    await platform().settings({ revisionesPublicas: true });
    expect((await process(id)).rondas).toHaveLength(2);
  });

  it('is not that of a work that was sent before the press published reviews, nor of one that is still in review', async () => {
    await platform().settings({ revisionesPublicas: false });
    const before = await published({ author, editor, reviewer });
    const { id } = await draft(author);
    expect((await author.call.getPublication({ params: { id } })).revisionPublica).toBeUndefined();
    await platform().settings({ revisionesPublicas: true });
    expect((await process(before.id)).rondas).toEqual([]);
    expect((await author.call.getPublication({ params: { id } })).revisionPublica).toBe(true);
    await submit(id);
    const review = await assign(id, reviewer);
    expect((await reviewer.call.getReview({ params: { id: review } })).revisionPublica).toBe(true);
    // What is written while none is published is read once they are again: its reviewer is told all the same.
    await platform().settings({ revisionesPublicas: false });
    expect((await reviewer.call.getReview({ params: { id: review } })).revisionPublica).toBe(true);
    await platform().settings({ revisionesPublicas: true });
    await complete(review, reviewer, 'ACEPTADA', 'Bien.');
    expect(await problemOf(process(id))).toMatchObject({ status: 404 });
  });

  it('is of what its author was shown: neither of them is sent while what they saw is no longer so', async () => {
    const send = (id: string, revisionPublica?: 'true' | 'false') =>
      author.call.submitReview({ params: { id }, query: { ...(revisionPublica && { revisionPublica }) } });
    await platform().settings({ revisionesPublicas: false });
    const { id } = await draft(author);
    expect((await author.call.getPublication({ params: { id } })).revisionPublica).toBeUndefined();
    await platform().settings({ revisionesPublicas: true });
    expect(await problemOf(send(id, 'false'))).toMatchObject({ status: 409, code: 'publicacion_de_revisiones' });
    const body = { estado: 'EN_REVISION', revisionPublica: false } as const;
    expect(await problemOf(author.call.changeEstado({ params: { id }, body }))).toMatchObject({ status: 409 });
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({
      estado: 'BORRADOR',
      versionActual: 0,
    });
    expect((await send(id, 'true')).revisionPublica).toBe(true);
    // The other way, too: who was told that it is published reads first that it is not.
    const { id: other } = await draft(author);
    await platform().settings({ revisionesPublicas: false });
    expect(await problemOf(send(other, 'true'))).toMatchObject({ status: 409 });
    await platform().settings({ revisionesPublicas: true });
  });

  it('is not that of a work whose author was shown nothing, as older clients do; a later round stays as the first was', async () => {
    const { id } = await draft(author);
    expect((await author.call.submitReview({ params: { id } })).revisionPublica).toBeUndefined();
    const { id: told } = await draft(author);
    await submit(told);
    await complete(await assign(told, reviewer), reviewer, 'DEVUELTA', 'Falta algo.');
    await move(editor, told, 'CAMBIOS_SOLICITADOS');
    await move(author, told, 'BORRADOR');
    const again = await author.call.changeEstado({ params: { id: told }, body: { estado: 'EN_REVISION' } });
    expect(again.revisionPublica).toBe(true);
  });

  it('is told in the invitation, whoever words it, and what a reviewer hands in is as they were shown', async () => {
    const { id } = await draft(author);
    await submit(id);
    const review = await assign(id, peer);
    const mails = await mailsTo(platform(), peer.user.email);
    const { texto = '' } = mails.find(({ publicacionId }) => publicacionId === id) ?? {};
    expect(texto).toContain('tu revisión se publicará con ella y con tu nombre');
    const token = /\/invitacion\/([\w-]+)\?/.exec(texto)?.[1] ?? '';
    expect((await platform().guest.getInvitation({ params: { token } })).revisionPublica).toBe(true);
    const body = { estado: 'ACEPTADA', comentarios: 'Bien.', revisionPublica: false } as const;
    const params = { id: review };
    expect(await problemOf(peer.call.updateReview({ params, body }))).toMatchObject({
      status: 409,
      code: 'publicacion_de_revisiones',
    });
    const created = { publicacionId: id, comentarios: 'Bien.', estado: 'ACEPTADA', revisionPublica: false } as const;
    expect(await problemOf(peer.call.createReview({ body: created }))).toMatchObject({ status: 409 });
    expect((await peer.call.getReview({ params })).estado).toBe('PENDIENTE');
    expect(await peer.call.updateReview({ params, body: { ...body, revisionPublica: true } })).toMatchObject({
      estado: 'ACEPTADA',
    });
    const silent = await draft(author);
    await author.call.submitReview({ params: { id: silent.id } });
    await assign(silent.id, peer);
    const [, last] = (await mailsTo(platform(), peer.user.email))
      .filter(({ texto }) => texto.includes('/invitacion/'))
      .slice(-2);
    expect(last?.texto).not.toContain('se publicará');
  });

  it('never has a review that was written blind, whatever the mode becomes, nor one of a round before the mode closed', async () => {
    const blind = await sentIn(platform(), 'simple ciego', () => published({ author, editor, reviewer }));
    expect((await process(blind.id)).rondas).toEqual([]);
    const { id } = await draft(author);
    await submit(id);
    await complete(await assign(id, reviewer), reviewer, 'DEVUELTA', 'Falta algo.');
    await move(editor, id, 'CAMBIOS_SOLICITADOS');
    await move(author, id, 'BORRADOR');
    await sentIn(platform(), 'doble ciego', () => author.call.submitReview({ params: { id } }));
    await complete(await assign(id, peer), peer, 'ACEPTADA', 'Bien.');
    await move(editor, id, 'APROBADO');
    await move(author, id, 'PUBLICADO');
    expect(await process(id)).toMatchObject({ rondas: [], versiones: [{ numero: 2 }] });
  });

  it('leaves out what an editor recorded in a reviewer’s stead, and what the authors were not given', async () => {
    const { id } = await draft(author);
    await submit(id);
    const recorded = await assign(id, reviewer);
    const kept = await assign(id, peer);
    await editor.call.updateReview({
      params: { id: recorded },
      body: { estado: 'ACEPTADA', comentarios: 'Por teléfono.' },
    });
    await complete(kept, peer, 'ACEPTADA', 'Bien.');
    await editor.call.decide({ params: { id }, body: { estado: 'APROBADO', revisiones: [recorded] } });
    await move(author, id, 'PUBLICADO');
    expect((await process(id)).rondas).toEqual([]);
  });

  it('has no round that its authors took the work back from, nor its version, also while a later one is public', async () => {
    const { id } = await draft(author);
    await author.call.saveContent({ params: { id }, body: { contenido: 'Lo que no querían enviar.' } });
    await submit(id);
    await complete(await assign(id, reviewer), reviewer, 'DEVUELTA', 'Una reseña de lo retirado.');
    await author.call.changeEstado({
      params: { id },
      body: { acto: 'retirar', estado: 'BORRADOR', motivo: 'Otro texto.' },
    });
    await author.call.saveContent({ params: { id }, body: { contenido: 'Su texto.' } });
    await submit(id);
    await complete(await assign(id, peer), peer, 'ACEPTADA', 'Bien.');
    await move(editor, id, 'APROBADO');
    await move(author, id, 'PUBLICADO');
    const { versiones, rondas } = await process(id);
    expect(versiones.map(({ numero }) => numero)).toEqual([2]);
    expect(rondas).toMatchObject([{ ronda: 2, revisiones: [{ comentarios: 'Bien.' }] }]);
    expect(await problemOf(platform().guest.getVersion({ params: { id, numero: 1 } }))).toMatchObject({ status: 404 });
  });

  it('says of which version each review speaks, where the round was returned to its authors in between', async () => {
    const { id } = await draft(author);
    await submit(id);
    const [first, second, third] = [await assign(id, reviewer), await assign(id, peer), await assign(id, late)];
    await complete(first, reviewer, 'ACEPTADA', 'De la primera.');
    await complete(third, late, 'DEVUELTA', 'De la primera, todavía.');
    const motivo = 'Faltan las figuras.';
    // With fewer reviews than a decision asks for.
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 3 });
    await editor.call.changeEstado({
      params: { id },
      body: { acto: 'devolver', estado: 'CAMBIOS_SOLICITADOS', motivo },
    });
    await platform().settings({ modoFlujo: 'minimalista', revisionesMinimas: 2 });
    await move(author, id, 'BORRADOR');
    await submit(id);
    await complete(second, peer, 'ACEPTADA', 'De la segunda.');
    await complete(third, late, 'ACEPTADA', 'De la segunda, releída.');
    await move(editor, id, 'APROBADO');
    await move(author, id, 'PUBLICADO');
    const { rondas, versiones } = await process(id);
    expect(versiones.map(({ numero }) => numero)).toEqual([2]);
    expect(rondas).toMatchObject([
      {
        version: 2,
        revisiones: [
          { comentarios: 'De la primera.', version: 1 },
          { comentarios: 'De la segunda.', version: 2 },
          { comentarios: 'De la segunda, releída.', version: 2 },
        ],
      },
    ]);
  });

  it('says who retracted the work, without a name', async () => {
    const { id } = await published({ author, editor, reviewer });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Un error.' } });
    const { pasos, retractadaPor } = await process(id);
    expect(retractadaPor).toBe('REDACCION');
    expect(pasos.at(-1)?.paso).toBe('RETRACTADA');
  });
});
