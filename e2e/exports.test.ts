/** Works carried away as files: what a reader's browser saves from a work's public page, in each format. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask } from './administrator.ts';
import { browserPath, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const catalogueSchema = z.object({ publications: z.array(z.object({ id: z.string() })) });

describe.skipIf(!browserPath)('the exports of a published work', () => {
  const stage = setStage();
  let reader: Visitor;
  beforeAll(async () => {
    reader = await stage.member('lector');
  });

  it.each([
    ['pdf', /^%PDF-/],
    ['docx', /^PK/],
    ['html', /^<!doctype html>/],
    ['md', /^---\n/],
    ['xml', /^<\?xml/],
  ])('are saved under the title of the work: %s', async (ending, start) => {
    const { publications } = catalogueSchema.parse(await ask(stage.url(), 'GET', '/catalog'));
    const { page, complaints } = reader;
    // Until the page is the browser's own it is drawn anew, under a click too; what follows is the live stream.
    const live = page.waitForRequest(/notifications\/stream/);
    await page.goto(`/catalogo/${publications[0]?.id}`);
    await live;
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const link = page.locator(`a[download][href^="/catalogo/"][href$=".${ending}"]`);
    if (ending !== 'pdf') await page.locator('summary', { hasText: 'Descargar' }).click();
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), link.click()]);
    expect(file.suggestedFilename().endsWith(`.${ending}`)).toBe(true);
    expect(file.suggestedFilename().slice(0, 12)).toBe(title.slice(0, 12));
    expect(readFileSync(await file.path()).toString('latin1', 0, 40)).toMatch(start);
    expect(complaints).toEqual([]);
  });
});
