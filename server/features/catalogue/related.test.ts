import { beforeAll, expect, it } from 'vitest';
import { bookChapters, publications, workRelations } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findRelated } from './related.ts';
import { published } from './works.fixture.ts';

describeOnEachEngine('related works', (engine) => {
  const categoria = 'Agronomía';
  const works = {
    this: published({ titulo: 'El riego por goteo', palabrasClave: ['Agua', 'viñedo', 'clima'] }, { categoria }),
    threeWords: published({ titulo: 'Otra cosa', palabrasClave: ['agua', 'Viñedo', 'CLIMA'] }),
    oneWord: published({ titulo: 'Nada igual', palabrasClave: ['clima'] }),
    title: published({ titulo: 'Goteos y riegos' }),
    category: published({ titulo: 'Sin nada más' }, { categoria: 'agronomia' }),
    stranger: published({ titulo: 'Lírica', palabrasClave: ['poesía'] }, { categoria: 'Filología' }),
    fifth: published({ titulo: 'Un goteo' }),
    draft: published({ titulo: 'Riego', palabrasClave: ['agua', 'viñedo', 'clima'] }, { estado: 'BORRADOR' }),
    retracted: published({ titulo: 'Riego', palabrasClave: ['agua', 'viñedo'] }, { estado: 'RETIRADO' }),
  };
  const nameOf = new Map(Object.entries(works).map(([name, { id }]) => [id, name]));
  beforeAll(async () => {
    await engine.db.insert(publications).values(Object.values(works));
  });
  const related = async (name: keyof typeof works) =>
    (await findRelated(engine.db, works[name].id)).map((id) => nameOf.get(id));

  it('are those that share most, four at most, never the work itself nor what is not published', async () => {
    expect(await related('this')).toEqual(['threeWords', 'oneWord', 'title', 'fifth']);
    expect(await related('retracted')).toEqual(['threeWords', 'this', 'title']);
  });

  it('are not what its page tells of already: its notices and editions, its book and its chapters', async () => {
    const titulo = 'Molinos salados';
    const [work, notice, book] = [
      published({ titulo }),
      published({ titulo: `Corrección a: ${titulo}` }),
      published({ titulo }, { tipo: 'LIBRO' }),
    ];
    await engine.db.insert(publications).values([work, notice, book]);
    const found = (of: { id: string }) => findRelated(engine.db, of.id);
    expect((await found(work)).sort()).toEqual([notice.id, book.id].sort());
    await engine.db.insert(workRelations).values({ publicacionId: notice.id, obraId: work.id, clase: 'CORRECCION' });
    await engine.db
      .insert(bookChapters)
      .values({ publicacionId: work.id, libroId: book.id, orden: 1, paginaInicial: '1', paginaFinal: '9' });
    expect(await found(work)).toEqual([]);
    expect(await found(notice)).toEqual([book.id]);
    expect(await found(book)).toEqual([notice.id]);
  });

  it('are none where nothing is shared', async () => {
    expect(await related('stranger')).toEqual([]);
  });

  it('are those that share rare words, however many share common ones, and of these the newest', async () => {
    const common = Array.from({ length: 700 }, () =>
      published({ titulo: 'El riego', palabrasClave: ['España'] }, { categoria }),
    );
    const lone = published({ titulo: 'Riegos', palabrasClave: ['España'] }, { categoria: 'Hidrología' });
    await engine.db.insert(publications).values([...common, lone]);
    const look = async () => {
      expect((await related('this')).slice(0, 2)).toEqual(['threeWords', 'oneWord']);
      expect((await related('this')).length).toBe(4);
    };
    await look();
    // What is common the database knows once it has looked, and then looks for it among the newest works alone.
    await engine.db.execute(sql`analyze publications`);
    await look();
    const newest = common.slice(-4).map(({ id }) => id);
    expect(await findRelated(engine.db, lone.id)).toEqual(newest.reverse());
  });
});
