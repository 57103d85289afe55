import { expect, it } from 'vitest';
import { linesOf } from './BarChart.tsx';

it('a label under a bar stands in short lines of whole words', () => {
  expect(linesOf('Pendiente de aprobación', false)).toEqual(['Pendiente de', 'aprobación']);
  expect(linesOf('Publicado', false)).toEqual(['Publicado']);
});

it('a long label before a bar is cut after two lines', () => {
  expect(linesOf('Aves y salinidad en los humedales del litoral mediterráneo', true)).toEqual([
    'Aves y salinidad en',
    'los humedales del…',
  ]);
});
