import { expect, it } from 'vitest';
import type { Manuscript } from './entities/manuscript.ts';
import { shownParts } from './outline.ts';

type Blocks = Manuscript['content'];
const caption = (
  ...words: string[]
): { type: 'caption'; content: { type: 'paragraph'; content: { type: 'text'; text: string }[] }[] } => ({
  type: 'caption',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

it('of a text its figures and tables are named by their labels and captions, in its order, where a link can lead to them', () => {
  const content: Blocks = [
    { type: 'table', attrs: { id: 't1', label: 'Tabla 1' }, content: [caption('Sitios.', 'De 2020.')] },
    { type: 'paragraph', content: [] },
    { type: 'figure', attrs: { id: 'f1', label: 'Figura 1', src: null, alt: '' }, content: [caption('Mapa.')] },
    { type: 'figure', attrs: { label: 'Figura 2', src: null, alt: '' }, content: [caption('Sin lugar.')] },
    { type: 'figure', attrs: { id: 'f3', src: null, alt: '' }, content: [caption('Sin nombre.')] },
    { type: 'table', attrs: { id: 't2', label: 'Tabla 2' }, content: [] },
  ];
  expect(shownParts({ type: 'doc', content })).toEqual([
    { id: 't1', label: 'Tabla 1', words: 'Sitios. De 2020.' },
    { id: 'f1', label: 'Figura 1', words: 'Mapa.' },
    { id: 't2', label: 'Tabla 2', words: '' },
  ]);
});
