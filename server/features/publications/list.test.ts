/** Lists of publications: filters, search, pages, orders, and one's own with their counts (spec 000 §2.9, §7). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published } from '#server/testing/works.ts';

const titles = [
  'Evaluación de ríos',
  'Óptica del 50% de la luz',
  'El guion_bajo en C',
  '¿Qué es un ñandú?',
  'Una barra \\ invertida',
  'árboles de ribera',
] as const;

describePlatform('lists of publications', (platform) => {
  let author: TestPerson;
  let other: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Quintanilla' }, 'AUTOR');
    other = await platform().person('Otilia', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    for (const titulo of titles) await draft(author, { titulo, palabrasClave: ['agua', titulo] });
    await inReview(author, { titulo: 'En camino', tipo: 'TESIS', palabrasClave: ['agua', 'luz'] });
    await published({ author, editor, reviewer }, { titulo: 'Ya publicada', tipo: 'LIBRO', palabrasClave: ['luz'] });
    await draft(other, { titulo: 'De otra persona', coauthors: [author] });
  });
  const mine = async (query: object) => (await author.call.myPublications({ query })).publications.map((w) => w.titulo);
  const listed = async (query: object, by = author) => {
    const { publications } = await by.call.listPublications({ query });
    return publications.map(({ titulo }) => titulo);
  };

  it('counts one’s own and co-authored works in every estado, whatever the filter', async () => {
    const porEstado = {
      BORRADOR: 7,
      EN_REVISION: 1,
      PENDIENTE_APROBACION: 0,
      APROBADO: 0,
      CAMBIOS_SOLICITADOS: 0,
      RETIRADO: 0,
      PUBLICADO: 1,
    };
    expect(await author.call.myPublications()).toMatchObject({ total: 9, page: 1, totalPages: 1, porEstado });
    const filtered = await author.call.myPublications({ query: { estado: 'PUBLICADO', search: 'nada' } });
    expect(filtered).toMatchObject({ total: 0, totalPages: 0, publications: [], porEstado });
    expect(await reviewer.call.myPublications()).toMatchObject({ total: 0, publications: [] });
  });

  it('filters by tipo and estado; an empty filter and TODOS are none', async () => {
    expect(await mine({ estado: 'EN_REVISION' })).toEqual(['En camino']);
    expect(await listed({ tipo: 'LIBRO' })).toEqual(['Ya publicada']);
    expect(await listed({ tipo: 'TESIS', estado: 'PUBLICADO' })).toEqual([]);
    const all = await author.call.listPublications();
    for (const none of ['', 'TODOS']) {
      const response = await platform().inject({
        url: `/api/publications?tipo=${none}&estado=${none}&search=`,
        headers: { authorization: `Bearer ${author.token}` },
      });
      expect(response.json().total).toBe(all.total);
    }
  });

  it('finds a title by any part of it, with accents or without', async () => {
    for (const search of ['EVALUACION', 'evaluación de r', 'ios', 'Evaluacio\u0301n'])
      expect([search, await mine({ search })]).toEqual([search, ['Evaluación de ríos']]);
    expect(await mine({ search: 'nandu' })).toEqual(['¿Qué es un ñandú?']);
    expect(await mine({ search: '¿qué' })).toEqual(['¿Qué es un ñandú?']);
  });

  it('finds words by their beginnings, in any order, and where none begins so any part of a title', async () => {
    for (const search of ['rios evalua', 'evaluacion rios', 'valuación', 'ación de'])
      expect([search, await mine({ search })]).toEqual([search, ['Evaluación de ríos']]);
    expect(await mine({ search: 'rios optica' })).toEqual([]);
    // A keyword is no title: only 'En camino' and 'Ya publicada' have this one.
    expect(await mine({ search: 'luz' })).toEqual(['Óptica del 50% de la luz']);
  });

  it('finds the same in a list of all works as in one’s own', async () => {
    for (const search of ['rios evalua', 'ios', '%', 'n_b', 'en revisión', 'publ', 'luz', 'nada de esto', '¿qué']) {
      const [all, own] = [await listed({ search, sort: 'title' }), await mine({ search, sort: 'title' })];
      expect([search, all]).toEqual([search, own]);
    }
    expect(await author.call.listPublications({ query: { search: 'rios' } })).toMatchObject({
      total: 1,
      totalPages: 1,
      totalExacto: true,
    });
  });

  it('finds by the words of the estado too, in Spanish and in English', async () => {
    for (const search of ['en_revision', 'EN REVISION', 'en revisión', 'visió', 'in review'])
      expect([search, await mine({ search })]).toEqual([search, ['En camino']]);
    expect(await mine({ search: 'publicad' })).toEqual(['Ya publicada']);
  });

  it('takes %, _ and \\ for themselves, in every width', async () => {
    expect(await mine({ search: '50%' })).toEqual(['Óptica del 50% de la luz']);
    expect(await mine({ search: '%' })).toEqual(['Óptica del 50% de la luz']);
    expect(await mine({ search: '％' })).toEqual(['Óptica del 50% de la luz']);
    expect(await mine({ search: 'n_b' })).toEqual(['El guion_bajo en C']);
    expect(await mine({ search: '\\' })).toEqual(['Una barra \\ invertida']);
    expect(await mine({ search: '%%' })).toEqual([]);
    expect(await mine({ search: "' or true --" })).toEqual([]);
  });

  it('finds by the byline for who is told every byline: a blind reader must not learn a name by asking for it', async () => {
    for (const search of ['Quintanilla', 'irene quin', author.user.email])
      expect([search, await listed({ search }, reviewer)]).toEqual([search, []]);
    for (const search of ['Quintanilla', 'irene quin', 'IRENE'])
      expect([search, (await listed({ search }, editor)).sort()]).toEqual([search, ['En camino', 'Ya publicada']]);
    expect(await listed({ search: author.user.email }, editor)).toEqual([]);
    expect((await platform().guest.listPublications({ query: { search: 'Quintanilla' } })).total).toBe(0);
  });

  it('gives each reader only what is theirs to read', async () => {
    expect((await listed({ sort: 'title' }, reviewer)).sort()).toEqual(['En camino', 'Ya publicada']);
    expect((await listed({}, editor)).sort()).toEqual(['En camino', 'Ya publicada']);
    const { publications, total } = await platform().guest.listPublications();
    expect([publications.map(({ titulo }) => titulo), total]).toEqual([['Ya publicada'], 1]);
    expect(await platform().guest.listPublications({ query: { estado: 'BORRADOR' } })).toMatchObject({ total: 0 });
    expect(await listed({ estado: 'BORRADOR' }, editor)).toEqual([]);
  });

  it('parts one’s own drafts from all the others, each with its own pages', async () => {
    const drafts = await author.call.myPublications({ query: { parte: 'borradores', limit: 4 } });
    expect(drafts).toMatchObject({ total: titles.length, totalPages: 2 });
    // A co-authored draft is its main author's.
    const others = ['Ya publicada', 'En camino', 'De otra persona'];
    expect((await mine({ parte: 'demas' })).sort()).toEqual([...others].sort());
    const rest = await author.call.listPublications({ query: { parte: 'demas', limit: 2 } });
    expect(rest).toMatchObject({ total: 3, totalPages: 2 });
    expect((await listed({ parte: 'demas' })).sort()).toEqual([...others].sort());
    expect(await listed({ parte: 'borradores', search: 'rios' })).toEqual(['Evaluación de ríos']);
    expect(await listed({ parte: 'demas', search: 'rios' })).toEqual([]);
    expect(await platform().guest.listPublications({ query: { parte: 'borradores' } })).toMatchObject({ total: 0 });
    expect(await platform().guest.listPublications({ query: { parte: 'demas' } })).toMatchObject({ total: 1 });
  });

  it('sorts by each column both ways, searched or not', async () => {
    for (const search of ['', 'de'])
      for (const [sort, back] of [
        ['newest', 'stalest'],
        ['title', 'title-desc'],
        ['estado', 'estado-desc'],
      ] as const) {
        const there = await listed({ sort, search });
        expect([sort, search, await listed({ sort: back, search })]).toEqual([sort, search, there.toReversed()]);
        expect(await mine({ sort, search })).toEqual(there);
      }
    const { publications } = await author.call.myPublications({ query: { sort: 'estado' } });
    expect([publications[0]?.estado, publications.at(-1)?.estado]).toEqual(['BORRADOR', 'PUBLICADO']);
  });

  it('turns pages without losing or repeating a work', async () => {
    for (const sort of ['newest', 'stalest', 'oldest', 'title', 'title-desc', 'estado', 'estado-desc'] as const) {
      const { total } = await author.call.listPublications({ query: { sort, limit: 3 } });
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 3); page++)
        seen.push(
          ...(await author.call.listPublications({ query: { sort, limit: 3, page } })).publications.map(({ id }) => id),
        );
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, total, total]);
    }
    const far = await author.call.listPublications({ query: { page: 100_000, limit: 100 } });
    expect(far).toMatchObject({ publications: [], page: 100_000, totalPages: 1 });
    const huge = author.call.listPublications({ query: { page: 100_001 } });
    expect(await problemOf(huge)).toMatchObject({ status: 422, errors: [{ field: 'page' }] });
  });

  it('sorts by last change, by creation, and by title as a reader of Spanish looks for it', async () => {
    const byTitle = await mine({ limit: 100 });
    expect(byTitle[0]).toBe('De otra persona');
    const [first] = titles;
    expect((await listed({ sort: 'oldest' }))[0]).toBe(first);
    expect(await listed({ sort: 'title', estado: 'BORRADOR', limit: 4 })).toEqual([
      'árboles de ribera',
      'De otra persona',
      'El guion_bajo en C',
      'Evaluación de ríos',
    ]);
    const { publications } = await author.call.myPublications({ query: { search: first } });
    await author.call.updatePublication({ params: publications[0] ?? { id: '' }, body: { resumen: 'Otro.' } });
    expect((await mine({}))[0]).toBe(first);
    expect((await listed({ sort: 'newest' }))[0]).toBe(first);
  });

  it('lists, sorted by recent, what a person read in the catalogue, last first and with when', async () => {
    const cast = { author, editor, reviewer };
    const one = await published(cast, { titulo: 'Leída antes' });
    const two = await published(cast, { titulo: 'Leída después' });
    const reader = await platform().person('Lea', 'LECTOR');
    const recent = async () =>
      (await reader.call.listPublications({ query: { sort: 'recent', limit: 3 } })).publications;
    expect(await recent()).toEqual([]);

    for (const { id } of [one, two]) await reader.call.recordView({ params: { id } });
    const seen = await recent();
    expect(seen.map(({ titulo }) => titulo)).toEqual(['Leída después', 'Leída antes']);
    expect(Date.parse(seen[0]?.fechaVista ?? '')).toBeGreaterThan(Date.parse(two.fechaPublicacion ?? ''));
    expect((await author.call.listPublications({ query: { sort: 'recent' } })).total).toBe(0);

    const [first] = (await platform().guest.listPublications({ query: { sort: 'recent' } })).publications;
    expect([first?.titulo, first?.fechaVista]).toEqual(['Leída después', undefined]);
  });

  it('leaves out of them what may not be read any more, and keeps the tombstone of what was retracted', async () => {
    const cast = { author, editor, reviewer };
    const deleted = await published(cast, { titulo: 'Leída y borrada' });
    const retracted = await published(cast, { titulo: 'Leída y retractada' });
    const reader = await platform().person('Luz', 'LECTOR');
    const admin = await platform().person('Ada', 'ADMIN');
    for (const { id } of [deleted, retracted]) await reader.call.recordView({ params: { id } });
    await admin.call.deletePublication({ params: deleted });
    await editor.call.changeEstado({ params: retracted, body: { estado: 'RETIRADO', motivo: 'Datos duplicados.' } });
    const { publications, total } = await reader.call.listPublications({ query: { sort: 'recent' } });
    expect([publications.map(({ titulo }) => titulo), total]).toEqual([['Leída y retractada'], 1]);
  });
});
