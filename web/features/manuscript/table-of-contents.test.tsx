import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { contentsOf, tableOfContents } from '#contract/outline.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { labels } from './testing/labels.fixture.ts';

const text = (words: string) => ({ type: 'text', text: words });
const heading = (level: number, words: string, id?: string, ...more: unknown[]) => ({
  type: 'heading',
  attrs: { level, id },
  content: [text(words), ...more],
});
const documentOf = (...content: unknown[]) => manuscriptSchema.parse({ type: 'doc', content });

describe('the table of contents', () => {
  it('has sections within sections, also where a level is left out', () => {
    const documento = documentOf(heading(1, 'A', 'a'), heading(3, 'B', 'b'), heading(2, 'C', 'c'), heading(1, 'D'));
    expect(tableOfContents(documento)).toEqual([
      {
        id: 'a',
        text: 'A',
        level: 1,
        children: [
          { id: 'b', text: 'B', level: 3, children: [] },
          { id: 'c', text: 'C', level: 2, children: [] },
        ],
      },
      { id: 'seccion-4', text: 'D', level: 1, children: [] },
    ]);
  });

  it('reads formulas and leaves notes out', () => {
    const formula = { type: 'mathInline', attrs: { mathml: '<math><mi>p</mi><mo>&lt;</mo><mn>1</mn></math>' } };
    const note = { type: 'footnote', attrs: { id: 'n' }, content: [text('oculta')] };
    expect(tableOfContents(documentOf(heading(1, 'Con ', 'a', formula, note)))[0]?.text).toBe('Con p<1');
  });

  it('is a navigation with links, to the notes and references too', () => {
    const documento = documentOf(heading(1, 'A', 'a', { type: 'footnote', attrs: { id: 'n' } }), heading(2, 'B', 'b'));
    const referencias = [{ id: 'k', texto: 'Kuhn' }];
    expect(renderToString(<TableOfContents {...{ documento, referencias, labels }} prefix="p-" />)).toBe(
      '<nav aria-label="Contenido" class="table-of-contents"><ol><li><a href="#p-a">A</a><ol><li><a href="#p-b">B</a></li></ol></li>' +
        '<li><a href="#p-notas-al-texto">Notas</a></li><li><a href="#p-lista-de-referencias">Referencias</a></li></ol></nav>',
    );
  });

  it('is nothing for a text without sections', () => {
    expect(renderToString(<TableOfContents documento={documentOf()} referencias={[]} labels={labels} />)).toBe('');
    const plain = documentOf({ type: 'paragraph', content: [text('Sin títulos.')] });
    expect(contentsOf({ documento: plain, referencias: [] }, labels)).toEqual([]);
    const referencias = [{ id: 'k', texto: 'Kuhn' }];
    expect(contentsOf({ documento: plain, referencias }, labels)).toHaveLength(1);
  });
});
