import { describe, expect, it } from 'vitest';
import { findPassage, passageOf, plainSpaces } from './passages.ts';

const text = 'Los datos son pocos. Se midió dos veces. Los datos son de 2019, y los datos son públicos.';
const chosen = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  const passage = passageOf(text, { start, end: start + words.length });
  return passage ?? expect.fail('nothing was chosen');
};
const foundIn = (other: string, passage: Parameters<typeof findPassage>[1]) => {
  const place = findPassage(other, passage);
  return place && other.slice(place.start, place.end);
};

describe('a passage', () => {
  it('is its words with what stands around them, without the white space that was chosen along', () => {
    const start = text.indexOf(' Se midió');
    expect(passageOf(text, { start, end: start + 20 })).toEqual({
      exacto: 'Se midió dos veces.',
      prefijo: 'Los datos son pocos. ',
      sufijo: ' Los datos son de 2019, y los datos son públicos',
      posicion: start + 1,
    });
    expect(passageOf(text, { start, end: start + 1 })).toBeUndefined();
    const long = 'x'.repeat(3000);
    expect(passageOf(long, { start: 0, end: 3000 })?.exacto).toHaveLength(1000);
  });

  it('is found among several of the same words by what stands around it', () => {
    for (const from of [0, 10]) {
      const passage = chosen('Los datos son', from);
      expect(findPassage(text, passage)).toEqual({ start: passage.posicion, end: passage.posicion + 13 });
    }
  });

  it('is found in a version that has more before it, and another order', () => {
    const passage = chosen('Los datos son', 10);
    const later = `Un párrafo nuevo. Se midió dos veces. Los datos son de 2019. Los datos son pocos.`;
    expect(findPassage(later, passage)?.start).toBe(later.indexOf('Los datos son de'));
  });

  it('is found whether or not a space of it breaks lines', () => {
    const passage = { exacto: 'a 21,4 °C', prefijo: 'Se midió ', sufijo: ' y 3\u00A0kg', posicion: 9 };
    expect(findPassage('Se midió a 21,4\u00A0°C y 3 kg', passage)).toBeNull();
    expect(findPassage(plainSpaces('Se midió a 21,4\u00A0°C y 3 kg'), passage)).toEqual({ start: 9, end: 18 });
    expect(findPassage('Se midió a 21,4 °C y 3 kg', { ...passage, exacto: 'a 21,4\u00A0°C' })?.start).toBe(9);
  });

  it('of which two are alike is the nearer one', () => {
    const twice = 'uno igual. uno igual. ';
    const passage = { exacto: 'igual', prefijo: 'uno ', sufijo: '. ', posicion: 15 };
    expect(findPassage(twice, passage)?.start).toBe(15);
    expect(findPassage(twice, { ...passage, posicion: 3 })?.start).toBe(4);
  });

  it('has changed where its words are gone, or are a few that stand somewhere else', () => {
    expect(foundIn('Se midió tres veces.', chosen('Se midió dos veces'))).toBeNull();
    expect(foundIn('Otra cosa: pocos la leen.', chosen('pocos'))).toBeNull();
    expect(foundIn('Los datos son pocos.', chosen('pocos'))).toBe('pocos');
    const whole = chosen('Los datos son de 2019, y los datos son públicos');
    expect(foundIn('Ya: Los datos son de 2019, y los datos son públicos, sí', whole)).toBe(whole.exacto);
  });
});
