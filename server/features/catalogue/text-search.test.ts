import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { catalogueTexts, manuscripts, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findFacets } from './facets.ts';
import { fillTexts } from './fill-texts.ts';
import { countKeywords } from './keyword-totals.ts';
import { answerCatalogue } from './search.ts';
import { countCatalogue } from './totals.ts';
import { published } from './works.fixture.ts';

describeOnEachEngine('a search of all that a work has', (engine) => {
  const titleOf = new Map<string, string>();
  async function publish(
    titulo: string,
    {
      resumen = '',
      contenido = '',
      ...fields
    }: { resumen?: string; contenido?: string } & Parameters<typeof published>[1] = {},
  ) {
    const row = published({ titulo, resumen }, fields);
    await engine.db.insert(publications).values(row);
    await engine.db
      .insert(manuscripts)
      .values({ publicacionId: row.id, documento: { type: 'doc', content: [] }, contenido, referencias: [] });
    titleOf.set(row.id, titulo);
    return row.id;
  }
  const ask = async (search: string, rest: Record<string, string> = {}) =>
    answerCatalogue(engine.db, calls.searchCatalogue.query.parse({ search, ...rest }), await countCatalogue(engine.db));
  const titles = async (search: string, rest?: Record<string, string>) =>
    (await ask(search, rest)).publications.map(({ titulo }) => titulo);
  const nearly = async (search: string) => (await ask(search)).aproximadas.map(({ titulo }) => titulo);

  beforeAll(async () => {
    await publish('Redes de pesca', {
      contenido: 'En la orilla se cosen redes. El patrón <b>remienda</b> la jábega cada otoño, y nadie mira la marea.',
      tipo: 'TESIS',
      categoria: 'Etnografía',
      fechaPublicacion: new Date('2019-05-02T00:00:00Z'),
    });
    await publish('La jábega', { fechaPublicacion: new Date('2021-05-02T00:00:00Z'), categoria: 'Historia naval' });
    await publish('Barcos de vela', { resumen: 'Con una jábega en la cubierta.', tipo: 'LIBRO', categoria: 'Física' });
    await publish('Mareas y lunas', {
      contenido: 'La etnografía no entra aquí. Política de la costa.',
      tipo: 'REPORTE',
    });
  });

  it('finds what only a text says, below titles and summaries, and shows the place', async () => {
    const { publications: found } = await ask('jabega');
    expect(found.map(({ titulo }) => titulo)).toEqual(['La jábega', 'Barcos de vela', 'Redes de pesca']);
    expect(found.at(-1)?.extracto).toContain('&lt;b&gt;remienda&lt;/b&gt; la <mark>jábega</mark> cada otoño');
  });

  it('finds words of which one is in the title and the other in the text', async () => {
    expect(await titles('pesca otoño')).toEqual(['Redes de pesca']);
  });

  it('finds a phrase in a text, in its order', async () => {
    expect(await titles('"se cosen redes"')).toEqual(['Redes de pesca']);
    expect(await titles('"redes se cosen"')).toEqual([]);
  });

  it('finds by category, above works that only mention its word', async () => {
    expect(await titles('etnografia')).toEqual(['Redes de pesca', 'Mareas y lunas']);
    expect(await titles('física')).toEqual(['Barcos de vela']);
  });

  it.each([
    ['tesis', 'Redes de pesca'],
    ['libros', 'Barcos de vela'],
    ['informe', 'Mareas y lunas'],
    ['reportes', 'Mareas y lunas'],
    ['artículos', 'La jábega'],
    ['thesis', 'Redes de pesca'],
  ])('finds by type: %s', async (query, title) => expect(await titles(query)).toEqual([title]));

  it('takes a year for the year of publication, too', async () => {
    expect(await titles('2019')).toEqual(['Redes de pesca']);
    expect(await titles('jábega 2021')).toEqual(['La jábega']);
    expect(await titles('tesis jábega 2019')).toEqual(['Redes de pesca']);
  });

  it('excludes by what a card shows, and by no word that stands somewhere in a text', async () => {
    expect(await titles('jabega -cubierta')).toEqual(['La jábega', 'Redes de pesca']);
    expect(await titles('jabega -tesis')).toEqual(['La jábega', 'Barcos de vela']);
    expect(await titles('jabega -remienda')).toHaveLength(3);
  });

  it('counts them in facets and in every order', async () => {
    const whole = { totals: () => countCatalogue(engine.db), keywords: () => countKeywords(engine.db) };
    const { tipo } = await findFacets(engine.db, calls.catalogueFacets.query.parse({ search: 'jabega' }), whole);
    expect(Object.fromEntries(tipo.map(({ valor, total }) => [valor, total]))).toEqual({
      ARTICULO: 1,
      LIBRO: 1,
      TESIS: 1,
    });
    expect(await titles('jabega', { sort: 'titulo' })).toEqual(['Barcos de vela', 'La jábega', 'Redes de pesca']);
  });

  describe('where not all words are in one work', () => {
    it('gives those with most of them, the most first', async () => {
      expect(await titles('jábega otoño submarino')).toEqual([]);
      expect(await nearly('jábega otoño submarino')).toEqual(['Redes de pesca']);
      expect(await nearly('jábega submarino telescopio')).toEqual([]);
    });

    it('lets them follow those with all of them', async () => {
      await publish('Trasmallo y palangre', { resumen: 'Una nasa.' });
      await publish('Trasmallo', { contenido: 'Otra nasa.' });
      expect(await titles('trasmallo nasa palangre')).toEqual(['Trasmallo y palangre']);
      expect(await nearly('trasmallo nasa palangre')).toEqual(['Trasmallo']);
    });

    it('takes one of two where nothing has both, and gives up the year first', async () => {
      expect(await nearly('vela submarino')).toEqual(['Barcos de vela']);
      expect(await nearly('vela jábega')).toEqual([]);
      expect(await nearly('vela 1999')).toEqual(['Barcos de vela']);
      expect(await nearly('submarino 2019')).toEqual([]);
    });

    it('keeps to the filters and to what is excluded', async () => {
      const filtered = await ask('vela submarino', { tipo: 'TESIS' });
      expect(filtered.aproximadas).toEqual([]);
      expect(await nearly('vela submarino -jábega')).toEqual([]);
    });

    it('adds nothing to one word', async () => expect(await nearly('submarino')).toEqual([]));
  });

  describe('what a work is found by', () => {
    const kept = async (id: string) =>
      (await engine.db.select().from(catalogueTexts).where(eq(catalogueTexts.publicacionId, id)))[0];

    it('comes with the publication and goes with the work', async () => {
      const id = await publish('Por publicar', { contenido: 'Zahorí.', estado: 'BORRADOR', fechaPublicacion: null });
      expect([await kept(id), await titles('zahori')]).toEqual([undefined, []]);
      const change = (fields: Partial<typeof publications.$inferInsert>) =>
        engine.db.update(publications).set(fields).where(eq(publications.id, id));
      await change({ estado: 'PUBLICADO', fechaPublicacion: new Date() });
      expect(await titles('zahori')).toEqual(['Por publicar']);
      await change({ autor: 'Otra Firma', categoria: 'Radiestesia' });
      expect(await titles('zahorí radiestesia "otra firma"')).toEqual(['Por publicar']);
      await change({ estado: 'RETIRADO' });
      expect([await kept(id), await titles('zahori')]).toEqual([undefined, []]);
    });

    it('follows the text', async () => {
      const id = await publish('Con otro texto', { contenido: 'Primero.' });
      await engine.db
        .update(manuscripts)
        .set({ contenido: 'Después, un tiliche.' })
        .where(eq(manuscripts.publicacionId, id));
      expect([await titles('tiliche'), await titles('primero')]).toEqual([['Con otro texto'], []]);
    });

    it('takes any text, of a very long one its beginning', async () => {
      const words = Array.from({ length: 200_000 }, (_, i) => `ñ${i.toString(36)}`);
      const id = await publish('Larguísima', { contenido: `principio ${words.join(' ')} finalísimo` });
      expect((await kept(id))?.conTexto).toBe(true);
      expect([await titles('principio'), await titles('finalísimo')]).toEqual([['Larguísima'], []]);
    });

    it('is filled for works from before there was any', async () => {
      await engine.db.update(catalogueTexts).set({ texto: sql`${catalogueTexts.etiquetas}`, conTexto: false });
      expect(await titles('remienda')).toEqual([]);
      expect(await fillTexts(engine.db)).toBe(titleOf.size - 1);
      expect(await titles('remienda')).toEqual(['Redes de pesca']);
      expect(await fillTexts(engine.db)).toBe(0);
    });
  });
});
