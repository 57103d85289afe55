/** The API's page (`/docs`) is of the house: its words in the reader's language, its colours in both themes, read by everybody. */
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryWords } from '#server/platform/http/api-library-words.ts';
import { axeFaults, browserPath, expectToFit } from './browser.ts';
import { setStage } from './stage.ts';

const documentSchema = z.looseObject({ paths: z.record(z.string(), z.unknown()) });
const english = new Set(Object.keys(libraryWords).map((word) => word.trim()));

describe.skipIf(!browserPath)('the API’s page', () => {
  const stage = setStage();
  /** The page with two of the calls, all of which the library takes seconds to draw; one of them is tried and answered. */
  const open = async (options?: BrowserContextOptions) => {
    const visitor = await stage.guest(options);
    const { page } = visitor;
    await page.route('**/docs/json', async (route) => {
      const whole = documentSchema.parse(await (await route.fetch()).json());
      const kept = ['/api/catalog/facets', '/api/settings'];
      await route.fulfill({
        json: { ...whole, paths: Object.fromEntries(kept.map((path) => [path, whole.paths[path]])) },
      });
    });
    await page.goto('/docs');
    const sections = page.locator('.opblock-tag');
    await sections.first().waitFor();
    for (const section of await sections.all()) await section.click();
    await page.locator('[id$=changeSettings] .opblock-summary-control').click();
    const call = page.locator('[id$=catalogueFacets]');
    await call.locator('.opblock-summary-control').click();
    await call.locator('.try-out__btn').click();
    await call.locator('.btn.execute').click();
    await call.locator('.live-responses-table').waitFor();
    await page.locator('.btn.authorize').first().click();
    await page.locator('.modal-ux').waitFor();
    /** What stands there or is told, without what the document says. */
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Element)
          found.push(...['placeholder', 'aria-label', 'title'].map((name) => node.getAttribute(name) ?? ''));
        else if (!node.parentElement?.closest('script, pre')) found.push(node.textContent ?? '');
      return found.map((text) => text.trim()).filter(Boolean);
    });
    return { ...visitor, texts };
  };

  it('speaks Spanish, in both themes, to everybody', async () => {
    const { page, texts, complaints } = await open();
    expect(texts.filter((text) => english.has(text))).toEqual([]);
    expect(texts).toEqual(
      expect.arrayContaining(['Identificarse', 'Filtra por apartado o ruta', 'Enviar', 'Respuestas']),
    );
    // A button within a button is how the library draws a call, and no option has it otherwise.
    expect((await axeFaults(page)).filter((fault) => !fault.includes('nested-interactive'))).toEqual([]);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const [colorScheme, paper] of [
      ['dark', 'rgb(21, 18, 15)'],
      ['light', 'rgb(252, 249, 243)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(ground).toBe(paper);
    }
    await page.locator('.btn-done').first().click();
    await expectToFit(page);
    expect(complaints).toEqual([]);
  });

  it('speaks English to who reads it', async () => {
    const { page, texts } = await open({ locale: 'en-GB' });
    expect(texts).toEqual(expect.arrayContaining(['Authorize', 'Filter by tag or path', 'Execute', 'Responses']));
    expect(texts).toContain('Go to the catalogue');
    // What the document itself says is in Spanish, and told as such.
    const languageOf = (where: string) =>
      page
        .locator(where)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect([await languageOf('.filter'), await languageOf('.opblock-summary-description')]).toEqual(['en', 'es']);
    expect(await languageOf('.info .renderedMarkdown')).toBe('es');
  });
});
