/**
 * Logging in by one's institution in a browser: an administrator enters it and tries it, somebody connects it with their account and
 * comes back by it, and somebody without an account registers on the way.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Institution, institutionClient, openInstitution } from '#server/testing/institution-server.ts';
import { openSamlInstitution, type SamlInstitution } from '#server/testing/saml-institution.ts';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

const newcomer = {
  ...{ sub: 'u-1', given_name: 'Marta', family_name: 'Ruiz' },
  ...{ email: 'marta@uni.example', email_verified: true },
};
const member = { sub: 'u-2' };

async function inspect(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

/** At the institution, whose pages are its own. */
async function logInThere(page: Page, url: string, who: string): Promise<void> {
  await page.waitForURL(`${url}/interaction/**`);
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
}

describe.skipIf(!browserPath)('logging in by one’s institution', () => {
  let uni: Institution;
  let centre: SamlInstitution;
  // As where the platform is made, which may call this machine.
  const stage = setStage(undefined, async ({ env }) => void Object.assign(env, { NODE_ENV: 'test' }));
  beforeAll(async () => {
    uni = await openInstitution([newcomer, member]);
    centre = await openSamlInstitution({ eva: { nameId: 'p-3' } });
  });
  afterAll(() => {
    uni.close();
    centre.close();
  });

  it('an administrator enters it, and a trial says whether it answers', async () => {
    const { page } = await stage.member('admin');
    await page.goto('/admin/entradas/todas');
    await page.getByText('Todavía no hay ninguna.').waitFor();
    await inspect(page);
    await page.getByRole('button', { name: 'Nueva institución' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nombre', { exact: false }).first().fill('Universidad de Ejemplo');
    await form.getByLabel('Emisor').fill(uni.url);
    await form.getByLabel('Identificador de cliente').fill(institutionClient.clienteId);
    await form.getByLabel('Secreto de cliente').fill('otro');
    await form.getByLabel('Dominios de correo').fill('uni.example');
    await inspect(page);
    await form.getByRole('button', { name: 'Crear' }).click();
    const back = await page.locator('code').filter({ hasText: '/institucion/' }).innerText();
    uni.register([back]);
    const check = page.getByRole('button', { name: 'Probar: Universidad de Ejemplo' });
    await check.click();
    await page.getByText('No reconoce a esta plataforma').waitFor();
    await inspect(page);
    await page.getByRole('button', { name: 'Más acciones: Universidad de Ejemplo' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar' }).click();
    await form.getByLabel('Secreto de cliente').fill(institutionClient.secreto);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.waitFor({ state: 'detached' });
    await check.click();
    await page.getByText('Todo bien').waitFor();
  });

  it('somebody connects it in their settings, comes in by it, and ends it', async () => {
    const { page } = await stage.member('autor');
    await page.goto('/configuracion#institucion');
    await page.getByRole('button', { name: 'Conectar Universidad de Ejemplo' }).click();
    await logInThere(page, uni.url, member.sub);
    await page.waitForURL('**/configuracion');
    await page.getByRole('button', { name: 'Quitar el acceso con Universidad de Ejemplo' }).waitFor();
    await inspect(page);

    const guest = (await stage.guest()).page;
    await guest.goto('/login');
    await guest.getByRole('button', { name: 'Entrar con Universidad de Ejemplo' }).waitFor();
    await inspect(guest);
    await guest.getByRole('button', { name: 'Entrar con Universidad de Ejemplo' }).click();
    await logInThere(guest, uni.url, member.sub);
    await guest.waitForURL('**/dashboard');
    // What it said is in no address that one could come back to.
    expect(guest.url()).not.toContain('code=');

    await page.getByRole('button', { name: 'Quitar el acceso con Universidad de Ejemplo' }).click();
    await page.getByText('Ya no entras con Universidad de Ejemplo.').waitFor();
  });

  it('somebody without an account registers on the way, and their address is confirmed', async () => {
    const { page } = await stage.guest();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar con Universidad de Ejemplo' }).click();
    await logInThere(page, uni.url, newcomer.sub);
    await page.getByText('Marta Ruiz · marta@uni.example').waitFor();
    await inspect(page);
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.waitForURL('**/register');
    await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe(newcomer.email);
    await page.getByLabel('Contraseña', { exact: false }).first().fill('una-clave-larga-y-rara');
    await page.getByLabel('Confirma', { exact: false }).first().fill('una-clave-larga-y-rara');
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByRole('button', { name: 'Conectar con mi cuenta' }).click();
    await page.getByRole('button', { name: 'Quitar el acceso con Universidad de Ejemplo' }).waitFor();
    const again = (await stage.guest()).page;
    await again.goto('/login');
    await again.getByRole('button', { name: 'Entrar con Universidad de Ejemplo' }).click();
    await logInThere(again, uni.url, newcomer.sub);
    await again.waitForURL('**/dashboard');
    await again.getByText('Marta').first().waitFor();
  });

  it('one that speaks SAML is entered by its metadata, and somebody connects it and comes in by it', async () => {
    const { page } = await stage.member('admin');
    await page.goto('/admin/entradas/todas');
    await page.getByRole('button', { name: 'Nueva institución' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nombre', { exact: false }).first().fill('Centro de Ejemplo');
    await form.getByLabel('Protocolo').selectOption('SAML');
    await inspect(page);
    await form.getByLabel('Metadatos de la institución').fill(centre.metadata());
    await form.getByRole('button', { name: 'Crear' }).click();
    const address = await page.locator('code').filter({ hasText: '/metadata' }).innerText();
    centre.register(await (await fetch(address)).text());
    await page.getByRole('button', { name: 'Probar: Centro de Ejemplo' }).click();
    await page.getByText('Todo bien, hasta donde se ve').waitFor();
    await inspect(page);

    const logInAtCentre = async (at: Page) => {
      await at.waitForURL(`${centre.url}/sso**`);
      await at.locator('input[name=login]').fill('eva');
      await at.getByRole('button', { name: 'Entrar' }).click();
    };
    const own = (await stage.member('autor')).page;
    await own.goto('/configuracion#institucion');
    await own.getByRole('button', { name: 'Conectar Centro de Ejemplo' }).click();
    await logInAtCentre(own);
    await own.waitForURL('**/configuracion');
    await own.getByRole('button', { name: 'Quitar el acceso con Centro de Ejemplo' }).waitFor();
    const guest = (await stage.guest()).page;
    await guest.goto('/login');
    await guest.getByRole('button', { name: 'Entrar con Centro de Ejemplo' }).click();
    await logInAtCentre(guest);
    await guest.waitForURL('**/dashboard');
    expect(guest.url()).not.toContain('state=');
  });
});
