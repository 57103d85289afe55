/** Reviewers learn how the work ended, by a notification and in their review; nobody who declined does. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('how a reviewed work ended', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let declined: TestPerson;
  let work: string;
  let id: string;
  let other: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    declined = await platform().person('Dora', 'REVISOR');
  });
  beforeEach(async () => {
    work = (await inReview(author)).id;
    const assign = (revisorId: string) => editor.call.assignReviewer({ params: { id: work }, body: { revisorId } });
    id = (await assign(reviewer.user.id)).id;
    other = (await assign(declined.user.id)).id;
    await declined.call.declineReview({ params: { id: other }, body: { motivo: 'No puedo.' } });
    await reviewer.call.updateReview({ params: { id }, body: { estado: 'DEVUELTA', comentarios: 'Falta algo.' } });
  });
  const take = (who: TestPerson, body: Parameters<TestPerson['call']['changeEstado']>[0]['body']) =>
    who.call.changeEstado({ params: { id: work }, body });
  const seen = async (who = reviewer) => (await who.call.getReview({ params: { id } })).desenlace;
  const told = async () => (await reviewer.call.listNotifications({ query: {} })).notifications[0]?.mensaje;

  it('is nothing before it was decided, and nobody else’s afterwards', async () => {
    expect(await seen()).toBeUndefined();
    await take(editor, { estado: 'APROBADO' });
    expect(await seen()).toBe('APROBADO');
    expect([await seen(editor), await seen(author)]).toEqual([undefined, undefined]);
    expect((await declined.call.getReview({ params: { id: other } })).desenlace).toBeUndefined();
    expect(await told()).toContain('se ha aprobado');
    await take(author, { estado: 'PUBLICADO' });
    expect(await seen()).toBe('PUBLICADO');
    expect((await reviewer.call.myReviews({ query: {} })).reviews[0]?.desenlace).toBe('PUBLICADO');
    await take(editor, { estado: 'RETIRADO', motivo: 'Los datos eran de otra obra.' });
    expect(await seen()).toBe('RETRACTADO');
  });

  it('is nothing of a round that the authors took the work back from', async () => {
    await author.call.changeEstado({
      params: { id: work },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Faltaba una tabla.' },
    });
    expect(await seen()).toBeUndefined();
    await author.call.submitReview({ params: { id: work } });
    expect(await seen()).toBeUndefined();
  });

  it('is changes, while the next version is prepared and reviewed, until that is decided', async () => {
    await take(editor, { estado: 'CAMBIOS_SOLICITADOS' });
    expect(await told()).toContain('vuelve a sus autores con cambios que hacer');
    expect(await seen()).toBe('CAMBIOS_SOLICITADOS');
    await take(author, { estado: 'BORRADOR' });
    expect(await seen()).toBe('CAMBIOS_SOLICITADOS');
    await author.call.submitReview({ params: { id: work } });
    expect(await seen()).toBe('CAMBIOS_SOLICITADOS');
    await take(editor, { estado: 'RETIRADO', motivo: 'Sigue faltando.' });
    expect(await seen()).toBe('RECHAZADO');
    expect(await told()).toContain('no se publicará');
  });

  it('is nothing where a work is returned for its form, or a decision is revoked', async () => {
    await take(editor, { estado: 'APROBADO' });
    await take(editor, { estado: 'EN_REVISION', acto: 'revocar', motivo: 'Era otra.' });
    expect(await seen()).toBeUndefined();
  });
});
