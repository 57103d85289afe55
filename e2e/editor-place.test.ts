/** Room to write in: where the page stands while one uses the tools, on a desk and on a telephone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath } from './browser.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

const sections = ['Introducción', 'Método', 'Resultados'];

describe.skipIf(!browserPath)('a long text and its tools', () => {
  const stage = setStage();
  const { tokenOf } = submissionsAt(stage.url);
  const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });
  /** The address of a draft of three sections of many lines. */
  const begin = async () => {
    const token = await tokenOf('autor');
    const call = (method: string, path: string, body: unknown) => ask(stage.url(), method, path, body, token);
    const fields = { titulo: 'Un texto largo', resumen: 'Resumen.', palabrasClave: ['río'] };
    const { id } = publicationSchema.parse(await call('POST', '/publications', fields));
    const words = (text: string) => [{ type: 'text', text }];
    const lines = Array.from({ length: 30 }, (_, line) => ({
      type: 'paragraph',
      content: words(`Línea ${line + 1} de la sección.`),
    }));
    const content = sections.flatMap((title) => [
      { type: 'heading', attrs: { level: 1 }, content: words(title) },
      ...lines,
    ]);
    await call('PUT', `/publications/${id}/content`, { documento: { type: 'doc', content } });
    return `/publications/${id}/edit`;
  };
  const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

  it('leave the page where it is as they take the focus, one by one, and give it back', async () => {
    const { page, context, complaints } = await stage.member('autor');
    await page.goto(await begin());
    await textOf(page).getByText('Línea 20 de la sección.').nth(1).click();
    const place = await placeOf(page);
    const tools = page.getByRole('toolbar', { name: 'Herramientas del texto' });
    await expect.poll(async () => (await tools.boundingBox())?.y).toBeLessThan(5);
    await page.keyboard.press('Alt+F10');
    const stands = async (name: string | RegExp) => {
      await tools.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
      expect(await placeOf(page), String(name)).toBe(place);
    };
    await stands('Deshacer');
    await page.keyboard.press('ArrowRight');
    await stands('Rehacer');
    await page.keyboard.press('ArrowRight');
    await stands(/^Tipo de párrafo/);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await stands(/^Tipo de párrafo/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
