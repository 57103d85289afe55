/**
 * Passkeys in a browser with an authenticator of its own (CDP WebAuthn): added in the settings, used to log in, as a second step after
 * the password, and removed.
 */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** The page's own authenticator, as that of a telephone: it keeps passkeys, and its person is there at once. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function inspect(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

describe.skipIf(!browserPath)('passkeys', () => {
  const stage = setStage();

  it('are added, log in, are a second step, and are removed', async () => {
    const { page } = await stage.guest();
    // A passkey is of a host's name, which an address in figures has not.
    const at = (path: string) => `${stage.url().replace('127.0.0.1', 'localhost')}${path}`;
    await giveAuthenticator(page);
    const typePassword = async () => {
      await page.goto(at('/login'));
      await page.getByLabel('Correo electrónico').fill('autor@pliego.test');
      await page.getByLabel(/^Contraseña/).fill('demo1234');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    };
    const leave = () => page.evaluate(() => localStorage.clear());
    await typePassword();
    await page.waitForURL('**/dashboard');

    await page.goto(at('/configuracion#llaves'));
    await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    await page.getByLabel('Tu contraseña').fill('demo1234');
    await inspect(page);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await page.getByText('Guarda ahora tus códigos de recuperación').waitFor();
    await page.getByRole('button', { name: 'Ya los he guardado' }).click();
    await page.getByText('sin usar todavía').waitFor();
    await page.getByRole('button', { name: /^Cambiar nombre de/ }).click();
    await page
      .locator('#llaves')
      .getByRole('textbox', { name: /^Nombre/ })
      .fill('Mi portátil');
    await page.keyboard.press('Enter');
    await page.getByText('Mi portátil').waitFor();
    await inspect(page);

    await leave();
    await page.goto(at('/login'));
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await page.waitForURL('**/dashboard');

    await leave();
    await typePassword();
    await page.getByText('Confirma que eres tú con tu llave de acceso.').waitFor();
    await inspect(page);
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto(at('/configuracion#llaves'));
    await page
      .getByText(/último uso/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Quitar «Mi portátil»' }).click();
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
    await page.getByText('Llave de acceso quitada.').waitFor();
    await page.locator('#llaves').getByText('Mi portátil').waitFor({ state: 'detached' });
  });
});
