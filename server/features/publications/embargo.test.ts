/** The embargo of a thesis: what of it is closed to whom, in every way to its text, and how it opens. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exportAddress } from '#contract/public-addresses.ts';
import { referenceFormats, textFormats } from '#contract/vocabulary.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, published } from '#server/testing/works.ts';
import { openEmbargoes } from './embargo.ts';

describePlatform('an embargo', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Ana', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    reader = await platform().person('Luz', 'LECTOR');
  });
  const zona = 'America/Bogota';
  const far = { hasta: '2999-03-01', zona };
  type Changes = Parameters<TestPerson['call']['updatePublication']>[0]['body'];
  const change = (id: string, body: Changes) => author.call.updatePublication({ params: { id }, body });
  const set = (id: string, hasta: string | null, by = editor) =>
    by.call.changeEmbargo({ params: { id }, body: { hasta, zona, motivo: 'Patente en trámite.' } });
  const guest = () => platform().guest;
  const get = (url: string, headers = {}) => platform().app.inject({ url, headers });
  const text = 'Los sedimentos arrastran zarigüeyas.';
  const found = async () =>
    (await guest().searchCatalogue({ query: { search: 'zarigüeyas' } })).publications.map(({ id }) => id);

  /** Published, with a text of its own. */
  async function thesis() {
    const work = await published(
      { author, editor, reviewer },
      { tipo: 'TESIS', titulo: `Sedimentos ${crypto.randomUUID()}` },
    );
    await platform().services.transact(() =>
      platform().services.db.execute(
        `update manuscripts set contenido = '${text}', documento = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"${text}"}]}]}' where publicacion_id = '${work.id}'`,
      ),
    );
    return work;
  }

  it('is of theses, and of a day still to come', async () => {
    const { id } = await draft(author);
    expect(await problemOf(change(id, { embargo: far }))).toMatchObject({
      status: 422,
      errors: [{ field: 'embargo', code: 'ficha_ajena' }],
    });
    await change(id, { tipo: 'TESIS' });
    expect(await problemOf(change(id, { embargo: { hasta: '2020-01-01', zona } }))).toMatchObject({
      status: 422,
      errors: [{ field: 'embargo.hasta', code: 'embargo_pasado' }],
    });
    expect(await problemOf(change(id, { embargo: { hasta: '2999-01-01', zona: 'Luna' } }))).toMatchObject({
      errors: [{ field: 'embargo.zona', code: 'zona' }],
    });
    expect((await change(id, { embargo: far })).embargo).toEqual(far);
    // What is a thesis no more has none.
    expect(await change(id, { tipo: 'LIBRO' })).not.toHaveProperty('embargo');
    const article = await published({ author, editor, reviewer });
    expect(await problemOf(set(article.id, '2999-01-01'))).toMatchObject({ code: 'embargo_no_posible' });
  });

  it('closes the text in every way to it, and nothing of what tells of the work', async () => {
    const work = await thesis();
    const { id } = work;
    expect(await found()).toContain(id);
    expect((await set(id, far.hasta)).embargo).toEqual(far);

    for (const { call } of [{ call: guest() }, reader]) {
      const seen = await call.readWork({ params: { id } });
      expect(seen).toMatchObject({
        titulo: work.titulo,
        resumen: work.resumen,
        embargo: far,
        contenido: '',
        referencias: [],
      });
      expect(JSON.stringify(seen)).not.toContain('zarigüeyas');
      expect(seen).not.toHaveProperty('textoEnPdf');
      expect(seen.llaveDeImagenes).toBeNull();
      expect(await problemOf(call.getVersion({ params: { id, numero: 1 } }))).toMatchObject({ status: 404 });
      expect((await call.listFiles({ params: { id } })).files).toEqual([]);
    }
    expect(await found()).not.toContain(id);
    const cards = await guest().searchCatalogue({ query: { search: work.titulo } });
    expect(cards.publications).toContainEqual(expect.objectContaining({ id, embargo: far }));
    // Whoever kept an address of a file is told why there is nothing.
    const named = { ...work, autores: work.autores };
    for (const format of textFormats)
      for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }]) {
        const asked = await get(exportAddress(named, format), headers);
        expect([format, asked.statusCode, asked.json().code]).toEqual([format, 403, 'obra_embargada']);
      }
    for (const format of referenceFormats) expect((await get(exportAddress(named, format))).statusCode).toBe(200);
    const { citas } = await guest().citations({ params: { id }, query: {} });
    expect(citas[0]?.texto).toContain('Sedimentos');

    // Who takes part in it reads it as before.
    for (const { call } of [author, editor])
      expect((await call.getPublication({ params: { id } })).contenido).toContain('zarigüeyas');
  });

  it('is lengthened and lifted by who runs the work, with a reason that its authors are told, and by no author', async () => {
    const { id } = await thesis();
    expect(await problemOf(set(id, null))).toMatchObject({ code: 'embargo_no_posible' });
    await set(id, '2998-01-01');
    expect((await set(id, '2999-01-01')).embargo?.hasta).toBe('2999-01-01');
    expect(await problemOf(set(id, null, author))).toMatchObject({ status: 403 });
    expect(await problemOf(set(id, '2020-01-01'))).toMatchObject({
      errors: [{ field: 'hasta', code: 'embargo_pasado' }],
    });
    expect(await set(id, null)).not.toHaveProperty('embargo');
    expect((await guest().readWork({ params: { id } })).contenido).toContain('zarigüeyas');
    expect(await found()).toContain(id);
    const { notifications } = await author.call.listNotifications({ query: {} });
    expect(JSON.stringify(notifications)).toContain('Patente en trámite.');
  });

  it('ends by itself once its day has begun where it was said, once, and the text is read and found', async () => {
    const { id } = await thesis();
    await set(id, far.hasta);
    const { services } = platform();
    const { db } = services;
    const [row] = await db.select().from(publications).where(eq(publications.id, id));
    // Midnight in Bogotá, not in UTC.
    expect(row?.embargoHasta?.toISOString()).toBe('2999-03-01T05:00:00.000Z');
    expect(await openEmbargoes(services)).toBe(0);
    await db
      .update(publications)
      .set({ embargoHasta: new Date(Date.now() - 1000) })
      .where(eq(publications.id, id));
    // Until somebody opens it, it is closed.
    expect((await guest().readWork({ params: { id } })).contenido).toBe('');
    const opened = await Promise.all([openEmbargoes(services), openEmbargoes(services)]);
    expect(opened.toSorted()).toEqual([0, 1]);
    expect((await guest().readWork({ params: { id } })).contenido).toContain('zarigüeyas');
    expect(await found()).toContain(id);
  });
});
