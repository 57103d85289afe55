/** A text on its way to the server: a server in trouble, a browser without room, two tabs, and whose copies are whose. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible } from './browser.ts';
import { logIn, setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });
const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();
const write = async (page: Page, words: string) => {
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
};
/** What this browser keeps, as JSON. */
const copiesIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('pliego');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const db = request.result;
          const stores = [...db.objectStoreNames];
          if (stores.length === 0) return resolve('[]');
          const all = stores.map((name) => db.transaction(name).objectStore(name).getAll());
          const last = all.at(-1);
          if (last)
            last.onsuccess = () => {
              db.close();
              resolve(JSON.stringify(all.flatMap(({ result }) => result)));
            };
        };
      }),
  );

describe.skipIf(!browserPath)('a text on its way to the server', () => {
  const stage = setStage();
  const { tokenOf } = submissionsAt(stage.url);
  const draft = async () => {
    const token = await tokenOf('autor');
    const call = (method: string, path: string, body?: unknown) => ask(stage.url(), method, path, body, token);
    const fields = { titulo: 'Camino del servidor', resumen: 'Resumen.', palabrasClave: ['río'] };
    const { id } = publicationSchema.parse(await call('POST', '/publications', fields));
    await call('PUT', `/publications/${id}/content`, { contenido: 'Empieza.' });
    const stored = async () => publicationSchema.parse(await call('GET', `/publications/${id}`)).contenido;
    return { path: `/publications/${id}/edit`, calls: `**/api/publications/${id}/content`, stored };
  };
  const unreachable = (context: BrowserContext, calls: string) => context.route(calls, (route) => route.abort());
  /** As above, to its end: what a page asks for as it is closed is no longer intercepted, and would arrive. */
  const cutOff = (page: Page) =>
    page.addInitScript(() => {
      const send = window.fetch;
      window.fetch = (input, init) =>
        init?.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init);
    });

  it('leaves nothing in this browser once it is there', async () => {
    const { path } = await draft();
    const { page, complaints } = await stage.again('autor');
    await page.goto(path);
    await write(page, ' Algo más.');
    await page.getByText('Guardado en este navegador…').waitFor();
    await saved(page);
    await expect.poll(() => copiesIn(page)).not.toContain('Algo más.');
    expect(complaints).toEqual([]);
  });

  it('is taken out of this browser when its author logs out, and shown to nobody else', async () => {
    const { path, calls } = await draft();
    const { page, context } = await stage.member('autor');
    await unreachable(context, calls);
    await page.goto(path);
    await write(page, ' Secreto.');
    await page.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    expect(await copiesIn(page)).toContain('Secreto.');
    await page.getByRole('button', { name: /^Abrir el menú de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/todavía no ha llegado al servidor/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar sesión y perderlo' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await expect.poll(() => copiesIn(page)).not.toContain('Secreto.');
    await context.close();
  });

  it('waits for its author where their session ran out, whoever logs in meanwhile', async () => {
    const { path, calls, stored } = await draft();
    const { page, context } = await stage.member('autor');
    await unreachable(context, calls);
    await page.goto(path);
    await write(page, ' Lo mío.');
    await page.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    await logIn(page, stage.url(), 'editor@pliego.test');
    await page.goto('/dashboard');
    await page.goto(path);
    await page.getByRole('main').waitFor();
    expect(await page.getByText('Lo mío.').count()).toBe(0);
    await context.unroute(calls);
    await logIn(page, stage.url(), 'autor@pliego.test');
    await page.goto(path);
    await textOf(page).getByText('Lo mío.').waitFor();
    await saved(page);
    expect(await stored()).toContain('Lo mío.');
    await context.close();
  });

  it('of two tabs that could not send theirs is there twice, and becomes one', async () => {
    const { path, stored } = await draft();
    const { page, context } = await stage.member('autor');
    const other = await context.newPage();
    for (const [tab, words] of [
      [page, ' Una.'],
      [other, ' Otra.'],
    ] as const) {
      await cutOff(tab);
      await tab.goto(path);
      await write(tab, words);
      await tab.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    }
    await Promise.all([page.close(), other.close()]);
    const first = await context.newPage();
    // Their copies are free a moment after they closed.
    await first.goto(`${stage.url()}/favicon.svg`);
    const held = () =>
      first.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.filter(({ name }) => name?.startsWith('pliego.copy.')).length;
      });
    await expect.poll(held).toBe(0);
    await first.goto(path);
    await textOf(first).getByText('Otra.').waitFor();
    await saved(first);
    const second = await context.newPage();
    await second.goto(path);
    await textOf(second).getByText('Una.').waitFor();
    await second.getByRole('button', { name: 'Comparar y juntar' }).click();
    await second.getByRole('radio', { name: 'Las dos' }).check();
    await second.getByRole('button', { name: 'Juntar los dos textos' }).click();
    await saved(second);
    const both = await stored();
    for (const words of ['Una.', 'Otra.']) expect(both).toContain(words);
    await context.close();
  });

  it('says that the server is in trouble where it is, and is there soon after', async () => {
    const { path, calls, stored } = await draft();
    const { page } = await stage.again('autor');
    await page.goto(path);
    let refusals = 0;
    await page.route(calls, (route) => {
      refusals++;
      return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' });
    });
    await write(page, ' Mientras falla.');
    await page.getByText(/^El servidor no responde bien: guardado en este navegador/).waitFor();
    await expectAccessible(page);
    await write(page, ' Y se sigue.');
    await expect.poll(() => refusals, { timeout: 15_000 }).toBeGreaterThan(2);
    await page.getByText(/^El servidor no responde bien: guardado en este navegador/).waitFor();
    expect(await page.getByText(/Sin conexión/).count()).toBe(0);
    await expect.poll(() => copiesIn(page)).toContain('Y se sigue.');
    await page.unroute(calls);
    const healed = Date.now();
    await saved(page);
    expect(Date.now() - healed).toBeLessThan(10_000);
    expect(await stored()).toContain('Mientras falla. Y se sigue.');
  });

  it('waits as long as a server says that is overrun', async () => {
    const { path, calls } = await draft();
    const { page } = await stage.again('autor');
    await page.goto(path);
    await page.route(calls, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '4' }, body: '' }));
    await write(page, ' Con calma.');
    await page.getByText(/^El servidor pide esperar: guardado en este navegador. Lo enviaremos a las \d/).waitFor();
    await page.unroute(calls);
    await saved(page);
  });

  it('says so where this browser keeps nothing, and goes to the server all the same', async () => {
    const { path, calls, stored } = await draft();
    const { page, context } = await stage.member('autor');
    await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto(path);
    await write(page, ' Sin copia.');
    await page.getByText(/^Este navegador no puede guardar una copia/).waitFor();
    await expectAccessible(page);
    await saved(page);
    expect(await stored()).toContain('Sin copia.');
    await unreachable(context, calls);
    await write(page, ' Ni conexión.');
    await page.getByText(/^No pudimos guardarlo ni aquí ni en el servidor/).waitFor();
    await context.close();
  });
});
