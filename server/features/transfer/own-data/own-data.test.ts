/** The copy of a person's own data: what is in it, what is not, and who downloads it until when. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { markVerified } from '#server/features/accounts/queries.ts';
import { removeOldExports } from '#server/features/administration/jobs/clean.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { earlierReviews } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, review } from '#server/testing/works.ts';
import { gathering } from './gather-export.ts';

const day = 86_400_000;

describePlatform('the copy of a person’s own data', (platform) => {
  let author: TestPerson;
  let reviewer: TestPerson;
  let editor: TestPerson;
  let stopJobs: () => Promise<void>;
  const services = () => platform().services;

  beforeAll(async () => {
    stopJobs = await startJobs(services().database, [gathering], services());
    await platform().settings({ identidadRevision: 'doble ciego', nombre: 'Cuadernos del Humedal' });
    author = await platform().account(
      { nombres: 'Irene', apellidos: 'Canariautora', email: 'irene@canario.test' },
      'AUTOR',
    );
    reviewer = await platform().account(
      { nombres: 'Rubén', apellidos: 'Canarirrevisor', email: 'ruben@canario.test' },
      'REVISOR',
    );
    editor = await platform().person('Elena', 'EDITOR');
    for (const { user } of [author, reviewer]) await markVerified(services().db, user.id);
    const { id } = await inReview(author, { titulo: 'Humedales' });
    const points = [true, false].map((reservado) => ({
      ...{
        pregunta: '',
        respuesta: reservado ? 'Solo para la redacción.' : 'Dicho antes.',
        clase: 'TEXTO' as const,
        reservado,
      },
    }));
    const earlier = { clase: 'REVISION' as const, version: '1', fecha: null, firma: null, puntos: points };
    const brought = { publicacionId: id, revista: 'Anales', plataforma: '', revisiones: [earlier] };
    await services().db.insert(earlierReviews).values(brought);
    const reviewId = await review({ editor, reviewer }, id);
    const file = new File(['unas notas'], 'a');
    const query = { nombre: 'notas.txt', paraAutor: 'true' as const };
    await reviewer.call.uploadReviewFile({ params: { id: reviewId }, query, body: file });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    await upload(author, id);
    const after = '<sub-article article-type="translation" xml:lang="en"><body><p>In English.</p></body></sub-article>';
    const article = new File([jats({ body: '<p>Su texto.</p>', after })], 'a.xml');
    await author.call.importText({ params: { id }, body: article });
    await author.call.forgotPassword({ body: { email: author.user.email } });
  });
  afterAll(() => stopJobs?.());

  const made = (person: TestPerson) =>
    vi.waitFor(async () => {
      const { exportacion } = await person.call.ownExport();
      expect(exportacion).toMatchObject({ estado: 'HECHO' });
      return exportacion;
    }, 60_000);
  async function copyOf(person: TestPerson): Promise<Record<string, string>> {
    await person.call.startOwnExport({});
    await made(person);
    const { url } = await person.call.linkOwnExport({});
    const response = await platform().inject({ url });
    expect(response.headers['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(response.rawPayload));
    return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
  }

  it('holds what an author wrote, uploaded, did and was told, and says what each part is', async () => {
    const copy = await copyOf(author);
    const names = Object.keys(copy);
    expect(names[0]).toBe('LÉEME.txt');
    expect(copy['LÉEME.txt']).toMatch(/^Copia de tus datos en Cuadernos del Humedal\r\n/);
    for (const [name, content] of Object.entries(copy)) expect(content, name).not.toContain('Pliego');
    for (const part of ['cuenta.json', 'actividad.json', 'notificaciones.json', 'correos.json', 'archivos.json'])
      expect(copy['LÉEME.txt']).toContain(part);
    expect(JSON.parse(copy['cuenta.json'] ?? '')).toMatchObject({ email: 'irene@canario.test' });
    const [work] = names.filter((name) => name.endsWith('/obra.json'));
    expect(JSON.parse(copy[work ?? ''] ?? '')).toMatchObject({ titulo: 'Humedales', contenido: 'Su texto.' });
    expect(names.some((name) => name.endsWith('/version-1.json'))).toBe(true);
    const english = names.find((name) => name.endsWith('/obra-en.json')) ?? '';
    expect(JSON.parse(copy[english] ?? '')).toMatchObject({ idioma: 'en', contenido: 'In English.' });
    expect(names.some((name) => name.startsWith('archivos/'))).toBe(true);
    const activity: { type: string }[] = JSON.parse(copy['actividad.json'] ?? '');
    expect(activity.map(({ type }) => type)).toContain('publication.submitted');
    expect(JSON.parse(copy['notificaciones.json'] ?? '').length).toBeGreaterThan(0);
  });

  it('holds a reviewer’s reviews with the files that they attached', async () => {
    const copy = await copyOf(reviewer);
    expect(JSON.parse(copy['revisiones.json'] ?? '')).toMatchObject([{ comentarios: 'Claro y bien medido.' }]);
    expect(Object.keys(copy).some((name) => /^revisiones\/\S+ notas\.txt$/.test(name))).toBe(true);
  });

  it('lists the works that wait for whether the person signs them', async () => {
    const asked = await platform().person('Ana');
    const body = { titulo: 'Mareas', resumen: 'Su resumen.', tipo: 'TESIS' as const, palabrasClave: ['mar'] };
    const { id } = await author.call.createPublication({ body: { ...body, coautoresIds: [asked.user.id] } });
    const copy = await copyOf(asked);
    expect(JSON.parse(copy['firmas-pedidas.json'] ?? '')).toMatchObject([{ publicacionId: id, titulo: 'Mareas' }]);
    expect(copy['LÉEME.txt']).toContain('firmas-pedidas.json');
    await asked.call.acceptAuthorship({ params: { id } });
    expect(JSON.parse((await copyOf(asked))['firmas-pedidas.json'] ?? '')).toEqual([]);
  });

  it('tells in a blind mode no more than the screens do', async () => {
    const [ofAuthor, ofReviewer] = [await copyOf(author), await copyOf(reviewer)];
    const said = (copy: Record<string, string>) => Object.entries(copy).flat().join('\n');
    expect(said(ofAuthor)).toContain('Revisor 1');
    expect(said(ofAuthor)).toContain('Dicho antes.');
    expect(said(ofAuthor)).not.toContain('Solo para la redacción.');
    for (const secret of ['Canarirrevisor', 'ruben@canario.test', reviewer.user.id])
      expect(said(ofAuthor)).not.toContain(secret);
    for (const secret of ['Canariautora', 'irene@canario.test', author.user.id])
      expect(said(ofReviewer)).not.toContain(secret);
  });

  it('has no link that acts for its holder, and no mails to an address that nobody confirmed', async () => {
    const mails = (await copyOf(author))['correos.json'] ?? '';
    expect(mails).toContain('Elige una contraseña nueva');
    expect(mails).not.toContain('/reset-password');
    const unconfirmed = await platform().account({ nombres: 'Sin confirmar', fechaVerificacion: null });
    expect(Object.keys(await copyOf(unconfirmed))).not.toContain('correos.json');
  });

  it('is its owner’s alone, by links that last minutes and cannot be changed', async () => {
    await copyOf(author);
    expect(await problemOf(editor.call.linkOwnExport({}))).toMatchObject({ status: 404 });
    const { url } = await author.call.linkOwnExport({});
    const forged = url.replace(author.user.id, reviewer.user.id);
    expect((await platform().inject({ url: forged })).statusCode).toBe(410);
    expect((await platform().inject({ url, method: 'HEAD' })).statusCode).toBe(404);
    const admin = await platform().person('Inés', 'ADMIN');
    const { jobs } = await admin.call.listJobs({ query: { tipo: gathering.tipo } });
    expect(jobs.map(({ resultado }) => resultado)).not.toContainEqual(expect.anything());
  });

  it('is told to its owner and to the record, replaces the one before, and goes after a week', async () => {
    await copyOf(author);
    const stored = async () => {
      const names: string[] = [];
      for await (const { name } of services().files.list(`propios/${author.user.id}/`)) names.push(name);
      return names;
    };
    await expect.poll(stored).toHaveLength(1);
    const { notifications } = await author.call.listNotifications();
    expect(notifications[0]).toMatchObject({ titulo: 'Tus datos están listos' });
    expect(await removeOldExports(services(), new Date(Date.now() + 6 * day))).toBe(0);
    expect(await removeOldExports(services(), new Date(Date.now() + 8 * day))).toBeGreaterThan(0);
    expect(await stored()).toEqual([]);
    expect(await problemOf(author.call.linkOwnExport({}))).toMatchObject({ status: 404 });
  });
});
