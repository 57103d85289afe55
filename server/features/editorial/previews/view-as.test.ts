import { beforeAll, expect, it } from 'vitest';
import { upload } from '#server/features/files/files.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, review } from '#server/testing/works.ts';

describePlatform('«Ver como…»', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Eva', 'EDITOR');
    reviewer = await platform().account({ nombres: 'Raúl', apellidos: 'Quiroga' }, 'REVISOR');
    await platform().settings({ identidadRevision: 'doble ciego' });
    id = (await draft(author)).id;
    await author.call.saveContent({ params: { id }, body: { contenido: 'Lo midió Irene Valcárcel.' } });
    await upload(author, id, { nombre: 'Valcárcel.csv' });
    await upload(author, id, { nombre: 'caja.bin', content: new Uint8Array([0, 1, 2, 255]) });
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
  });
  const as = (quien: string) => editor.call.viewAs({ params: { id, quien } });

  it('shows what each of them is answered', async () => {
    const params = { id };
    for (const [quien, { call }] of [
      ['autor', author],
      ['revisor-1', reviewer],
    ] as const) {
      const view = await as(quien);
      // Its reviews stand beside it, whole.
      const { revisiones: _, ...publicacion } = await call.getPublication({ params });
      expect(view.publicacion).toEqual(publicacion);
      expect(view.archivos).toEqual((await call.listFiles({ params })).files);
      expect(view.revisiones).toEqual((await call.reviewsOfPublication({ params })).reviews);
      expect(view.decisiones).toEqual((await call.listDecisions({ params })).decisiones);
    }
    expect((await as('autor')).revisiones[0]).toMatchObject({ revisorNombre: 'Revisor 1', revisorId: null });
    expect((await as('revisor-1')).publicacion?.autor).toBe('Autor anónimo');
    expect((await as('revisor-1')).revisores).toEqual([{ numero: 1, nombre: 'Raúl Quiroga' }]);
  });

  it('shows nothing through the eyes of readers and guests, for whom the work is not there', async () => {
    for (const quien of ['lector', 'invitado'])
      expect(await as(quien)).toMatchObject({ publicacion: null, archivos: [], revisiones: [], historia: [] });
  });

  it('is for who runs the work, of people who are there, and is recorded', async () => {
    expect(await problemOf(as('revisor-9'))).toMatchObject({ status: 404 });
    for (const { call } of [author, reviewer])
      expect(await problemOf(call.viewAs({ params: { id, quien: 'autor' } }))).toMatchObject({ status: 403 });
    const admin = await platform().person('Alba', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { type: 'publication.viewedAs', limit: 1 } });
    expect(activity[0]?.message).toContain('(una visita sin cuenta)');
  });

  it('goes with what becomes of files, and with the phrases that give authors away, for them and for editors', async () => {
    for (const { call } of [author, editor]) {
      const { archivos } = await call.anonymousFiles({ params: { id } });
      expect(archivos).toMatchObject([
        { nombre: 'Valcárcel.csv', copia: 'Datos 1.csv', motivo: null },
        { nombre: 'caja.bin', copia: null, motivo: 'No sabemos limpiar archivos de este tipo.' },
      ]);
      const { oculta, avisos } = await call.findIdentityLeaks({ params: { id } });
      expect(oculta).toBe(true);
      expect(avisos).toMatchObject([
        { tipo: 'NOMBRE', lugar: 'TEXTO', bloque: 0, frase: 'Irene Valcárcel', antes: 'Lo midió ' },
      ]);
    }
    for (const call of ['anonymousFiles', 'findIdentityLeaks'] as const)
      expect(await problemOf(reviewer.call[call]({ params: { id } }))).toMatchObject({ status: 403 });
  });
});
