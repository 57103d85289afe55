/** What a page looks like where people and their texts are not as the page would like them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { deadlineListSchema } from '#contract/entities/editorial.ts';
import { ask } from './administrator.ts';
import { browserPath, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

const endless = 'anticonstitucional'.repeat(16);

describe.skipIf(!browserPath)('a page', () => {
  const stage = setStage();
  const { tokenOf, submit, completeReview } = submissionsAt(stage.url);
  let published: string;

  beforeAll(async () => {
    published = await submit(endless);
    const [editor, admin] = [await tokenOf('editor'), await tokenOf('admin')];
    const { user } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse(await ask(stage.url(), 'POST', '/auth/login', { email: 'revisor@pliego.test', password: 'demo1234' }));
    const review = { publicacionId: published, revisorId: user.id, comentarios: endless };
    await ask(stage.url(), 'POST', '/reviews', review, editor);
    await completeReview(published);
    for (const [token, estado] of [
      [editor, 'APROBADO'],
      [admin, 'PUBLICADO'],
    ])
      await ask(stage.url(), 'PATCH', `/publications/${published}/estado`, { estado, motivo: endless }, token);
    await submit(endless);
  });

  it.each([
    ['autor', ['/dashboard', '/mis-publicaciones']],
    ['editor', ['/dashboard']],
    ['lector', ['/dashboard', '/catalogo', '/catalogo/:id']],
  ])('of %s is no wider than the screen where a title is one endless word', async (name, paths) => {
    const { page } = await stage.member(name);
    for (const path of paths) {
      await page.goto(path.replace(':id', published));
      await page.getByText(endless).first().waitFor();
      await expectToFit(page);
    }
  });

  it('leads from a day of the calendar that has more than fits to that day, where all of it is', async () => {
    const { page } = await stage.member('editor');
    await page.route('**/api/editorial/calendar?*', (route) => route.fulfill({ json: manyDeadlines() }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ver Calendario' }).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: /^\+\d+ más$/ }).click();
    await expect.poll(() => calendar.getByRole('button', { name: /^Decidir: Obra/ }).count()).toBe(64);
    await calendar.getByRole('button', { name: 'Decidir: Obra 63' }).scrollIntoViewIfNeeded();
    for (const view of ['Semana', 'Agenda', 'Mes', 'Día']) {
      await calendar.getByRole('button', { name: view, exact: true }).click();
      await expectToFit(page);
      expect((await calendar.locator('.rbc-calendar').boundingBox())?.height).toBe(500);
    }
  });

  it('draws the same chart for who wants no motion as for everybody', async () => {
    const chartFor = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await stage.member('autor', { reducedMotion });
      await page.goto('/autor/estadisticas');
      await settle(page);
      return () => chartOf(page);
    };
    const still = await chartFor('reduce');
    const moved = await chartFor('no-preference');
    // Bars that grow are at their length in the end.
    await expect.poll(async () => (await moved()) === (await still())).toBe(true);
  });
});

/** Decisions that are due today, more than a day of a month has room for. */
function manyDeadlines(): z.input<typeof deadlineListSchema> {
  const id = '0190a000-0000-7000-8000-000000000001';
  const today = new Date().toISOString();
  const plazo = { tipo: 'DECISION', id, publicacionId: id, revisor: null, inicio: today, fin: today } as const;
  return { plazos: Array.from({ length: 64 }, (_, n) => ({ ...plazo, titulo: `Obra ${n}` })), completo: true };
}

/** The picture of the first chart. */
const chartOf = (page: Page): Promise<string> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
