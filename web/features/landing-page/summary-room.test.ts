import { expect, it } from 'vitest';
import { linesOf, summaryRoom } from './summary-room.ts';
import { author, work as workWith } from './work.fixture.ts';

const work = workWith({ autores: [] });

it('shows less of a summary the more stands above it, and never nothing', () => {
  const short = summaryRoom({ ...work, titulo: 'Un título', autores: [], traducciones: [] });
  const long = summaryRoom({ ...work, titulo: 'Un título de muchas palabras '.repeat(9), traducciones: [] });
  expect(short).toEqual({ desk: 13, phone: 15 });
  expect(long.desk).toBeLessThan(short.desk);
  expect(long.phone).toBeLessThan(short.phone);
  expect(summaryRoom({ ...work, titulo: 'Palabras '.repeat(200) })).toEqual({ desk: 4, phone: 5 });
});

it('counts no more names than are shown unasked', () => {
  const by = (count: number) =>
    summaryRoom({
      ...work,
      autores: Array.from({ length: count }, () => author('María Fernanda', 'Rodríguez de la Fuente')),
      traducciones: [],
    });
  expect(by(400)).toEqual(by(13));
  expect(by(12).desk).toBeLessThan(by(1).desk);
});

it('counts the lines of a summary in parts, of which each begins anew', () => {
  expect(linesOf('a'.repeat(100), 98)).toBe(2);
  expect(linesOf(['Objetivo: uno.', 'Métodos: dos.', '', 'Resultados: tres.'].join('\n'), 98)).toBe(3);
  expect(linesOf('', 98)).toBe(0);
});
