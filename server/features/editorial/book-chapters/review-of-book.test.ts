/** Who reviews a book whose chapters are works of their own, and who does not (docs/decisions, 639). */
import { beforeAll, expect, it } from 'vitest';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { findBiddable } from '#server/features/reviewing/bids/queries.ts';
import { reviews as reviewRows } from '#server/platform/database/schema.ts';
import { and, eq, isNull } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { type Cast, draft, inReview, review, sentIn } from '#server/testing/works.ts';

describePlatform('a book and its chapters under review', (platform) => {
  let cast: Cast;
  beforeAll(async () => {
    cast = {
      author: await platform().person('Irene', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
  });
  const gather = async (id: string, ...works: readonly { id: string }[]) =>
    cast.editor.call.saveChapters({
      params: { id },
      body: {
        desde: [],
        capitulos: works.map((work) => ({ id: work.id, paginaInicial: '', paginaFinal: '' })),
      },
    });
  const bookIn = (mode: ReviewIdentity, by = cast.author) =>
    sentIn(platform(), mode, () => inReview(by, { tipo: 'LIBRO', titulo: 'Entero' }));
  const assign = (id: string, person: TestPerson) =>
    cast.editor.call.assignReviewer({ params: { id }, body: { revisorId: person.user.id } });
  const bylineSeenBy = async ({ call }: TestPerson, id: string) =>
    (await call.getPublication({ params: { id } })).autor;

  it('tell no reviewer of the book who wrote a chapter by a consent that was given for the chapter', async () => {
    const chapter = await sentIn(platform(), 'doble ciego', () => inReview(cast.author, { titulo: 'El delta' }));
    const { id } = await bookIn('doble ciego');
    const reader = await platform().person('Reme', 'REVISOR');
    await assign(id, reader);
    await assign(chapter.id, cast.reviewer);
    await gather(id, chapter);
    const request = await cast.editor.call.askConsent({
      params: { id: chapter.id },
      body: { personaId: cast.author.user.id, motivo: 'Para firmar el informe.' },
    });
    await cast.author.call.answerConsent({ params: { id: request.id }, body: { acepta: true } });
    // Its own reviewers were promised it.
    expect(await bylineSeenBy(cast.reviewer, chapter.id)).toContain('Irene');
    expect(await bylineSeenBy(reader, chapter.id)).toBe('Autor anónimo');
    await assign(id, cast.reviewer);
    expect(await bylineSeenBy(cast.reviewer, chapter.id)).toBe('Autor anónimo');
  });

  it('are not reviewed by who signs one, nor in double blind by who saw who does, and neither is offered', async () => {
    const [signs, refuses, free] = [
      await platform().person('Sara', 'REVISOR'),
      await platform().person('Nora', 'REVISOR'),
      await platform().person('Lía', 'REVISOR'),
    ];
    const { id: chapter } = await draft(cast.author, { titulo: 'La marisma', coauthors: [signs] });
    await cast.author.call.updatePublication({
      params: { id: chapter },
      body: { coautoresIds: [signs.user.id, refuses.user.id] },
    });
    await refuses.call.refuseAuthorship({ params: { id: chapter } });
    await cast.author.call.submitReview({ params: { id: chapter } });
    const offered = async (id: string) => {
      const { candidatos } = await cast.editor.call.listCandidates({ params: { id }, query: { limit: 50 } });
      return [signs, refuses, free].map(({ user }) => candidatos.some((each) => each.id === user.id));
    };
    const mayKnow = async (id: string) => {
      const rows = await findBiddable(platform().services.db, refuses.user.id, 'all', { usual: 9, elsewhere: [] });
      return rows.find(({ work }) => work.id === id)?.mayKnowAuthors;
    };
    const blind = await bookIn('doble ciego');
    expect(await mayKnow(blind.id)).toBe(false);
    await gather(blind.id, { id: chapter });
    expect(await offered(blind.id)).toEqual([false, false, true]);
    expect(await mayKnow(blind.id)).toBe(true);
    for (const person of [signs, refuses])
      expect(await problemOf(assign(blind.id, person))).toMatchObject({
        code: 'revisor_no_valido',
        message: expect.stringContaining('ni de un capítulo suyo'),
      });
    await assign(blind.id, free);
  });

  it('bring into the book the conflicts of who signs them, whom nobody is told of', async () => {
    const other = await platform().account(
      { nombres: 'Quirina', apellidos: 'Zaldívar', afiliacion: 'Universidad de Tebas' },
      'AUTOR',
    );
    const [wrote, works, declared, free] = [
      await platform().person('Wanda', 'REVISOR', 'AUTOR'),
      await platform().account({ nombres: 'Tomé', apellidos: 'Ríos', afiliacion: 'Universidad de Tebas' }, 'REVISOR'),
      await platform().person('Delia', 'REVISOR'),
      await platform().person('Lope', 'REVISOR'),
    ];
    await declared.call.declareConflict({ body: { conUserId: other.user.id, nota: 'Quirina fue mi alumna.' } });
    const { id: joint } = await draft(other, { titulo: 'De las dos', coauthors: [wrote] });
    await other.call.submitReview({ params: { id: joint } });
    const chapter = await inReview(other, { titulo: 'Las compuertas' });
    const book = await bookIn('doble ciego');
    const excluded = async () => {
      const query = { limit: 50, excluidas: 'true' as const };
      const { candidatos } = await cast.editor.call.listCandidates({ params: { id: book.id }, query });
      return new Map(candidatos.map(({ id, conflictos }) => [id, conflictos]));
    };
    const people = [wrote, works, declared, free];
    const kinds = async () => {
      const found = await excluded();
      return people.map(({ user }) => found.get(user.id)?.map(({ tipo, capitulo }) => [tipo, capitulo]));
    };
    expect(await kinds()).toEqual([undefined, undefined, undefined, undefined]);
    await gather(book.id, chapter);
    expect(await kinds()).toEqual([
      [['COAUTORIA', 'Las compuertas']],
      [['AFILIACION', 'Las compuertas']],
      [['DECLARADO', 'Las compuertas']],
      undefined,
    ]);
    const refusals = [];
    for (const person of [wrote, works, declared]) refusals.push(await problemOf(assign(book.id, person)));
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: 'conflicto_de_interes',
        message: expect.stringContaining('quien firma el capítulo «Las compuertas»'),
      });
    // Whoever chooses the book's reviewers may be a blind reviewer of the chapter.
    expect(JSON.stringify([refusals, [...(await excluded())]])).not.toMatch(/Quirina|Zaldívar|alumna/);
    expect((await excluded()).get(works.user.id)).toMatchObject([{ institucion: null, con: '', nota: '' }]);
    await assign(book.id, free);
  });

  it('take the book from a reviewer who declares a conflict with who signs one, also where who signs another had declared it', async () => {
    const [signs, other] = [await platform().person('Sol', 'AUTOR'), await platform().person('Olmo', 'AUTOR')];
    const reviews = await platform().person('Vera', 'REVISOR');
    const admin = await platform().person('Alba', 'ADMIN');
    await signs.call.declareConflict({ body: { conUserId: reviews.user.id } });
    const book = await bookIn('simple ciego');
    await gather(
      book.id,
      await inReview(signs, { titulo: 'Los molinos' }),
      await inReview(other, { titulo: 'Las acequias' }),
    );
    const motivoConflicto = 'Nadie más lo conoce.';
    await admin.call.assignReviewer({
      params: { id: book.id },
      body: { revisorId: reviews.user.id, motivoConflicto },
    });
    await reviews.call.declareConflict({ body: { conUserId: other.user.id } });
    const open = and(eq(reviewRows.publicacionId, book.id), isNull(reviewRows.fechaDeclinada));
    expect(await platform().services.db.$count(reviewRows, open)).toBe(0);
  });

  it('are not reviewed by who signs one by an address alone, which is told by the chapter and by no name', async () => {
    const { id: chapter } = await draft(cast.author, { titulo: 'Los batanes' });
    const email = 'olalla@fuera.test';
    const autores = [
      { id: cast.author.user.id, nombres: 'Irene', apellidos: 'Quintanar' },
      { id: null, nombres: 'Olalla', apellidos: 'Soto', email },
    ];
    await cast.author.call.saveAuthors({ params: { id: chapter }, body: { autores } });
    await cast.author.call.submitReview({ params: { id: chapter } });
    const { id } = await bookIn('doble ciego');
    const body = { nombres: 'O.', apellidos: 'S.', email };
    const invite = () => cast.editor.call.inviteByMail({ params: { id }, body });
    await gather(id, { id: chapter });
    const refusal = await problemOf(invite());
    expect(refusal).toMatchObject({
      code: 'conflicto_de_interes',
      message: expect.stringContaining('firma el capítulo «Los batanes»'),
      errors: [{ field: 'email' }],
    });
    expect(JSON.stringify(refusal)).not.toMatch(/Olalla|Soto/);
    await cast.editor.call.saveChapters({ params: { id }, body: { desde: [chapter], capitulos: [] } });
    expect((await invite()).cuenta).toBe('NUEVA');
  });

  it('say what is left to do where a reviewer of the book signs one, before and after the review is handed in', async () => {
    const both = await platform().person('Reme', 'REVISOR', 'AUTOR');
    const { id } = await bookIn('doble ciego');
    const signed = await inReview(both, { titulo: 'De quien revisa' });
    await assign(id, both);
    expect(await problemOf(gather(id, signed))).toMatchObject({
      code: 'capitulo_de_quien_revisa',
      message: expect.stringContaining('Retira antes su revisión'),
    });
    const { id: other } = await bookIn('doble ciego');
    await review({ editor: cast.editor, reviewer: both }, other);
    expect(await problemOf(gather(other, signed))).toMatchObject({
      code: 'capitulo_de_quien_reviso',
      message: expect.stringContaining('ya no se puede retirar'),
    });
    // As it says.
    await cast.editor.call.changeEstado({ params: { id: other }, body: { estado: 'APROBADO' } });
    expect((await gather(other, signed)).capitulos).toMatchObject([{ id: signed.id }]);
  });
});
