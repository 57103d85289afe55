/**
 * Accounts and the public site in a browser: a person registers, confirms the address, changes profile and settings,
 * loses the password and finds back in; a guest writes to the administrators and joins the newsletter. Mails are read
 * where an administrator reads them, in the outbox. Screens that are otherwise here than in every-screen.test.ts are held
 * to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const email = 'wara.quilla@prueba.test';
/** A photo of 2 × 1 pixels. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGPgDk3+//8/AAl4A8EFUEVvAAAAAElFTkSuQmCC',
  'base64',
);

async function inspect(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe.skipIf(!browserPath)('accounts and the public site in a browser', () => {
  const stage = setStage();
  let wara: Visitor;
  const people: Visitor[] = [];
  const person = async () => {
    const visitor = await stage.guest();
    people.push(visitor);
    return visitor;
  };

  const logIn = async ({ page }: Visitor, password: string, as = email) => {
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(as);
    await page.getByLabel(/^Contraseña/).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  };

  it('sends a guest from the home page to the login, until the site is opened', async () => {
    const { page } = await person();
    await page.goto('/');
    await page.waitForURL('**/login');
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    for (const path of ['/', '/instituciones', '/contacto', '/ayuda', '/blog', '/forgot-password']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  });

  it('registers a person with the role in the address, after both texts were within reach', async () => {
    wara = await person();
    const { page } = wara;
    await page.goto('/register?role=revisor');
    expect(await page.getByRole('radio', { name: 'Revisor' }).isChecked()).toBe(true);
    await stage.admin().send('PUT', '/pages/terminos', { markdown: 'Nuestros términos, *escritos aquí*.' });
    await page.getByRole('button', { name: 'Términos de uso' }).click();
    await page.getByRole('dialog').getByText('Nuestros términos, escritos aquí.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Nombres').fill('Wara');
    await page.getByLabel('Apellidos').fill('Quilla');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel(/^Contraseña/).fill('secreta1');
    await page.getByLabel('Confirmar contraseña').fill('otra');
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('Las contraseñas no coinciden').waitFor();
    await page.getByText('Debes aceptar los términos y condiciones').waitFor();
    await inspect(page);
    await page.getByLabel('Confirmar contraseña').fill('secreta1');
    await page.getByRole('checkbox', { name: /términos/i }).check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.waitForURL('**/dashboard');
    await toast(page, '¡Bienvenido a Pliego, Wara!');
    await page.getByText('Tu solicitud del rol Revisor está pendiente').waitFor();
  });

  it('confirms the address with the mailed link', async () => {
    const { page } = wara;
    await page.goto('/perfil');
    await page.getByText('Confirma tu correo').waitFor();
    await inspect(page);
    await page.goto(await stage.admin().mailedLink(email, '/verify-email'));
    await inspect(page);
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await page.getByText('Tu correo está confirmado. ¡Gracias!').waitFor();
    await page.goto('/perfil');
    await page.getByText('Miembro desde').waitFor();
    expect(await page.getByText('Confirma tu correo').count()).toBe(0);
  });

  it('keeps profile and photo, and shows the photo in the header of every screen', async () => {
    const { page } = wara;
    await page.getByRole('button', { name: 'Editar perfil' }).click();
    await page.getByLabel('ORCID').fill('0000-0002-1825-0098');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Ese ORCID no es válido').waitFor();
    await inspect(page);
    await page.getByLabel('ORCID').fill('0000-0002-1825-0097');
    await page.getByLabel('Apellidos').fill('Quilla Mamani');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wara Quilla Mamani' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: photo });
    await toast(page, 'Foto guardada');
    await page.getByRole('link', { name: 'Volver al panel' }).click();
    await page.getByText('Rol actual').waitFor();
    expect(await page.getByRole('banner').locator('img').getAttribute('src')).toMatch(/^\/files\//);
  });

  it('says when the role asked for was granted', async () => {
    const { page } = wara;
    const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
    const { id } = accountSchema.parse(await ask(stage.url(), 'GET', '/auth/profile', undefined, token));
    await stage.admin().send('POST', `/users/${id}/role-request`, { conceder: true });
    await page.goto('/perfil');
    await page.getByText('revisor', { exact: true }).waitFor();
    await inspect(page);
    expect(await page.getByText('está pendiente').count()).toBe(0);
  });

  it('speaks English and turns dark at once, on public pages and in another browser too', async () => {
    const { page } = wara;
    await page.goto('/configuracion');
    await page.getByRole('radio', { name: 'Inglés' }).check();
    await page.getByRole('radio', { name: 'Oscuro' }).check();
    await page.getByRole('button', { name: 'Guardar preferencias' }).click();
    await page.getByText('Preferences saved!').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await inspect(page);
    await page.goto('/catalogo');
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    await expect.poll(() => page.title()).toBe('Catalogue of publications · Pliego');

    const other = await person();
    await logIn(other, 'secreta1');
    await other.page.getByText('Current role').waitFor();
    expect(await other.page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto('/configuracion');
    await page.getByRole('radio', { name: 'Spanish' }).check();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await page.getByText('¡Preferencias guardadas!').waitFor();
  });

  it('lets back in who lost the password, and nobody else', async () => {
    const { page } = await person();
    await page.goto('/forgot-password');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await page.getByText('Revisa tu correo').waitFor();
    await inspect(page);
    await page.goto(await stage.admin().mailedLink(email, '/reset-password'));
    await inspect(page);
    await page.getByLabel('Contraseña nueva').fill('secreta2');
    await page.getByLabel('Confirmar contraseña').fill('secreta2');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.waitForURL('**/login');
    await toast(page, 'Contraseña guardada. Ya puedes iniciar sesión.');

    await wara.page.goto('/perfil');
    await wara.page.waitForURL('**/login');
    await wara.page.getByText('Tu sesión se ha cerrado.').waitFor();
    await inspect(wara.page);
    await logIn(wara, 'secreta1');
    await toast(wara.page, 'El correo o la contraseña no son correctos.');
    await logIn(wara, 'secreta2');
    await wara.page.waitForURL('**/perfil');
  });

  it('closes every session of a person from one browser', async () => {
    const other = await person();
    await logIn(other, 'secreta2');
    await other.page.waitForURL('**/dashboard');
    await other.page.goto('/configuracion');
    await other.page.getByRole('button', { name: 'Cerrar todas mis sesiones' }).click();
    await other.page.waitForURL('**/login');
    await toast(other.page, 'Se cerraron todas tus sesiones');
    await wara.page.goto('/perfil');
    await wara.page.waitForURL('**/login');
  });

  it('keeps a cookie that log-ins bring along and no script reads', async () => {
    const { page } = wara;
    const asked = page.waitForRequest('**/api/auth/login');
    await logIn(wara, 'secreta2');
    const { cookie = '' } = await (await asked).allHeaders();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(cookie).toContain('pliego_devices=');
    const [kept] = await page.context().cookies(`${stage.url()}/api/auth/login`);
    expect(kept).toMatchObject({ name: 'pliego_devices', httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
    expect(cookie).not.toContain(kept?.value);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('lets a guest write to the administrators and join the newsletter', async () => {
    const { page } = await person();
    await page.goto('/contacto');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await page.getByText('Escribe tu mensaje').waitFor();
    await inspect(page);
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@prueba.test');
    await page.getByLabel('Asunto').fill('Una duda');
    await page.getByLabel('Mensaje').fill('¿Publican actas de congresos?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await page.getByText('Te responderemos a ana@prueba.test.').waitFor();

    await page.getByLabel('Boletín').fill('ana@prueba.test');
    await page.getByRole('button', { name: 'Suscribirse' }).click();
    await page.getByText('Falta un paso').waitFor();
    await page.goto(await stage.admin().mailedLink('ana@prueba.test', '/newsletter/confirmar'));
    await inspect(page);
    await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await page.getByText('Ya está: recibirás el boletín').waitFor();
  });

  it('shows administrators every mail in the outbox, and lets them write the pages', async () => {
    const visitor = await person();
    await logIn(visitor, 'demo1234', 'admin@pliego.test');
    const { page } = visitor;
    await page.getByRole('link', { name: 'Correos de la plataforma' }).click();
    await page.getByText('Estos correos no han salido de aquí').waitFor();
    await inspect(page);
    await page.getByRole('button', { name: 'Ver «Contacto: Una duda»' }).click();
    await page.getByRole('dialog').getByText('¿Publican actas de congresos?').waitFor();
    await expectAccessible(page);

    await page.goto('/eventos');
    await page.getByText('Editar esta página').click();
    await page.getByLabel('Texto en Markdown').fill('# Jornada abierta\n\nEl **3 de mayo**.');
    await inspect(page);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { level: 2, name: 'Jornada abierta' }).waitFor();
    const guest = await person();
    await guest.page.goto('/eventos');
    await guest.page.getByRole('heading', { level: 2, name: 'Jornada abierta' }).waitFor();
    await inspect(guest.page);
  });

  it('gave nobody’s browser anything to complain of, hydration included', () => {
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
