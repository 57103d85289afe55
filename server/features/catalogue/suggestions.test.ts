import { beforeAll, expect, it } from 'vitest';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findSuggestions } from './suggestions.ts';
import { published } from './works.fixture.ts';

describeOnEachEngine('suggestions while typing', (engine) => {
  beforeAll(async () => {
    const works = [
      published({ titulo: 'Evaluación de años', palabrasClave: ['Educación rural', 'años'], autor: 'Iñaki Muñoz' }),
      published({ titulo: '¿Qué educación?', palabrasClave: ['educacion rural'], autor: 'Ana Etxeberria' }),
      published({ titulo: 'Cien% de educación', autor: 'Ana Etxeberria' }),
      ...Array.from({ length: 7 }, (_, i) =>
        published({ titulo: `Memoria ${i}`, palabrasClave: [`memorial ${i}`], autor: `Memo${i} Ruiz` }),
      ),
      published({ titulo: 'Educación secreta', palabrasClave: ['educación oculta'] }, { estado: 'EN_REVISION' }),
    ];
    await engine.db.insert(publications).values(works);
    await engine.db.insert(authorships).values(
      works.map(({ id, autor }) => {
        const [nombres = '', apellidos = ''] = autor.split(' ');
        return { publicacionId: id, orden: 0, nombres, apellidos, afiliaciones: [] };
      }),
    );
  });
  const suggest = async (typed: string) => {
    const { obras, palabras, autores } = await findSuggestions(engine.db, typed);
    return { obras: obras.map(({ titulo }) => titulo), palabras, autores };
  };

  it('are titles by their beginning first, then by words inside, the newest first', async () => {
    expect((await suggest('EVALUACION')).obras).toEqual(['Evaluación de años']);
    expect((await suggest('educ')).obras).toEqual(['Cien% de educación', '¿Qué educación?']);
    expect((await suggest('que ed')).obras).toEqual(['¿Qué educación?']);
    expect((await suggest('cien%')).obras).toEqual(['Cien% de educación']);
    expect((await suggest('evaluación ano')).obras).toEqual(['Evaluación de años']);
  });

  it('are keywords, one spelling of each', async () => {
    expect((await suggest('rur')).palabras).toHaveLength(1);
    expect((await suggest('educación r')).palabras).toHaveLength(1);
    expect((await suggest('anos')).palabras).toEqual(['años']);
  });

  it('are authors, in either order of their names', async () => {
    expect((await suggest('muno')).autores).toEqual(['Iñaki Muñoz']);
    expect((await suggest('Muñoz iña')).autores).toEqual(['Iñaki Muñoz']);
    expect((await suggest('etx')).autores).toEqual(['Ana Etxeberria']);
  });

  it('are at most five, five and three', async () => {
    const { obras, palabras, autores } = await suggest('memo');
    expect([obras.length, palabras.length, autores.length]).toEqual([5, 5, 3]);
  });

  it('come from the catalogue alone, and from two letters on', async () => {
    expect((await suggest('secre')).obras).toEqual([]);
    expect((await suggest('ocul')).palabras).toEqual([]);
    for (const typed of ['', 'e', '¿?', '%', "'", '\0\ud800', ':*', '\\'])
      expect([typed, await suggest(typed)]).toEqual([typed, { obras: [], palabras: [], autores: [] }]);
    expect((await suggest('ev')).obras).toEqual(['Evaluación de años']);
  });
});
