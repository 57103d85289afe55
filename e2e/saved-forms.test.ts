/** What is written in a form outlives the browser it was written in, and is never written over unseen. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const words = 'El método es sólido; la tabla 2 no se lee.';

describe.skipIf(!browserPath)('a form that keeps itself', () => {
  const stage = setStage();
  let reviewer: Visitor;
  let title: string;
  const openForm = async (page: Page) => {
    await page.goto('/mis-revisiones');
    await page
      .getByRole('button', { name: title || /^Dejar Review: / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Dejar Review' }).waitFor();
  };
  const comments = (page: Page) => page.getByRole('dialog').getByLabel(/^Comentarios/);
  const logIn = async (page: Page) => {
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill('revisor@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/dashboard');
  };
  beforeAll(async () => {
    reviewer = await stage.member('revisor');
    title = '';
  });

  it('says when it was last kept', async () => {
    const { page } = reviewer;
    await page.goto('/mis-revisiones');
    title =
      (await page
        .getByRole('button', { name: /^Dejar Review: / })
        .first()
        .getAttribute('aria-label')) ?? expect.fail('there is nothing to review');
    await openForm(page);
    await comments(page).fill(words);
    await page.getByText(/^Guardado a las/).waitFor();
    await expectAccessible(page);
  });

  it('is there in a fresh browser after the session was destroyed', async () => {
    await reviewer.page.evaluate(() => localStorage.clear());
    await reviewer.context.close();
    reviewer = await stage.guest();
    await logIn(reviewer.page);
    await openForm(reviewer.page);
    await expect.poll(() => comments(reviewer.page).inputValue()).toBe(words);
    await reviewer.page.getByText('Hemos recuperado lo que escribiste').waitFor();
  });

  it('tells a window that comes back to the front of what was written in another', async () => {
    const other = await stage.guest();
    await logIn(other.page);
    await openForm(other.page);
    await expect.poll(() => comments(other.page).inputValue()).toBe(words);
    const sent = other.page.waitForResponse(
      (answer) => answer.ok() && (answer.request().postData() ?? '').includes('Desde otro sitio.'),
    );
    await comments(other.page).fill(`${words} Desde otro sitio.`);
    await sent;
    const { page } = reviewer;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Hay una versión más reciente de este texto').waitFor();
    expect(await comments(page).inputValue()).toBe(words);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver la más reciente' }).click();
    expect(await comments(page).inputValue()).toBe(`${words} Desde otro sitio.`);
    await other.context.close();
  });

  it('stays in this browser while there is no connection, and is sent when it is back', async () => {
    const { page, context } = reviewer;
    await context.setOffline(true);
    await comments(page).fill(`${words} Sin red.`);
    await page.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    await context.setOffline(false);
    await page.getByText(/^Guardado a las/).waitFor();
  });

  it('is forgotten everywhere once it was sent', async () => {
    const { page } = reviewer;
    await page.getByRole('button', { name: 'Enviar Review' }).click();
    await page.getByText('Review enviada correctamente').first().waitFor();
    const fresh = await stage.guest();
    await logIn(fresh.page);
    await openForm(fresh.page);
    await expect.poll(() => comments(fresh.page).inputValue()).toBe(`${words} Sin red.`);
    expect(await fresh.page.getByText('Hemos recuperado lo que escribiste').count()).toBe(0);
    expect([...reviewer.complaints, ...fresh.complaints]).toEqual([]);
  });

  it('is not sent over what was handed in from another window, and loses neither', async () => {
    const { page } = reviewer;
    await openForm(page);
    const mine = `${words} Desde la primera ventana.`;
    await comments(page).fill(mine);
    await page.getByText(/^Guardado a las/).waitFor();
    const other = await stage.member('revisor');
    await openForm(other.page);
    await expect.poll(() => comments(other.page).inputValue()).toBe(mine);
    const theirs = `${words} Desde la segunda ventana.`;
    await comments(other.page).fill(theirs);
    await other.page.getByRole('button', { name: 'Enviar Review' }).click();
    await other.page.getByText('Review enviada correctamente').first().waitFor();
    await page.getByRole('button', { name: 'Enviar Review' }).click();
    await page.getByText('Has guardado esta revisión desde otra ventana').waitFor();
    await expectAccessible(page);
    expect(await comments(page).inputValue()).toBe(mine);
    await page.getByRole('button', { name: 'Ver la que se guardó' }).click();
    expect(await comments(page).inputValue()).toBe(theirs);
    await page.getByRole('button', { name: 'Cambiar a la otra' }).click();
    expect(await comments(page).inputValue()).toBe(mine);
    const sent = page.getByText('Review enviada correctamente').first();
    await page.getByRole('button', { name: 'Enviar Review' }).click();
    await sent.waitFor();
    expect(reviewer.complaints).toEqual([]);
    await other.context.close();
  });
});
