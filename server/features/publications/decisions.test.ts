/** Decisions: first and second signature, direct publication, retraction, and many at once (docs/specification.md 4). */
import { beforeAll, expect, it } from 'vitest';
import type { Estado } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review, reviewed } from '#server/testing/works.ts';

describePlatform('a decision', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let second: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    second = await platform().person('Sara', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const cast = () => ({ author, editor, reviewer });
  const to = (id: string, estado: Estado, by = editor, motivo?: string) =>
    by.call.changeEstado({ params: { id }, body: { estado, motivo } });
  const raised = async () => {
    const { id } = await inReview(author);
    return to(id, 'PENDIENTE_APROBACION');
  };

  it('is not what sending to review does: a raised work stays where it is', async () => {
    const { id } = await raised();
    expect(await problemOf(second.call.submitReview({ params: { id } }))).toMatchObject({
      status: 409,
      code: 'transicion_no_permitida',
      estado: 'PENDIENTE_APROBACION',
    });
    expect((await second.call.getPublication({ params: { id } })).estado).toBe('PENDIENTE_APROBACION');
  });

  it('waits for as many completed reviews as the mode asks', async () => {
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 2 });
    const { id } = await reviewed(cast());
    for (const estado of ['APROBADO', 'CAMBIOS_SOLICITADOS'] as const)
      expect(await problemOf(to(id, estado))).toMatchObject({
        status: 422,
        code: 'faltan_revisiones',
        message: 'Faltan revisiones completadas para decidir: hay 1 de 2.',
      });
    await review({ editor, reviewer: await platform().person('Rosa', 'REVISOR') }, id);
    expect(await to(id, 'APROBADO')).toMatchObject({ estado: 'APROBADO', fechaAceptacion: expect.any(String) });
    await platform().settings({ modoFlujo: 'minimalista' });
  });

  it('counts no declined and no unfinished review', async () => {
    const { id } = await inReview(author);
    const assigned = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.updateReview({ params: assigned, body: { estado: 'EN_PROCESO', comentarios: 'A medias.' } });
    expect(await problemOf(to(id, 'APROBADO'))).toMatchObject({ code: 'faltan_revisiones' });
    await reviewer.call.declineReview({ params: assigned, body: { motivo: 'Sin tiempo.' } });
    expect(await problemOf(to(id, 'APROBADO'))).toMatchObject({ code: 'faltan_revisiones' });
    const { acciones } = await editor.call.getPublication({ params: { id } });
    expect(acciones).toContain('RECHAZAR_SIN_REVISION');
  });

  it('is never an author’s, editor or administrator though they be, nor a reviewer’s', async () => {
    const { id } = await reviewed(cast(), { coauthors: [coauthor] });
    for (const person of [author, coauthor, reviewer])
      for (const estado of ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO', 'PENDIENTE_APROBACION'] as const)
        expect(await problemOf(to(id, estado, person, 'Porque sí.'))).toMatchObject({ status: 403 });
    const own = await inReview(admin);
    expect(await problemOf(to(own.id, 'RETIRADO', admin, 'x'))).toMatchObject({ status: 403 });
    expect((await admin.call.getPublication({ params: own })).acciones).toEqual(['ELIMINAR', 'RETIRAR_ENVIO']);
  });

  it('takes a rejection without reviews, with its reason, from the editor’s desk', async () => {
    const { id } = await inReview(author);
    expect(await problemOf(to(id, 'RETIRADO', editor, '  '))).toMatchObject({
      status: 422,
      code: 'falta_motivo',
      errors: [{ field: 'motivo' }],
    });
    const rejected = await to(id, 'RETIRADO', editor, 'Fuera de ámbito.');
    expect(rejected).toMatchObject({ estado: 'RETIRADO', fechaRetractacion: null, motivoRetractacion: null });
    expect(await problemOf(platform().guest.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('asked to be signed twice is signed by another person', async () => {
    const { id, acciones } = await raised();
    expect(acciones).toEqual([]);
    for (const estado of ['APROBADO', 'EN_REVISION'] as const)
      expect(await problemOf(to(id, estado))).toMatchObject({ status: 403 });
    expect(await to(id, 'EN_REVISION', second)).toMatchObject({ estado: 'EN_REVISION', ronda: 1, versionActual: 1 });
    await to(id, 'PENDIENTE_APROBACION', second);
    expect(await problemOf(to(id, 'APROBADO', second))).toMatchObject({ status: 403 });
    expect(await to(id, 'APROBADO', editor)).toMatchObject({ estado: 'APROBADO' });
  });

  it('asked to be signed twice is not signed by an author, and may be by an administrator', async () => {
    const { id } = await inReview(author, { coauthors: [coauthor] });
    await to(id, 'PENDIENTE_APROBACION');
    for (const person of [author, coauthor, reviewer])
      expect(await problemOf(to(id, 'APROBADO', person))).toMatchObject({ status: 403 });
    expect(await to(id, 'APROBADO', admin)).toMatchObject({ estado: 'APROBADO' });
  });

  it('is raised by editors: an administrator who is none decides alone', async () => {
    const { id } = await inReview(author);
    expect(await problemOf(to(id, 'PENDIENTE_APROBACION', admin))).toMatchObject({ status: 403 });
  });

  it('publishes what is approved, by its main author or an administrator', async () => {
    const { id } = await approved(cast(), { coauthors: [coauthor] });
    for (const person of [editor, reviewer, coauthor])
      expect((await problemOf(to(id, 'PUBLICADO', person))).status).toBeGreaterThanOrEqual(403);
    expect(await to(id, 'PUBLICADO', author)).toMatchObject({
      estado: 'PUBLICADO',
      fechaPublicacion: expect.any(String),
    });
    const other = await approved(cast());
    expect(await to(other.id, 'PUBLICADO', admin)).toMatchObject({ estado: 'PUBLICADO' });
  });

  it('publishes anything past approval by an administrator with a reason, but what is in review', async () => {
    const own = await draft(author);
    expect(await problemOf(to(own.id, 'PUBLICADO', author, 'Ya.'))).toMatchObject({ status: 403 });
    expect(await problemOf(to(own.id, 'PUBLICADO', admin))).toMatchObject({ code: 'falta_motivo' });
    expect(await to(own.id, 'PUBLICADO', admin, 'Ya.')).toMatchObject({ estado: 'PUBLICADO' });
    const inTheWay = await inReview(author);
    expect(await problemOf(to(inTheWay.id, 'PUBLICADO', admin, 'Ya.'))).toMatchObject({ status: 409 });
    expect(await to((await raised()).id, 'PUBLICADO', admin, 'Ya.')).toMatchObject({ estado: 'PUBLICADO' });
    const { activity } = await admin.call.activity({ query: { limit: 1 } });
    expect(activity).toMatchObject([{ message: expect.stringContaining('Motivo: Ya.'), userId: admin.user.id }]);
  });

  it('retracts with a public reason; the page stays, marked, and an administrator may publish again', async () => {
    const { id, fechaPublicacion } = await published(cast());
    for (const person of [author, reviewer])
      expect(await problemOf(to(id, 'RETIRADO', person, 'x'))).toMatchObject({ status: 403 });
    const motivo = 'Datos erróneos en la tabla 2.';
    await to(id, 'RETIRADO', second, motivo);
    const page = await platform().guest.readWork({ params: { id } });
    expect(page).toMatchObject({ estado: 'RETIRADO', motivoRetractacion: motivo, fechaPublicacion });
    expect(page.fechaRetractacion).not.toBeNull();
    expect(await platform().guest.listPublications({ query: { estado: 'RETIRADO' } })).toMatchObject({
      publications: [{ id }],
    });
    await to(id, 'PUBLICADO', admin, 'Corregida.');
    expect(await platform().guest.readWork({ params: { id } })).toMatchObject({
      estado: 'PUBLICADO',
      fechaPublicacion,
      fechaRetractacion: null,
      motivoRetractacion: null,
    });
  });

  it('knows no other way: every other estado is a conflict that names where the work stands', async () => {
    const { id } = await inReview(author);
    for (const estado of ['BORRADOR', 'EN_REVISION', 'PUBLICADO'] as const)
      for (const person of [author, editor, admin])
        expect(await problemOf(to(id, estado, person, 'x'))).toMatchObject({
          status: 409,
          code: 'transicion_no_permitida',
          estado: 'EN_REVISION',
        });
    expect(await problemOf(editor.call.submitReview({ params: { id } }))).toMatchObject({ status: 409 });
  });

  it('is made by one of twenty editors who decide at once; nineteen learn that it was', async () => {
    const { id } = await reviewed(cast());
    const editors = await Promise.all(Array.from({ length: 20 }, (_, n) => platform().person(`Ed ${n}`, 'EDITOR')));
    const choices = ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'] as const;
    const attempts = await Promise.allSettled(
      editors.map((one, n) => to(id, choices[n % 3] ?? 'APROBADO', one, 'Decidido.')),
    );
    const { estado } = await editor.call.getPublication({ params: { id } });
    const lost = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(lost).toHaveLength(19);
    for (const { reason } of lost)
      expect(reason.problem).toMatchObject({ status: 409, code: 'transicion_no_permitida', estado });
    const { activity } = await admin.call.activity({ query: { limit: 100 } });
    const decided = activity.filter(({ type, message }) => /approved|Requested|rejected/.test(type) && message);
    const won = attempts.findIndex(({ status }) => status === 'fulfilled');
    expect(decided[0]?.userId).toBe(editors[won]?.user.id);
  });

  it('is published once by two who publish at once', async () => {
    const { id } = await approved(cast());
    const twice = await Promise.allSettled([to(id, 'PUBLICADO', author), to(id, 'PUBLICADO', admin)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
