/**
 * Reviewing in a browser: an invitation by mail is accepted without a log-in, the review is written beside its manuscript
 * with a form and a file, and the author reads what the preview showed. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailListSchema } from '#contract/entities/mail.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const titulo = 'Una obra que se revisa junto a su texto';
const question = { etiquetaEn: '', opciones: [] };
const formularioRevision = [
  { ...question, id: 'rigor', tipo: 'PUNTUACION', etiqueta: 'Rigor', obligatorio: true, paraAutor: true },
  { ...question, id: 'datos', tipo: 'SI_NO', etiqueta: '¿Datos abiertos?', obligatorio: false, paraAutor: false },
];
const idSchema = z.object({ id: z.string() });

/** Selects these words of the manuscript, as a mouse would. */
async function select(page: Page, words: string): Promise<void> {
  await page.locator('.prose-pliego').getByText(words).first().waitFor();
  await page.evaluate((words) => {
    const walker = document.createTreeWalker(
      document.querySelector('.prose-pliego') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(words) ?? -1;
      if (at < 0) continue;
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      return;
    }
  }, words);
}

async function inspect(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

describe.skipIf(!browserPath)('reviewing in a browser', () => {
  const stage = setStage();
  let invited: Visitor;
  let author: Visitor;
  let work = '';
  let link = '';
  beforeAll(async () => {
    const credentials = { email: 'autor@pliego.test', password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    const asAuthor = async (path: string, body?: unknown) =>
      idSchema.parse(await ask(stage.url(), 'POST', path, body, access_token)).id;
    work = await asAuthor('/publications', { titulo, resumen: 'Se lee en una tarde.', palabrasClave: ['lectura'] });
    const contenido =
      '## Método\n\nMedimos la lectura. Cada texto se leyó dos veces.\n\n## Resultados\n\nSe lee deprisa.';
    await ask(stage.url(), 'PUT', `/publications/${work}/content`, { contenido }, access_token);
    await asAuthor(`/publications/${work}/submit-review`);
    await stage.admin().send('PATCH', '/settings', { formularioRevision, discusionEntreRevisores: true });
    const reviewer = { email: 'revisor@pliego.test', password: 'demo1234' };
    const { user } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', reviewer));
    await stage.admin().send('POST', `/reviews/publications/${work}/assign-reviewer`, { revisorId: user.id });
    [invited, author] = await Promise.all([stage.guest(), stage.member('autor')]);
  });

  it('begins with a mail, whose link says what is asked and changes nothing', async () => {
    const { mails } = mailListSchema.parse(await stage.admin().send('GET', '/admin/outbox?limit=20'));
    const mail = mails.find(({ asunto }) => asunto === `¿Puedes revisar «${titulo}»?`);
    expect(mail?.texto).toContain('Se lee en una tarde.');
    const address = new URL(/https?:\S+\/invitacion\/\S+/.exec(mail?.texto ?? '')?.[0] ?? '');
    link = address.pathname + address.search;
    const { page } = invited;
    await page.goto(link);
    await page.getByText('Se lee en una tarde.').waitFor();
    await inspect(page);
    await page.reload();
    await page.getByRole('button', { name: 'Aceptar' }).waitFor();
  });

  it('offers to decline with reasons, and takes that back', async () => {
    const { page } = invited;
    await page.getByRole('button', { name: 'Declinar' }).click();
    const send = page.getByRole('button', { name: 'Declinar revisión' });
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('Tengo un conflicto de interés').check();
    await page.getByLabel('Con una institución').waitFor();
    expect(await send.isDisabled()).toBe(false);
    await inspect(page);
    await page.getByRole('button', { name: 'Volver', exact: true }).click();
  });

  it('is accepted without a log-in, and goes on to the review with one', async () => {
    const { page } = invited;
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText('Has aceptado la invitación').first().waitFor();
    await inspect(page);
    await page.getByRole('link', { name: 'Iniciar sesión e ir a la revisión' }).click();
    await page.getByLabel('Correo electrónico').fill('revisor@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/revisiones/*');
    await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
    await page.getByText('EN PROCESO').first().waitFor();
    await inspect(page);
  });

  it('has a divider that is dragged or moved by keys, and stays where it was put', async () => {
    const { page } = invited;
    const divider = page.getByRole('separator', { name: 'Ancho del manuscrito' });
    await divider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await divider.getAttribute('aria-valuenow')).toBe('27');
    const { x, y, width } = (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const manuscript = page.getByRole('region', { name: 'Manuscrito' });
    const before = (await manuscript.boundingBox())?.width ?? 0;
    await page.mouse.move(x + width / 2, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 150, y + 120, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => ((await manuscript.boundingBox())?.width ?? 0) - before).toBeGreaterThan(120);
    const put = await divider.getAttribute('aria-valuenow');
    await page.reload();
    await expect.poll(() => divider.getAttribute('aria-valuenow')).toBe(put);
    // The bar stays over both, 56 px high.
    await page.mouse.wheel(0, 2000);
    const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    expect((await bar.boundingBox())?.height).toBe(56);
    await divider.dblclick();
    expect(await divider.getAttribute('aria-valuenow')).toBe('55');
    await page.getByRole('button', { name: 'Índice' }).click();
    await inspect(page);
  });

  it('quotes a passage in the review, and keeps what is said of another in the margin', async () => {
    const { page } = invited;
    await select(page, 'Cada texto se leyó dos veces.');
    await page.getByRole('button', { name: 'Citar en la revisión' }).click();
    const comments = page.getByLabel(/^Comentarios/);
    await expect.poll(() => comments.inputValue()).toBe('«Cada texto se leyó dos veces.»\n');
    await page.keyboard.type('¿Por qué dos?');
    expect(await comments.inputValue()).toBe('«Cada texto se leyó dos veces.»\n¿Por qué dos?');
    await select(page, 'Se lee deprisa');
    await page.getByRole('button', { name: 'Anotar al margen' }).click();
    const note = page.getByRole('dialog', { name: 'Tu anotación: «Se lee deprisa»' });
    await page.keyboard.type('¿Cuánto de depri');
    await page.getByText(/^Guardado a las/).waitFor();
    await inspect(page);
    // In mid-sentence.
    await page.reload();
    await page.getByRole('button', { name: 'Tu anotación: «Se lee deprisa»' }).click();
    await expect.poll(() => note.getByRole('textbox').inputValue()).toBe('¿Cuánto de depri');
    await note.getByRole('textbox').fill('¿Cuánto de deprisa?');
    await note.getByRole('button', { name: 'Listo' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Anotaciones al margen' }).getByRole('textbox').inputValue())
      .toBe('¿Cuánto de deprisa?');
  });

  it('keeps what is written, and asks for the answers that are required', async () => {
    const { page } = invited;
    await page.getByLabel(/^Comentarios/).fill('Se entiende todo.');
    await page.getByLabel('Comentario confidencial para el equipo editorial').fill('Entre nosotros: dudo.');
    await page.getByText(/^Guardado a las/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Comentarios/).inputValue()).toBe('Se entiende todo.');
    await page.getByRole('button', { name: 'Enviar Review' }).click();
    await page.getByText('Responde a esta pregunta para completar la revisión.').waitFor();
    await page.getByText('Elige una recomendación.').waitFor();
    await inspect(page);
    await page.getByRole('radio', { name: /^Aceptar/ }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
  });

  it('takes files, each for the author or for the editors alone', async () => {
    const { page } = invited;
    const add = async (name: string) => {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Una nota.') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByLabel(`También para el autor: ${name}`).waitFor();
    };
    await add('para-ti.txt');
    await add('entre-nosotros.txt');
    await page.getByLabel('También para el autor: entre-nosotros.txt').click();
    await expect.poll(() => page.getByLabel('También para el autor: entre-nosotros.txt').isChecked()).toBe(false);
    await inspect(page);
  });

  it('shows what the author will see, and is sent', async () => {
    const { page } = invited;
    await page.getByRole('button', { name: 'Lo que verá el autor' }).click();
    const preview = page.getByRole('dialog', { name: 'Lo que verá el autor' });
    await preview.getByText('Se entiende todo.').waitFor();
    await preview.getByText('4 de 5').waitFor();
    await preview.getByText('para-ti.txt').waitFor();
    await preview.getByText('¿Cuánto de deprisa?').waitFor();
    for (const secret of ['dudo', '¿Datos abiertos?', 'entre-nosotros'])
      expect(await preview.getByText(secret).count()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enviar Review' }).click();
    await page.getByText('Review enviada correctamente').first().waitFor();
    await page.getByText('Entregada. Puedes cambiarla').waitFor();
  });

  it('is discussed with the editors once it is handed in, and is nothing to its author', async () => {
    const { page } = invited;
    const { page: desk, complaints } = await stage.member('editor');
    await page.getByRole('link', { name: 'Ir a la discusión' }).click();
    const discussion = page.getByRole('region', { name: 'Discusión' });
    const box = discussion.getByLabel(/^Tu mensaje/);
    await box.fill('Yo pediría la tabla ent');
    await discussion.getByText(/^Guardado a las/).waitFor();
    // Whoever loses the page in mid-sentence has it again.
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe('Yo pediría la tabla ent');
    await box.fill('Yo pediría la tabla entera.');
    await discussion.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
    await expect.poll(() => discussion.getByRole('listitem').count()).toBe(1);
    await inspect(page);
    await desk.goto(`/editorial/${work}`);
    await desk.getByRole('tab', { name: /^Discusión/ }).click();
    await desk.getByText('Yo pediría la tabla entera.').waitFor();
    await desk.getByLabel(/^Tu mensaje/).fill('La pediremos en la carta.');
    await desk.getByRole('button', { name: 'Enviar mensaje' }).click();
    await inspect(desk);
    // There by itself; what was answered is changed no more.
    await discussion.getByText('La pediremos en la carta.').waitFor();
    await discussion.getByRole('button', { name: /^Cambiar/ }).waitFor({ state: 'detached' });
    await inspect(page);
    await author.page.goto(`/publications/${work}`);
    await author.page.getByText('Se entiende todo.').waitFor();
    expect(await author.page.getByText(/discusión/i).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is what its author reads, and no more', async () => {
    const { page } = author;
    await page.goto(`/publications/${work}`);
    await page.getByText('Se entiende todo.').waitFor();
    await page.getByText('4 de 5').waitFor();
    await page.getByText('para-ti.txt').waitFor();
    await page.getByRole('button', { name: /^Anotación de .*: «Se lee deprisa»/ }).click();
    await page.getByRole('dialog').getByText('¿Cuánto de deprisa?').waitFor();
    await inspect(page);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar para-ti.txt' }).click();
    expect((await download).suggestedFilename()).toBe('para-ti.txt');
    for (const secret of ['dudo', '¿Datos abiertos?', 'entre-nosotros'])
      expect(await page.getByText(secret).count()).toBe(0);
    await inspect(page);
  });

  it('is certified by its reviewer; anybody checks that by its code, until it is withdrawn', async () => {
    const { page, complaints } = await stage.member('revisor');
    await page.goto('/mis-revisiones');
    await page.getByRole('navigation').getByRole('link', { name: 'Reconocimiento' }).first().click();
    await page.getByRole('button', { name: 'Expedir certificado' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Vigente' });
    await row.waitFor();
    await inspect(page);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Descargar PDF/ }).click();
    const code = /(\w{4}-){3}\w{4}/.exec((await saved).suggestedFilename())?.[0] ?? '';
    const guest = await stage.guest();
    await guest.page.goto(`/certificados/${code.toLowerCase()}`);
    await guest.page.getByText('El certificado es auténtico').waitFor();
    await guest.page.getByText(code).waitFor();
    await inspect(guest.page);
    await row.getByRole('button', { name: /^Más acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Retirar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Retirado el' }).waitFor();
    await guest.page.reload();
    await guest.page.getByText('Este certificado ya no vale').waitFor();
    expect([...complaints, ...guest.complaints]).toEqual([]);
  });

  it('stands in the calendar of its reviewer, which has a secret address', async () => {
    const { page } = invited;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Calendario de Revisiones' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendario de Revisiones' });
    for (const label of ['Sig.', 'Ant.', 'Hoy', 'Mes', 'Semana', 'Día', 'Agenda'])
      await dialog.getByRole('button', { name: label, exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Agenda', exact: true }).click();
    for (const header of ['Fecha', 'Hora', 'Evento']) await dialog.getByText(header, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Crear dirección' }).click();
    const address = await dialog.getByLabel('Dirección de tu calendario').inputValue();
    expect((await fetch(stage.url() + new URL(address).pathname)).headers.get('content-type')).toMatch('text/calendar');
    expect([...invited.complaints, ...author.complaints]).toEqual([]);
  });

  it('and in that of the editors, whose months and weeks fit a telephone', async () => {
    const { page, complaints } = await stage.member('editor');
    await page.goto('/calendario');
    for (const view of ['Semana', 'Mes']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await inspect(page);
    }
    expect(complaints).toEqual([]);
  });
});
