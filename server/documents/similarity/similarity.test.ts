import { describe, expect, it } from 'vitest';
import type { Block, Manuscript } from '#contract/entities/manuscript.ts';
import { plainTextToManuscript } from '#server/documents/model/from-plain-text.ts';
import { comparableText } from './comparable-text.ts';
import { fingerprints, surelyFound } from './fingerprints.ts';
import { sharedPassages } from './shared-passages.ts';

const doc = (...content: Block[]): Manuscript => ({ type: 'doc', content });
const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as Block;
const compared = (text: string) => comparableText(plainTextToManuscript(text));
const wordsOf = async (document: Manuscript) =>
  (await comparableText(document)).words.map(({ word }) => word).join(' ');
const numbered = (from: number, count: number, of = 'palabra') =>
  Array.from({ length: count }, (_, n) => `${of}${from + n}`).join(' ');

async function shown(one: string, other: string): Promise<string[]> {
  const text = await compared(one);
  const passages = await sharedPassages(text, await compared(other));
  return passages.map(({ from, to }) => text.text.slice(text.words[from]?.from, text.words[to - 1]?.to));
}

describe('the words by which texts are compared', () => {
  it('are without capitals, accents and signs', async () => {
    expect(await wordsOf(doc(paragraph('La EDICIÓN, según Núñez: 2019.')))).toBe('la edicion segun nunez 2019');
  });

  it('are not those between quotation marks, of either kind', async () => {
    expect(await wordsOf(doc(paragraph('Dijo «todo fluye» y “nada queda” y "nunca" al fin.')))).toBe('dijo y y al fin');
    expect(
      await wordsOf(doc({ type: 'blockquote', content: [paragraph('Citado.')] } as Block, paragraph('Propio.'))),
    ).toBe('propio');
  });

  it('are not those of the list of references, up to the next heading of its level', async () => {
    const heading = (level: number, text: string) =>
      ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] }) as Block;
    const text = doc(
      paragraph('Antes.'),
      heading(2, '5. Referencias'),
      paragraph('Pérez, A. (2019).'),
      heading(3, 'Fuentes primarias'),
      paragraph('Archivo.'),
      heading(2, 'Anexo'),
      paragraph('Después.'),
    );
    expect(await wordsOf(text)).toBe('antes anexo despues');
  });
});

describe('fingerprints', () => {
  it('are shared by any two texts with so many words in common, wherever they stand', async () => {
    for (let before = 0; before < 40; before += 3) {
      const common = numbered(0, surelyFound, 'comun');
      const one = await compared(`${numbered(0, before)} ${common} ${numbered(500, 60)}`);
      const other = await compared(`${numbered(900, 71, 'otra')} ${common} ${numbered(2000, before, 'otra')}`);
      const known = new Set(await fingerprints(one.words));
      expect((await fingerprints(other.words)).some((number) => known.has(number))).toBe(true);
    }
  });

  it('are few, and whole numbers of 32 bits', async () => {
    const found = await fingerprints((await compared(numbered(0, 4000))).words);
    expect(found.length).toBeLessThan(4000 / 6);
    expect(found.every((number) => number === (number | 0))).toBe(true);
  });

  it('are none of a text of a few words', async () => {
    expect(await fingerprints((await compared('Tres palabras solas.')).words)).toEqual([]);
  });
});

describe('what two texts share', () => {
  it('is found word by word, however it is written', async () => {
    const one = 'Empezamos. El agua del humedal sube cada otoño con las lluvias del norte. Terminamos así.';
    const other = 'Otra cosa. EL AGUA DEL HUMEDAL, sube cada otono con las lluvias del norte; y nada más.';
    expect(await shown(one, other)).toEqual(['El agua del humedal sube cada otoño con las lluvias del norte']);
  });

  it('is one passage where a word or two were changed', async () => {
    const one = `${numbered(0, 10)} nueva ${numbered(10, 10)}`;
    expect(await shown(one, numbered(0, 20))).toEqual([one]);
  });

  it('is nothing where each takes it as a quotation', async () => {
    const quotation = `«${numbered(0, 30)}»`;
    expect(await shown(`Uno dice ${quotation}.`, `Otra dice ${quotation}.`)).toEqual([]);
  });

  it('is nothing where texts speak of the same in other words', async () => {
    expect(await shown(numbered(0, 300), numbered(400, 300))).toEqual([]);
  });
});
