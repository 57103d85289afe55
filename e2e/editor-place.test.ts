/** Room to write in: where the page stands while one uses the tools, on a desk and on a telephone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, phone, settle } from './browser.ts';
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
  const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();
  /** Whether the heading stands in the window, below the tools. */
  const inView = async (page: Page, name: string) => {
    const { y = -1 } = (await textOf(page).getByRole('heading', { name }).boundingBox()) ?? {};
    const { y: top = 0, height = 0 } = (await page.getByRole('toolbar').boundingBox()) ?? {};
    return y >= top + height && y < (page.viewportSize()?.height ?? 0);
  };
  const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

  it('stand in the first window, with the first lines below them, on a desk and on a telephone', async () => {
    const path = await begin();
    for (const options of [{ viewport: { width: 1280, height: 800 } }, phone]) {
      const { page, context, complaints } = await stage.member('autor', options);
      await page.goto(path);
      await textOf(page).getByText('Línea 1 de la sección.').first().waitFor();
      await settle(page);
      expect(await placeOf(page)).toBe(0);
      const { y = Infinity, height = 0 } =
        (await textOf(page).getByText('Línea 1 de la sección.').first().boundingBox()) ?? {};
      const foot = await page.locator('.editor-foot').boundingBox();
      expect(y + height, `${options.viewport.width} px wide`).toBeLessThan(foot?.y ?? 0);
      expect(await inView(page, 'Introducción')).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('leave the page where it is as they take the focus, one by one, and give it back', async () => {
    const { page, complaints } = await stage.again('autor');
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
  });

  it('leave the line that is written in sight, above the foot and below the head', async () => {
    const { page, context, complaints } = await stage.member('autor');
    // As on a slow machine: the editor takes a caret that has moved for the key's within 50 ms alone.
    await page.addInitScript(() => {
      const now = Date.now;
      let asked = 0;
      Date.now = () => {
        asked += 1;
        return now() + 100 * asked;
      };
    });
    await page.goto(await begin());
    await textOf(page).getByText('Línea 20 de la sección.').nth(1).click();
    const lineStands = async () => {
      const { top, bottom } = await page.evaluate(() => {
        const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
        return { top, bottom };
      });
      const head = await page.locator('.editor-head').boundingBox();
      const foot = await page.locator('.editor-foot').boundingBox();
      return head !== null && foot !== null && top >= head.y + head.height && bottom <= foot.y;
    };
    // Down to where the window ends, and beyond.
    for (let line = 0; line < 25; line++) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(lineStands, { message: `${line + 1} lines down` }).toBe(true);
    }
    for (let line = 0; line < 45; line++) await page.keyboard.press('ArrowUp');
    await expect.poll(lineStands).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are whole on a telephone, the less used in a menu, by touch and by keys', async () => {
    const { page, context, complaints } = await stage.member('autor', phone);
    await page.goto(await begin());
    await textOf(page).waitFor();
    const tools = page.getByRole('toolbar', { name: 'Herramientas del texto' });
    const buttons = tools.getByRole('button');
    const names: (string | null)[] = [];
    for (const button of await buttons.all()) {
      const { x = -1, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      const name = await button.getAttribute('aria-label');
      names.push(name);
      expect([x >= 0, x + width <= 360, width >= 24, height >= 24], String(name)).toEqual([true, true, true, true]);
    }
    expect(names).toEqual(expect.arrayContaining(['Deshacer', 'Negrita', 'Insertar en el texto', 'Esquema']));
    await expectToFit(page);
    await textOf(page).getByText('Línea 3 de la sección.').first().tap();
    await buttons.and(page.getByLabel('Más herramientas')).tap();
    await page.getByRole('menuitem', { name: 'Lista numerada' }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('menuitem')
      .filter({ hasText: /^Lista\s*Ctrl/ })
      .tap();
    await textOf(page).getByRole('listitem').getByText('Línea 3 de la sección.').waitFor();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Más herramientas' }).and(page.locator(':focus')).waitFor();
    await buttons.and(page.getByLabel('Esquema')).tap();
    await page.getByRole('menuitem', { name: 'Resultados' }).tap();
    await expect.poll(() => inView(page, 'Resultados')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('show the sections beside the text, and lead to each', async () => {
    const { page, complaints } = await stage.again('autor');
    await page.goto(await begin());
    const outline = page.getByRole('navigation', { name: 'Esquema' });
    await outline.getByRole('button', { name: 'Resultados' }).click();
    await outline.locator('[aria-current=location]', { hasText: 'Resultados' }).waitFor();
    await expect.poll(() => inView(page, 'Resultados')).toBe(true);
    await page.keyboard.type(' finales');
    await outline.getByRole('button', { name: 'Resultados finales' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Esquema' }).click();
    await outline.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('fill the window in focus mode, which Escape leaves and the visit remembers', async () => {
    const { page, complaints } = await stage.again('autor');
    const path = await begin();
    await page.goto(path);
    await textOf(page).getByText('Línea 20 de la sección.').nth(1).click();
    const button = page.getByRole('button', { name: 'Modo de concentración' });
    const title = page.getByLabel(/^Título/);
    await button.click();
    await title.waitFor({ state: 'hidden' });
    await page.getByRole('navigation', { name: 'Esquema' }).waitFor({ state: 'hidden' });
    await page.keyboard.type('Solo "esto". ');
    await saved(page);
    expect(await textOf(page).getByText('Solo «esto».').isVisible()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Control+f');
    await page.getByLabel('Buscar en el texto').fill('Solo');
    await page.keyboard.press('Escape');
    await page.getByLabel('Buscar en el texto').waitFor({ state: 'hidden' });
    expect(await title.isVisible()).toBe(false);
    await page.reload();
    await button.and(page.locator('[aria-pressed=true]')).waitFor();
    expect(await title.isVisible()).toBe(false);
    await textOf(page).click();
    await page.keyboard.press('Escape');
    await title.waitFor();
    const later = await page.context().newPage();
    await later.goto(path);
    await later.getByLabel(/^Título/).waitFor();
    expect(complaints).toEqual([]);
  });
});
