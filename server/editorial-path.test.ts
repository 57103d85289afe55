/** The main job, end to end, as six people live it through the API. */
import { expect, it } from 'vitest';
import { describePlatform } from './testing/describe-platform.ts';
import { problemOf, type TestPerson } from './testing/platform.ts';

const work = {
  titulo: 'Evaluación de humedales costeros',
  resumen: 'Medimos el hidroperiodo de doce humedales durante tres años.',
  palabrasClave: 'humedales, hidroperiodo , teledetección',
  metadatos: { doi: '10.1000/4711', pages: 12 },
};

describePlatform('the editorial path', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  let id = '';
  let reviewId = '';

  it('opens accounts for everyone', async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Otilia', 'AUTOR');
  });

  it('lets the author write a draft that nobody else sees', async () => {
    const draft = await author.call.createPublication({ body: work });
    id = draft.id;
    expect(draft).toMatchObject({
      estado: 'BORRADOR',
      autor: 'Irene De Prueba',
      palabrasClave: ['humedales', 'hidroperiodo', 'teledetección'],
      metadatos: { doi: '10.1000/4711', pages: 12 },
      acciones: ['EDITAR', 'ELIMINAR', 'ENVIAR_A_REVISION'],
    });
    await author.call.saveContent({ params: { id }, body: { contenido: 'Primer párrafo.\n\nSegundo párrafo.' } });
    for (const stranger of [editor, reviewer, other])
      expect(await problemOf(stranger.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await problemOf(platform().guest.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('freezes a version when it is sent to review, and tells the editors', async () => {
    const sent = await author.call.submitReview({ params: { id } });
    expect(sent).toMatchObject({ estado: 'EN_REVISION', versionActual: 1, acciones: ['RETIRAR_ENVIO'] });
    const version = await editor.call.getVersion({ params: { id, numero: 1 } });
    expect(version.contenido).toBe('Primer párrafo.\n\nSegundo párrafo.');
    const { notifications } = await editor.call.listNotifications();
    expect(notifications[0]).toMatchObject({ publicacionId: id, titulo: 'Nueva publicación en revisión' });
  });

  it('refuses an edit of what is in review, and changes nothing', async () => {
    const problem = await problemOf(author.call.updatePublication({ params: { id }, body: { titulo: 'Otro' } }));
    expect(problem).toMatchObject({ status: 409, code: 'solo_borradores', estado: 'EN_REVISION' });
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({ titulo: work.titulo });
  });

  it('has no decision without a completed review', async () => {
    const before = await editor.call.getPublication({ params: { id } });
    expect(before.acciones).toEqual(['CREAR_REVISION', 'RECHAZAR_SIN_REVISION', 'ELEVAR', 'DEVOLVER_A_AUTORES']);
    const problem = await problemOf(editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } }));
    expect(problem).toMatchObject({
      status: 422,
      code: 'faltan_revisiones',
      message: expect.stringContaining('0 de 1'),
    });
  });

  it('lets the editor assign the reviewer, who finds it among their reviews', async () => {
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    reviewId = review.id;
    expect(review).toMatchObject({ estado: 'PENDIENTE', revisorNombre: 'Rubén De Prueba' });
    const { reviews } = await reviewer.call.myReviews();
    expect(reviews).toMatchObject([
      { id: reviewId, publicacionTitulo: work.titulo, acciones: ['ACEPTAR', 'REVISAR', 'DECLINAR'] },
    ]);
    expect(await author.call.reviewsOfPublication({ params: { id } })).toMatchObject({ reviews: [], total: 0 });
  });

  it('completes the assignment with the reviewer’s post', async () => {
    const posted = await reviewer.call.createReview({
      body: { publicacionId: id, comentarios: 'Claro y bien medido.', estado: 'ACEPTADA' },
    });
    expect(posted).toMatchObject({ id: reviewId, estado: 'ACEPTADA' });
    const { reviews } = await author.call.reviewsOfPublication({ params: { id } });
    expect(reviews).toMatchObject([{ comentario: 'Claro y bien medido.', acciones: ['RESPONDER'] }]);
    const replied = await author.call.updateReview({ params: { id: reviewId }, body: { comentarioAutor: 'Gracias.' } });
    expect(replied).toMatchObject({ comentarioAutor: 'Gracias.', acciones: [] });
  });

  it('gives one of two editors the decision, and the other a conflict with the estado of now', async () => {
    const second = await platform().person('Segundo', 'EDITOR');
    const attempts = await Promise.allSettled(
      [editor, second].map(({ call }) => call.changeStatus({ params: { id }, body: { estado: 'APROBADO' } })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = attempts.find((attempt) => attempt.status === 'rejected');
    expect(lost?.reason.problem).toMatchObject({ status: 409, code: 'transicion_no_permitida', estado: 'APROBADO' });
  });

  it('closes the review with the decision', async () => {
    const change = reviewer.call.updateReview({ params: { id: reviewId }, body: { comentarios: 'Lo pensé mejor.' } });
    expect(await problemOf(change)).toMatchObject({ status: 409, code: 'ronda_decidida' });
  });

  it('lets the author publish, and everyone find and read it', async () => {
    expect(await platform().guest.searchCatalogue()).toMatchObject({ total: 0 });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    const found = await platform().guest.searchCatalogue({ query: { search: 'evaluaciones humedal' } });
    expect(found.publications).toMatchObject([{ id, titulo: work.titulo, autor: 'Irene De Prueba' }]);
    const page = await platform().guest.readWork({ params: { id } });
    expect(page).toMatchObject({ estado: 'PUBLICADO', contenido: 'Primer párrafo.\n\nSegundo párrafo.', acciones: [] });
    expect(page.autorPrincipal.email).toBeNull();
  });

  it('keeps a tombstone when it is retracted, with its reason', async () => {
    const silent = editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO' } });
    expect(await problemOf(silent)).toMatchObject({ status: 422, code: 'falta_motivo', errors: [{ field: 'motivo' }] });
    const motivo = 'Error en los datos de origen.';
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo } });
    const page = await platform().guest.readWork({ params: { id } });
    expect(page).toMatchObject({ estado: 'RETIRADO', motivoRetractacion: motivo });
    expect(await platform().guest.searchCatalogue()).toMatchObject({ total: 0 });
  });

  it('has recorded each step', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { limit: 50 } });
    const steps = activity.map(({ type }) => type).filter((type) => !type.startsWith('account.'));
    expect(steps.reverse()).toEqual([
      'publication.created',
      'publication.edited',
      'publication.submitted',
      'review.assigned',
      'review.completed',
      'review.answered',
      'publication.approved',
      'publication.published',
      'publication.retracted',
    ]);
  });
});
