/** Finding reviewers on a work's desk: who is close and why, who is excluded and why, and a list that invites by itself. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { biddableWorksSchema } from '#contract/entities/bid.ts';
import { mailListSchema } from '#contract/entities/mail.ts';
import { reviewListSchema } from '#contract/entities/review.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit } from './browser.ts';
import { expectFocus } from './keys.ts';
import { setStage } from './stage.ts';
import { idSchema, submissionsAt } from './submissions.ts';

const titulo = 'Escrutinio y recuento en elecciones de barrio';
/** Nobody of the demonstration set is closer to it. */
const close = 'Inés Castellanos Prieto';
const next = 'Soledad Arce Villalobos';
const excluded = 'Brais Outeiro Rial';
/** Nobody with an account. */
const stranger = 'lea.soto@fuera.test';
const motivo = 'Nadie más conoce estos recuentos.';

describe.skipIf(!browserPath)('the candidates for a work', () => {
  const stage = setStage();
  const submissions = submissionsAt(stage.url);
  const call = async (name: string, method: string, path: string, body?: unknown) => {
    const credentials = { email: `${name}@pliego.test`, password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    return ask(stage.url(), method, path, body, access_token);
  };
  const desk = (id: string, part = 'candidatos') => `/editorial/${id}?parte=${part}`;
  let id: string;

  it('come closest first, with what they share with it', async () => {
    const fields = { titulo, resumen: 'Cómo se cuentan los votos.', palabrasClave: ['escrutinio', 'elecciones'] };
    id = z.object({ id: z.string() }).parse(await call('autor', 'POST', '/publications', fields)).id;
    await call('autor', 'PUT', `/publications/${id}/content`, { contenido: 'Un texto.' });
    await call('autor', 'POST', `/publications/${id}/submit-review`);
    const { page } = await stage.again('editor');
    await page.goto(desk(id));
    const closest = page.getByRole('list', { name: 'De más a menos cercanía' }).getByRole('listitem').first();
    await closest.getByRole('heading', { name: close }).waitFor();
    await closest.getByText(/^Coincide en: .*elecciones/).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  });

  it('leave out who has a conflict of interest, and name it; an editor cannot pass over it', async () => {
    const { page } = await stage.again('editor');
    await page.goto(desk(id));
    await page.getByText(/excluidas? por conflicto de interés/).click();
    const one = page
      .getByRole('list', { name: 'Excluidas por conflicto de interés' })
      .getByRole('listitem')
      .filter({ hasText: excluded });
    await one.getByText(/^Firmó otra obra con Irene Valcárcel Otero en \d{4}$/).waitFor();
    expect(await page.getByRole('button', { name: /^Asignar de todos modos/ }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('are invited in the order given, and the next by itself after a decline', async () => {
    const { page, complaints } = await stage.again('editor');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/alternates', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(desk(id));
    // Not before it is known what the list has.
    await page.locator('button:disabled', { hasText: 'Añadir a la lista' }).first().waitFor();
    letGo();
    for (const name of [next, close]) {
      await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill(name);
      await page.getByRole('button', { name: `Añadir a la lista: ${name}` }).click();
    }
    await page.getByRole('button', { name: `Subir: ${close}` }).click();
    await page.getByRole('button', { name: 'Guardar e invitar' }).click();
    await page.getByRole('status').filter({ hasText: 'Lista guardada' }).first().waitFor();
    const ranked = page.getByRole('region', { name: 'Lista ordenada' }).getByRole('listitem');
    const standing = (name: string, words: string | RegExp) =>
      ranked.filter({ hasText: name }).getByText(words).waitFor();
    await standing(close, /^Invitada el/);
    await standing(next, 'En espera');
    await expectAccessible(page);
    await expectToFit(page);

    const { reviews } = reviewListSchema.parse(await call('ines.castellanos', 'GET', '/reviews/my-reviews'));
    const own = reviews.find(({ publicacionId }) => publicacionId === id);
    await call('ines.castellanos', 'POST', `/reviews/${own?.id}/decline`, { motivo: 'No llego a tiempo.' });
    await page.reload();
    await standing(close, 'Declinó en esta ronda');
    await standing(next, /^Invitada el/);
    expect(complaints).toEqual([]);
  });

  it('may be assigned in spite of a conflict by an administrator who says why, which editors then read', async () => {
    const { page, complaints } = await stage.member('admin');
    await page.goto(desk(id));
    await page.getByText(/excluidas? por conflicto de interés/).click();
    await page.getByRole('button', { name: `Asignar de todos modos: ${excluded}` }).click();
    const question = page.getByRole('alertdialog', { name: '¿Asignar pese al conflicto de interés?' });
    await question.getByText(/^Firmó otra obra con Irene Valcárcel Otero/).waitFor();
    const confirm = question.getByRole('button', { name: 'Asignar de todos modos' });
    expect(await confirm.isDisabled()).toBe(true);
    await expectAccessible(page);
    await question.getByLabel('Motivo').fill(motivo);
    await confirm.click();
    await page
      .getByRole('status')
      .filter({ hasText: `Invitación enviada a ${excluded}` })
      .first()
      .waitFor();

    const editor = await stage.again('editor');
    await editor.page.goto(desk(id, 'revisiones'));
    const review = editor.page
      .getByRole('article')
      .filter({ has: editor.page.getByRole('heading', { name: excluded }) });
    await review.getByText(/^Historial/).click();
    await review.getByText(motivo).waitFor();
    await expectAccessible(editor.page);
    await expectToFit(editor.page);
    expect([...complaints, ...editor.complaints]).toEqual([]);
  });

  it('who reviewed the round before are invited again with one press', async () => {
    const { reviews } = reviewListSchema.parse(await call('soledad.arce', 'GET', '/reviews/my-reviews'));
    const own = reviews.find(({ publicacionId }) => publicacionId === id);
    const handedIn = { estado: 'DEVUELTA', comentarios: 'Falta una tabla.' };
    await call('soledad.arce', 'PATCH', `/reviews/${own?.id}`, handedIn);
    await call('editor', 'PATCH', `/publications/${id}/estado`, { estado: 'CAMBIOS_SOLICITADOS' });
    await call('autor', 'PATCH', `/publications/${id}/estado`, { estado: 'BORRADOR' });
    await call('autor', 'POST', `/publications/${id}/submit-review`);
    const { page, complaints } = await stage.again('editor');
    await page.goto(desk(id));
    const before = page.getByRole('region', { name: 'Quienes revisaron la ronda 1' });
    await before.getByText('Revisó la ronda 1: pidió cambios').waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await before.getByRole('button', { name: 'Invitar de nuevo a 1 persona' }).click();
    await before.getByText('Ya tiene una revisión de esta ronda').waitFor();
    expect(await before.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('may be somebody without an account, whom a decline suggests: they accept on a phone and read that work alone', async () => {
    const editor = await stage.again('editor');
    const { reviews } = reviewListSchema.parse(await call('soledad.arce', 'GET', '/reviews/my-reviews'));
    const own = reviews.find((each) => each.publicacionId === id && each.ronda === 2);
    const said = { motivo: 'No llego a tiempo.', sugiereA: `Dra. Lea Soto Mar, Universidad de Lima, ${stranger}` };
    await call('soledad.arce', 'POST', `/reviews/${own?.id}/decline`, said);
    await editor.page.goto(desk(id, 'revisiones'));
    await editor.page.getByRole('button', { name: 'Invitar a Lea Soto Mar' }).click();
    const dialog = editor.page.getByRole('dialog', { name: 'Invitar por correo a revisar' });
    await dialog.getByText(/^Sugerencia de Soledad Arce Villalobos/).waitFor();
    await dialog.getByLabel('Unas palabras tuyas').fill('Soledad cree que eres la persona indicada.');
    await expectAccessible(editor.page);
    await expectToFit(editor.page);
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
    await dialog.getByText('pero aquí no hay servidor de correo').waitFor();
    await expectAccessible(editor.page);
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await editor.page.getByRole('article').filter({ hasText: 'Lea Soto Mar' }).first().waitFor();

    const { mails } = mailListSchema.parse(await stage.admin().send('GET', `/admin/outbox?search=${stranger}`));
    const link = /\/invitacion\/[\w-]+/.exec(mails[0]?.texto ?? '')?.[0] ?? '';
    const { page, complaints } = await stage.guest({ viewport: { width: 360, height: 740 } });
    await page.goto(link);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('heading', { name: 'Elige una contraseña para leer la obra' }).waitFor();
    await page.getByLabel('Contraseña', { exact: false }).first().fill('una-clave-larga');
    await page.getByLabel(/^Confirmar contraseña/).fill('una-clave-larga');
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Entrar y leer la obra' }).click();
    await page.waitForURL('**/revisiones/*');
    await page.getByText('Un texto.').first().waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Ir a mis revisiones' }).click();
    await page.getByRole('button', { name: `Dejar Review: ${titulo}` }).click();
    const form = page.getByRole('dialog', { name: 'Dejar Review' });
    await form.getByLabel(/^Comentarios/).fill('Falta contar los votos nulos.');
    await form.getByRole('button', { name: 'Enviar Review' }).click();
    await page.getByRole('status').filter({ hasText: 'Review enviada correctamente' }).first().waitFor();
    expect([...complaints, ...editor.complaints]).toEqual([]);
  });

  it('say unasked which of sixty works they would like to review, also without a connection, and are so proposed', async () => {
    const { send } = stage.admin();
    await send('PATCH', '/settings', { preferenciasDeRevision: true });
    const token = await submissions.tokenOf('autor');
    for (let number = 1; number <= 60; number++) {
      const fields = { titulo: `Cuaderno de campo ${number}`, resumen: 'Un resumen.', palabrasClave: ['campo'] };
      const { id } = idSchema.parse(await ask(stage.url(), 'POST', '/publications', fields, token));
      await ask(stage.url(), 'PUT', `/publications/${id}/content`, { contenido: 'Un texto.' }, token);
      await ask(stage.url(), 'POST', `/publications/${id}/submit-review`, undefined, token);
    }
    const editor = await stage.member('editor');
    await editor.page.goto('/editorial/asignacion');
    await editor.page.getByRole('button', { name: 'Pedir preferencias' }).click();
    const asking = editor.page.getByRole('alertdialog', { name: '¿Pedir preferencias a quienes revisan?' });
    await asking.getByText(/personas que revisan aquí/).waitFor();
    await expectAccessible(editor.page);
    await asking.getByRole('button', { name: 'Avisar' }).click();
    await editor.page.getByRole('status').filter({ hasText: 'Preferencias pedidas' }).first().waitFor();

    const { page, context, complaints } = await stage.member('revisor');
    await page.goto('/notificaciones');
    await page.getByText('¿Qué te gustaría revisar?').first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Preferencias' }).click();
    const works = page.getByRole('list', { name: 'Obras que buscan quien las revise' });
    const work = (title: string) =>
      works.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });
    await page.getByRole('searchbox').fill('cuaderno campo');
    await page.getByLabel('Orden').selectOption({ label: 'Título' });
    await work('Cuaderno de campo 1').waitFor();
    await expect
      .poll(() =>
        works
          .getByRole('listitem')
          .filter({ has: page.getByRole('group') })
          .count(),
      )
      .toBe(20);
    // In the order asked for: 10 comes after 1.
    await works
      .getByRole('heading')
      .nth(1)
      .and(page.getByRole('heading', { name: 'Cuaderno de campo 10' }))
      .waitFor();
    await page.getByText(/^60 obras/).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    // From row to row by its key, and the works of all pages by theirs.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expectFocus(page.getByRole('button', { name: 'Cuaderno de campo 1', exact: true }));
    await page.keyboard.press('j');
    await expectFocus(page.getByRole('button', { name: 'Cuaderno de campo 10', exact: true }));

    const answer = (title: string, name: string) => work(title).getByRole('radio', { name });
    await work('Cuaderno de campo 1').getByText('Me gustaría').dblclick();
    await page.getByText('Guardado').waitFor();
    await context.setOffline(true);
    await work('Cuaderno de campo 10').getByText('Puedo').click();
    await work('Cuaderno de campo 11').getByText('Tengo un conflicto').click();
    await work('Cuaderno de campo 11').getByRole('textbox').fill('Es de mi grupo.');
    expect(await answer('Cuaderno de campo 10', 'Puedo').isChecked()).toBe(true);
    await page.getByText(/en este navegador/).waitFor();
    await context.setOffline(false);
    await page.getByText('Guardado').waitFor();
    await expectAccessible(page);
    await page.reload();
    await work('Cuaderno de campo 11').waitFor();
    expect(await answer('Cuaderno de campo 1', 'Me gustaría').isChecked()).toBe(true);
    expect(await answer('Cuaderno de campo 10', 'Puedo').isChecked()).toBe(true);
    expect(await work('Cuaderno de campo 11').getByRole('textbox').inputValue()).toBe('Es de mi grupo.');
    await page.getByRole('button', { name: 'Cuaderno de campo 1', exact: true }).click();
    await page.getByRole('dialog').getByText('Un texto.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitar respuesta: Cuaderno de campo 10' }).click();
    await page.getByText('Guardado').waitFor();
    expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    const found = await ask(
      stage.url(),
      'GET',
      '/bids?respuesta=QUIERO',
      undefined,
      await submissions.tokenOf('revisor'),
    );
    const { obras } = biddableWorksSchema.parse(found);
    expect(obras.map(({ titulo }) => titulo)).toEqual(['Cuaderno de campo 1']);
    await editor.page.goto(desk(obras[0]?.id ?? ''));
    // Further down: who has as many reviews as they take comes last.
    await editor.page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('Tomás Quispe');
    await editor.page.getByText('Quiere revisarla').waitFor();
    await expectAccessible(editor.page);
    expect(editor.complaints).toEqual([]);
  });
});
