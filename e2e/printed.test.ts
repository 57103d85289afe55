/** What readers get on paper: nothing to press, no entry of a list cut in two, a long table under its headings on each sheet, and whence it is. */
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '#contract/chapters.ts';
import { issuePlanSchema } from '#contract/entities/issue.ts';
import { catalogueListSchema, publicationSchema } from '#contract/entities/publication.ts';
import { chapterPage, issuePage } from '#contract/public-addresses.ts';
import { ask } from './administrator.ts';
import { browserPath, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** The words of each sheet, as a reader's printer gets them, without spaces: letters are set one by one. */
async function sheets(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(plain(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  return texts;
}

const plain = (text: string) => text.replace(/[\s\u00AD]+/g, '').toLowerCase();

describe.skipIf(!browserPath)('on paper', () => {
  const stage = setStage();

  it('entries of the catalogue stand whole, and nothing of what is pressed on screens', async () => {
    const { page } = await stage.guest();
    await page.goto('/catalogo');
    await settle(page);
    const entries = await page
      .locator('article.rests')
      .evaluateAll((all) =>
        all.map((entry) => [
          entry.querySelector('h2')?.textContent ?? '',
          [...entry.querySelectorAll('ul a')].at(-1)?.textContent ?? '',
        ]),
      );
    const printed = await sheets(page);
    expect(entries.length).toBeGreaterThan(8);
    expect(printed.length).toBeGreaterThan(1);
    for (const [title = '', lastWord = ''] of entries) {
      const sheet = printed.find((text) => text.includes(plain(title)));
      expect(sheet, title).toContain(plain(lastWord));
    }
    for (const pressed of ['Guardar búsqueda', 'Ver detalles', 'Registrarse'])
      expect(printed.join('')).not.toContain(plain(pressed));
  });

  it('a long table goes on overleaf under its headings, and its caption does not stay behind', async () => {
    const { publications } = catalogueListSchema.parse(await ask(stage.url(), 'GET', '/catalog?tipo=ARTICULO&limit=1'));
    const { page } = await stage.guest();
    await page.goto(`/catalogo/${publications[0]?.id}`);
    await settle(page);
    const heading = 'Encabezadodelatabla';
    const figure = page.locator('.table-figure:has(thead)').first();
    const caption = plain((await figure.locator('figcaption').textContent()) ?? '');
    await figure.locator('table').evaluate((table, words) => {
      const [head, row] = [table.querySelector('thead :is(th, td)'), table.querySelector('tbody tr')];
      if (!head || !row) throw new Error('The table has no heading or no rows');
      head.textContent = words;
      for (let added = 0; added < 80; added++) row.after(row.cloneNode(true));
    }, heading);
    const printed = await sheets(page);
    const under = printed.flatMap((text, sheet) => (text.includes(plain(heading)) ? [sheet] : []));
    expect(under.length).toBeGreaterThan(1);
    expect(caption).not.toBe('');
    expect(printed[under[0] ?? 0]).toContain(caption);
  });

  /** Nothing that is pressed, and words on each sheet. */
  const expectSheets = (printed: readonly string[], pressed: readonly string[]) => {
    for (const words of pressed) expect(printed.join('')).not.toContain(plain(words));
    for (const sheet of printed) expect(sheet.length).toBeGreaterThan(40);
  };

  it('a chapter of a book says on its first sheet what it is, of which book, by whom and where, and is whole', async () => {
    const { publications } = catalogueListSchema.parse(await ask(stage.url(), 'GET', '/catalog?tipo=LIBRO&limit=9'));
    const books = await Promise.all(
      publications.map(async ({ id }) => publicationSchema.parse(await ask(stage.url(), 'GET', `/catalog/${id}`))),
    );
    const book = books.find((each) => chaptersOf(each).length > 2) ?? expect.fail('No book has chapters');
    const [, second, third] = chaptersOf(book);
    const [chapter, next] = [second ?? expect.fail('It has no second chapter'), third ?? expect.fail('And no third')];
    const address = chapterPage(book.id, chapter.slug);
    const { page } = await stage.guest();
    await page.goto(address);
    await settle(page);
    const captions = await page.locator('.prose-pliego figcaption').allTextContents();
    expect(captions.length).toBeGreaterThan(0);
    const printed = await sheets(page);
    for (const said of [chapter.titulo, book.titulo, book.autor, address]) expect(printed[0]).toContain(plain(said));
    for (const caption of captions)
      expect(
        printed.filter((sheet) => sheet.includes(plain(caption))),
        caption,
      ).toHaveLength(1);
    expectSheets(printed, [next.titulo, 'Leer de corrido', 'Registrarse']);
  });

  it('the contents of a number are whole under its title and whence it is', async () => {
    const { send } = stage.admin();
    const { publications } = catalogueListSchema.parse(await ask(stage.url(), 'GET', '/catalog?limit=20'));
    const said = { volumen: '7', numero: '2', anio: 2026, titulo: 'Aguas que se imprimen' };
    const { id } = issuePlanSchema.parse(await send('POST', '/issues', said));
    const obras = publications.map((work) => work.id);
    const { revision } = issuePlanSchema.parse(await send('POST', `/issues/${id}/works`, { obras }));
    await send('POST', `/issues/${id}/publish`, { revision });
    const { page } = await stage.guest();
    await page.goto(issuePage(id));
    await settle(page);
    const works = await page
      .locator('ol[data-rows] > li')
      .evaluateAll((all) => all.map((each) => [...each.querySelectorAll('p')].map((part) => part.textContent ?? '')));
    const printed = await sheets(page);
    const title = (await page.locator('h1').textContent()) ?? '';
    for (const said of [title, issuePage(id)]) expect(printed[0]).toContain(plain(said));
    expect(works).toHaveLength(publications.length);
    for (const [first = '', ...parts] of works) {
      expect(first).not.toBe('');
      const sheet = printed.find((each) => each.includes(plain(first)));
      for (const part of parts) expect(sheet, first).toContain(plain(part));
    }
    expectSheets(printed, ['BibTeX', 'EPUB', 'Registrarse', 'Atom']);
  });
});
