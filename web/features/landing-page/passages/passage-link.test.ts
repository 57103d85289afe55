import { describe, expect, it } from 'vitest';
import { passageOf } from '#web/features/manuscript/passages.ts';
import { namesPassage } from './passage-key.ts';
import { findLinked, passageHash, passageIn } from './passage-link.ts';

const long = Array.from({ length: 40 }, (_, index) => `palabra-${index}`).join(' ');
const text = `El delta del Ebro\nSe midió dos veces, el año pasado & éste. Se midió mal.\nLuego ${long} y ya.\nFin.`;
const hashOf = (words: string) => {
  const start = text.indexOf(words);
  const passage = passageOf(text, { start, end: start + words.length }, 5000);
  return passageHash(passage ?? expect.fail('nothing was chosen'));
};
const foundIn = (other: string, hash: string) => {
  const place = findLinked(other, passageIn(hash) ?? expect.fail('no passage was named'));
  return place && other.slice(place.start, place.end);
};

describe('a link to a passage', () => {
  it.each(['Se midió', 'año pasado & éste', long, `éste. Se midió mal.\nLuego ${long} y`])(
    'leads to it: %s',
    (words) => {
      const hash = hashOf(words);
      expect(namesPassage(hash)).toBe(true);
      expect(foundIn(text, hash)).toBe(words);
      expect(foundIn(`Otro comienzo, de otra versión.\n${text}`, hash)).toBe(words);
      // As a browser gives it that knows directives, and has taken it away.
      expect(foundIn(text, hash.split(':~:')[0] ?? '')).toBe(words);
      expect(hash.length).toBeLessThan(900);
    },
  );

  it('finds nothing where its words are there no more, or what is between them has grown', () => {
    expect(foundIn(text.replace('pasado', 'último'), hashOf('año pasado'))).toBeNull();
    expect(foundIn(text.replace('palabra-39', 'otra'), hashOf(long))).toBeNull();
    expect(foundIn(text.replace('palabra-20', 'x'.repeat(2000)), hashOf(long))).toBeNull();
  });

  it('has a directive of whole words, with what would part it spelt out', () => {
    expect(hashOf('dos veces')).toMatch(
      /:~:text=midi%C3%B3-,dos%20veces,-%2C%20el%20a%C3%B1o%20pasado%20%26%20%C3%A9ste\.$/,
    );
    const ends = 'Luego%20palabra%2D0%20palabra%2D1%20palabra%2D2%20palabra%2D3,';
    expect(hashOf(`Luego ${long}`)).toContain(`:~:text=${ends}palabra%2D35`);
  });

  it('is none in other parts of addresses, nor in broken ones', () => {
    expect(namesPassage('#ref-kuhn')).toBe(false);
    for (const hash of ['', '#pasaje=', '#pasaje=x&texto=a', '#pasaje=12', '#pasaje=-4&texto=a'])
      expect(passageIn(hash)).toBeUndefined();
  });
});
