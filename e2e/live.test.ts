/** What others do appears by itself: an editor and an author, who has two windows open (spec 001 §7, the live stream). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reviewListSchema } from '#contract/entities/review.ts';
import { sessionSchema, userListSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const titulo = 'Una obra que cambia a la vista';
const idSchema = z.object({ id: z.string() });
const shownSchema = z.array(z.string());

/** Puts a record in the place of the browser's own notices, which nobody sees here; `isHidden` is the window's to say. */
function recordNotices(): void {
  const kept: string[] = [];
  class Recorded {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    onclick: (() => void) | null = null;
    constructor(title: string) {
      kept.push(title);
      Object.assign(window, { clickNotice: () => this.onclick?.() });
    }
    close() {}
  }
  Object.assign(window, { Notification: Recorded, shownNotices: kept, isHidden: false });
  Object.defineProperty(document, 'visibilityState', {
    get: () => ('isHidden' in window && window.isHidden ? 'hidden' : 'visible'),
  });
}

describe.skipIf(!browserPath)('live', () => {
  const stage = setStage();
  let author: Visitor;
  let editor: Visitor;
  let list: Page;
  let detail: Page;
  let work = '';
  const as = async (name: string, method: string, path: string, body?: unknown) => {
    const credentials = { email: `${name}@pliego.test`, password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    return ask(stage.url(), method, path, body, access_token);
  };
  const unread = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Notificaciones/ })
      .getAttribute('aria-label');
  /** How many a screen's bell and title say are unread. */
  const unreadIn = async (page: Page) => {
    const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    const inTitle = /^\(/.test(await page.title()) ? count(await page.title()) : 0;
    return [count(await unread(page)), inTitle];
  };
  const counter = (page: Page, label: string) =>
    page.locator('.stat-label', { hasText: label }).locator('xpath=following-sibling::*[1]').textContent();

  beforeAll(async () => {
    work = idSchema.parse(
      await as('autor', 'POST', '/publications', { titulo, resumen: 'Un resumen.', palabrasClave: ['luz'] }),
    ).id;
    [author, editor] = await Promise.all([stage.member('autor'), stage.member('editor')]);
    await author.context.addInitScript(recordNotices);
    list = author.page;
    detail = await author.context.newPage();
    await list.goto('/dashboard');
    await detail.goto(`/publications/${work}`);
    await editor.page.goto('/dashboard');
    await list.getByText(titulo).first().waitFor();
    await detail.getByRole('heading', { level: 1, name: titulo }).waitFor();
  });

  it('a submission appears in the editor’s list, and in the author’s counters and open work', async () => {
    await editor.page.getByRole('heading', { level: 1 }).waitFor();
    const before = Number(await counter(list, 'En revisión'));
    await as('autor', 'POST', `/publications/${work}/submit-review`);
    await editor.page.getByText(titulo).first().waitFor();
    await expect.poll(() => counter(list, 'En revisión')).toBe(String(before + 1));
    await detail.getByText('En revisión', { exact: true }).first().waitFor();
  });

  it('a decision appears in both windows of the author, with one more that is unread in bell and title', async () => {
    const { users } = userListSchema.parse(await stage.admin().send('GET', '/users?search=revisor%40pliego.test'));
    await as('editor', 'POST', `/reviews/publications/${work}/assign-reviewer`, { revisorId: users[0]?.id });
    const { reviews } = reviewListSchema.parse(await as('revisor', 'GET', '/reviews/my-reviews'));
    const review = reviews.find(({ publicacionId }) => publicacionId === work);
    const [before = 0] = await unreadIn(list);
    await as('revisor', 'PATCH', `/reviews/${review?.id}`, { estado: 'ACEPTADA', comentarios: 'Claro y útil.' });
    await detail.getByText('Claro y útil.').waitFor();
    await as('editor', 'POST', `/publications/${work}/decisions`, { estado: 'CAMBIOS_SOLICITADOS' });
    await detail.getByRole('button', { name: 'Preparar nueva versión' }).waitFor();
    await list
      .getByRole('listitem')
      .filter({ hasText: titulo })
      .getByText('Cambios solicitados', { exact: true })
      .first()
      .waitFor();
    for (const page of [list, detail])
      await expect.poll(async () => Math.min(...(await unreadIn(page)))).toBeGreaterThan(before);
    const apart = async () => {
      const [one, other] = await Promise.all([unreadIn(list), unreadIn(detail)]);
      return one.filter((count, place) => count !== other[place]).length;
    };
    await expect.poll(apart).toBe(0);
  });

  it('what is under the bell leads to its work, by the keyboard, and can be muted there', async () => {
    await list.goto('/dashboard');
    await list.getByRole('heading', { level: 1 }).waitFor();
    const bell = list.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
    await bell.focus();
    await list.keyboard.press('Enter');
    const newest = list.getByRole('dialog', { name: 'Notificaciones' });
    const decision = newest.getByRole('link', { name: 'Cambios solicitados' }).first();
    await decision.waitFor();
    await expectAccessible(list);
    await newest.getByRole('button', { name: `Silenciar esta obra: ${titulo}` }).click();
    await newest.getByText('Silenciada').waitFor();
    await newest.getByRole('button', { name: `Volver a recibir sus avisos: ${titulo}` }).click();
    await newest.getByText('Silenciada').waitFor({ state: 'hidden' });
    await list.keyboard.press('Escape');
    await newest.waitFor({ state: 'hidden' });
    expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
    await list.keyboard.press('Enter');
    const [before = 0] = await unreadIn(list);
    await decision.focus();
    await list.keyboard.press('Enter');
    await list.getByRole('heading', { level: 1, name: titulo }).waitFor();
    expect(new URL(list.url()).pathname).toBe(`/publications/${work}`);
    await newest.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await unreadIn(list))[0]).toBe(before - 1);
  });

  it('what is read in one window is read in the other', async () => {
    await list.goto('/notificaciones');
    await list.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await expect.poll(() => unreadIn(detail)).toEqual([0, 0]);
    await expect.poll(() => unreadIn(list)).toEqual([0, 0]);
  });

  it('the browser itself tells whoever looks at none of their windows, once, and leads there without loading anew', async () => {
    const tell = () =>
      as('editor', 'POST', '/notifications/send-email', {
        to: 'autor@pliego.test',
        subject: 'Una cosa',
        message: '¿Tienes la tabla?',
      });
    const shownIn = async (page: Page) =>
      shownSchema.parse(await page.evaluate(() => Reflect.get(window, 'shownNotices')));
    const shown = async () => (await Promise.all([list, detail].map(shownIn))).flat();
    const look = (page: Page, away: boolean) =>
      page.evaluate((isHidden) => {
        Object.assign(window, { isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, away);
    const unreadBy = (count: number) => expect.poll(() => unreadIn(detail)).toEqual([count, count]);
    expect(await shown()).toEqual([]);
    // One of the two is still in view, whichever reads the stream.
    for (const away of [list, detail]) {
      for (const page of [list, detail]) await look(page, page === away);
      const [before = 0] = await unreadIn(detail);
      await tell();
      await unreadBy(before + 1);
    }
    expect(await shown()).toEqual([]);
    for (const page of [list, detail]) await look(page, true);
    await tell();
    await expect.poll(shown).toEqual(['Tienes un mensaje']);
    const [teller = detail] = (await shownIn(list)).length > 0 ? [list] : [detail];
    await teller.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
    await teller.evaluate(() => Reflect.get(window, 'clickNotice')());
    const message = teller.getByRole('dialog', { name: 'Tienes un mensaje' });
    await message.getByText('¿Tienes la tabla?').waitFor();
    expect(await teller.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await teller.keyboard.press('Escape');
    await message.waitFor({ state: 'hidden' });
    // It was read by being opened.
    await unreadBy(2);
    await list.goto('/configuracion');
    await list.getByLabel('Mostrar notificaciones locales').uncheck();
    await list.getByRole('button', { name: 'Guardar preferencias' }).click();
    await list.getByText('¡Preferencias guardadas!').waitFor();
    for (const page of [list, detail]) await look(page, true);
    const before = await shown();
    await tell();
    await unreadBy(3);
    expect(await shown()).toEqual(before);
    expect([...author.complaints, ...editor.complaints]).toEqual([]);
  });
});
