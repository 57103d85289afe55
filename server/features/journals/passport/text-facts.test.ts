import { expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { text } from '#server/documents/model/exported-works.fixture.ts';
import { textFactsOf } from './text-facts.ts';
import { textChecks } from './work-checks.ts';

const figure = (caption: string, alt: string): Block => ({
  type: 'figure',
  attrs: { src: '/files/x/1.png', alt },
  content: [{ type: 'caption', content: [{ type: 'paragraph', content: caption ? [text(caption)] : [] }] }],
});

it('counts figures without words and references without a DOI, however it is written', () => {
  const documento = { type: 'doc' as const, content: [figure('Mapa', 'Un mapa.'), figure('', ' ')] };
  const facts = textFactsOf(documento, [
    { id: 'a', texto: 'Gil, A. https://doi.org/10.1590/x' },
    { id: 'b', texto: 'Paz, L.', csl: { type: 'book', DOI: '10.1590/y' } },
    { id: 'c', texto: 'Sol, E.' },
  ]);
  expect(facts).toEqual({ figures: 2, uncaptioned: 1, undescribed: 1, listed: 3, unlinked: 1 });
  expect(textChecks.figuresDescribed(facts)).toBe(false);
  expect(textChecks.figuresDescribed(textFactsOf({ type: 'doc', content: [] }, []))).toBe(true);
});
