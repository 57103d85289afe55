/**
 * The main job in a browser, as six people live it: an author writes and sends, an editor assigns, a reviewer
 * reviews, the editor decides, the author publishes, a visitor and a reader find and read it, an administrator sees
 * what happened. Screens that are otherwise here than in every-screen.test.ts are held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const titulo = 'Nieblas que riegan: captación de agua en lomas costeras';
const resumen = 'Medimos durante dos inviernos el agua que recogen cuatro tipos de malla en las lomas de Atiquipa.';
const comentarios = 'Un trabajo claro y útil. Convendría decir cuánto dura cada malla.';
const encargo = 'Mira sobre todo cómo se miden las mallas.';
const respuesta = 'Gracias: hemos añadido la duración de cada malla.';

async function inspect(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** The one walk that goes as most people see the platform; the others wait for nothing that moves. */
const motion = { reducedMotion: 'no-preference' } as const;

describe.skipIf(!browserPath)('the editorial path in a browser', () => {
  const stage = setStage('embedded');
  const people: Visitor[] = [];
  const person = async (options = {}) => {
    const visitor = await stage.guest({ ...motion, ...options });
    people.push(visitor);
    return visitor;
  };
  /** Somebody of the demonstration set, at their dashboard. */
  const member = async (name: string) => {
    const visitor = await stage.member(name, motion);
    people.push(visitor);
    await visitor.page.goto('/dashboard');
    await visitor.page.getByText('Rol actual').waitFor();
    return visitor;
  };
  let author: Visitor;
  let editor: Visitor;

  it('shows a visitor the catalogue, complete from the server', async () => {
    const visitor = await person();
    await visitor.page.goto('/catalogo');
    await visitor.page.getByRole('heading', { level: 1, name: 'Catálogo' }).waitFor();
    await settle(visitor.page);
    await visitor.page
      .getByRole('button', { name: /^Ver detalles/ })
      .first()
      .click();
    await visitor.page.getByRole('dialog').waitFor();
    await expectAccessible(visitor.page);

    const plain = await person({ javaScriptEnabled: false });
    await plain.page.goto('/catalogo?q=agua');
    expect(await plain.page.getByRole('article').count()).toBeGreaterThan(0);
    await plain.page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    expect(await plain.page.locator('meta[name="citation_title"]').count()).toBe(1);
    expect(await plain.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('keeps guests out of what is not theirs', async () => {
    const visitor = await person();
    await visitor.page.goto('/publications/create');
    await visitor.page.waitForURL('**/login');
  });

  it('lets an author register, write a draft and send it to review', async () => {
    author = await person();
    const { page } = author;
    await page.goto('/register');
    await page.getByLabel('Nombres').fill('Yanet');
    await page.getByLabel('Apellidos').fill('Huamán Soto');
    await page.getByLabel('Correo electrónico').fill('yanet.huaman@prueba.test');
    await page.getByLabel(/^Contraseña/).fill('secreta1');
    await page.getByLabel('Confirmar contraseña').fill('secreta1');
    await page.getByLabel('Afiliación').fill('Universidad de la Costa Verde');
    await page.getByRole('checkbox', { name: /términos/i }).check();
    await inspect(page);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.waitForURL('**/dashboard');
    await inspect(page);

    await page.goto('/publications/create');
    await page.getByLabel(/^Título/).fill(titulo);
    await page.getByLabel(/^Resumen/).fill(resumen);
    await page.getByLabel(/^Palabras clave/).fill('niebla, captación de agua, lomas');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.waitForURL('**/dashboard');

    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await page.getByLabel(/^Categoría/).fill('Hidrología');
    await page
      .getByRole('textbox', { name: 'Texto de la publicación' })
      .fill('En las lomas, la niebla entra de madrugada.\n\nCuatro mallas, dos inviernos.');
    await inspect(page);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('button', { name: /^Enviar a revisión/ })
      .first()
      .click();
    await toast(page, '¡Enviado a revisión!');
    await page.goto('/mis-publicaciones');
    await page.getByRole('heading', { name: 'Publicaciones a revisar' }).waitFor();
    await inspect(page);
  });

  it('lets an editor find it and assign a reviewer', async () => {
    editor = await member('editor');
    const { page } = editor;
    await page.getByRole('button', { name: `Asignar revisor: ${titulo}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Buscar por nombre').fill('quispe');
    await dialog.getByRole('checkbox', { name: /Quispe/ }).check();
    await dialog.getByLabel('Comentarios').fill(encargo);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear review' }).click();
    await toast(page, 'Review creada correctamente');
  });

  it('lets the reviewer read it and review', async () => {
    const reviewer = await member('revisor');
    const { page } = reviewer;
    await page
      .getByRole('button', { name: `Ver: ${titulo}` })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Cuatro mallas, dos inviernos.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: `Dejar Review: ${titulo}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(encargo).waitFor();
    await dialog.getByLabel('Comentarios').fill(comentarios);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar Review' }).click();
    await toast(page, 'Review enviada correctamente');
    await page.goto('/mis-revisiones');
    await page.getByText(titulo).first().waitFor();
    await inspect(page);
  });

  it('lets the editor decide', async () => {
    const { page } = editor;
    await page.reload();
    await page.getByRole('button', { name: `Ver Detalles: ${titulo}` }).click();
    await page.getByRole('tab', { name: /Revisiones/ }).click();
    await page.getByRole('dialog').getByText(comentarios).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Aprobar publicación: ${titulo}` }).click();
    const decision = page.getByRole('dialog');
    await decision.getByLabel('Texto de la carta').waitFor();
    await expectAccessible(page);
    await decision.getByRole('button', { name: 'Aprobar publicación' }).click();
    await toast(page, 'Publicación actualizada a estado: APROBADO');
  });

  it('lets the author answer the review and publish', async () => {
    const { page } = author;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: titulo }).first().click();
    // Once in the review, and once in the letter that told of the decision.
    await page.getByRole('region', { name: 'Revisiones asociadas' }).getByText(comentarios).waitFor();
    await page.getByRole('region', { name: 'Decisiones' }).getByText(comentarios).waitFor();
    await inspect(page);
    await page.getByLabel('Responder a esta revisión').fill(respuesta);
    await page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await page.getByText('Tu respuesta:').waitFor();
    await page.goto('/mis-publicaciones');
    await page
      .getByRole('button', { name: /^Publicar/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await toast(page, 'Publicación actualizada a estado: Publicado');
  });

  it('lets a reader find it by another form of its words, and read it', async () => {
    const reader = await member('lector');
    const { page } = reader;
    await page.goto('/catalogo?q=captaciones+de+niebla');
    await page.getByRole('link', { name: titulo }).click();
    await page.getByText('En las lomas, la niebla entra de madrugada.').waitFor();
    expect(await page.title()).toBe(`${titulo} · Pliego`);
  });

  it('tells the administrator what happened', async () => {
    const admin = await member('admin');
    await admin.page.getByText(`Publicada: «${titulo}».`).waitFor();
  });

  it('gave nobody’s browser anything to complain of, hydration included', () => {
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
