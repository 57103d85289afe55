/** What a page looks like where people and their texts are not as the page would like them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { deadlineListSchema } from '#contract/entities/editorial.ts';
import { browserPath, expectToFit, phone, phoneFaults, settle, type Visitor } from './browser.ts';
import { type EndlessWorks, makeEndlessWorks } from './endless-works.ts';
import { setStage } from './stage.ts';

/** Each person's screens that show what others write; after `>`, the button that opens a dialog there. */
const screens: Record<string, readonly string[]> = {
  guest: ['/catalogo', '/catalogo/:published'],
  lector: ['/dashboard', '/coautorias'],
  autor: [
    '/dashboard',
    '/mis-publicaciones',
    '/publications/:draft/edit',
    '/publications/:waiting',
    '/publications/:waiting/versiones',
    '/publications/:answering/respuesta',
    '/perfil',
    '/autor/estadisticas',
    '/notificaciones',
  ],
  revisor: ['/dashboard', '/mis-revisiones', '/revisiones/:review'],
  editor: ['/dashboard', '/editorial', '/editorial/:waiting', '/editorial/:waiting/ver-como', '/editorial/asignacion'],
  admin: [
    '/dashboard',
    '/admin/users?q=wolf',
    '/admin/users?q=wolf > Editar',
    '/admin/publications',
    '/admin/reviews',
    '/admin/reviews > Ver',
    '/admin/logs',
    '/admin/correos',
    '/admin/correos > Ver',
  ],
};

describe.skipIf(!browserPath)('a page', () => {
  const stage = setStage();
  let works: EndlessWorks;
  beforeAll(async () => {
    works = await makeEndlessWorks(stage.url());
  });

  describe.each(Object.entries(screens))('of %s', (name, paths) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await (name === 'guest' ? stage.guest() : stage.member(name));
    });

    it.each(paths)('%s is no wider than the window where each text is one endless word', async (path) => {
      const { page } = visitor;
      const [address = '', opener] = path.split(' > ');
      await page.goto(address.replace(/:(\w+)/, (_, work) => z.string().parse(works[work as keyof EndlessWorks])));
      await page
        .getByText(/anticonstitucional|Wolfeschlegel/)
        .first()
        .waitFor({ state: 'attached' });
      if (opener) await page.getByRole('button', { name: opener }).first().click();
      await settle(page);
      expect(await phoneFaults(page)).toEqual([]);
      await expectToFit(page, 1280);
    });
  });

  it.each([
    ['desk', undefined],
    ['telephone', phone],
  ])(
    'leads from a day of the calendar that has more than fits to that day, where all of it is: %s',
    async (_, held) => {
      const { page } = await stage.member('editor', held);
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
        // As it was laid out for fingers: it looks but once how many fit.
        if (held) expect(await phoneFaults(page), view).toEqual([]);
        expect((await calendar.locator('.rbc-calendar').boundingBox())?.height).toBe(500);
      }
    },
  );

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
