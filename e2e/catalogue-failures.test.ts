/** The public catalogue while its calls fail: it says so, shows examples where it has some, and comes back by itself. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, isAwake } from './browser.ts';
import { setStage } from './stage.ts';

const catalogue = /\/api\/catalog\?/;
const publications = /\/api\/publications\?/;

const search = async (page: Page, words: string) => {
  await page.getByRole('main').getByRole('combobox', { name: 'Buscar en el catálogo' }).fill(words);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
};
const results = (page: Page) => page.getByText(/^\d+ resultados? encontrados? para «agua»$/);
const found = (page: Page) => results(page).waitFor();
const failed = (page: Page) => page.getByText('No pudimos consultar el catálogo').waitFor();
const gone = async (page: Page) => {
  expect(await page.getByText('No pudimos consultar el catálogo').count()).toBe(0);
  expect(await page.getByText('son ejemplos').count()).toBe(0);
};

describe.skipIf(!browserPath)('a catalogue whose calls fail', () => {
  const stage = setStage();
  /** A guest at the catalogue, who has not searched yet: the one of before, or one whose clock may be changed. */
  const arrive = async (come: 'again' | 'guest' = 'again') => {
    const { page, context } = await (come === 'guest' ? stage.guest() : stage.again('guest'));
    await page.unrouteAll();
    await page.goto('/catalogo');
    // Until then the browser itself asks the server for what is sought, as a page.
    await page.getByRole('main').getByRole('combobox', { name: 'Buscar en el catálogo' }).focus();
    await isAwake(page);
    return { page, context };
  };
  /** Refuses what goes there with a status; how many calls came is told. */
  const refuse = async (page: Page, address: RegExp, status: number, most = Number.POSITIVE_INFINITY) => {
    let calls = 0;
    await page.route(address, (route) => {
      calls += 1;
      return calls > most ? route.continue() : route.fulfill({ status, body: 'x' });
    });
    return () => calls;
  };

  it('shows nothing of one failed call: it is made again', async () => {
    const { page } = await arrive();
    const calls = await refuse(page, catalogue, 500, 1);
    await search(page, 'agua');
    await found(page);
    await gone(page);
    expect(calls()).toBe(2);
  });

  it('says that it failed and what stands there, and comes back by itself', async () => {
    const { page } = await arrive('guest');
    await page.clock.install();
    await refuse(page, catalogue, 503);
    await search(page, 'agua');
    await failed(page);
    await page.getByText('son ejemplos').waitFor();
    await page.getByRole('heading', { name: /^Ejemplo de artículo/ }).waitFor();
    expect(await page.getByText(/resultados? encontrado/).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
    await page.unroute(catalogue);
    await page.clock.fastForward(60_000);
    await found(page);
    await gone(page);
  });

  it('says nothing of examples or of results where it has none, and asks at a click', async () => {
    const { page } = await arrive('guest');
    await page.clock.install();
    await refuse(page, catalogue, 500);
    await search(page, 'zzyzx');
    await failed(page);
    expect(await page.getByText('son ejemplos').count()).toBe(0);
    expect(await page.getByText(/Ningún resultado|No se encontraron resultados/).count()).toBe(0);
    await expectAccessible(page);
    // From here on time passes by our hand alone, and never for long enough that it asks by itself.
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
    const passing = (shown: () => Promise<boolean>) =>
      expect
        .poll(async () => {
          await page.clock.runFor(100);
          return shown();
        })
        .toBe(true);
    await search(page, 'agua');
    const again = page.getByRole('button', { name: 'Reintentar', disabled: false });
    const examples = page.getByText('son ejemplos');
    // The page asks twice at first: what stands for a while is what it has come to.
    let stood = 0;
    await passing(async () => {
      stood = (await examples.isVisible()) && (await again.isVisible()) ? stood + 1 : 0;
      return stood === 5;
    });
    await page.unroute(catalogue);
    await again.click();
    await passing(() => results(page).isVisible());
    await gone(page);
  });

  it('asks for the list of publications where there is no catalogue, and heals when that fails', async () => {
    const { page } = await arrive();
    await refuse(page, catalogue, 404);
    const calls = await refuse(page, publications, 500);
    await search(page, 'agua');
    await failed(page);
    expect(calls()).toBeGreaterThanOrEqual(2);
    await page.unroute(publications);
    await found(page);
    await gone(page);
  });

  it('says that there is no connection, and searches as soon as there is one', async () => {
    const { page, context } = await arrive();
    await context.setOffline(true);
    await search(page, 'agua');
    await page.getByText('No tienes conexión: no podemos buscar en el catálogo').waitFor();
    await expectAccessible(page);
    await context.setOffline(false);
    await found(page);
    expect(await page.getByText('No tienes conexión').count()).toBe(0);
  });

  it('is the same in the reader’s dialog', async () => {
    const { page, complaints } = await stage.member('lector');
    await page.goto('/dashboard');
    await refuse(page, catalogue, 500);
    await page.getByRole('button', { name: 'Ver Catálogo Completo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('son ejemplos').waitFor();
    await page.unroute(catalogue);
    await dialog.getByText('No pudimos consultar el catálogo').waitFor({ state: 'hidden' });
    await dialog.getByRole('listitem').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
