/** What readers get on paper: nothing to press, no entry of a list cut in two, a long table under its headings on each sheet. */
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
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
});
