/** A provisional DOI is a mark of the process: it leaves the platform nowhere, and a registered one does everywhere. */
import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { exportAddress } from '#contract/public-addresses.ts';
import { workFormats } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, published, reopened } from '#server/testing/works.ts';
import { importWork } from './import-work.ts';

describePlatform('the DOI of a work', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
  });
  const cast = () => ({ author, editor, reviewer });
  const guest = () => platform().guest;
  let numbers = 1000;
  const made = () => `10.1000/${++numbers}`;

  /** All that readers, crawlers and indices are given of a work. */
  async function givenOf(id: string, doi: string): Promise<Record<string, string>> {
    const params = { id };
    const work = await guest().readWork({ params });
    const given: Record<string, string> = {
      page: JSON.stringify(work),
      publication: JSON.stringify(await guest().getPublication({ params })),
      lists: JSON.stringify([await guest().searchCatalogue({}), await guest().listPublications({})]),
      found: JSON.stringify((await guest().searchCatalogue({ query: { search: doi } })).publications),
      citations: JSON.stringify(
        await Promise.all(
          (['apa', 'iso690', 'vancouver'] as const).map((estilo) =>
            guest().citePublication({ params: { id, estilo } }),
          ),
        ),
      ),
    };
    for (const format of workFormats) {
      const { rawPayload, statusCode } = await platform().inject({ url: exportAddress(work, format) });
      expect(statusCode, format).toBe(200);
      given[format] =
        format === 'docx' || format === 'epub'
          ? Object.values(unzipSync(rawPayload))
              .map((part) => strFromU8(part))
              .join('\n')
          : rawPayload.toString('latin1');
      // Its text is drawn, its links are written.
      if (format === 'pdf') given[format] += streamsOf(rawPayload);
    }
    return given;
  }
  const saying = (given: Record<string, string>, doi: string) =>
    Object.keys(given).filter((name) => given[name]?.includes(doi));

  it('is nowhere where it was made by a form, but with those of its process', async () => {
    const doi = made();
    const { id } = await published(cast(), { metadatos: { doi } });
    const given = await givenOf(id, doi);
    expect(saying(given, doi)).toEqual([]);
    expect(given.found).toBe('[]');
    for (const { call } of [author, editor, reviewer, admin])
      expect(await call.getPublication({ params: { id } })).toMatchObject({
        metadatos: { doi },
        estadoDoi: 'PROVISIONAL',
      });
    const { call: reader } = await platform().person('Lucía', 'LECTOR');
    expect((await reader.getPublication({ params: { id } })).metadatos).not.toHaveProperty('doi');
    // Their own copies, too, may be handed on.
    const copy = await platform().inject({
      url: `/api/publications/${id}/export/jats`,
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(copy.body).not.toContain(doi);
  });

  it('is everywhere once an editor says that it is registered, however it was pasted', async () => {
    const { id } = await published(cast(), { metadatos: { doi: made() } });
    const doi = made();
    const body = { doi: ` https://doi.org/${doi} ` };
    expect(await editor.call.enterDoi({ params: { id }, body })).toMatchObject({
      metadatos: { doi },
      estadoDoi: 'REGISTRADO',
    });
    const { notifications } = await author.call.listNotifications({});
    expect(notifications[0]).toMatchObject({ titulo: 'Tu obra tiene DOI', mensaje: expect.stringContaining(doi) });
    const given = await givenOf(id, doi);
    expect(saying(given, doi)).toEqual(Object.keys(given));
    expect(given.jats).toContain(`<article-id pub-id-type="doi">${doi}</article-id>`);
    expect(given.pdf).toContain(`https://doi.org/${doi}`);
    await editor.call.enterDoi({ params: { id }, body: { doi: null } });
    expect(await guest().readWork({ params: { id } })).toMatchObject({ estadoDoi: null });
    const { historia } = await editor.call.publicationHistory({ params: { id } });
    expect(historia.slice(-2)).toMatchObject([
      { tipo: 'DOI_ANOTADO', datos: { doi } },
      { tipo: 'DOI_QUITADO', datos: { doi } },
    ]);
  });

  it('is registered where it was imported, and an example where it has the prefix of examples', async () => {
    const [registered, example] = ['10.1590/acequias', '10.5555/acequias'];
    const read = async (doi: string, titulo: string) => {
      expect(await importWork(platform().services, { ...imported, titulo, doi })).toBe(true);
      const { publications } = await guest().searchCatalogue({ query: { search: titulo } });
      return publications.find((work) => work.titulo === titulo) ?? expect.fail(`${titulo} is not there`);
    };
    const [one, other] = [await read(registered, 'Acequias de Granada'), await read(example, 'Zanjas de ensayo')];
    expect(one).toMatchObject({ metadatos: { doi: registered }, estadoDoi: 'REGISTRADO' });
    // Shown as what it is, on the page alone.
    expect(other).toMatchObject({ metadatos: { doi: example }, estadoDoi: 'EJEMPLO' });
    const { id } = other;
    for (const format of ['jats', 'html', 'markdown'] as const) {
      const work = await guest().readWork({ params: { id } });
      const { body } = await platform().inject({ url: exportAddress(work, format) });
      expect(body).not.toMatch(/article-id pub-id-type="doi"|doi\.org|^doi: 10/m);
    }
    expect((await guest().citePublication({ params: { id, estilo: 'apa' } })).texto).not.toContain('doi.org');
    expect((await guest().searchCatalogue({ query: { search: example } })).publications).toEqual([]);
  });

  it('is entered by those who run the work, and who did not write it', async () => {
    const { id } = await published(cast());
    const enter = (by: TestPerson, doi: string) => by.call.enterDoi({ params: { id }, body: { doi } });
    for (const by of [author, reviewer]) expect(await problemOf(enter(by, made()))).toMatchObject({ status: 403 });
    const both = await platform().person('Sara', 'AUTOR', 'EDITOR');
    const own = await published({ author: both, editor, reviewer });
    const refused = both.call.enterDoi({ params: { id: own.id }, body: { doi: made() } });
    expect(await problemOf(refused)).toMatchObject({ status: 403 });
    const taken = made();
    await enter(editor, taken);
    expect(
      await problemOf(editor.call.enterDoi({ params: { id: own.id }, body: { doi: taken.toUpperCase() } })),
    ).toMatchObject({ code: 'doi_ocupado', errors: [{ field: 'doi' }] });
    expect(await problemOf(enter(editor, '10.5555/x'))).toMatchObject({ code: 'doi_de_ejemplo' });
    for (const doi of ['', 'hola', 'https://otro.example/10.1000/x'])
      expect(await problemOf(enter(editor, doi))).toMatchObject({
        errors: [{ field: 'doi', message: expect.stringContaining('Un DOI empieza por 10.') }],
      });
  });

  it('that is registered for one work is no longer another’s provisional mark', async () => {
    const [entered, imports] = [made(), made()];
    const drafts = [];
    for (const doi of [entered, imports]) drafts.push(await draft(author, { metadatos: { doi } }));
    const { id } = await published(cast());
    expect(await editor.call.enterDoi({ params: { id }, body: { doi: entered } })).toMatchObject({
      metadatos: { doi: entered },
    });
    expect(await importWork(platform().services, { ...imported, titulo: 'De fuera', doi: imports })).toBe(true);
    for (const { id } of drafts) {
      const { metadatos, estadoDoi } = await author.call.getPublication({ params: { id } });
      expect(estadoDoi).toBe('PROVISIONAL');
      expect(metadatos.doi).toMatch(/^10\.1000\/\d{6,}$/);
    }
  });

  it('stays what the editor entered when the author’s form sends it back, and is not changed by it', async () => {
    const { id } = await reopened(cast(), { metadatos: { doi: made() } });
    await author.call.submitReview({ params: { id } });
    const doi = made();
    await editor.call.enterDoi({ params: { id }, body: { doi } });
    const reviewId = (await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } })).id;
    await reviewer.call.updateReview({ params: { id: reviewId }, body: { estado: 'DEVUELTA', comentarios: 'Falta.' } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    const edit = (wanted: string) =>
      author.call.updatePublication({ params: { id }, body: { metadatos: { doi: wanted, pages: 9 } } });
    expect(await edit(doi)).toMatchObject({ metadatos: { doi, pages: 9 }, estadoDoi: 'REGISTRADO' });
    expect(await problemOf(edit(made()))).toMatchObject({
      code: 'doi_registrado',
      errors: [{ field: 'metadatos.doi' }],
    });
    const mine = await draft(author, { metadatos: { doi: made() } });
    const other = made();
    expect(
      await author.call.updatePublication({ params: { id: mine.id }, body: { metadatos: { doi: other } } }),
    ).toMatchObject({ metadatos: { doi: other }, estadoDoi: 'PROVISIONAL' });
  });
});

/** What is compressed in a PDF: its pages and, in this kind of PDF, its objects. */
function streamsOf(pdf: Buffer): string {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1))
    try {
      found.push(inflateSync(pdf.subarray(at + 'stream\n'.length)).toString('latin1'));
    } catch {}
  return found.join('\n');
}

const imported = {
  resumen: 'Su resumen.',
  palabrasClave: ['agua'],
  tipo: 'ARTICULO' as const,
  categoria: null,
  idioma: 'es',
  metadatos: {},
  autores: [],
  traducciones: [],
  licencia: null,
  fechaRecepcion: null,
  fechaAceptacion: null,
  fechaPublicacion: '2024-05-06',
  documento: { type: 'doc' as const, content: [] },
  referencias: [],
  textos: [],
};
