/** The editors' queue through a working day: eight works in view, found and narrowed down, kept as a view, acted on together. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionSchema } from '#contract/entities/user.ts';
import { dayMs } from '#contract/time.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, phone, settle, type Visitor } from './browser.ts';
import { expectFocus } from './keys.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

const desk = { viewport: { width: 1280, height: 800 } };
const titles = ['Acequias de la vega', 'Brañas de montaña', 'Esteros del delta', 'Turberas del norte'];

describe.skipIf(!browserPath)('the queue', () => {
  const stage = setStage();
  const { submit } = submissionsAt(stage.url);
  const ids: Record<string, string> = {};
  let editor: Visitor;
  let page: Page;
  beforeAll(async () => {
    for (const title of titles) ids[title] = await submit(title);
    editor = await stage.member('editor', desk);
    page = editor.page;
  });
  const rows = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
  const rowOf = (title: string) => rows().filter({ hasText: title });
  const choose = (title: string) => page.getByRole('checkbox', { name: `Elegir «${title}»` }).check();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  it('has eight works in view, 64 px each, on its own screen', async () => {
    await page.goto('/editorial');
    await rowOf('Turberas del norte').waitFor();
    await settle(page);
    const boxes = await rows().evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => Math.round(height)).filter((height) => height !== 64 && height !== 63)).toEqual(
      [],
    );
    expect(boxes.filter(({ bottom }) => bottom <= desk.viewport.height).length).toBeGreaterThanOrEqual(8);
    await expectAccessible(page);
    await press('Más acciones: Acequias de la vega');
    await page.getByRole('menuitem', { name: 'Tomarla a tu cargo' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  it('is searched and narrowed down, and found so again after a way back', async () => {
    await page.getByRole('searchbox').fill('valcarcel turberas');
    await expect.poll(() => rows().count()).toBe(1);
    await press(/^Filtros/);
    await page.getByLabel('Tipo').selectOption({ label: 'Artículo' });
    await page.getByLabel('Orden').selectOption({ label: 'Más espera' });
    await press(/^Sin revisores/);
    await page.getByRole('button', { name: /^Sin revisores/, pressed: true }).waitFor();
    await expectAccessible(page);
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: 'valcarcel turberas',
      tipo: 'ARTICULO',
      orden: 'antiguas',
      espera: 'REVISORES',
    });
    await choose('Turberas del norte');
    await page.getByRole('link', { name: 'Turberas del norte' }).click();
    await page.waitForURL(`**/editorial/${ids['Turberas del norte']}`);
    await page.getByRole('tablist').waitFor();
    await page.goBack();
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Elegir «Turberas del norte»', checked: true }).uncheck();
    expect(page.url()).toBe(address.href);
    expect(await page.getByRole('searchbox').inputValue()).toBe('valcarcel turberas');
    await page.getByLabel('Prioridad').selectOption({ label: 'BAJA' });
    await page.getByText('Ninguna publicación coincide.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).last().click();
    await rowOf('Acequias de la vega').waitFor();
  });

  it('opens once what is pressed twice, and the keyboard begins where it does', async () => {
    await page.goto('/editorial');
    const assign = page.getByRole('button', { name: 'Asignar revisor: Turberas del norte' });
    const dialog = page.getByRole('dialog', { name: 'Asignar revisor' });
    // Once to have it at hand: what comes later than the second press hears nothing of it.
    await assign.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await assign.dblclick();
    await expectFocus(dialog.getByLabel('Buscar por nombre'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFocus(assign);
  });

  it('is kept as a view under a name, which is changed and removed', async () => {
    await page.goto('/editorial?prioridad=ALTA&orden=plazo');
    await press('Vistas');
    await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click();
    const keeping = page.getByRole('dialog', { name: 'Guardar esta vista' });
    await expectFocus(keeping.getByLabel('Nombre'));
    await keeping.getByLabel('Nombre').fill('Lo que arde');
    await expectAccessible(page);
    await keeping.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Vista: Lo que arde' }).waitFor();
    await page.goto('/editorial');
    await press('Vistas');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Lo que arde' }).click();
    await page.waitForURL('**/editorial?prioridad=ALTA&orden=plazo');
    await press('Vista: Lo que arde');
    await page.getByRole('menuitem', { name: 'Cambiar o quitar vistas…' }).click();
    const managing = page.getByRole('dialog', { name: 'Tus vistas' });
    await managing.getByRole('textbox', { name: 'Nombre' }).fill('Lo urgente');
    await managing.getByRole('button', { name: /^Cambiar el nombre/ }).click();
    await managing.getByText('Ahora se llama «Lo urgente».').waitFor();
    await expectAccessible(page);
    await managing.getByRole('button', { name: 'Más acciones: Lo urgente' }).click();
    await page.getByRole('menuitem', { name: 'Quitar' }).click();
    await managing.getByText('«Lo urgente» ya no está entre tus vistas.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
  });

  it('takes two works at once, and gives them back', async () => {
    await page.goto('/editorial');
    await choose('Acequias de la vega');
    await choose('Esteros del delta');
    await expectAccessible(page);
    await press('Tomar (2)');
    const asking = page.getByRole('alertdialog', { name: '¿Tomar 2 publicaciones a tu cargo?' });
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Tomar las 2' }).click();
    await page.getByText('Ahora llevas 2 publicaciones más.').waitFor();
    await rowOf('Esteros del delta').getByText('Elena Saavedra Ponce').waitFor();
    await expectAccessible(page);
    await press('Deshacer');
    await page.getByText('2 publicaciones vuelven a estar como estaban.').waitFor();
    await rowOf('Esteros del delta').getByText('Nadie todavía').waitFor();
  });

  it('hands two works over to a colleague who is away, and gives back what is still theirs', async () => {
    const inTwoDays = `${new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)}T23:59:59.000Z`;
    const enter = async (name: string) =>
      sessionSchema.parse(
        await ask(stage.url(), 'POST', '/auth/login', { email: `${name}@pliego.test`, password: 'demo1234' }),
      );
    const [{ access_token: token, user }, third] = await Promise.all([enter('ines.castellanos'), enter('admin')]);
    await ask(stage.url(), 'PATCH', '/users/profile', { noDisponibleHasta: inTwoDays }, token);
    await page.reload();
    await choose('Acequias de la vega');
    await choose('Esteros del delta');
    await press('Pasar a otra persona');
    const asking = page.getByRole('alertdialog', { name: '¿Pasar 2 publicaciones a otra persona?' });
    const away = asking.getByRole('option', { name: /^Inés Castellanos Prieto · Ausente hasta/ });
    await asking.getByLabel('Quién las llevará').selectOption(await away.getAttribute('value'));
    await asking.getByText(/^Está fuera hasta el .*: hasta entonces no las verá\.$/).waitFor();
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Pasar las 2' }).click();
    const said = page.getByRole('status').filter({ hasText: 'Has pasado 2 publicaciones a Inés Castellanos Prieto.' });
    await said.waitFor();
    await rowOf('Esteros del delta')
      .getByText(/^Inés Castellanos Prieto, ausente hasta/)
      .waitFor();
    await expectAccessible(page);
    // Who gets them is told, and gives one on before they are taken back.
    const receiver = await stage.member('ines.castellanos', phone);
    await receiver.page.goto('/notificaciones');
    await receiver.page
      .getByText(/«Acequias de la vega» está ahora a tu cargo/)
      .first()
      .waitFor();
    const givenOn = { editorId: third.user.id, anterior: user.id };
    await ask(stage.url(), 'PUT', `/publications/${ids['Acequias de la vega']}/editor`, givenOn, token);
    await press('Deshacer');
    await page.getByText('1 publicación vuelve a estar como estaba.').waitFor();
    await page.getByText('Con una no se ha podido:').waitFor();
    await rowOf('Esteros del delta').getByText('Nadie todavía').waitFor();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await ask(stage.url(), 'PATCH', '/users/profile', { noDisponibleHasta: null }, token);
    expect(receiver.complaints).toEqual([]);
  });

  it('writes to who sent them, and says whom before', async () => {
    await choose('Acequias de la vega');
    await choose('Brañas de montaña');
    await press('Escribir a sus autores');
    const writing = page.getByRole('dialog', { name: 'Escribir sobre 2 publicaciones' });
    await writing.getByRole('list', { name: 'Recibirán el mensaje' }).getByText('Brañas de montaña').waitFor();
    await writing.getByLabel('Asunto').fill('Una pregunta');
    await writing.getByRole('textbox', { name: 'Mensaje' }).fill('¿Podéis enviar las figuras aparte?');
    await expectAccessible(page);
    await writing.getByRole('button', { name: 'Enviar 2 mensajes' }).click();
    await page.getByText('Se han enviado 2 mensajes.').waitFor();
  });

  it('leads to assigning those that are chosen', async () => {
    await choose('Acequias de la vega');
    await choose('Brañas de montaña');
    // The list of works comes in late, above the button, which stays where it is.
    const { promise: wanted, resolve: send } = Promise.withResolvers<void>();
    const isList = ({ pathname, searchParams }: URL) =>
      pathname.endsWith('/assignments/works') && searchParams.get('limit') !== '1';
    await page.route(isList, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Asignar revisores (2)' }).click();
    await page.getByText('2 obras elegidas').waitFor();
    const start = page.getByRole('button', { name: 'Buscar el mejor reparto' });
    const place = await start.boundingBox();
    send();
    await page.getByRole('checkbox', { name: 'Acequias de la vega' }).waitFor();
    expect(await start.boundingBox()).toEqual(place);
    await press('Buscar el mejor reparto');
    await page.waitForURL('**/editorial/asignacion?id=*');
  });

  it('is cards on a telephone, with the same acts', async () => {
    const small = await stage.member('editor', phone);
    await small.page.goto('/editorial');
    await small.page.getByRole('checkbox', { name: 'Elegir «Acequias de la vega»' }).check();
    await expectAccessible(small.page);
    await expectToFit(small.page);
    expect([...editor.complaints, ...small.complaints]).toEqual([]);
  });
});
