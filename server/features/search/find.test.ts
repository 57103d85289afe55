/** What the palette finds: never more than the lists, nothing by a name that is masked, and in two statements. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { draft, inReview, published, sentIn } from '#server/testing/works.ts';

describePlatform('what is found by a few letters', (platform, engine) => {
  const people: Record<string, TestPerson> = {};
  const who = (name: string) => people[name] ?? expect.fail(`nobody is called ${name}`);
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const add = async (
      name: string,
      nombres: string,
      apellidos: string,
      ...roles: ('AUTOR' | 'REVISOR' | 'EDITOR' | 'ADMIN')[]
    ) => {
      people[name] = await platform().account({ nombres, apellidos }, ...roles);
    };
    await add('author', 'Irene', 'Quintanilla', 'AUTOR');
    await add('other', 'Otilia', 'Peña', 'AUTOR');
    await add('reviewer', 'Rubén', 'Zubizarreta', 'REVISOR');
    await add('unasked', 'Nadia', 'Wolff', 'REVISOR');
    await add('editor', 'Elena', 'Ortúzar', 'EDITOR');
    await add('admin', 'Alma', 'Ibáñez', 'ADMIN');
    await add('reader', 'Lía', 'Baroja');
    ids.draft = (await draft(who('author'), { titulo: 'Humedales, borrador' })).id;
    ids.sent = await sentIn(platform(), 'doble ciego', async () => {
      const { id } = await inReview(who('author'), { titulo: 'Humedales de Doñana en sequía' });
      return id;
    });
    const review = await who('editor').call.assignReviewer({
      params: { id: ids.sent },
      body: { revisorId: who('reviewer').user.id },
    });
    ids.review = review.id;
    const cast = { author: who('other'), editor: who('editor'), reviewer: who('reviewer') };
    ids.published = (await published(cast, { titulo: 'Humedales publicados' })).id;
  });
  const find = (name: string, query: { q?: string; obras?: string }) => who(name).call.findAnything({ query });
  const titles = async (name: string, q: string) => (await find(name, { q })).obras.map(({ titulo }) => titulo);

  it('finds works by the beginnings of their words, whatever the accents, the last changed first', async () => {
    expect(await titles('admin', 'humed')).toEqual([
      'Humedales publicados',
      'Humedales de Doñana en sequía',
      'Humedales, borrador',
    ]);
    expect(await titles('admin', 'donana SEQUIA')).toEqual(['Humedales de Doñana en sequía']);
    expect(await titles('admin', 'en revisión')).toEqual(['Humedales de Doñana en sequía']);
    expect(await titles('admin', 'umedales')).toEqual([]);
  });

  it('finds nobody a work that they may not read', async () => {
    expect(await titles('author', 'humed')).toHaveLength(3);
    expect(await titles('editor', 'humed')).toEqual(['Humedales publicados', 'Humedales de Doñana en sequía']);
    expect(await titles('other', 'humed')).toEqual(['Humedales publicados']);
    expect(await titles('reader', 'humed')).toEqual(['Humedales publicados']);
  });

  it('takes marks, quotes and what a database would read as an order for what they are', async () => {
    for (const q of ['?', '%', "'", "o'higgins & ! :*", '\\', '(', '—']) expect(await titles('admin', q)).toEqual([]);
    expect(await titles('admin', '«humedales»: publicados!')).toEqual(['Humedales publicados']);
  });

  it('says what the reader may do with each now, and which review of it is theirs', async () => {
    const [work] = (await find('editor', { q: 'donana' })).obras;
    const { acciones } = await who('editor').call.getPublication({ params: { id: ids.sent ?? '' } });
    expect(work).toMatchObject({ id: ids.sent, propia: false, revisionId: null, acciones });
    expect(acciones).toContain('CREAR_REVISION');
    expect((await find('author', { q: 'donana' })).obras).toMatchObject([{ propia: true, revisionId: null }]);
    expect((await find('reviewer', { q: 'donana' })).obras).toMatchObject([{ propia: false, revisionId: ids.review }]);
    expect((await find('unasked', { q: 'donana' })).obras).toMatchObject([{ propia: false, revisionId: null }]);
  });

  it('finds people for who runs works alone', async () => {
    expect((await find('editor', { q: 'quintan' })).personas).toEqual([
      {
        id: who('author').user.id,
        nombres: 'Irene',
        apellidos: 'Quintanilla',
        email: who('author').user.email,
        rol: 'AUTOR',
      },
    ]);
    for (const name of ['author', 'reviewer', 'reader'])
      expect((await find(name, { q: 'quintan' })).personas).toEqual([]);
  });

  describe('where the review hides who wrote', () => {
    it('a name finds nothing, for whom it is hidden: neither the work, nor fewer or other works', async () => {
      for (const name of ['reviewer', 'unasked'])
        for (const q of ['quintanilla', 'irene', 'quintanilla humedales', 'humedales quintanilla'])
          expect(await find(name, { q })).toEqual({ obras: [], personas: [] });
      // Who is told every byline finds by it.
      expect(await titles('editor', 'quintanilla')).toEqual(['Humedales de Doñana en sequía']);
    });

    it('nor does it change the order of what is found without it', async () => {
      const found = await titles('unasked', 'humedales');
      expect(found).toEqual(['Humedales publicados', 'Humedales de Doñana en sequía']);
      expect(JSON.stringify(await find('unasked', { q: 'humedales' }))).not.toMatch(/Quintanilla|Irene/);
    });

    it('and no name of a reviewer finds their works to who wrote them', async () => {
      for (const q of ['zubizarreta', 'rubén'])
        expect(await find('author', { q })).toEqual({ obras: [], personas: [] });
    });
  });

  it('gives of the works that a browser remembers those that may be read still, in its order', async () => {
    const obras = [ids.sent, ids.published, ids.draft].join(',');
    const remembered = async (name: string) => (await find(name, { obras })).obras.map(({ id }) => id);
    expect(await remembered('author')).toEqual([ids.sent, ids.published, ids.draft]);
    expect(await remembered('editor')).toEqual([ids.sent, ids.published]);
    expect(await remembered('reader')).toEqual([ids.published]);
    expect(await find('reader', {})).toEqual({ obras: [], personas: [] });
  });

  it.skipIf(engine !== 'postgres').each(['author', 'reviewer', 'editor', 'admin'])(
    'asks twice at most, of %s',
    async (name) => {
      const session = 1;
      for (const query of [{ q: 'humedales' }, { q: 'a e' }, { obras: [ids.sent, ids.published].join(',') }])
        expect(await statementsOf(() => find(name, query))).toBeLessThanOrEqual(session + 2);
    },
  );
});
