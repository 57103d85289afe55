/** An administrator's settings: each group by itself, kept while typed, told of what another changed, and seen where they act. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const groups = [
  'identidad',
  'sitio',
  'acceso',
  'revision',
  'plazos',
  'formulario',
  'declaraciones',
  'publicacion',
  'textos',
];

describe.skipIf(!browserPath)('the settings of the platform', () => {
  const stage = setStage();
  let admin: Visitor;
  let page: Page;
  const open = async (group: string, on = page) => {
    await on.goto(`/admin/ajustes/${group}`);
    await on.getByRole('heading', { level: 2 }).first().waitFor();
  };
  const save = async (on = page) => {
    await on.getByRole('button', { name: 'Guardar cambios' }).click();
  };
  const saved = (on = page) => on.getByText('Ajustes guardados').first().waitFor();
  beforeAll(async () => {
    admin = await stage.member('admin');
    page = admin.page;
  });

  it.each(groups)('can be read by everybody and fit a telephone: %s', async (group) => {
    await open(group);
    await expectAccessible(page);
    await expectToFit(page);
  });

  it('put the journal’s name and colour on every page, and say so in the record', async () => {
    await open('identidad');
    await page.getByLabel(/^Nombre de la revista/).fill('Cuadernos del Humedal');
    await page.getByLabel(/^Color de la revista/).fill('#7a1f3d');
    await save();
    await saved();
    const guest = await stage.guest();
    await guest.page.goto('/catalogo');
    await guest.page.getByRole('banner').getByText('Cuadernos del Humedal').waitFor();
    expect(await guest.page.title()).toContain('· Cuadernos del Humedal');
    const accent = () =>
      guest.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    expect(await accent()).toBe('#7a1f3d');
    await expectAccessible(guest.page);
    expect(guest.complaints).toEqual([]);
    await page.goto('/admin/logs?tipo=settings');
    await page.getByText(/nombre de la revista: Pliego → Cuadernos del Humedal; color: ninguno → #7a1f3d/).waitFor();
  });

  it('say on the public pages how the press is reached, and nothing of what was left blank', async () => {
    await open('sitio');
    await page.getByLabel('Teléfono').fill('+34 981 000 001');
    await page.getByLabel('Dirección').fill('');
    await page.getByLabel('Satisfacción').fill('');
    await page.getByRole('group', { name: 'Plan 3' }).getByLabel('Nombre (español)').fill('');
    await save();
    await saved();
    await page.goto('/contacto');
    await page.getByRole('link', { name: '+34 981 000 001' }).waitFor();
    expect(await page.getByText('Calle de las Imprentas').count()).toBe(0);
    await page.goto('/');
    await page.getByText('10,000+').waitFor();
    expect(await page.getByText('95%').count()).toBe(0);
    await page.goto('/instituciones');
    await page.getByRole('heading', { name: 'Profesional' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Enterprise' }).count()).toBe(0);
  });

  it('outlive a reload while they are typed, and ask before they are left', async () => {
    await open('plazos');
    await page.getByLabel(/^Días para revisar/).fill('28');
    await page.getByText(/^Guardado a las/).waitFor();
    await page.getByRole('link', { name: 'Acceso y roles' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir aquí' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Hemos recuperado lo que escribiste').waitFor();
    expect(await page.getByLabel(/^Días para revisar/).inputValue()).toBe('28');
    await save();
    await saved();
  });

  it('tell the second of two administrators what the first has made of them', async () => {
    const other = await stage.member('admin');
    await open('publicacion');
    await open('publicacion', other.page);
    await other.page.getByLabel(/^ISSN electrónico/).fill('0378-5955');
    await save(other.page);
    await saved(other.page);
    await page.getByLabel(/^ISSN electrónico/).fill('2434-561X');
    await save();
    await page.getByText('Otra persona ha cambiado esto').waitFor();
    await page.getByText(/Ahora: 0378-5955/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar lo mío' }).click();
    await saved();
    await other.context.close();
  });

  it('name what is wrong beside its field', async () => {
    await open('publicacion');
    await page.getByLabel(/^ISSN impreso/).fill('1234-5678');
    await save();
    await page.getByText(/No es un ISSN/).waitFor();
    expect(await page.getByLabel(/^ISSN impreso/).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Descartar' }).click();
  });

  it('compose the review form by the keyboard: add, order, remove, undo, preview, save', async () => {
    await open('formulario');
    const questions = page.getByRole('textbox', { name: 'Pregunta', exact: true });
    const words = () =>
      questions.evaluateAll((boxes) => boxes.map((box) => box instanceof HTMLInputElement && box.value));
    const before = await words();
    await page.getByRole('button', { name: 'Añadir pregunta' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Una opción de varias' }).press('Enter');
    await expect.poll(() => questions.count()).toBe(before.length + 1);
    await questions.last().fill('¿Para quién es?');
    await save();
    await page.getByText('Escribe la opción o quítala.').first().waitFor();
    await page.getByRole('textbox', { name: 'Opción 1' }).last().fill('Especialistas');
    await page.getByRole('textbox', { name: 'Opción 2' }).last().fill('Todo el mundo');
    await questions.last().press('Alt+ArrowUp');
    await page.getByText(`¿Para quién es?: ahora en el lugar ${before.length} de ${before.length + 1}.`).waitFor();
    expect((await words()).at(-2)).toBe('¿Para quién es?');
    await page.getByRole('button', { name: 'Quitar: ¿Para quién es?' }).press('Enter');
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
    expect((await words()).at(-2)).toBe('¿Para quién es?');
    await page.getByRole('button', { name: 'Ver como quien revisa' }).click();
    await page.getByRole('dialog').getByText('Especialistas').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await save();
    await saved();
    const reviewer = await stage.member('revisor');
    await reviewer.page.goto('/mis-revisiones');
    await reviewer.page
      .getByRole('button', { name: /^Dejar Review: / })
      .first()
      .click();
    await reviewer.page.getByRole('dialog').getByText('¿Para quién es?').waitFor();
    expect([...admin.complaints, ...reviewer.complaints]).toEqual([]);
  });

  it('say how many works keep which mode before who knows whom is changed', async () => {
    await open('revision');
    await page.getByRole('radio', { name: /^Doble ciego/ }).check();
    await save();
    const question = page.getByRole('alertdialog');
    await question.getByText(/\d+ obras? conservan? «Abierta»\. \d+ (está|están) en marcha/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cambiarlo' }).click();
    await saved();
  });
});
