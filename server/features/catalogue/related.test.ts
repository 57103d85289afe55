import { beforeAll, expect, it } from 'vitest';
import { publications } from '#server/platform/database/schema.ts';
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

  it('are none where nothing is shared', async () => {
    expect(await related('stranger')).toEqual([]);
  });

  it('are those that share rare words, however many share common ones', async () => {
    const common = Array.from({ length: 300 }, () =>
      published({ titulo: 'El riego', palabrasClave: [] }, { categoria }),
    );
    await engine.db.insert(publications).values(common);
    expect((await related('this')).slice(0, 2)).toEqual(['threeWords', 'oneWord']);
    expect((await related('this')).length).toBe(4);
  });
});
