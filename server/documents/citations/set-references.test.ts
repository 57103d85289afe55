import { describe, expect, it } from 'vitest';
import type { CslItem, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { setReferences } from './set-references.ts';
import { formatReference } from './styles/apa.ts';

const mentioning = (...mentions: [text: string, ...refs: string[]][]): Manuscript => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: mentions.map(([text, ...refs]) => ({ type: 'citation' as const, attrs: { refs, text } })),
    },
  ],
});
const item: CslItem = {
  type: 'article-journal',
  title: 'El delta',
  author: [
    { family: 'Ruiz', given: 'Ana' },
    { family: 'Cano', given: 'Luis' },
  ],
  'container-title': 'Mareas',
  volume: '28',
  page: '385-416',
  DOI: '10.1590/x',
};
const ours: Reference = { id: 'ruiz', texto: formatReference(item), csl: item };
const typed: Reference = { id: 'kuhn', texto: 'KUHN, Thomas. La estructura. México: FCE, 1962.', csl: item };

describe('a reference list as it is read', () => {
  it('is as it was put into words where it is mentioned by author and year in Spanish', () => {
    expect(setReferences(mentioning(['(Ruiz y Cano, s. f.)', 'ruiz']), [ours], 'es')).toEqual([ours]);
    expect(ours.texto).toContain('Ruiz, A. y Cano, L. (s. f.)');
  });

  it('has the words of the text’s language', () => {
    const [set] = setReferences(mentioning(['(Ruiz & Cano, n.d.)', 'ruiz']), [ours], 'en');
    expect(set?.texto).toBe('Ruiz, A., & Cano, L. (n.d.). El delta. Mareas, 28, 385–416. https://doi.org/10.1590/x');
  });

  it('is set as numbered lists are where the text mentions it by numbers, and in the order of these', () => {
    const documento = mentioning(['[1]', 'kuhn'], ['[2]', 'ruiz']);
    expect(setReferences(documento, [ours, typed], 'es')).toEqual([
      { ...typed, etiqueta: '1' },
      { ...ours, etiqueta: '2', texto: 'Ruiz A, Cano L. El delta. Mareas. s. f.;28:385-416. doi:10.1590/x' },
    ]);
  });
});
