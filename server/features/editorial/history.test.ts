/** A work's history: whole for who runs it, shorter and without names for its authors. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { review, reviewed, sentIn } from '#server/testing/works.ts';

describePlatform('the history of a work', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let shy: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    shy = await platform().person('Remedios', 'REVISOR');
    const work = await reviewed({ author, editor, reviewer });
    id = work.id;
    const params = { id };
    const asked = await editor.call.assignReviewer({ params, body: { revisorId: shy.user.id } });
    await shy.call.declineReview({ params: { id: asked.id }, body: { motivo: 'Es mi directora.' } });
    await editor.call.setPriority({ params, body: { prioridad: 'ALTA' } });
    await editor.call.setHandlingEditor({ params, body: { editorId: editor.user.id, anterior: null } });
    await editor.call.addNote({ params, body: { texto: 'Pido cambios.' } });
    await shy.call.suggest({ body: { publicacionId: id, comentarios: 'Falta una tabla.' } });
    await editor.call.thankReviewer({ params: { id: work.reviewId } });
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await author.call.submitReview({ params });
  });
  const read = async (who: TestPerson, work = id) =>
    (await who.call.publicationHistory({ params: { id: work } })).historia;

  it('tells who runs it everything, the newest last, with what it leads to', async () => {
    const historia = await read(editor);
    const types = historia.map(({ tipo }) => tipo);
    for (const tipo of [
      'CREADA',
      'VERSION_ENVIADA',
      'REVISION_ASIGNADA',
      'REVISION_COMPLETADA',
      'INVITACION_DECLINADA',
      'PRIORIDAD',
      'EDITOR_ASIGNADO',
      'NOTA',
      'SUGERENCIA',
      'REVISION_AGRADECIDA',
      'SOLICITAR_CAMBIOS',
      'NUEVA_VERSION',
    ])
      expect(types).toContain(tipo);
    expect(historia.map(({ fecha }) => fecha)).toEqual(historia.map(({ fecha }) => fecha).toSorted());
    expect(historia.at(-1)).toMatchObject({ tipo: 'VERSION_ENVIADA', datos: { version: '2' }, enlace: 'VERSIONES' });
    expect(historia.find(({ tipo }) => tipo === 'INVITACION_DECLINADA')).toMatchObject({
      datos: { revisor: 'Remedios De Prueba' },
      detalle: 'Es mi directora.',
      enlace: 'REVISIONES',
    });
    expect(historia.find(({ tipo }) => tipo === 'EDITOR_ASIGNADO')).toMatchObject({
      datos: { persona: 'Elena De Prueba' },
    });
  });

  it('tells its authors what was sent, answered and decided, and nothing of the rest', async () => {
    const historia = await read(author);
    expect(new Set(historia.map(({ tipo }) => tipo))).toEqual(
      new Set(['CREADA', 'VERSION_ENVIADA', 'REVISION_COMPLETADA', 'SOLICITAR_CAMBIOS', 'NUEVA_VERSION']),
    );
    expect(historia.every(({ quien }) => quien === null)).toBe(true);
    const said = JSON.stringify(historia);
    for (const hidden of ['Remedios', 'directora', 'Pido cambios', 'Falta una tabla', 'Elena'])
      expect(said).not.toContain(hidden);
  });

  it('names no reviewer to authors in a blind mode', async () => {
    expect(JSON.stringify(await read(author))).toContain('Rubén');
    const blind = await sentIn(platform(), 'simple ciego', () => reviewed({ author, editor, reviewer }));
    const historia = await read(author, blind.id);
    expect(JSON.stringify(historia)).not.toContain('Rubén');
    expect(historia.find(({ tipo }) => tipo === 'REVISION_COMPLETADA')).toMatchObject({
      datos: { revisor: 'Revisor 1' },
    });
    expect(JSON.stringify(await read(editor, blind.id))).toContain('Rubén');
  });

  it('is an author’s where an editor or administrator wrote the work', async () => {
    const writer = await platform().person('Carlos', 'AUTOR', 'EDITOR', 'ADMIN');
    const work = await reviewed({ author: writer, editor, reviewer });
    await editor.call.addNote({ params: { id: work.id }, body: { texto: 'Entre nosotras.' } });
    expect(JSON.stringify(await read(writer, work.id))).not.toContain('Entre nosotras');
  });

  it('is not for reviewers, and not there for who may not read the work', async () => {
    expect(await problemOf(read(reviewer))).toMatchObject({ status: 403 });
    const reader = await platform().person('Lucía', 'LECTOR');
    expect(await problemOf(read(reader))).toMatchObject({ status: 404 });
    const second = await platform().person('Raquel', 'REVISOR');
    await review({ editor, reviewer: second }, id);
    expect(await problemOf(read(second))).toMatchObject({ status: 403 });
  });
});
