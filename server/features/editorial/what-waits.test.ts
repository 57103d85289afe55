/** How much waits for whom: the figures of the navigation agree with the screens that they stand beside. */
import { beforeAll, expect, it } from 'vitest';
import type { Waiting } from '#contract/entities/waiting.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { approved, draft, inReview, review, reviewed, sentIn } from '#server/testing/works.ts';
import { tellWhatWaits } from './what-waits.ts';

describePlatform('what waits', (platform, engine) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const nothing: Waiting = {
    obras: 0,
    coautorias: 0,
    revisiones: 0,
    consentimientos: 0,
    cola: 0,
    reclamaciones: 0,
    conReclamaciones: 0,
    anuncios: 0,
    conAnuncios: 0,
    solicitudesDeRol: 0,
    numeros: 0,
  };
  const waits = (who: TestPerson) => who.call.whatWaits();
  const assign = (id: string, to = reviewer) =>
    editor.call.assignReviewer({ params: { id }, body: { revisorId: to.user.id } });

  it('is nothing for who is new', async () => {
    expect(await waits(await platform().person('Nora', 'LECTOR'))).toEqual(nothing);
  });

  it('is, for an author, what is to be changed and what may be published', async () => {
    const own = await platform().person('Olga', 'AUTOR');
    const cast = { author: own, editor, reviewer };
    await draft(own);
    const { id } = await reviewed(cast);
    expect(await waits(own)).toEqual(nothing);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const accepted = await approved(cast);
    expect(await waits(own)).toEqual({ ...nothing, obras: 2 });
    await own.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    await own.call.changeEstado({ params: { id: accepted.id }, body: { estado: 'PUBLICADO' } });
    expect(await waits(own)).toEqual(nothing);
  });

  it('is, for a reviewer, what is to be answered or written, until it is written, declined, taken back or decided', async () => {
    const own = await platform().person('Rosa', 'REVISOR');
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await inReview(author)).id));
    const [written, declined, taken, left] = await Promise.all(ids.map((id) => assign(id, own)));
    expect(await waits(own)).toEqual({ ...nothing, revisiones: 4 });
    await own.call.updateReview({ params: { id: written?.id ?? '' }, body: { estado: 'EN_PROCESO' } });
    expect(await waits(own)).toMatchObject({ revisiones: 4 });
    await own.call.updateReview({
      params: { id: written?.id ?? '' },
      body: { estado: 'ACEPTADA', comentarios: 'Claro.' },
    });
    await own.call.declineReview({ params: { id: declined?.id ?? '' }, body: { motivo: 'Sin tiempo.' } });
    await editor.call.takeBackReview({ params: { id: taken?.id ?? '' }, body: { motivo: 'Ya hay dos.' } });
    expect(await waits(own)).toEqual({ ...nothing, revisiones: 1 });
    await review({ editor, reviewer }, left?.publicacionId ?? '');
    await editor.call.changeEstado({
      params: { id: left?.publicacionId ?? '' },
      body: { estado: 'RETIRADO', motivo: 'Fuera de tema.' },
    });
    expect(await waits(own)).toEqual(nothing);
  });

  it('is what a person is asked: whether they sign a work, and whether their name may be known', async () => {
    const asked = await platform().person('Carla', 'LECTOR');
    const { id } = await draft(author);
    await author.call.updatePublication({ params: { id }, body: { coautoresIds: [asked.user.id] } });
    expect(await waits(asked)).toEqual({ ...nothing, coautorias: 1 });
    await asked.call.refuseAuthorship({ params: { id } });
    expect(await waits(asked)).toEqual(nothing);

    const hidden = await platform().person('Rita', 'REVISOR');
    const blind = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await review({ editor, reviewer: hidden }, blind.id);
    const request = await editor.call.askConsent({
      params: { id: blind.id },
      body: { personaId: hidden.user.id, motivo: 'Se publica firmado.' },
    });
    expect(await waits(hidden)).toEqual({ ...nothing, consentimientos: 1 });
    await hidden.call.answerConsent({ params: { id: request.id }, body: { acepta: false } });
    expect(await waits(hidden)).toEqual(nothing);
  });

  it('is, for an editor, the works of the queue whose turn it is theirs', async () => {
    const other = await platform().person('Ema', 'EDITOR');
    const turns = async (who: TestPerson) =>
      (await who.call.editorialQueue({ query: { limit: 50 } })).cola.filter(({ turno }) => turno === 'TUYO').length;
    const agree = async () => {
      for (const who of [editor, other]) expect((await waits(who)).cola).toBe(await turns(who));
    };
    const before = await waits(editor);
    const { id } = await inReview(author);
    expect(await waits(editor)).toEqual({ ...before, cola: before.cola + 1 });
    await agree();
    await editor.call.setHandlingEditor({
      params: { id },
      body: { editorId: editor.user.id, anterior: null },
    });
    expect((await waits(other)).cola).toBe(before.cola);
    await agree();
    await review({ editor, reviewer }, id);
    await agree();
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect((await waits(other)).cola).toBe(before.cola + 1);
    await agree();
  });

  it('is the queue for whoever edits, though their first role is another, and for nobody else', async () => {
    const both = await platform().person('Iris', 'AUTOR', 'EDITOR');
    await inReview(author);
    const { cola } = await both.call.editorialQueue({ query: { limit: 50 } });
    const theirs = cola.filter(({ turno }) => turno === 'TUYO').length;
    expect(theirs).toBeGreaterThan(0);
    expect(await waits(both)).toEqual({ ...nothing, cola: theirs });
    expect(await waits(admin)).toMatchObject({ cola: 0 });
  });

  it.runIf(engine === 'postgres')(
    'is asked of the database at once, after whether the queue is up to date where there is one',
    async () => {
      const asked = ({ user }: TestPerson) =>
        statementsOf(() => tellWhatWaits(platform().services, { ...user, ambitos: {} }));
      expect([await asked(author), await asked(admin), await asked(editor)]).toEqual([1, 1, 2]);
    },
  );

  it('is, for an administrator alone, the roles that are asked for', async () => {
    const { solicitudesDeRol } = await waits(admin);
    const asking = await platform().person('Lía', 'LECTOR');
    await asking.call.requestRole({ body: { rol: 'REVISOR' } });
    expect(await waits(admin)).toMatchObject({ solicitudesDeRol: solicitudesDeRol + 1 });
    expect((await waits(editor)).solicitudesDeRol).toBe(0);
  });
});
