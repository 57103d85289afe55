/** A person takes their data with them, and has their account erased (/configuracion). */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { browserPath } from './browser.ts';
import { setStage } from './stage.ts';

describe.skipIf(!browserPath)('on the embedded engine', () => {
  const stage = setStage('embedded');

  describe('a person’s own data', () => {
    it('are made ready, and downloaded', async () => {
      const { page } = await stage.member('autor');
      await page.goto('/configuracion');
      await page.getByRole('button', { name: 'Preparar mis datos' }).click();
      await page.getByText(/Tu copia del .* está lista/).waitFor({ timeout: 60_000 });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descargar mis datos' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Mis datos.zip');
      const names = Object.keys(unzipSync(await readFile(await download.path())));
      expect(names).toContain('LÉEME.txt');
      expect(names.some((name) => name.endsWith('/obra.json'))).toBe(true);
    });

    it('are erased with the account, after the password and a word', async () => {
      const { page } = await stage.member('lector');
      await page.goto('/configuracion');
      await page.getByText('El registro de actividad, que dice qué se hizo pero ya no quién eras.').waitFor();
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
      const dialog = page.getByRole('dialog');
      const erase = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });
      await dialog.getByLabel(/^Contraseña actual/).fill('no es esta');
      expect(await erase.isDisabled()).toBe(true);
      await dialog.getByLabel(/^Escribe ELIMINAR/).fill('ELIMINAR');
      await erase.click();
      await dialog.getByText('La contraseña no es correcta.').waitFor();
      await dialog.getByLabel(/^Contraseña actual/).fill('demo1234');
      await erase.click();
      await page.waitForURL('**/login');
      await page.getByLabel(/Correo/).fill('lector@pliego.test');
      await page.getByLabel(/^Contraseña/).fill('demo1234');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.getByText('El correo o la contraseña no son correctos.').first().waitFor();
    });
  });

  describe('the platform’s tasks', () => {
    it('are listed for administrators, by state, with what recurs', async () => {
      const { page } = await stage.member('admin');
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Tareas de la plataforma' }).click();
      await page.waitForURL('**/admin/tareas');
      const recurring = page.getByRole('table', { name: 'Tareas periódicas' });
      await recurring.getByText('Limpiar lo que ya no sirve').waitFor();
      await page.getByLabel('Estado').selectOption({ label: 'Fallida' });
      await page.waitForURL('**/admin/tareas?estado=FALLIDO');
    });
  });
});
