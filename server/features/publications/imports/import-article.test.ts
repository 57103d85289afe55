/** Articles with the files beside them, into the catalogue: what `npm run import` does with each. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { remarkInWords } from '#contract/remarks.ts';
import * as make from '#server/documents/docx/read/documents.fixture.ts';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type Article, articlesAt, articlesInArchive } from './articles.ts';
import { importArticle } from './import-article.ts';
import { UnreadableFile } from './imported-text.ts';

const figure = '<fig><label>Figura 1</label><caption><p>Un punto</p></caption><graphic xlink:href="img/f1"/></fig>';
let number = 0;
const article = (body = figure) =>
  jats({
    title: `Título ${++number}`,
    meta: `<article-id pub-id-type="doi">10.5555/imagenes.${number}</article-id>`,
    body,
  });

describePlatform('an article with the files beside it', (platform) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pliego-articles-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const take = (each: Article | undefined) => {
    if (!each) throw new Error('no article');
    return importArticle(platform().services, each);
  };
  const pictures = async () => {
    const names: string[] = [];
    for await (const { name } of platform().services.files.list('')) names.push(name);
    return names.filter((name) => /imagen-/.test(name));
  };
  const published = async (title: string) => {
    const { publications } = (
      await platform().inject({ url: `/api/catalog?search=${encodeURIComponent(title)}` })
    ).json();
    return publications.find((each: { titulo: string }) => each.titulo === title);
  };

  it('is published with its pictures, which everybody sees, from a folder or an archive', async () => {
    write('uno/a.xml', article());
    write('uno/img/f1.png', make.picture);
    const [inFolder] = articlesAt(folder);
    const [inArchive] = articlesInArchive(make.archive({ 'dos/a.nxml': article(), 'dos/img/F1.PNG': make.picture }));
    for (const each of [inFolder, inArchive]) {
      const { isNew, warnings } = await take(each);
      expect({ isNew, warnings }).toEqual({ isNew: true, warnings: [] });
      const { id } = await published(`Título ${each === inFolder ? number - 1 : number}`);
      const work = (await platform().inject({ url: `/api/catalog/${id}` })).json();
      const { src } = work.documento.content[0].attrs;
      expect(src).toMatch(`/files/${id}/`);
      const { rawPayload } = await platform().inject({ url: src });
      expect(rawPayload.equals(make.picture)).toBe(true);
    }
  });

  it('is found by either ending, in the folders of a folder; links are no files of it', async () => {
    write('b.nxml', article());
    write('uno/a.XML', article());
    write('uno/notas.txt', '');
    write('img/f1.png', make.picture);
    symlinkSync('/etc/passwd', join(folder, 'c.xml'));
    const articles = articlesAt(folder);
    expect(articles.map(({ name }) => name)).toEqual(['b.nxml', 'uno/a.XML']);
    expect(articles[0]?.beside.names).not.toContain('c.xml');
    expect(articlesAt(join(folder, 'b.nxml')).map(({ name }) => name)).toEqual(['b.nxml']);
  });

  it('leaves no pictures behind where it was here already, and says what it lacks', async () => {
    write('a.xml', article());
    write('img/f1.png', make.picture);
    const [first] = articlesAt(folder);
    await take(first);
    const before = await pictures();
    expect((await take(first)).isNew).toBe(false);
    expect(await pictures()).toEqual(before);
    rmSync(join(folder, 'img'), { recursive: true });
    write('a.xml', article());
    const { warnings } = await take(articlesAt(folder)[0]);
    expect(warnings.map((each) => remarkInWords(each, 'es'))).toEqual([
      'Falta la imagen de «Figura 1»: img/f1 no está junto al artículo.',
    ]);
  });

  it('is read in its encoding, or refused whole', async () => {
    const xml = article('<p>Más</p>').replace('"utf-8"', '"ISO-8859-1"').replace('Título', 'Artículo');
    write('a.xml', Buffer.from(xml, 'latin1'));
    write('b.xml', Buffer.from(article('<p>Más</p>'), 'latin1'));
    const [fitting, other] = articlesAt(folder);
    await take(fitting);
    expect(await published(`Artículo ${number - 1}`)).toBeDefined();
    const attempt = take(other);
    await expect(attempt).rejects.toThrow(UnreadableFile);
    await expect(attempt).rejects.toThrow('no están en utf-8');
  });

  it('is refused in a sentence, before anything is stored, where no work is so long', async () => {
    write('a.xml', article(`<p>${'palabra '.repeat(500_001)}</p>`));
    await expect(take(articlesAt(folder)[0])).rejects.toThrow(/^Su texto es demasiado largo\.$/);
  });
});
