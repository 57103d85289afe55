/**
 * The first hour of a platform: whoever sets it up begins with an empty data folder, is led from step to step, and what they write is
 * read by guests at its end. Each screen is held to axe and to a telephone.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SetupStep, setupSteps, stepAddress } from '#contract/setup.ts';
import { browserPath, expectAccessible, phoneFaults, settle, sharedBrowser, type Visitor, visit } from './browser.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

/** A folder to keep pictures in, for who looks at them. */
const pictures = process.env.PLIEGO_PICTURES;
const account = { email: 'ana@anales.test', password: 'una clave bien larga' };
const call = 'Química de las costas';

describe.skipIf(!browserPath)('the first hour in a browser', () => {
  const data = dataFolder();
  let server: ServerProcess;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer(data.path, {
      ...{ DEMO: 'off', ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
    });
    visitor = await visit(await sharedBrowser(), server.url);
  });
  afterAll(async () => {
    await visitor?.context.close();
    await server?.end('SIGTERM');
    data.drop();
  });

  async function inspect(page: Page, name: string): Promise<void> {
    await settle(page);
    if (pictures) await page.screenshot({ path: `${pictures}/primera-hora-${name}.png`, fullPage: true });
    await expectAccessible(page);
    expect(await phoneFaults(page), name).toEqual([]);
  }
  const press = async (name: string | RegExp) => visitor.page.getByRole('button', { name }).press('Enter');
  const arrive = async (step: SetupStep) => {
    await visitor.page.waitForURL(`**${stepAddress(step)}`);
    await inspect(visitor.page, step);
  };
  /** What the list of steps says of each. */
  const said = async () => {
    await settle(visitor.page);
    const links = visitor.page.getByRole('navigation', { name: 'Pasos de la puesta en marcha' }).getByRole('link');
    return (await links.allTextContents()).map((words) => /\((.*)\)$/.exec(words)?.[1]);
  };

  it('begins with the log-in, and leads an administrator to what is to be done first', async () => {
    const { page, complaints } = visitor;
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(account.email);
    await page
      .getByLabel(/^Contraseña/)
      .first()
      .fill(account.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Seguir' }).press('Enter');
    await arrive('nombre');
    expect(await said()).toEqual(setupSteps.map(() => 'por hacer'));
    expect(complaints).toEqual([]);
  });

  it('stores what is written on the way, by the one button below it', { timeout: 240_000 }, async () => {
    const { page, complaints } = visitor;
    await page.getByLabel('Nombre de la revista').fill('Anales del Mar');
    await page.getByLabel('Correo de contacto').fill('redaccion@anales.test');
    await press('Dar por hecho y seguir');
    await arrive('revista');
    await page.getByLabel(/^Descripción.*español/).fill('Química de las costas del Pacífico.');
    await press('Dar por hecho y seguir');
    await arrive('textos');
    await page.getByRole('group').filter({ hasText: 'Enfoque y alcance' }).locator('summary').click();
    await page.getByRole('textbox', { name: 'Enfoque y alcance' }).fill('Toda la química del mar.');
    await press('Dar por hecho y seguir');
    await arrive('publicacion');
    await press('Omitir por ahora');
    await arrive('consejo');
    await press('Añadir a alguien');
    await page.keyboard.type('Olga Vera');
    await press('Dar por hecho y seguir');
    await arrive('revision');
    await press('Dar por hecho y seguir');
    await arrive('cartas');
    await press('Dar por hecho y seguir');
    await arrive('correo');
    await press('Omitir por ahora');
    await arrive('convocatoria');
    await press('Añadir un anuncio');
    await page.getByLabel('Convocatoria', { exact: true }).check();
    await page.getByLabel(/^Título.*español/).fill(call);
    await press('Dar por hecho y seguir');
    await arrive('sitio');
    await press('Quitar los datos de ejemplo');
    await press('Dar por hecho y seguir');
    await arrive('acceso');
    await page.getByRole('checkbox', { name: 'Abrir el sitio público' }).check();
    await press('Dar por hecho y seguir');
    await page.getByRole('heading', { name: 'La casa está lista' }).waitFor();
    await inspect(page, 'listo');
    const [hecho, omitido] = ['hecho', 'omitido'];
    expect(await said()).toEqual([
      ...[hecho, hecho, hecho, omitido, hecho, hecho, hecho, omitido, hecho, hecho, hecho],
    ]);
    expect(complaints).toEqual([]);
  });

  it('is read by guests afterwards, and what was left out is found again', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Ver la página de la revista' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Anales del Mar' }).waitFor();
    const guest = await visit(await sharedBrowser(), server.url, { javaScriptEnabled: false });
    await guest.page.goto(new URL(page.url()).pathname);
    for (const words of [call, 'Toda la química del mar.', 'Olga Vera', 'Química de las costas del Pacífico.'])
      await guest.page.getByText(words).first().waitFor();
    await guest.page.goto('/');
    expect(new URL(guest.page.url()).pathname).toBe('/');
    // Nothing of an example any more.
    expect(await guest.page.locator('body').innerText()).not.toMatch(/10,000\+|Calle de las Imprentas|910 000 000/);
    await guest.context.close();
    await page.goto('/admin/ajustes');
    await page.getByRole('link', { name: 'Puesta en marcha' }).press('Enter');
    await page.getByRole('link', { name: 'Correo (omitido)' }).press('Enter');
    await page.getByRole('button', { name: 'Volver a ponerlo por hacer' }).waitFor();
  });
});
