/**
 * What editors do on a work's desk, by keys alone, on a desk and on a telephone: invite a candidate, read the review, ask
 * for a second signature, return to review, sign with a look at the letter. (Assigning and asking for changes: deciding.test.ts.)
 */
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
/** `npm test` plays the first, deciding.test.ts meanwhile on a telephone; the long run both. */
const screens = (
  [
    ['a desk', { width: 1280, height: 860 }],
    ['a telephone', { width: 360, height: 740 }],
  ] as const
).slice(0, rounds({ quick: 1, long: 2 }));

describe.skipIf(!browserPath)('an editor’s desk, by keyboard', () => {
  const stage = setStage();
  const { tokenOf, submit, completeReview } = submissionsAt(stage.url);
  const press = async (page: Page, name: string | RegExp) => {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    await tabTo(page, button, far);
    await page.keyboard.press('Enter');
  };
  /** Along the parts of the desk to one of them. */
  const openPart = async (page: Page, name: string) => {
    const target = page.getByRole('tab', { name });
    await target.waitFor();
    await tabTo(page, page.getByRole('tab', { selected: true }), far);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (
      let before = await focused();
      (await target.getAttribute('aria-selected')) !== 'true';
      before = await focused()
    ) {
      await page.keyboard.press('ArrowRight');
      // Not before the step is done is it seen where one stands.
      await expect.poll(focused).not.toBe(before);
      await expectFocus(page.getByRole('tab', { selected: true }));
    }
    await expectFocus(target);
  };
  /** Opens the next step's dialog, and chooses a decision in it by its first letters. */
  const choose = async (page: Page, titulo: string, letters: string, question: string) => {
    await press(page, `Decidir: ${titulo}`);
    await expectFocus(page.getByRole('dialog', { name: '¿Qué decides?' }).getByLabel('Decisión'));
    await page.keyboard.type(letters);
    await page.getByRole('dialog', { name: question }).waitFor();
  };
  /** Answers the open question with a note, and waits until it is gone. */
  const answer = async (page: Page, question: string, note: string, act: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    const words = dialog.getByLabel(/^Nota para quien edita/);
    await tabTo(page, words);
    await page.keyboard.type(note);
    await expectAccessible(page);
    await expectToFit(page, page.viewportSize()?.width);
    await tabTo(page, dialog.getByRole('button', { name: act }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  };

  it.each(screens)('takes a work to its second signature, at %s', async (_, viewport) => {
    const titulo = `Acequias compartidas, a ${viewport.width} píxeles`;
    const id = await submit(titulo);
    const { page, complaints } = await stage.member('editor', { viewport });
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: titulo });
    await link.waitFor();
    await tabTo(page, link, far);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/editorial/${id}`);

    await openPart(page, 'Candidatos');
    await tabTo(page, page.getByRole('searchbox', { name: 'Buscar por nombre' }));
    await page.keyboard.type('quispe');
    const named = page.getByRole('list', { name: 'De más a menos cercanía' }).getByRole('heading');
    await expect.poll(() => named.allTextContents()).toEqual(['Tomás Quispe Mamani']);
    await press(page, 'Invitar ahora: Tomás Quispe Mamani');
    const inviting = page.getByRole('alertdialog', { name: '¿Invitar a Tomás Quispe Mamani?' });
    await tabTo(page, inviting.getByRole('button', { name: 'Invitar ahora' }));
    await page.keyboard.press('Enter');
    await inviting.waitFor({ state: 'hidden' });

    await completeReview(id);
    await page.reload();
    await openPart(page, 'Revisiones');
    await page.getByRole('tabpanel').getByText('Claro y útil.').waitFor();
    await choose(page, titulo, 'Elevar', '¿Elevar a aprobación?');
    await answer(page, '¿Elevar a aprobación?', 'Yo la aprobaría.', 'Elevar a aprobación');

    const signer = await stage.member('admin', { viewport });
    await signer.page.goto(`/editorial/${id}`);
    await choose(signer.page, titulo, 'Devolver', '¿Devolver a revisión?');
    await answer(signer.page, '¿Devolver a revisión?', 'Falta mirar la tabla 2.', 'Devolver a revisión');

    await page.reload();
    await choose(page, titulo, 'Elevar', '¿Elevar a aprobación?');
    await answer(page, '¿Elevar a aprobación?', 'Mirada.', 'Elevar a aprobación');

    await signer.page.reload();
    await choose(signer.page, titulo, 'Aprobar', '¿Aprobar esta publicación?');
    const signing = signer.page.getByRole('dialog', { name: '¿Aprobar esta publicación?' });
    await expectFocus(signing.getByLabel('Decisión'));
    await signing.getByLabel('Texto de la carta').waitFor();
    await tabTo(signer.page, signing.getByRole('button', { name: 'Ver el correo como saldrá' }));
    await signer.page.keyboard.press('Enter');
    await signer.page.frameLocator('iframe').getByText('Claro y útil.').waitFor();
    await tabTo(signer.page, signing.getByRole('button', { name: 'Aprobar publicación' }));
    await signer.page.keyboard.press('Enter');
    await signing.waitFor({ state: 'hidden' });

    const { decisiones } = z
      .object({ decisiones: z.array(decisionSchema) })
      .parse(await ask(stage.url(), 'GET', `/publications/${id}/decisions`, undefined, await tokenOf('editor')));
    expect(decisiones.map(({ accion }) => accion)).toEqual(['APROBAR', 'ELEVAR', 'DEVOLVER_A_REVISION', 'ELEVAR']);
    expect([...complaints, ...signer.complaints]).toEqual([]);
  });

  it('opens and closes every dialog of the dashboard, and gives the focus back', async () => {
    const { page, complaints } = await stage.member('editor');
    await page.goto('/dashboard');
    for (const name of ['Ver Todas', 'Reportes', 'Configurar Workflow', 'Ver Calendario']) {
      await press(page, name);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expectFocus(page.getByRole('button', { name, exact: true }));
    }
    expect(complaints).toEqual([]);
  });
});
