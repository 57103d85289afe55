/**
 * The second step of sign-ins in a browser: an administrator is refused to ask it of others, sets up their own and asks it; an editor
 * is led to theirs at the next log-in, enters with a recovery code, and ends nothing by accident.
 */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** The key that is shown beside the picture, as somebody types it into their app. */
async function keyOn(page: Page): Promise<TOTP> {
  const key = await page.getByText('Si no puedes leerlo').locator('code').innerText();
  return new TOTP({ secret: key.replaceAll(' ', '') });
}
/** Of the half minute to come: the present one’s may be used up. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });

async function inspect(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

/** From the question for the password to the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Tu contraseña').fill(password);
  await inspect(page);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }).waitFor();
  await inspect(page);
  const totp = await keyOn(page);
  await page.getByLabel('Código de la aplicación').fill(totp.generate());
  await page.keyboard.press('Enter');
  await page.getByText('Guarda ahora tus códigos de recuperación').waitFor();
  await inspect(page);
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-7-]{19}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  return { totp, codes };
}

describe.skipIf(!browserPath)('the second step of sign-ins', () => {
  const stage = setStage();
  const logIn = async (page: Page, email: string) => {
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  };

  it('is asked of editors by an administrator who has one, and leads them to set it up', async () => {
    const { page } = await stage.member('admin');
    const ask = async () => {
      await page.goto('/admin/ajustes/acceso');
      await page
        .getByText(/\d+ cuentas?; \d+ aún no lo tienen? activado/)
        .first()
        .waitFor();
      await page.getByRole('checkbox', { name: 'Para quien edita' }).check();
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
    };
    await ask();
    await page.getByText('Activa antes tu propio segundo paso').first().waitFor();
    await inspect(page);
    await page.goto('/configuracion#segundo-paso');
    await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
    const own = await setUp(page, 'demo1234');
    await page.getByText('Te quedan 10 códigos de recuperación.').waitFor();
    await ask();
    await page.getByText('Ajustes guardados').first().waitFor();

    const editor = await stage.guest();
    await logIn(editor.page, 'editor@pliego.test');
    await editor.page.waitForURL('**/segundo-paso');
    await editor.page.goto('/editorial');
    await editor.page.waitForURL('**/segundo-paso');
    const { codes } = await setUp(editor.page, 'demo1234');
    await editor.page.waitForURL('**/editorial');

    const elsewhere = await stage.guest();
    await logIn(elsewhere.page, 'editor@pliego.test');
    await elsewhere.page.getByLabel('Código de la aplicación').waitFor();
    await inspect(elsewhere.page);
    await elsewhere.page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await elsewhere.page.getByLabel('Código de recuperación').fill(codes[0] ?? '');
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page.waitForURL('**/dashboard');

    const second = await stage.guest();
    await logIn(second.page, 'admin@pliego.test');
    await second.page.getByLabel('Código de la aplicación').fill(nextCode(own.totp));
    await second.page.keyboard.press('Enter');
    await second.page.waitForURL('**/dashboard');
  });
});
