import { describe, expect, test } from 'vitest';
import { jats } from './article.fixture.ts';
import { findLanguage } from './find-language.ts';
import { readJats } from './read-jats.ts';

const texts = {
  es: 'El agua de los ríos y las fuentes fue medida con un método que se describe por primera vez: es una red del sur.',
  en: 'The water of the rivers was measured with a method that is described here for the first time, and by hand.',
  pt: 'A água dos rios foi medida com um método que não se descreve em uma rede do sul, e os dados são da escola.',
  fr: 'L’eau des rivières est mesurée dans le sud avec une méthode pour les écoles, et du temps par le réseau.',
  it: 'L’acqua dei fiumi è misurata nel sud con un metodo che gli autori della rete sono i primi a descrivere.',
  de: 'Das Wasser der Flüsse ist mit einer Methode gemessen, die von den Autoren für das Netz beschrieben ist.',
};

test.each(Object.entries(texts))('the language %s is found from its words', (language, text) => {
  expect(findLanguage(text)).toBe(language);
});
test.each(['', 'Agua', '东 西 南 北', '12 34'])('none is made up for %j', (text) => {
  expect(findLanguage(text)).toBeUndefined();
});

describe('an article that does not declare its language', () => {
  const bare = (body: string, doctype = '') =>
    readJats(jats({ doctype, body: `<p>${body}</p>` }).replace(' xml:lang="es"', ''));
  const dtd = (name: string) => `<!DOCTYPE article PUBLIC "${name}" "x.dtd">`;

  test.each([
    ['-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.1 20151215//EN'],
    ['-//NLM//DTD Journal Publishing DTD v3.0 20080202//EN'],
  ])('is in the one that its DTD gives then: %s', (name) => {
    const { work, warnings } = bare(texts.es, dtd(name));
    expect(work.idioma).toBe('en');
    expect(warnings).toEqual([{ code: 'languageByDtd' }]);
  });

  test('is otherwise in the one of its words, and says so', () => {
    const { work, warnings } = bare(texts.pt);
    expect(work.idioma).toBe('pt');
    expect(warnings).toMatchObject([{ code: 'languageFound', values: { language: { es: 'portugués' } } }]);
  });

  test('is Spanish only where its words do not tell, and says so', () => {
    const { work, warnings } = bare('Agua.');
    expect(work.idioma).toBe('es');
    expect(warnings).toEqual([{ code: 'languageUnsaid' }]);
  });
});
