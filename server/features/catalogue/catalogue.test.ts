/** The catalogue's calls, as a reader's browser makes them. */
import { beforeAll, expect, it } from 'vitest';
import type { Publication } from '#contract/entities/publication.ts';
import { findReadings } from '#server/features/publications/scope.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { type Cast, draft, published } from '#server/testing/works.ts';
import { remember } from './views.ts';
import { published as publishedRow } from './works.fixture.ts';

describePlatform('the catalogue', (platform) => {
  let cast: Cast;
  let work: Publication;
  let hidden: Publication;
  let reader: TestPerson;
  beforeAll(async () => {
    cast = {
      author: await platform().account({ nombres: 'Irene', apellidos: 'Quintanilla' }, 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    reader = await platform().person('Lea', 'LECTOR');
    work = await published(cast, { titulo: 'Los humedales', palabrasClave: ['agua'], categoria: 'Ecología' });
    hidden = await draft(cast.author, { titulo: 'Los humedales ocultos', palabrasClave: ['agua', 'secreto'] });
  });
  const nobody = '00000000-0000-4000-8000-000000000000';

  it('offers the nearest search where there is nothing, and none where there is something', async () => {
    const { guest } = platform();
    expect(await guest.searchCatalogue({ query: { search: 'umedales' } })).toMatchObject({
      total: 0,
      quizas: 'humedales',
    });
    expect(await guest.searchCatalogue({ query: { search: 'humedal' } })).toMatchObject({ total: 1, quizas: null });
    expect(await guest.searchCatalogue({ query: { search: 'sekreto' } })).toMatchObject({ total: 0, quizas: null });
  });

  it('takes filters left empty, as a form sends them, for none', async () => {
    for (const address of ['/api/catalog', '/api/catalog/facets']) {
      const response = await platform().inject({ url: `${address}?search=&tipo=&categoria=&anio=&palabra=` });
      expect([response.statusCode, JSON.stringify(response.json()).includes('Ecología')]).toEqual([200, true]);
    }
    expect((await platform().inject({ url: '/api/catalog?anio=abc' })).statusCode).toBe(422);
  });

  it('follows in every answer what is published, retracted and deleted', async () => {
    const { guest } = platform();
    const all = async () => ({
      list: (await guest.searchCatalogue({ query: { search: 'lagunas' } })).total,
      facet: (await guest.catalogueFacets()).palabra.find(({ valor }) => valor === 'laguna')?.total,
      suggestion: (await guest.suggestSearches({ query: { search: 'lagun' } })).palabras.length,
      related: (await guest.relatedWorks({ params: work })).publications.length,
    });
    expect(await all()).toEqual({ list: 0, facet: undefined, suggestion: 0, related: 0 });
    const { id } = await published(cast, { titulo: 'Lagunas', palabrasClave: ['agua', 'laguna'] });
    expect(await all()).toEqual({ list: 1, facet: 1, suggestion: 1, related: 1 });
    await cast.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos duplicados.' } });
    expect(await all()).toEqual({ list: 0, facet: undefined, suggestion: 0, related: 0 });
    expect((await guest.readWork({ params: { id } })).fechaRetractacion).not.toBeNull();
    expect((await guest.relatedWorks({ params: { id } })).publications).toMatchObject([{ id: work.id }]);
  });

  it('follows in its disciplines what is published and deleted', async () => {
    const named = async () => (await platform().guest.listDisciplines({})).disciplinas.map(({ nombre }) => nombre);
    expect(await named()).not.toContain('Limnología');
    const { id } = await published(cast, { titulo: 'Ríos', categoria: 'Limnología' });
    expect(await named()).toContain('Limnología');
    const admin = await platform().person('Alba', 'ADMIN');
    await admin.call.deletePublication({ params: { id } });
    expect(await named()).not.toContain('Limnología');
  });

  it('tells nothing of works that are not public', async () => {
    const { guest } = platform();
    expect((await guest.suggestSearches({ query: { search: 'ocul' } })).obras).toEqual([]);
    expect((await guest.suggestSearches({ query: { search: 'quint' } })).autores).toEqual(['Irene Quintanilla']);
    for (const id of [hidden.id, nobody])
      expect(await problemOf(cast.author.call.relatedWorks({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('remembers what a person read, from the catalogue alone', async () => {
    const { db } = platform().services;
    await reader.call.recordView({ params: work });
    for (const by of [reader, cast.author])
      for (const id of [hidden.id, nobody])
        expect(await problemOf(by.call.recordView({ params: { id } }))).toMatchObject({ status: 404 });
    expect([...(await findReadings(db, reader.user.id, [work.id])).keys()]).toEqual([work.id]);
    expect((await findReadings(db, cast.author.user.id, [work.id, hidden.id])).size).toBe(0);
  });

  it('forgets the oldest of more than thirty', async () => {
    const { db } = platform().services;
    const rows = Array.from({ length: 31 }, (_, i) => publishedRow({ titulo: `Obra ${i}` }));
    await db.insert(publications).values(rows);
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await remember(db, reader.user.id, id);
    const kept = await findReadings(db, reader.user.id, [work.id, ...ids]);
    expect([kept.size, kept.has(work.id), kept.has(ids[0] ?? '')]).toEqual([30, false, false]);
  });

  it('answers a guest’s reading and a machine’s alike', async () => {
    for (const agent of ['Firefox', 'Googlebot', '']) {
      const url = `/api/catalog/${work.id}/views`;
      const { statusCode, body } = await platform().inject({ method: 'POST', url, headers: { 'user-agent': agent } });
      expect([statusCode, body]).toEqual([204, '']);
    }
  });
});
