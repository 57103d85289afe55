/** An editor runs a work from its submission to the decision with the keyboard alone, on a desk and on a telephone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decisionSchema } from '#contract/entities/decision.ts';
import { rounds } from '#server/testing/rounds.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit } from './browser.ts';
import { expectFocus, tabTo } from './keys.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

/** More stops than the longest dashboard has. */
const far = 200;
/** `npm test` plays the first, editor-keyboard.test.ts meanwhile at a desk; the long run both. */
const screens = (
  [
    ['a telephone', { width: 360, height: 740 }],
    ['a desk', { width: 1280, height: 860 }],
  ] as const
).slice(0, rounds({ quick: 1, long: 2 }));
const decisionsSchema = z.object({ decisiones: z.array(decisionSchema) });

describe.skipIf(!browserPath)('deciding', () => {
  const stage = setStage();
  const { tokenOf, submit, completeReview } = submissionsAt(stage.url);
  const decisionsOn = async (id: string, name: string) =>
    decisionsSchema.parse(
      await ask(stage.url(), 'GET', `/publications/${id}/decisions`, undefined, await tokenOf(name)),
    ).decisiones;
  const press = async (page: Page, name: string) => {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    await tabTo(page, button, far);
    await page.keyboard.press('Enter');
  };
  const inspect = async (page: Page) => {
    await expectAccessible(page);
    await expectToFit(page);
  };

  it.each(screens)('is done by keyboard, at %s', async (_, viewport) => {
    const titulo = `Nieblas que riegan, a ${viewport.width} píxeles`;
    const id = await submit(titulo);
    const { page, complaints } = await stage.member('editor', { viewport });
    await page.goto('/dashboard');

    await press(page, `Asignar revisor: ${titulo}`);
    const assigning = page.getByRole('dialog');
    await tabTo(page, assigning.getByLabel('Buscar por nombre'));
    await page.keyboard.type('quispe');
    const reviewer = assigning.getByRole('checkbox', { name: /Quispe/ });
    await reviewer.waitFor();
    await tabTo(page, reviewer);
    await page.keyboard.press('Space');
    await tabTo(page, assigning.getByLabel('Comentarios'));
    await page.keyboard.type('Mira sobre todo el método.');
    await tabTo(page, assigning.getByRole('button', { name: 'Crear review' }));
    await page.keyboard.press('Enter');
    await assigning.waitFor({ state: 'hidden' });

    await completeReview(id);
    await page.reload();
    await press(page, `Solicitar cambios: ${titulo}`);
    const deciding = page.getByRole('dialog', { name: '¿Solicitar cambios?' });
    await expectFocus(deciding.getByLabel('Decisión'));
    const letter = deciding.getByLabel('Texto de la carta');
    await letter.waitFor();
    await inspect(page);
    await tabTo(page, deciding.getByRole('checkbox', { name: /Quispe/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await tabTo(page, letter);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nP. D.: {saludo}');
    const confirm = deciding.getByRole('button', { name: 'Solicitar cambios' });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await deciding.getByText('Estas marcas no existen: {saludo}').waitFor();
    await expectFocus(letter);
    await page.keyboard.press('Control+End');
    for (const _ of '{saludo}') await page.keyboard.press('Backspace');
    await page.keyboard.type('buen invierno.');
    await tabTo(page, deciding.getByRole('button', { name: 'Ver el correo como saldrá' }));
    await page.keyboard.press('Enter');
    await deciding.getByText('Irene Valcárcel Otero <autor@pliego.test>').waitFor();
    await page.frameLocator('iframe').getByText('P. D.: buen invierno.').waitFor();
    await inspect(page);
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: 'Publicación actualizada a estado: Cambios solicitados' })
      .first()
      .waitFor();
    await deciding.waitFor({ state: 'hidden' });

    const [told] = await decisionsOn(id, 'autor');
    expect(told).toMatchObject({ accion: 'SOLICITAR_CAMBIOS', revisiones: [expect.any(String)] });
    expect(told?.carta?.cuerpo).toContain('P. D.: buen invierno.');
    expect(told?.carta?.cuerpo).toContain('Claro y útil.');
    expect(complaints).toEqual([]);

    const author = await stage.member('autor', { viewport });
    await author.page.goto(`/publications/${id}`);
    await author.page.getByRole('heading', { name: 'Decisiones' }).waitFor();
    await author.page.getByText('P. D.: buen invierno.').waitFor();
    await author.page.getByRole('button', { name: 'Preparar nueva versión' }).waitFor();
    await inspect(author.page);
  });
});
