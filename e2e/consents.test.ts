/** A blind work stays blind when the platform is opened; its editor asks, its reviewer answers, and only then is a name shown. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reviewListSchema } from '#contract/entities/review.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

describe.skipIf(!browserPath)('the consent to open an identity, in a browser', () => {
  const stage = setStage();
  const { tokenOf, submit, completeReview } = submissionsAt(() => stage.url());
  let editor: Visitor;
  let reviewer: Visitor;
  let id = '';
  const reviewersSeenByAuthor = async () => {
    const list = await ask(stage.url(), 'GET', `/reviews/publications/${id}`, undefined, await tokenOf('autor'));
    return reviewListSchema.parse(list).reviews.map(({ revisorNombre }) => revisorNombre);
  };
  beforeAll(async () => {
    const admin = stage.admin();
    await admin.send('PATCH', '/settings', { identidadRevision: 'doble ciego' });
    id = await submit('Una obra a ciegas');
    const revisor = z.object({ id: z.string() });
    const who = revisor.parse(await ask(stage.url(), 'GET', '/auth/profile', undefined, await tokenOf('revisor')));
    await ask(
      stage.url(),
      'POST',
      `/reviews/publications/${id}/assign-reviewer`,
      { revisorId: who.id },
      await tokenOf('editor'),
    );
    await completeReview(id);
    await admin.send('PATCH', '/settings', { identidadRevision: 'abierta' });
    editor = await stage.member('editor');
    reviewer = await stage.member('revisor');
  });

  it('is asked from the desk, with a reason', async () => {
    expect(await reviewersSeenByAuthor()).toEqual(['Revisor 1']);
    const { page } = editor;
    await page.goto(`/editorial/${id}?parte=revisiones`);
    await page.getByText('La revisión es doble ciego').waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Pedir su consentimiento' }).last().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/^Por qué se lo pides/).fill('Queremos publicar el informe firmado.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pedirlo' }).click();
    await page.getByRole('button', { name: 'Retirar la petición' }).waitFor();
    expect(await reviewersSeenByAuthor()).toEqual(['Revisor 1']);
  });

  it('leaves a note beside it, which is resolved on the page of the work and folded among the notes', async () => {
    const { page } = editor;
    await page.goto(`/editorial/${id}?parte=notas`);
    await page.getByRole('textbox', { name: /^Nota/ }).fill('Esperar a que responda.');
    await page.getByRole('button', { name: 'Añadir nota' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Esperar a que responda.' }).waitFor();
    await page.goto(`/editorial/${id}`);
    const open = page.getByRole('region', { name: 'Notas abiertas' });
    await open.getByText('Esperar a que responda.').waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectToFit(page);
    await open.getByRole('button', { name: /^Resolver/ }).focus();
    await page.keyboard.press('Enter');
    await open.getByText('Ninguna nota abierta').waitFor();
    await page.goto(`/editorial/${id}?parte=notas`);
    await page.getByText('Resueltas (1)').click();
    await page.getByRole('button', { name: /^Reabrir/ }).waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectToFit(page);
  });

  it('is answered by its person, who may hide again', async () => {
    const { page } = reviewer;
    await page.goto('/mis-revisiones');
    await page.getByRole('link', { name: 'Responder', exact: true }).click();
    await page.getByText('Queremos publicar el informe firmado.').waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Sí, que se conozca' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, que se conozca' }).click();
    await page.getByText('Se conoce', { exact: true }).waitFor();
    expect(await reviewersSeenByAuthor()).not.toEqual(['Revisor 1']);
    await page.getByRole('button', { name: 'Volver a ocultarlo' }).click();
    await page.getByText('No se conoce', { exact: true }).waitFor();
    expect(await reviewersSeenByAuthor()).toEqual(['Revisor 1']);
    expect([...editor.complaints, ...reviewer.complaints]).toEqual([]);
  });
});
