/**
 * A number in a browser: an editor begins it, fills it and puts it in order by keys, an administrator publishes it, anybody reads its page
 * without scripts, and it is taken back within the hour. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** A folder to keep pictures in, for who looks at them. */
const pictures = process.env.PLIEGO_PICTURES;

async function inspect(page: Page, name: string): Promise<void> {
  await settle(page);
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  await expectAccessible(page);
  await expectToFit(page);
  if (!pictures) return;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.screenshot({ path: `${pictures}/${name}-360.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 860 });
}

describe.skipIf(!browserPath)('a number in a browser', () => {
  const stage = setStage();
  let address = '';

  it('is begun by an editor, filled with works, and put in order by the keys of a handle', async () => {
    const { page, complaints } = await stage.again('editor');
    await page.goto('/editorial/numeros');
    await page.getByText('Todavía no hay ningún número.').waitFor();
    await inspect(page, 'numeros-vacios');
    await page.getByRole('button', { name: 'Empezar un número' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Volumen').fill('12');
    await form.getByLabel('Número', { exact: false }).nth(1).fill('3');
    await form.getByLabel('Título del monográfico').fill('Humedales');
    await form.getByLabel('Edición invitada').fill('Olga; Vera; Universidad de Prueba; 0000-0002-1825-0097');
    await inspect(page, 'numero-formulario');
    await form.getByRole('button', { name: 'Empezar un número' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vol. 12, núm. 3' }).waitFor();
    for (const count of [1, 2, 3]) {
      await page
        .getByRole('button', { name: /^Poner «/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Mover «/ })
        .nth(count - 1)
        .waitFor();
    }
    const handles = page.getByRole('button', { name: /^Mover «/ });
    const before = await handles.first().getAttribute('aria-label');
    const title = /«(.*)»/.exec(before ?? '')?.[1] ?? '';
    await handles.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(`«${title}», puesto 2 de 3.`).waitFor({ state: 'attached' });
    await page.getByLabel('Sección de').first().fill('Artículos');
    await page.getByLabel('Primera página de').first().fill('7');
    await inspect(page, 'numero-en-orden');
    await page.getByRole('button', { name: 'Guardar el orden' }).click();
    await page.getByText('Orden guardado.').waitFor();
    expect(await handles.nth(1).getAttribute('aria-label')).toContain(title);
    // By dragging: nothing is changed before the row is let go, and it is saved once, with the way back.
    const names = async () =>
      (await handles.all()).reduce<Promise<string[]>>(
        async (all, handle) => [
          ...(await all),
          /«(.*)»/.exec((await handle.getAttribute('aria-label')) ?? '')?.[1] ?? '',
        ],
        Promise.resolve([]),
      );
    const ordered = await names();
    const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.ok());
    const centre = async (at: number) => {
      const box = await handles.nth(at).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    await handles.nth(0).scrollIntoViewIfNeeded();
    const [upper, lower] = [await centre(0), await centre(1)];
    await page.mouse.move(upper.x, upper.y);
    await page.mouse.down();
    await page.mouse.move(lower.x, lower.y + 30, { steps: 5 });
    await page.locator('li[data-dragged]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('li[data-dragged]').waitFor({ state: 'detached' });
    await page.mouse.up();
    expect(await names()).toEqual(ordered);
    // With a finger; a second one leaves all as it was.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { ...upper, id: 1 });
    await touch('touchMove', { x: upper.x, y: upper.y + 20, id: 1 });
    await page.locator('li[data-dragged]').waitFor();
    await touch('touchStart', { x: upper.x, y: upper.y + 20, id: 1 }, { x: upper.x + 80, y: upper.y, id: 2 });
    await page.locator('li[data-dragged]').waitFor({ state: 'detached' });
    await touch('touchEnd');
    expect(await names()).toEqual(ordered);
    const dropped = saved();
    await touch('touchStart', { ...upper, id: 3 });
    await touch('touchMove', { x: upper.x, y: (upper.y + lower.y) / 2, id: 3 });
    await touch('touchMove', { x: upper.x, y: lower.y + 30, id: 3 });
    await page.locator('li[data-dragged]').waitFor();
    await touch('touchEnd');
    await dropped;
    // Words that are pointed at stay.
    await page.getByRole('button', { name: 'Deshacer' }).hover();
    await handles
      .nth(1)
      .and(page.getByRole('button', { name: ordered[0] }))
      .waitFor();
    const undone = saved();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await undone;
    await handles
      .nth(0)
      .and(page.getByRole('button', { name: ordered[0] }))
      .waitFor();
    expect(await names()).toEqual(ordered);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    address = new URL(page.url()).pathname;
    expect(complaints).toEqual([]);
  });

  it('is published by an administrator, who is told before what will happen', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto(address);
    await page.getByRole('button', { name: 'Publicar el número' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/obras? aprobadas?|Ninguna obra/)
      .first()
      .waitFor();
    await inspect(page, 'numero-publicar');
    await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByRole('button', { name: 'Retirar el número' }).waitFor();
    await inspect(page, 'numero-publicado');
    expect(complaints).toEqual([]);
  });

  it('has a page that is read without scripts, and leads to its works, which lead back', async () => {
    const { page } = await stage.guest({ javaScriptEnabled: false });
    const id = address.split('/').at(-1);
    await page.goto('/numeros');
    await page.getByRole('link', { name: 'Humedales' }).click();
    expect(new URL(page.url()).pathname).toBe(`/numeros/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Humedales' }).waitFor();
    await page.locator('section ol a').first().click();
    await page.locator(`a[href="/numeros/${id}"]`).first().waitFor();
  });

  it('looks in both themes as a journal’s page', async () => {
    const { page } = await stage.again('guest');
    await page.goto(`/numeros/${address.split('/').at(-1)}`);
    await inspect(page, 'numero-pagina');
    await page.emulateMedia({ colorScheme: 'dark' });
    await inspect(page, 'numero-pagina-oscura');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/numeros');
    await inspect(page, 'numeros');
  });

  it('is taken back within the hour with a reason, and its address says that it was', async () => {
    const { page } = await stage.again('admin');
    await page.goto(address);
    await page.getByRole('button', { name: 'Retirar el número' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByLabel('Motivo').fill('Falta una lámina.');
    await dialog.getByRole('button', { name: 'Retirar el número' }).click();
    await page.getByRole('button', { name: 'Publicar el número' }).waitFor();
    const { status } = await fetch(`${stage.url()}/numeros/${address.split('/').at(-1)}`);
    expect(status).toBe(410);
  });
});
