/**
 * The administrator's day in a browser: roles granted and edited, an account blocked, helped and deleted, a work restored,
 * a reviewer assigned, a review opened, a work published with a reason, and all of it found again in the logs.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionSchema, userListSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

async function inspect(page: Page): Promise<void> {
  // The live stream keeps the network busy for ever.
  await expect.poll(() => page.getByText(/^Cargando/).count()).toBe(0);
  await expectAccessible(page);
  await expectToFit(page);
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe.skipIf(!browserPath)("the administrator's day", () => {
  const stage = setStage();
  let visitor: Visitor;
  let page: Page;
  const credentials = (name: string, password = 'demo1234') => ({ email: `${name}@pliego.test`, password });
  const login = async (name: string) =>
    sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials(name)));
  const accountOf = async (search: string) => {
    const path = `/users?search=${encodeURIComponent(search)}`;
    return userListSchema.parse(await stage.admin().send('GET', path)).users[0];
  };
  const openAccounts = async (search: string): Promise<Locator> => {
    await page.goto(`/admin/users?q=${encodeURIComponent(search)}`);
    const row = page.getByRole('row').filter({ hasText: search });
    await row.waitFor();
    return row;
  };
  const edit = async (search: string): Promise<Locator> => {
    const row = await openAccounts(search);
    await row.getByRole('button', { name: /^Editar/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar usuario' });
    await dialog.waitFor();
    return dialog;
  };
  const save = async (dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await toast(page, 'Cuenta actualizada');
    await dialog.waitFor({ state: 'hidden' });
  };

  beforeAll(async () => {
    visitor = await stage.member('admin');
    page = visitor.page;
  });

  it('begins on the dashboard, with totals, tools, health and who waits for a role', async () => {
    await page.goto('/dashboard');
    await page.getByText('2 personas esperan que les concedas un rol.').waitFor();
    for (const label of ['Total Usuarios', 'Publicaciones', 'Revisores'])
      await page.getByRole('link', { name: label, exact: true }).first().waitFor();
    await page.getByText('Base de datos').waitFor();
    await inspect(page);
    await page.getByRole('link', { name: 'Responder' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor();
  });

  it('grants a role that was asked for, and declines another', async () => {
    await inspect(page);
    await page.getByRole('button', { name: 'Conceder: Darío Leiva Contreras' }).click();
    await toast(page, 'Rol concedido');
    await page.getByRole('button', { name: 'Declinar: Mireia Sales Bonet' }).click();
    await toast(page, 'Solicitud declinada');
    await expect.poll(() => page.getByRole('heading', { name: 'Solicitudes de rol' }).count()).toBe(0);
    expect((await accountOf('dario.leiva@pliego.test'))?.roles).toContain('REVISOR');
    expect((await accountOf('mireia.sales@pliego.test'))?.roles).not.toContain('EDITOR');
  });

  it('looks for accounts by words, role and order, and the address keeps it', async () => {
    await page.goto('/admin/users');
    await page.getByRole('searchbox').fill('revisor');
    await page.waitForURL(/q=revisor/);
    await page.getByLabel('Estado', { exact: true }).selectOption('ACTIVO');
    await page.getByRole('button', { name: 'Alta' }).click();
    await page.waitForURL(/orden=newest/);
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('revisor');
    await page.getByRole('columnheader', { name: 'Alta' }).waitFor();
    await page.getByRole('searchbox').fill('nadie se llama así');
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await page.getByText('24 cuentas').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('takes the list along as a file that a spreadsheet only shows', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(25);
    expect(text).toContain('"lector@pliego.test"');
  });

  it('edits roles, which hold at once', async () => {
    const dialog = await edit('lector@pliego.test');
    await inspect(page);
    await dialog.getByRole('checkbox', { name: 'Autor' }).check();
    await dialog.getByRole('checkbox', { name: 'Revisor' }).check();
    await dialog.getByLabel('Rol principal').selectOption('REVISOR');
    await save(dialog);
    expect((await login('lector')).user.roles).toEqual(['REVISOR', 'AUTOR']);
  });

  it('signs somebody out, and mails a link for another password', async () => {
    const { access_token } = await login('lector');
    const dialog = await edit('lector@pliego.test');
    await dialog.getByText(/^Entró por última vez/).waitFor();
    await dialog.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
    await toast(page, 'Sesiones cerradas');
    await expect(ask(stage.url(), 'GET', '/auth/profile', undefined, access_token)).rejects.toThrow('sesion');
    await dialog.getByRole('button', { name: 'Enviar enlace de contraseña' }).click();
    await toast(page, 'Enlace enviado a lector@pliego.test');
    expect(await stage.admin().mailedLink('lector@pliego.test', '/reset-password')).toContain('token=');
  });

  it('blocks an account and opens it again', async () => {
    const blocking = await edit('lector@pliego.test');
    await blocking.getByRole('radio', { name: 'Bloqueada' }).check();
    await save(blocking);
    await expect(login('lector')).rejects.toThrow('bloqueada');
    const opening = await edit('lector@pliego.test');
    await opening.getByRole('radio', { name: 'Activa' }).check();
    await save(opening);
    expect((await login('lector')).user.email).toBe('lector@pliego.test');
  });

  it('is not to be left without an administrator', async () => {
    const dialog = await edit('admin@pliego.test');
    await dialog.getByRole('checkbox', { name: 'Administrador' }).uncheck();
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await toast(page, 'Error al actualizar usuario');
    await page.keyboard.press('Escape');
    const row = await openAccounts('admin@pliego.test');
    await row.getByRole('button', { name: /^Eliminar/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await toast(page, 'Error al eliminar usuario');
    await page.keyboard.press('Escape');
  });

  it('deletes an account, once it is asked twice', async () => {
    const row = await openAccounts('mireia.sales@pliego.test');
    await row.getByRole('button', { name: /^Eliminar/ }).click();
    const question = page.getByRole('alertdialog', { name: '¿Seguro que deseas eliminar este usuario?' });
    await question.waitFor();
    // The second press of a double click goes through the buttons; then they are there.
    const pressed = await question.getByRole('button', { name: 'Eliminar' }).evaluate((button) => {
      const foot = button.parentElement as HTMLElement;
      foot.style.animation = 'none';
      foot.getBoundingClientRect();
      foot.style.animation = '';
      const [opening] = foot.getAnimations();
      opening?.pause();
      const { x, y, width, height } = button.getBoundingClientRect();
      const isPressed = () => button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const atFirst = isPressed();
      opening?.finish();
      return [atFirst, isPressed()];
    });
    expect(pressed).toEqual([false, true]);
    await inspect(page);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await toast(page, 'Usuario eliminado');
    await page.getByText('Ninguna cuenta coincide con tu búsqueda.').waitFor();
  });

  it('merges two accounts of one person, and undoes it', async () => {
    const dialog = await edit('lector@pliego.test');
    await dialog.getByRole('button', { name: 'Unir a otra cuenta' }).click();
    const merging = page.getByRole('dialog', { name: 'Unir dos cuentas de una persona' });
    await merging.getByLabel('Su otra cuenta').fill('dario.leiva');
    await merging.getByRole('button', { name: 'Elegir: dario.leiva@pliego.test' }).click();
    await merging.getByRole('radio', { name: /^dario\.leiva@pliego\.test/ }).check();
    await merging.getByRole('heading', { name: 'Pasará a dario.leiva@pliego.test' }).waitFor();
    await merging.getByRole('checkbox', { name: 'Autor' }).check();
    const confirm = merging.getByRole('button', { name: 'Unir las cuentas' });
    expect(await confirm.isDisabled()).toBe(true);
    await merging.getByLabel(/^Motivo/).fill('Se registró dos veces.');
    await inspect(page);
    await confirm.click();
    await toast(page, 'Cuentas unidas: queda dario.leiva@pliego.test.');
    await expect(login('lector')).rejects.toThrow('Entra con dario.leiva@pliego.test');
    const merges = page.getByRole('listitem').filter({ hasText: 'Se registró dos veces.' });
    await merges.getByText(/Se puede deshacer hasta el/).waitFor();
    await inspect(page);
    await merges.getByRole('button', { name: 'Deshacer: lector@pliego.test' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Separar otra vez las dos cuentas?' });
    await question.waitFor();
    await inspect(page);
    await question.getByRole('button', { name: 'Deshacer' }).click();
    await toast(page, 'Vuelven a ser dos cuentas.');
    await merges.getByText('Deshecha', { exact: true }).waitFor();
    expect((await login('lector')).user.email).toBe('lector@pliego.test');
  });

  it('deletes a work, and restores it', async () => {
    const title = 'Apuntes para una taxonomía sentimental de los charcos';
    await page.goto(`/admin/publications?q=${encodeURIComponent('taxonomía sentimental')}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    const restore = page.getByRole('button', { name: `Restaurar: ${title}` });
    await restore.waitFor();
    await inspect(page);
    await restore.click();
    await toast(page, 'Publicación restaurada');
    await row.getByRole('button', { name: 'Eliminar' }).waitFor();
  });

  it('publishes what is not approved, with a reason', async () => {
    const row = page.getByRole('row').filter({ hasText: 'taxonomía sentimental' });
    await row.getByRole('button', { name: /^Más acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Publicar sin aprobación' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel(/^Motivo/).fill('Lo pide el consejo.');
    await question.getByRole('button', { name: /Publicar/ }).click();
    await toast(page, 'Publicación actualizada a estado: Publicado');
    await row.getByText('Publicado').waitFor();
  });

  it('assigns a reviewer from the work that is opened', async () => {
    await page.goto(`/admin/publications?q=${encodeURIComponent('Contar votos')}`);
    await page
      .getByRole('row')
      .filter({ hasText: 'Contar votos' })
      .getByRole('button', { name: 'Ver completo' })
      .click();
    await page.getByRole('button', { name: 'Asignar revisor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Asignar revisor' });
    await dialog.getByLabel('Buscar por nombre').fill('goikoetxea');
    await dialog.getByRole('checkbox', { name: /Goikoetxea/ }).check();
    await dialog.getByLabel('Comentarios').fill('Mira cómo se cuentan los votos.');
    await inspect(page);
    await dialog.getByRole('button', { name: 'Crear review' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('opens a review', async () => {
    await page.goto('/admin/reviews');
    await page.getByRole('row').filter({ hasText: 'Contar votos' }).getByRole('button', { name: /^Ver/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Revisión' });
    await dialog.getByText('Maite Goikoetxea Larrea').first().waitFor();
    await inspect(page);
    await page.keyboard.press('Escape');
  });

  it('finds all of it in the logs, narrows them, and takes them along', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Ver Todos los Eventos' }).click();
    await page.getByText('Lo pide el consejo.').waitFor();
    await page.getByLabel('Gravedad').selectOption('warning');
    await page.getByLabel('Tipo').selectOption('account');
    await page.getByText('Cuenta eliminada.').waitFor();
    await expect.poll(() => page.getByText('Lo pide el consejo.').count()).toBe(0);
    await inspect(page);
    const saved = async (format: 'CSV' | 'JSON') => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      return readFile(await (await download).path(), 'utf8');
    };
    expect(await saved('CSV')).toContain('"Cuenta bloqueada."');
    const entries = z.object({ activity: z.array(z.object({ type: z.string() })) });
    const types = entries.parse(JSON.parse(await saved('JSON'))).activity.map(({ type }) => type);
    for (const type of [
      'roleGranted',
      'rolesChanged',
      'blocked',
      'sessionsEnded',
      'resetMailed',
      'deleted',
      'mergedAway',
      'merged',
      'mergeUndone',
      'exported',
    ])
      expect(types).toContain(`account.${type}`);
    expect(visitor.complaints).toEqual([]);
  });
});
