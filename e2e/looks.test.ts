/** What a page looks like where people and their texts are not as the page would like them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { deadlineListSchema } from '#contract/entities/editorial.ts';
import { rounds } from '#server/testing/rounds.ts';
import { browserPath, expectToFit, phone, phoneFaults, settle, type Visitor } from './browser.ts';
import { type EndlessWorks, makeEndlessWorks } from './endless-works.ts';
import { setStage } from './stage.ts';

/**
 * Each person's screens that show what others write, those with most of it first; after `>`, the button that opens a dialog
 * there. `npm test` looks at two of each person.
 */
const screens: Record<string, readonly string[]> = {
  guest: ['/catalogo', '/catalogo/:published'],
  lector: ['/dashboard', '/coautorias'],
  autor: [
    '/publications/:draft/edit',
    '/publications/:waiting',
    '/dashboard',
    '/mis-publicaciones',
    '/publications/:waiting/versiones',
    '/publications/:answering/respuesta',
    '/perfil',
    '/autor/estadisticas',
    '/notificaciones',
  ],
  revisor: ['/revisiones/:review', '/dashboard', '/mis-revisiones'],
  editor: [
    '/editorial',
    '/dashboard',
    '/editorial/:waiting',
    '/editorial/:waiting/ver-como',
    '/editorial/asignacion',
    '/editorial/revisores',
  ],
  admin: [
    '/admin/users?q=wolf > Editar',
    '/admin/publications',
    '/dashboard',
    '/admin/users?q=wolf',
    '/admin/reviews',
    '/admin/reviews > Ver',
    '/admin/logs',
    '/admin/correos',
    '/admin/correos > Ver',
  ],
};

const most = rounds({ quick: 2, long: Number.POSITIVE_INFINITY });

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

    it.each(paths.slice(0, most))(
      '%s is no wider than the window where each text is one endless word',
      async (path) => {
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
      },
    );
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
      await calendar.getByRole('button', { name: /^\+\d+ más/ }).click();
      await expect.poll(() => calendar.getByRole('link', { name: /^Decidir: Obra/ }).count()).toBe(64);
      await calendar.getByRole('link', { name: 'Decidir: Obra 63' }).scrollIntoViewIfNeeded();
      for (const view of ['Semana', 'Agenda', 'Mes', 'Día']) {
        await calendar.getByRole('button', { name: view, exact: true }).click();
        await expectToFit(page);
        // As it was laid out for fingers: it looks but once how many fit.
        if (held) expect(await phoneFaults(page), view).toEqual([]);
        expect((await calendar.locator('.calendar').boundingBox())?.height).toBe(500);
      }
    },
  );
});

/** Decisions that are due today, more than a day of a month has room for. */
function manyDeadlines(): z.input<typeof deadlineListSchema> {
  const today = new Date().toISOString();
  const plazo = { tipo: 'DECISION', revisor: null, inicio: today, fin: today } as const;
  const plazos = Array.from({ length: 64 }, (_, n) => {
    const id = `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    return { ...plazo, id, publicacionId: id, titulo: `Obra ${n}` };
  });
  return { plazos, completo: true };
}
