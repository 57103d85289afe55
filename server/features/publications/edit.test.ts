/** Editing a draft (spec 000 §5; docs/specification.md 4 and 6). */
import { beforeAll, expect, it } from 'vitest';
import type { PublicationChanges } from '#contract/entities/publication.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, reopened } from '#server/testing/works.ts';

describePlatform('editing a publication', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let stranger: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    stranger = await platform().person('Otilia', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const edit = (id: string, body: Partial<PublicationChanges>, by = author) =>
    by.call.updatePublication({ params: { id }, body });
  const shared = () => draft(author, { coauthors: [coauthor] });

  it('changes what is sent and leaves the rest', async () => {
    const before = await draft(author, { metadatos: { pages: 12 } });
    const after = await edit(before.id, { titulo: ' Otro título ', tipo: 'TESIS' });
    const { fechaActualizacion, ...rest } = before;
    expect(after).toEqual({ ...rest, titulo: 'Otro título', tipo: 'TESIS', fechaActualizacion: expect.any(String) });
    expect(after.fechaActualizacion >= fechaActualizacion).toBe(true);
  });

  it('refuses to empty what a publication must have', async () => {
    const { id } = await draft(author);
    for (const [field, value] of Object.entries({ titulo: ' ', resumen: '', palabrasClave: [] }))
      expect(await problemOf(edit(id, { [field]: value }))).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it('merges metadatos key by key; null takes a key away', async () => {
    const { id } = await draft(author, { metadatos: { doi: '10.1000/1', pages: 3, revista: 'Mar', tomo: 1 } });
    const merged = await edit(id, { metadatos: { pages: 4, tomo: null, serie: 'B' } });
    expect(merged.metadatos).toEqual({ doi: '10.1000/1', pages: 4, revista: 'Mar', serie: 'B' });
  });

  it('keeps metadatos within bounds however many edits bring them', async () => {
    const { id } = await draft(author);
    const keys = (name: string) => Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${name}${n}`, n]));
    await edit(id, { metadatos: keys('a') });
    expect(await problemOf(edit(id, { metadatos: keys('b') }))).toMatchObject({
      status: 422,
      errors: [{ field: 'metadatos' }],
    });
    expect(Object.keys((await edit(id, {})).metadatos)).toHaveLength(30);
  });

  it('takes the category from metadatos, as the edit form sends it, or from its own field', async () => {
    const { id } = await draft(author, { categoria: 'Física' });
    expect(await edit(id, { metadatos: { categoria: 'Historia' } })).toMatchObject({ categoria: 'Historia' });
    const both = { categoria: 'Arte', metadatos: { categoria: 'Historia' } };
    expect(await edit(id, both)).toMatchObject({ categoria: 'Arte', metadatos: { categoria: 'Arte' } });
    expect(await edit(id, { categoria: '' })).toMatchObject({ categoria: null, metadatos: {} });
  });

  it('chooses another DOI where the new one is taken, also for two who take it at once', async () => {
    const works = await Promise.all([draft(author), draft(stranger), draft(author)]);
    const doi = '10.1000/edit-1';
    const edited = await Promise.all(
      works.map(({ id }, n) => edit(id, { metadatos: { doi } }, n === 1 ? stranger : author)),
    );
    const dois = edited.map(({ metadatos }) => metadatos.doi);
    expect(new Set(dois).size).toBe(3);
    expect(dois.filter((taken) => taken === doi)).toHaveLength(1);
    const again = edited.find(({ metadatos }) => metadatos.doi === doi);
    const keeper = again?.autorPrincipalId === stranger.user.id ? stranger : author;
    expect(await edit(again?.id ?? '', { metadatos: { doi } }, keeper)).toMatchObject({ metadatos: { doi } });
  });

  it('takes the licence as a web address and nothing that runs', async () => {
    const { id } = await draft(author);
    const licencia = 'https://creativecommons.org/licenses/by/4.0/';
    expect(await edit(id, { licencia })).toMatchObject({ licencia });
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'JaVaScript:alert(1)', 'CC BY'])
      expect(await problemOf(edit(id, { licencia: hostile }))).toMatchObject({ errors: [{ field: 'licencia' }] });
  });

  it('takes nothing that is the platform’s to say', async () => {
    const before = await draft(author);
    const forged = {
      id: stranger.user.id,
      estado: 'PUBLICADO',
      versionActual: 7,
      ronda: 7,
      vistas: 7,
      prioridad: 'ALTA',
      autorPrincipalId: stranger.user.id,
      autor: 'Otra',
      autores: [],
      doi: '10.1000/9',
      fechaCreacion: '2001-01-01T00:00:00.000Z',
      fechaPublicacion: '2001-01-01T00:00:00.000Z',
      fechaEliminacion: '2001-01-01T00:00:00.000Z',
      fechaRetractacion: '2001-01-01T00:00:00.000Z',
      elevadaPorId: editor.user.id,
      contenido: 'Otro',
      documento: { type: 'doc', content: [] },
    };
    const response = await platform().inject({
      method: 'PATCH',
      url: `/api/publications/${before.id}`,
      headers: { authorization: `Bearer ${author.token}` },
      payload: forged,
    });
    expect(response.json()).toEqual({ ...before, fechaActualizacion: expect.any(String) });
  });

  it('lets co-authors edit, but not submit, delete, publish or choose who wrote it', async () => {
    const { id } = await shared();
    expect(await edit(id, { titulo: 'De los dos' }, coauthor)).toMatchObject({
      titulo: 'De los dos',
      acciones: ['EDITAR'],
    });
    const params = { id };
    await coauthor.call.saveContent({ params, body: { contenido: 'A cuatro manos.' } });
    const refused = [
      () => coauthor.call.submitReview({ params }),
      () => coauthor.call.deletePublication({ params }),
      () => edit(id, { coautoresIds: [] }, coauthor),
      () => edit(id, { coautoresIds: [coauthor.user.id, stranger.user.id] }, coauthor),
    ];
    for (const attempt of refused)
      expect(await problemOf(attempt())).toMatchObject({ status: 403, code: 'sin_permiso' });
    const same = await edit(id, { coautoresIds: [coauthor.user.id], titulo: 'Igual' }, coauthor);
    expect(same).toMatchObject({ titulo: 'Igual', coautoresIds: [coauthor.user.id] });
  });

  it('lets the main author change the co-authors, who see it or no longer do', async () => {
    const { id } = await shared();
    const changed = await edit(id, { coautoresIds: [stranger.user.id] });
    expect(changed).toMatchObject({ autor: 'Irene De Prueba, Otilia De Prueba', coautoresIds: [stranger.user.id] });
    await stranger.call.acceptAuthorship({ params: { id } });
    expect(await stranger.call.getPublication({ params: { id } })).toMatchObject({ acciones: ['EDITAR'] });
    expect(await problemOf(coauthor.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
    const unknown = edit(id, { titulo: 'No', coautoresIds: ['01890000-0000-7000-8000-000000000000'] });
    expect(await problemOf(unknown)).toMatchObject({ code: 'coautor_no_valido' });
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({ titulo: 'Una obra' });
  });

  it('goes on with a draft whose co-author’s account is gone, without them; names them in vain where they are named anew', async () => {
    const gone = await platform().person('Gema', 'AUTOR');
    const { id, coautoresIds } = await draft(author, { coauthors: [gone] });
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    const saved = await edit(id, { titulo: 'Sin Gema' });
    expect(saved).toMatchObject({ titulo: 'Sin Gema', autor: 'Irene De Prueba', coautores: [] });
    const again = edit(id, { coautoresIds: coautoresIds ?? [] });
    expect(await problemOf(again)).toMatchObject({ code: 'coautor_no_valido', errors: [{ field: 'coautoresIds' }] });
  });

  it('is not there for anybody else', async () => {
    const { id } = await draft(author);
    for (const person of [stranger, editor, reviewer])
      expect(await problemOf(edit(id, { titulo: 'Mía' }, person))).toMatchObject({ status: 404 });
    expect(await problemOf(edit(id, { titulo: 'Mía' }, admin))).toMatchObject({ status: 403, code: 'sin_permiso' });
  });

  it('is for drafts alone: in review it is a conflict for authors, and no one else’s right', async () => {
    const { id } = await inReview(author);
    const params = { id };
    const conflict = { status: 409, code: 'solo_borradores', estado: 'EN_REVISION' };
    expect(await problemOf(edit(id, { titulo: 'Tarde' }))).toMatchObject(conflict);
    expect(await problemOf(author.call.saveContent({ params, body: { contenido: 'Tarde' } }))).toMatchObject(conflict);
    for (const person of [editor, admin, reviewer])
      expect(await problemOf(edit(id, { titulo: 'Mía' }, person))).toMatchObject({ status: 403 });
    expect(await problemOf(edit(id, { titulo: 'Mía' }, stranger))).toMatchObject({ status: 404 });
  });

  it('opens again with a new version, for its authors alone', async () => {
    const { id } = await reopened({ author, editor, reviewer });
    expect(await edit(id, { titulo: 'Segunda' })).toMatchObject({ titulo: 'Segunda', ronda: 2, estado: 'BORRADOR' });
    for (const person of [editor, reviewer])
      expect(await problemOf(person.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('lets edit or submission come first of two at once, and never mixes them', async () => {
    const { id } = await draft(author);
    await Promise.allSettled([
      edit(id, { titulo: 'A la vez' }),
      author.call.submitReview({ params: { id } }),
      author.call.submitReview({ params: { id } }),
    ]);
    const work = await author.call.getPublication({ params: { id } });
    expect(work).toMatchObject({ estado: 'EN_REVISION', versionActual: 1 });
    const version = await author.call.getVersion({ params: { id, numero: 1 } });
    expect(version.titulo).toBe(work.titulo);
  });
});
