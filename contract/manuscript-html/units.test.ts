import { describe, expect, it } from 'vitest';
import type { Inline } from '../entities/manuscript.ts';
import { tiedText } from './units.ts';

/** With a tilde for a space that does not break. */
const tied = (...content: Inline[]) =>
  content.map((_, at) => tiedText(content, at).replaceAll('\u00A0', '~')).join('|');
const text = (words: string, ...marks: ('superscript' | 'italic' | 'code')[]): Inline => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});

describe('a number and its unit', () => {
  it.each([
    ['a 21,4 °C de media', 'a 21,4~°C de media'],
    ['entre 3\u2009kg y 5 kg/m³', 'entre 3~kg y 5~kg/m³'],
    ['un 30 % en 10 min', 'un 30~% en 10~min'],
    ['(n = 5) mL, 12 mg L-1 y 4 m2', '(n = 5)~mL, 12~mg L-1 y 4~m2'],
    ['20 º C, 20 oC y 20 µm', '20~º C, 20~oC y 20~µm'],
    ['5 mmHg, 7 kWh, 3 MHz', '5~mmHg, 7~kWh, 3~MHz'],
  ])('stand together: %s', (said, whole) => {
    expect(tied(text(said))).toBe(whole);
  });

  it('are told from words that begin alike', () => {
    for (const said of ['en 1990 a 1995', '5 gatos', 'los 12 meses', '3 de 4', '10 ocasiones', 'La 4 Mesa', '7 d’Or'])
      expect(tied(text(said))).toBe(said);
  });

  it('stand together where the unit is raised or set apart', () => {
    expect(tied(text('a 20 '), text('o', 'superscript'), text('C'))).toBe('a 20~|o|C');
    expect(tied(text('los 10 m'), text('2', 'superscript'), text(' de'))).toBe('los 10~m|2| de');
    expect(tied(text('unos 10 m'), text('ás', 'italic'))).toBe('unos 10 m|ás');
    expect(tied(text('unos 10 '), { type: 'hardBreak' })).toBe('unos 10 |');
  });

  it('are left as they are in code, and where they do not break', () => {
    expect(tied(text('x = 5 m', 'code'))).toBe('x = 5 m');
    expect(tiedText([text('5\u00A0m y 5m')], 0)).toBe('5\u00A0m y 5m');
  });
});
