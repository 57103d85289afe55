/** The whole text of a work in other languages than its own: kept, read, found, and shown to whom the work is. */
import { beforeAll, expect, it } from 'vitest';
import * as make from '#server/documents/docx/read/documents.fixture.ts';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { removeUnreferencedFiles } from '#server/features/files/remove-unreferenced.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { importArticle } from './imports/import-article.ts';

const figure = '<fig><label>Figure 1</label><caption><p>A dot</p></caption><graphic xlink:href="dot.png"/></fig>';
const english = `<sub-article article-type="translation" xml:lang="en">
  <front-stub><title-group><article-title>Tides at dusk</article-title></title-group>
    <abstract><p>Counted by moonlight.</p></abstract><kwd-group><kwd>ebb</kwd></kwd-group></front-stub>
  <body><p>They rose and fell.</p>${figure}</body></sub-article>`;
const portuguese = `<sub-article article-type="translation" xml:lang="pt"><body><p>Subiam.</p></body></sub-article>`;
const parts = { title: 'Mareas al anochecer', body: '<p>Subían y bajaban.</p>' };

describePlatform('the whole text of a work in other languages', (platform) => {
  let author: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
  });

  /** Published, with a picture that its translation alone shows. */
  async function published(meta = '', after = english + portuguese): Promise<string> {
    const beside = { names: ['a.xml', 'dot.png'], article: 'a.xml', read: () => make.picture };
    const bytes = () => Buffer.from(jats({ ...parts, meta, after }));
    await importArticle(platform().services, { name: 'a.xml', bytes, beside });
    const found = await platform().guest.searchCatalogue({ query: { search: parts.title, sort: 'recientes' } });
    return found.publications[0]?.id ?? '';
  }
  const doi = (number: number) => `<article-id pub-id-type="doi">10.5555/lenguas.${number}</article-id>`;
  const read = (id: string, idioma?: string) => platform().guest.readWork({ params: { id }, query: { idioma } });

  it('is read in each of them, with what the work says of itself in it', async () => {
    const id = await published(doi(1));
    expect(await read(id)).toMatchObject({
      idioma: 'es',
      idiomasDelTexto: [
        { idioma: 'es', esOriginal: true },
        { idioma: 'en', esOriginal: false },
        { idioma: 'pt', esOriginal: false },
      ],
    });
    const work = await read(id, 'en');
    expect(work).toMatchObject({
      idioma: 'en',
      titulo: 'Tides at dusk',
      resumen: 'Counted by moonlight.',
      palabrasClave: ['ebb'],
      traducciones: [{ idioma: 'es', titulo: 'Mareas al anochecer' }],
      metadatos: { doi: '10.5555/lenguas.1' },
    });
    expect(work.contenido).toContain('They rose and fell.');
    // One without a title of its own has the work's.
    expect(await read(id, 'pt')).toMatchObject({ idioma: 'pt', titulo: 'Mareas al anochecer', contenido: 'Subiam.' });
    expect(await read(id, 'es')).toEqual(await read(id));
    expect(await problemOf(read(id, 'fr'))).toMatchObject({ status: 404 });
  });

  it('is found by its title, its keywords, and the words of its summary and text', async () => {
    const id = await published(doi(2));
    for (const search of ['tides dusk', 'moonlight', 'ebb', 'rose fell', 'subiam']) {
      const { publications } = await platform().guest.searchCatalogue({ query: { search } });
      expect(publications.map((each) => each.id)).toContain(id);
    }
  });

  it('is found by a DOI of its own, where its work is registered', async () => {
    const own = (number: number) => `<article-id pub-id-type="doi">10.1590/marea.${number}.en</article-id>`;
    const registered = (number: number) => `<article-id pub-id-type="doi">10.1590/marea.${number}</article-id>`;
    const after = (number: number) => english.replace('<front-stub>', `<front-stub>${own(number)}`) + portuguese;
    const search = async (number: number) => {
      const query = { search: `https://doi.org/10.1590/MAREA.${number}.en` };
      const [{ publications, total }, { tipo }] = await Promise.all([
        platform().guest.searchCatalogue({ query }),
        platform().guest.catalogueFacets({ query }),
      ]);
      return { ids: publications.map(({ id }) => id), total, tipos: tipo.length };
    };
    const id = await published(registered(1), after(1));
    expect(await search(1)).toEqual({ ids: [id], total: 1, tipos: 1 });
    expect((await read(id, 'en')).metadatos.doi).toBe('10.1590/marea.1.en');
    await published('', after(2));
    expect((await search(2)).ids).toEqual([]);
  });

  it('is had as a file at an address of its own, and leads there from elsewhere', async () => {
    const id = await published(doi(3));
    const asked = await platform().inject({ url: `/api/publications/${id}/export/markdown?idioma=en` });
    expect(asked.headers.location).toBe(`/catalogo/${id}/en/tides-at-dusk.md`);
    const file = await platform().inject({ url: `/catalogo/${id}/en/tides-at-dusk.md` });
    expect(file.body).toContain('They rose and fell.');
    expect(file.headers.link).toContain(`/catalogo/${id}/en>; rel="canonical"`);
    const renamed = await platform().inject({ url: `/catalogo/${id}/en/x.md` });
    expect(renamed.headers.location).toBe(`/catalogo/${id}/en/tides-at-dusk.md`);
    const own = await platform().inject({ url: `/catalogo/${id}/es/mareas-al-anochecer.md` });
    expect(own.headers.location).toBe(`/catalogo/${id}/mareas-al-anochecer.md`);
    expect((await platform().inject({ url: `/catalogo/${id}/fr/x.md` })).statusCode).toBe(404);
    for (const format of ['html', 'docx', 'bib'])
      expect((await platform().inject({ url: `/catalogo/${id}/en/tides-at-dusk.${format}` })).statusCode).toBe(200);
    // An article holds all its languages, and gives them back.
    const { body } = await platform().inject({ url: `/catalogo/${id}/en/tides-at-dusk.xml` });
    expect(readJats(body).work.textos.map(({ idioma }) => idioma)).toEqual(['en', 'pt']);
  });

  it('is cited by its own title and address', async () => {
    const id = await published(doi(6));
    const headers = { host: 'localhost:3000' };
    const url = `/api/publications/${id}/citation/apa?texto=en`;
    const { texto } = (await platform().inject({ url, headers })).json();
    expect(texto).toContain('Tides at dusk');
    expect((await platform().inject({ url: url.replace('=en', '=fr') })).statusCode).toBe(404);
  });

  it('keeps the pictures that it alone shows', async () => {
    const id = await published(doi(4));
    const src = /\/files\/[\w/.-]+/.exec(JSON.stringify(await read(id, 'en')))?.[0] ?? '';
    await removeUnreferencedFiles(platform().services, new Date(Date.now() + 100 * 86_400_000));
    expect((await platform().inject({ url: src })).statusCode).toBe(200);
  });

  it('goes with the work when that is retracted or deleted', async () => {
    const id = await published(doi(5));
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos inventados.' } });
    expect(await read(id, 'en')).toMatchObject({ titulo: 'Tides at dusk', motivoRetractacion: 'Datos inventados.' });
    await admin.call.deletePublication({ params: { id } });
    expect(await problemOf(read(id, 'en'))).toMatchObject({ status: 404 });
  });

  it('is the draft’s own text where the draft is in its language', async () => {
    const { id } = await draft(author, { titulo: 'Tides', idioma: 'en' });
    const file = new File([jats({ ...parts, after: english })], 'a.xml');
    const { publicacion } = await author.call.importText({ params: { id }, body: file });
    expect(publicacion.contenido).toContain('They rose and fell.');
    expect(publicacion.idiomasDelTexto).toEqual([
      { idioma: 'en', esOriginal: false },
      { idioma: 'es', esOriginal: true },
    ]);
    const spanish = await author.call.getPublication({ params: { id }, query: { idioma: 'es' } });
    expect(spanish).toMatchObject({ titulo: 'Mareas al anochecer', contenido: 'Subían y bajaban.' });
  });

  it('comes into a draft with its file, is kept with the version, and stays from a blind reviewer', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const { id } = await draft(author, { titulo: parts.title });
    const file = new File([jats({ ...parts, after: english })], 'a.xml');
    const { publicacion } = await author.call.importText({ params: { id }, body: file });
    expect(publicacion.idiomasDelTexto.map(({ idioma }) => idioma)).toEqual(['es', 'en']);
    expect(publicacion.traducciones).toMatchObject([{ idioma: 'en', titulo: 'Tides at dusk' }]);
    await author.call.submitReview({ params: { id } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });

    const inEnglish = (person: TestPerson) => person.call.getPublication({ params: { id }, query: { idioma: 'en' } });
    expect((await inEnglish(author)).contenido).toContain('They rose and fell.');
    expect((await reviewer.call.getPublication({ params: { id } })).idiomasDelTexto).toEqual([
      { idioma: 'es', esOriginal: true },
    ]);
    expect(await problemOf(inEnglish(reviewer))).toMatchObject({ status: 404 });
    const exported = async (person: TestPerson) => {
      const headers = { authorization: `Bearer ${person.token}` };
      return (await platform().inject({ url: `/api/publications/${id}/export/jats?version=1`, headers })).body;
    };
    expect(await exported(author)).toContain('They rose and fell.');
    expect(await exported(reviewer)).not.toContain('They rose and fell.');

    // A Word file cannot say it, and takes nothing away; an article can.
    const again = await draft(author, { titulo: parts.title });
    const send = (content: Uint8Array | string) =>
      author.call.importText({ params: { id: again.id }, body: new File([content as BlobPart], 'x') });
    await send(jats({ ...parts, after: english }));
    expect((await send(await make.word([make.p('Otro.')]))).publicacion.idiomasDelTexto).toHaveLength(2);
    expect((await send(jats(parts))).publicacion.idiomasDelTexto).toHaveLength(1);
  });
});
