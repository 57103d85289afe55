import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { arbitraryManuscript, hostile } from '#web/features/manuscript/testing/arbitrary-manuscript.fixture.ts';
import { labels as textLabels } from '#web/features/manuscript/testing/labels.fixture.ts';
import { editViews } from './edit-views.tsx';
import type { Showing } from './showing.ts';

const labels = { added: 'añadido:', removed: 'eliminado:', movedHere: 'Movido aquí:', movedAway: 'Movido:' };
const shown = (before: Manuscript, after: Manuscript, side: Showing['side']) =>
  renderToStaticMarkup(
    editViews(compareNodes(before.content, after.content), {
      side,
      labels,
      before: renderingOf(before, [], { labels: textLabels, prefix: 'antes-' }),
      after: renderingOf(after, [], { labels: textLabels, prefix: 'despues-' }),
    }),
  );
const text = (...lines: string[]): Manuscript => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});
const plain = (html: string) => html.replace(/<[^>]+>/g, '');

test('changes are said as well as shown, in one text or of one side', () => {
  const pair = [text('El agua sube en mayo'), text('El agua baja en mayo', 'Nuevo')] as const;
  expect(shown(...pair, 'both')).toContain('<del');
  expect(plain(shown(...pair, 'both'))).toBe('El agua eliminado: subeañadido: baja en mayoañadido: Nuevo');
  expect(plain(shown(...pair, 'before'))).toBe('El agua eliminado: sube en mayo');
  expect(plain(shown(...pair, 'after'))).toBe('El agua añadido: baja en mayoañadido: Nuevo');
});

test('any two texts can be shown, and nothing of them is taken for markup', () => {
  fc.assert(
    fc.property(
      arbitraryManuscript,
      arbitraryManuscript,
      fc.constantFrom('both', 'before', 'after'),
      (before, after, side) => {
        expect(shown(before, after, side)).not.toContain(hostile.slice(0, 10));
      },
    ),
  );
});
