/** What somebody is writing in a form, kept for them alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { largestKeptForm } from '#contract/entities/draft.ts';
import { drafts } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { mostDrafts } from './keep.ts';

describePlatform('a draft of a form', (platform) => {
  let ana: TestPerson;
  let luis: TestPerson;
  beforeAll(async () => {
    ana = await platform().person('Ana', 'REVISOR');
    luis = await platform().person('Luis', 'ADMIN');
  });
  const keep = (clave: string, texto: string, desde?: string | null, by = ana) =>
    by.call.keepDraft({ params: { clave }, body: { contenido: { texto }, desde } });
  const kept = (clave: string, by = ana) => by.call.getDraft({ params: { clave } });
  const nothing = { contenido: null, fecha: null };

  it('is found again by who wrote it, under its name', async () => {
    expect(await kept('revision.1')).toEqual(nothing);
    const { fecha } = await keep('revision.1', 'A medias');
    expect(await kept('revision.1')).toEqual({ contenido: { texto: 'A medias' }, fecha });
    expect(await kept('revision.2')).toEqual(nothing);
  });

  it('is nobody else’s, not even an administrator’s', async () => {
    expect(await kept('revision.1', luis)).toEqual(nothing);
    await keep('revision.1', 'De Luis', null, luis);
    await luis.call.forgetDraft({ params: { clave: 'revision.1' }, query: {} });
    expect(await kept('revision.1')).toMatchObject({ contenido: { texto: 'A medias' } });
    expect(await problemOf(platform().guest.getDraft({ params: { clave: 'revision.1' } }))).toMatchObject({
      status: 401,
    });
  });

  it('keeps the shape of its form', async () => {
    const contenido = { texto: '123', lista: ['a', { b: null }], hecho: true, cifras: 4.5 };
    await ana.call.keepDraft({ params: { clave: 'forma' }, body: { contenido } });
    expect((await kept('forma')).contenido).toEqual(contenido);
  });

  it('goes on from the copy that it was begun from, and each is later than the one before', async () => {
    const first = await keep('seguida', 'uno', null);
    const second = await keep('seguida', 'uno dos', first.fecha);
    const third = await keep('seguida', 'uno dos tres', second.fecha);
    expect([first.fecha, second.fecha, third.fecha].toSorted()).toEqual([first.fecha, second.fecha, third.fecha]);
    expect(new Set([first.fecha, second.fecha, third.fecha]).size).toBe(3);
  });

  it('is not written over by who has not seen what is there, unless they say so', async () => {
    const seen = await keep('dos-ventanas', 'la de siempre', null);
    const { fecha } = await keep('dos-ventanas', 'desde otra ventana', seen.fecha);
    for (const desde of [seen.fecha, null])
      expect(await problemOf(keep('dos-ventanas', 'sin mirar', desde))).toMatchObject({
        status: 409,
        code: 'texto_cambiado',
        guardadoEn: fecha,
      });
    expect(await kept('dos-ventanas')).toMatchObject({ contenido: { texto: 'desde otra ventana' } });
    await keep('dos-ventanas', 'a sabiendas');
    expect(await kept('dos-ventanas')).toMatchObject({ contenido: { texto: 'a sabiendas' } });
  });

  it('is taken from one of two who send at once', async () => {
    const seen = await keep('a-la-vez', 'antes', null);
    const sent = await Promise.allSettled([1, 2, 3].map((n) => keep('a-la-vez', `${n}`, seen.fecha)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is forgotten when it was sent, and that twice is no matter', async () => {
    await keep('enviada', 'ya');
    for (let n = 0; n < 2; n++) await ana.call.forgetDraft({ params: { clave: 'enviada' }, query: {} });
    expect(await kept('enviada')).toEqual(nothing);
    await keep('enviada', 'otra', '2020-01-01T00:00:00.000Z');
  });

  it('is not taken away by who has not seen what was written since', async () => {
    const seen = await keep('otra-ventana', 'la de siempre', null);
    const { fecha } = await keep('otra-ventana', 'desde otra ventana', seen.fecha);
    const forget = (desde: string | null) =>
      ana.call.forgetDraft({ params: { clave: 'otra-ventana' }, query: { desde: desde ?? undefined } });
    expect(await problemOf(forget(seen.fecha))).toMatchObject({
      status: 409,
      code: 'texto_cambiado',
      guardadoEn: fecha,
    });
    expect(await kept('otra-ventana')).toMatchObject({ contenido: { texto: 'desde otra ventana' } });
    for (let n = 0; n < 2; n++) await forget(fecha);
    expect(await kept('otra-ventana')).toEqual(nothing);
  });

  it('has a bounded length and a name of letters, digits, dots and hyphens', async () => {
    expect(await problemOf(keep('larga', 'x'.repeat(largestKeptForm)))).toMatchObject({
      status: 422,
      errors: [{ field: 'contenido' }],
    });
    await keep('larga', 'x'.repeat(largestKeptForm - 20));
    for (const clave of ['con espacio', '.punto', 'ñ'])
      expect(await problemOf(keep(clave, 'x'))).toMatchObject({ status: 422 });
  });

  it('goes with the account of who wrote it', async () => {
    const eva = await platform().person('Eva');
    await keep('revision.1', 'Mis notas', null, eva);
    await luis.call.deleteUser({ params: { id: eva.user.id } });
    const { db } = platform().services;
    expect(await db.select().from(drafts).where(eq(drafts.userId, eva.user.id))).toEqual([]);
  });

  it('is one of as many as a person may have: the oldest goes', async () => {
    const eva = await platform().person('Eva');
    await keep('primera', 'x', null, eva);
    for (let n = 0; n < mostDrafts; n++) await keep(`n.${n}`, 'x', null, eva);
    expect(await kept('primera', eva)).toEqual(nothing);
    expect(await kept('n.0', eva)).toMatchObject({ contenido: { texto: 'x' } });
  });
});
