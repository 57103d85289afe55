/** Word and JATS files brought into drafts (issue 'Where authors write'). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '#server/documents/docx/read/documents.fixture.ts';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';

describePlatform('importing a file into a draft', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let other: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carla', 'AUTOR');
    other = await platform().person('Óscar', 'AUTOR');
  });
  beforeEach(async () => {
    // Another address on the network: calls are counted by it.
    await platform().person('Nadie');
    id = (await draft(author, { coauthors: [coauthor] })).id;
  });
  const send = (content: Uint8Array | string, person = author, to = id) =>
    person.call.importText({
      params: { id: to },
      body: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'un nombre cualquiera'),
    });
  const stored = () => author.call.getPublication({ params: { id } });

  it('makes a Word document its text and references, with its pictures kept as files', async () => {
    const file = await make.word(
      [
        make.heading(1, 'Método'),
        make.p('Se midió', make.note(1), '.'),
        make.p(make.image('Un punto')),
        make.heading(1, 'Referencias'),
        make.p('Ruiz, A. (2020). Mareas.'),
      ],
      { 1: { children: [make.p('Al pie.')] } },
    );
    const { publicacion, avisos } = await send(file);
    expect(avisos).toEqual([]);
    expect(publicacion.documento.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'figure']);
    expect(publicacion.referencias).toEqual([{ id: 'ref1', texto: 'Ruiz, A. (2020). Mareas.' }]);
    expect(await stored()).toEqual({ ...publicacion, revisiones: [] });
    const src = /\/files\/([\w/.-]+)/.exec(JSON.stringify(publicacion.documento))?.[1] ?? '';
    expect(src.startsWith(`${id}/`)).toBe(true);
    expect((await platform().services.files.get(src))?.bytes).toBe(make.picture.length);
  });

  it('makes a JATS article its text and references, whatever the file is called', async () => {
    const xml = jats({
      title: 'Aves',
      meta: '<abstract><p>Contadas.</p></abstract>',
      body: '<sec><title>Método</title><p>Así <xref ref-type="bibr" rid="B1">1</xref>.</p></sec>',
      back: '<ref-list><ref id="B1"><mixed-citation>Ruiz, A. Mareas.</mixed-citation></ref></ref-list>',
    });
    const { publicacion, avisos } = await send(xml);
    expect(publicacion.contenido).toBe('Método\n\nAsí 1.');
    expect(publicacion.referencias).toHaveLength(1);
    expect(publicacion).toMatchObject({ titulo: 'Una obra', resumen: 'Su resumen.' });
    expect(avisos).toEqual([
      'El borrador conserva lo que ya tenía (título); el archivo dice: «Aves».',
      'El borrador conserva lo que ya tenía (resumen); el archivo dice: «Contadas.».',
    ]);
  });

  it('reads a JATS article in the encoding that it declares', async () => {
    const xml = jats({ body: '<p>Artículo nº 1</p>' });
    const declaring = (encoding: string) => xml.replace('"utf-8"', `"${encoding}"`);
    for (const bytes of [
      Buffer.from(declaring('ISO-8859-1'), 'latin1'),
      Buffer.from(declaring('windows-1252'), 'latin1'),
      Buffer.from(`\uFEFF${declaring('UTF-16')}`, 'utf16le'),
    ])
      expect((await send(bytes)).publicacion.contenido).toBe('Artículo nº 1');
  });

  it('takes an article in a ZIP with the pictures beside it, one article alone', async () => {
    const body = '<fig><label>Figura 1</label><graphic xlink:href="f1.tif"/></fig>';
    const parts = {
      'obra/articulo.nxml': jats({ body }),
      'obra/f1.PNG': make.picture,
      '__MACOSX/obra/._articulo.nxml': '?',
    };
    const { publicacion, avisos } = await send(make.archive(parts));
    const [figure] = publicacion.documento.content;
    const src = figure?.type === 'figure' ? figure.attrs.src : null;
    expect(src).toMatch(new RegExp(`^/files/${id}/.+\\.png$`));
    expect((await platform().services.files.get(src?.slice('/files/'.length) ?? ''))?.bytes).toBe(make.picture.length);
    expect(avisos.filter((said) => said.includes('imagen'))).toEqual([]);
    const two = await problemOf(send(make.archive({ 'a.xml': jats({}), 'b.xml': jats({}) })));
    expect(two.message).toContain('Contiene 2 artículos');
  });

  it('numbers what it brings by its order, in the language of the draft, and says which numbers changed', async () => {
    await author.call.updatePublication({ params: { id }, body: { idioma: 'en' } });
    const { publicacion, avisos } = await send(
      await make.word([
        make.p('Figure 4 shows the sites and Tabla 1 counts them.'),
        make.p(make.image('Un punto')),
        make.styled('Caption', 'Fig. 4. Sites'),
        make.styled('Caption', 'Tabla 1: Counts'),
        make.table([make.row([make.cell('12')])]),
      ]),
    );
    expect(publicacion.documento.content).toMatchObject([
      {
        content: [
          { type: 'crossReference', attrs: { text: 'Figure 1' } },
          { text: ' shows the sites and ' },
          { type: 'crossReference', attrs: { text: 'Table 1' } },
          {},
        ],
      },
      { attrs: { label: 'Figure 1' } },
      { attrs: { label: 'Table 1' } },
    ]);
    expect(avisos).toEqual([
      'Numeramos las figuras, tablas y fórmulas por su orden (Fig. 4 → Figure 1): revisa si el texto nombra alguna por su número de antes.',
    ]);
  });

  it('is for the authors of the draft, and for drafts alone', async () => {
    const file = await make.word([make.p('Texto')]);
    expect((await send(file, coauthor)).publicacion.contenido).toBe('Texto');
    expect(await problemOf(send(file, other))).toMatchObject({ status: 404 });
    const { id: sent } = await inReview(author);
    expect(await problemOf(send(file, author, sent))).toMatchObject({ status: 409, code: 'solo_borradores' });
    const noSession = await platform().inject({ method: 'POST', url: `/api/publications/${id}/import`, payload: 'x' });
    expect(noSession.statusCode).toBe(401);
  });

  it('is recorded as an edit, and changes the revision', async () => {
    const before = await stored();
    const { publicacion } = await send(await make.word([make.p('Otro texto')]));
    expect(publicacion.revision).toBe(before.revision + 1);
  });

  it.each([
    ['nothing', '', 'Está vacío.'],
    ['plain text', 'hola', 'Solo se incorporan documentos de Word'],
    ['a PDF', '%PDF-1.7', 'Es un PDF'],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Es un .doc antiguo'],
    ['half an archive', Buffer.from('504b0304ffff', 'hex'), 'dañado'],
    ['a web page', '<html><body>hola</body></html>', 'no es un artículo en formato JATS'],
    ['XML that is not well-formed', '<article>', 'no es XML bien formado'],
    [
      'XML in another encoding than it says',
      Buffer.from(jats({ body: '<p>Artículo</p>' }), 'latin1'),
      'no están en utf-8, la codificación que declara',
    ],
    ['XML with entities', '<!DOCTYPE article [<!ENTITY a "aaaa">]><article>&a;</article>', 'entidades'],
    ['XML nested without end', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), ''],
  ])('refuses %s in plain Spanish, and leaves the draft as it was', async (_, content, message) => {
    const before = await stored();
    const problem = await problemOf(send(content));
    expect(problem).toMatchObject({ status: 422, code: 'archivo_no_incorporado' });
    expect(problem.message).toMatch(/^No podemos incorporar este archivo\. .+\.$/);
    expect(problem.message).toContain(message);
    expect(await stored()).toEqual(before);
  });

  it('says what it could not take, and why it takes nothing, in the language that is asked for', async () => {
    const inEnglish = (payload: string) =>
      platform().inject({
        method: 'POST',
        url: `/api/publications/${id}/import`,
        headers: {
          authorization: `Bearer ${author.token}`,
          'accept-language': 'en',
          'content-type': 'application/octet-stream',
        },
        payload,
      });
    const taken = await inEnglish(jats({ body: '<p>Uno.</p><table-wrap/><table-wrap/>' }));
    expect(taken.json().avisos).toContain('A table exists as a picture alone and is not brought in. (2 times)');
    const refused = await inEnglish('%PDF-1.7');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toContain('It is a PDF: send the Word document');
    const broken = await inEnglish('<article><front></article>');
    expect(broken.json().message).toContain('The file is no well-formed XML (line 1).');
  });

  it('refuses a table of ten thousand cells, in either format', async () => {
    const before = await stored();
    const cells = '<td>1</td>'.repeat(100);
    const xml = jats({ body: `<table-wrap><table>${`<tr>${cells}</tr>`.repeat(100)}</table></table-wrap>` });
    const tc = '<w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc>'.repeat(100);
    const docx = make.archive({
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>${`<w:tr>${tc}</w:tr>`.repeat(100)}</w:tbl></w:body></w:document>`,
    });
    for (const content of [xml, docx])
      expect((await problemOf(send(content))).message).toContain('Tiene una tabla de más de 5000 celdas');
    expect(await stored()).toEqual(before);
  });

  it('refuses what is too large, before it is read', async () => {
    const before = await stored();
    expect(await problemOf(send(Buffer.alloc(50 * 1024 * 1024 + 1)))).toMatchObject({ status: 413 });
    expect(await stored()).toEqual(before);
  });

  it('holds few files of one person at once', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 5 }, () => send(jats({ body: '<p>Uno.</p>' }))));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toMatchObject({ problem: { code: 'demasiadas_peticiones' } });
  });

  it('is described in the API documents as a file to send', async () => {
    const response = await platform().inject({ url: '/docs/json' });
    const { requestBody } = response.json().paths['/api/publications/{id}/import'].post;
    expect(Object.keys(requestBody.content)).toEqual(['application/octet-stream']);
  });
});
