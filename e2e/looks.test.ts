/** What a page looks like where people and their texts are not as the page would like them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
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

/** The picture of the first chart. */
const chartOf = (page: Page): Promise<string> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
