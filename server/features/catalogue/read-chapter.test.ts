/** Chapters of books and theses as anybody reads them, at addresses of their own. */
import { beforeAll, expect, it } from 'vitest';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { chapterPage, workPage } from '#contract/public-addresses.ts';
import { sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';
import { inReview, published } from '#server/testing/works.ts';

const heading = (words: string): Manuscript['content'][number] => ({
  type: 'heading',
  attrs: { level: 1 },
  content: [{ type: 'text', text: words }],
});
const documento: Manuscript = {
  type: 'doc',
  content: [
    heading('Uno'),
    { type: 'paragraph', content: [{ type: 'text', text: 'El principio.' }] },
    heading('El final & más'),
    { type: 'paragraph', content: [{ type: 'text', text: 'El final.' }] },
  ],
};

describePlatform('a chapter of a published book', (platform) => {
  let book: string;
  beforeAll(async () => {
    const author = await platform().person('Irene', 'AUTOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const text = async (id: string) => {
      const { services } = platform();
      await services.db.execute(
        sql`update manuscripts set documento = ${JSON.stringify(documento)}::jsonb where publicacion_id = ${id}`,
      );
    };
    book = (await published({ author, editor, reviewer }, { tipo: 'LIBRO' })).id;
    await text(book);
    hidden = (await inReview(author, { tipo: 'LIBRO' })).id;
    await text(hidden);
  });
  let hidden: string;
  const read = (id: string, capitulo: string) => platform().guest.readChapter({ params: { id, capitulo } });

  it('is its own text, with the names of all', async () => {
    const chapter = await read(book, 'el-final-mas');
    expect(chapter).toMatchObject({ numero: 2, capitulos: [{ slug: 'uno' }, { titulo: 'El final & más' }] });
    expect(JSON.stringify(chapter.obra.documento)).toContain('El final.');
    expect(JSON.stringify(chapter.obra)).not.toContain('El principio.');
    expect(chapter.enIdiomas).toEqual([{ idioma: 'es', capitulo: 'el-final-mas' }]);
  });

  it('is not there under another name, nor where the work is not public', async () => {
    expect(await problemOf(read(book, 'otro'))).toMatchObject({ status: 404 });
    expect(await problemOf(read(hidden, 'uno'))).toMatchObject({ status: 404 });
  });

  it('is in the site map', async () => {
    const { body } = await platform().app.inject('/sitemap-obras-1.xml');
    expect(body).toContain(`${workPage(book)}</loc>`);
    for (const slug of ['uno', 'el-final-mas']) expect(body).toContain(`${chapterPage(book, slug)}</loc>`);
    expect(body).not.toContain(hidden);
  });
});
