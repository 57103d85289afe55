import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOf, withoutBullets } from './points.ts';

describe('the points of a review', () => {
  it('are its numbered lines, however they are numbered', () => {
    expect(pointsOf('1. Falta el método.\n2. La tabla no se lee.')).toEqual([
      '1. Falta el método.',
      '2. La tabla no se lee.',
    ]);
    expect(pointsOf('1) Uno\n2) Dos\n(3) Tres')).toEqual(['1) Uno', '2) Dos', '(3) Tres']);
    expect(pointsOf('Punto 1. Uno\nPunto 2: Dos')).toHaveLength(2);
    expect(pointsOf('1.1. Uno\n1.2. Dos\nR2: Tres')).toHaveLength(3);
  });

  it('have the lines and paragraphs that follow, up to the next number', () => {
    expect(pointsOf('1. Uno\nsigue\n\ny sigue:\n- con esto\n- y esto\n\n2. Dos')).toEqual([
      '1. Uno\nsigue\n\ny sigue:\n- con esto\n- y esto',
      '2. Dos',
    ]);
    expect(pointsOf('1. Uno\n  a) primero\n  b) segundo\n2. Dos')).toHaveLength(2);
  });

  it('begin with what stands before the first number', () => {
    expect(pointsOf('Un buen trabajo.\n\nAlgunas dudas.\n\n1. Uno\n2. Dos')).toEqual([
      'Un buen trabajo.\n\nAlgunas dudas.',
      '1. Uno',
      '2. Dos',
    ]);
  });

  it('are letters or bullets where there are no numbers, the bullets left out', () => {
    expect(pointsOf('a) Uno\nb) Dos')).toEqual(['a) Uno', 'b) Dos']);
    expect(pointsOf('- Uno\n- Dos\nsigue\n• Tres')).toEqual(['Uno', 'Dos\nsigue', 'Tres']);
    expect(pointsOf('Menores:\n- Uno\n- Dos')).toEqual(['Menores:\nUno', 'Dos']);
  });

  it('are else its paragraphs', () => {
    expect(pointsOf('Claro y bien medido.')).toEqual(['Claro y bien medido.']);
    expect(pointsOf('Uno\ndel todo\n\n\nDos')).toEqual(['Uno\ndel todo', 'Dos']);
    expect(pointsOf('1. Solo uno, que no hace lista.\n\nY otro.')).toHaveLength(2);
  });

  it('keep a heading with what follows it', () => {
    expect(pointsOf('Comentarios mayores:\n1. Uno\n2. Dos\n\nComentarios menores:\n1. Tres')).toEqual([
      'Comentarios mayores:\n1. Uno',
      '2. Dos',
      'Comentarios menores:\n1. Tres',
    ]);
    expect(pointsOf('## Método\n\nFalta.\n\nEstilo:\n\nCuidado.')).toEqual(['## Método\nFalta.', 'Estilo:\nCuidado.']);
    expect(pointsOf('Nada más que decir.\n\nFirmado:')).toEqual(['Nada más que decir.', 'Firmado:']);
  });

  it('take no year, figure or lone sign for a number', () => {
    for (const text of ['1990. Fue un año.\n1991. Fue otro.', '12.5 mm\n13.5 mm', '-5 grados\n-6 grados', '1.\n2.'])
      expect(pointsOf(text)).toEqual([text]);
  });

  it('are none of an empty text, and know lines of every system', () => {
    expect(pointsOf(' \n\t\n ')).toEqual([]);
    expect(pointsOf('1. Uno\r\n2. Dos\r3. Tres')).toHaveLength(3);
  });

  it('lose no words: joined again they have them all, in their order', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        '1. Uno',
        '2) Dos',
        '(3) Tres',
        '- guion',
        'a) letra',
        'Comentarios:',
        '  sangrado',
        '# T',
        '\t',
        '1.',
      ),
      fc.string(),
    );
    const words = (text: string) => withoutBullets(text).split(/\s+/).filter(Boolean);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        const points = pointsOf(text);
        expect(points.flatMap(words)).toEqual(words(text));
        expect(points.every((point) => point.trim() === point && point !== '')).toBe(true);
      }),
    );
  });
});
