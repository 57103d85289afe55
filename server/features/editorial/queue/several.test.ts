/** Acts on several works at once: each is done or said not to be, and nothing is done twice or by halves. */
import { beforeAll, expect, it } from 'vitest';
import { mostAtOnce } from '#contract/entities/queue.ts';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, wasDue } from '#server/testing/works.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

describePlatform('several works at once', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  /** Edits, too. */
  let writer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().account({ nombres: 'Elena', apellidos: 'Ferrer' }, 'EDITOR');
    other = await platform().person('Ada', 'ADMIN');
    writer = await platform().person('Wanda', 'EDITOR', 'AUTOR');
  });
  const handlerOf = async (id: string) => (await other.call.editorialDesk({ params: { id } })).editor?.id ?? null;

  it('are taken, those that can be, and given back', async () => {
    const free = (await inReview(author)).id;
    const taken = (await inReview(author)).id;
    const own = (await inReview(writer)).id;
    const change = (id: string, anterior: string | null) => ({ id, editorId: writer.user.id, anterior });
    await other.call.setHandlingEditor({ params: { id: taken }, body: { editorId: other.user.id, anterior: null } });
    const { obras } = await writer.call.setHandlingEditors({
      body: { obras: [change(free, null), change(taken, null), change(own, null), change(nobody, null)] },
    });
    expect(obras.map(({ id, problema }) => [id, problema])).toEqual([
      [free, null],
      [taken, 'editor_cambiado'],
      [own, 'sin_permiso'],
      [nobody, 'no_encontrado'],
    ]);
    expect(obras[1]?.motivo).toMatch(/\S{3,}/);
    expect([await handlerOf(free), await handlerOf(taken), await handlerOf(own)]).toEqual([
      writer.user.id,
      other.user.id,
      null,
    ]);
    const undone = await writer.call.setHandlingEditors({
      body: { obras: [{ id: free, editorId: null, anterior: writer.user.id }] },
    });
    expect(undone.obras).toEqual([{ id: free, problema: null, motivo: null }]);
    expect(await handlerOf(free)).toBeNull();
  });

  it('are told as they were where their editor has them already, so that nobody takes back what somebody else did', async () => {
    const { id } = await inReview(author);
    const give = (by: TestPerson) =>
      by.call.setHandlingEditors({ body: { obras: [{ id, editorId: writer.user.id, anterior: null }] } });
    const both = await Promise.all([give(editor), give(other)]);
    const problems = both.flatMap(({ obras }) => obras.map(({ problema }) => problema));
    expect(problems).toHaveLength(2);
    expect(problems).toEqual(expect.arrayContaining([null, 'editor_sin_cambio']));
    expect(await handlerOf(id)).toBe(writer.user.id);
  });

  it('are told in the language of who asks', async () => {
    const response = await platform().inject({
      method: 'PUT',
      url: '/api/editorial/queue/editors',
      headers: { authorization: `Bearer ${editor.token}`, 'accept-language': 'en' },
      payload: { obras: [{ id: nobody, editorId: null, anterior: null }] },
    });
    expect(response.json().obras[0].motivo).toBe('We could not find what you are looking for.');
  });

  it('tell which of their reviews are late, the longest first, and none of what the asker wrote', async () => {
    const rita = await platform().person('Rita', 'REVISOR');
    const saul = await platform().person('Saúl', 'REVISOR');
    const ask = async (id: string, who: TestPerson, days: number) => {
      const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: who.user.id } });
      await wasDue(platform(), review.id, new Date(Date.now() + days * dayMs).toISOString());
      return review.id;
    };
    const one = (await inReview(author)).id;
    const two = (await inReview(author)).id;
    const own = (await inReview(writer)).id;
    const late = await ask(one, rita, -2);
    const later = await ask(two, saul, -5);
    await ask(two, rita, 3);
    await ask(own, saul, -9);
    const done = await ask(one, saul, -4);
    await saul.call.updateReview({ params: { id: done }, body: { estado: 'ACEPTADA', comentarios: 'Claro.' } });
    const asked = await writer.call.lateReviews({ body: { obras: [one, two, own, nobody] } });
    expect(asked).toEqual({
      revisiones: [
        { id: later, publicacionId: two },
        { id: late, publicacionId: one },
      ],
      completo: true,
    });
    const ids = asked.revisiones.map(({ id }) => id);
    const { recordatorios } = await writer.call.remindReviewers({ body: { revisiones: ids } });
    expect(recordatorios.map(({ reviewId, impide }) => [reviewId, impide])).toEqual(ids.map((id) => [id, null]));
  });

  it('are each written about to who sent them, with their title, and to nobody else', async () => {
    const ana = await platform().person('Ana', 'AUTOR');
    const luis = await platform().person('Luis', 'AUTOR');
    const joint = (await inReview(ana, { titulo: 'Entre dos aguas', coauthors: [luis] })).id;
    const lone = (await inReview(luis, { titulo: 'Sola' })).id;
    const unsent = (await draft(ana)).id;
    const body = { obras: [joint, lone, joint, unsent], asunto: 'Una pregunta', mensaje: '¿Seguís ahí?' };
    const { obras } = await editor.call.writeToAuthors({ body });
    expect(obras.map(({ id, problema }) => [id, problema])).toEqual([
      [joint, null],
      [lone, null],
      [unsent, 'no_encontrado'],
    ]);
    const read = async ({ user }: TestPerson) =>
      (await mailsTo(platform(), user.email)).filter(({ asunto }) => asunto === 'Una pregunta');
    const [toAna, ...more] = await read(ana);
    expect(more).toEqual([]);
    expect(toAna?.texto).toContain('«Entre dos aguas»');
    expect(toAna?.texto).toContain('¿Seguís ahí?');
    expect(toAna?.texto).toContain('Elena Ferrer');
    expect(await read(luis)).toHaveLength(1);
    expect((await read(luis))[0]?.texto).toContain('«Sola»');
  });

  it('are so many at most, and not for who runs no works', async () => {
    const obras = Array.from({ length: mostAtOnce + 1 }, () => ({ id: nobody, editorId: null, anterior: null }));
    expect(await problemOf(editor.call.setHandlingEditors({ body: { obras } }))).toMatchObject({ status: 422 });
    const ids = obras.map(({ id }) => id);
    expect(await problemOf(editor.call.lateReviews({ body: { obras: ids } }))).toMatchObject({ status: 422 });
    const message = { obras: ids, asunto: 'a', mensaje: 'b' };
    expect(await problemOf(editor.call.writeToAuthors({ body: message }))).toMatchObject({ status: 422 });
    expect(await problemOf(author.call.lateReviews({ body: { obras: [nobody] } }))).toMatchObject({ status: 403 });
  });
});
