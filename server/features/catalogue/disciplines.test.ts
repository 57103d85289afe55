import { expect, it } from 'vitest';
import { disciplinesOf } from './disciplines.ts';
import type { Total } from './totals.ts';

const total = (categoria: string | null, count: number): Total => ({
  ...{ tipo: 'ARTICULO', anio: 2025, categoria, plain: categoria?.toLowerCase() ?? null, total: count },
});

it('are the categories of the catalogue, one for all its spellings, by the most frequent of them', () => {
  const all = [
    total('historia', 1),
    total('Historia', 3),
    total('Física y química', 2),
    total(null, 9),
    total('¿?', 1),
  ];
  expect(disciplinesOf(all)).toEqual({
    disciplinas: [
      { slug: 'historia', nombre: 'Historia', total: 4 },
      { slug: 'fisica-y-quimica', nombre: 'Física y química', total: 2 },
    ],
    total: 2,
  });
});

it('are told of in a bounded number, with how many there are', () => {
  const all = Array.from({ length: 700 }, (_, at) => total(`Disciplina ${at}`, 1));
  const { disciplinas, total: there } = disciplinesOf(all);
  expect([disciplinas.length, there]).toEqual([500, 700]);
});
