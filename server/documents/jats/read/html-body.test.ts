import { describe, expect, test } from 'vitest';
import { outline, workOf } from './article.fixture.ts';

const escaped = (html: string) => html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const blocks = (html: string, around = '') =>
  workOf({ body: `<p>${escaped(`<!--version=html-->${html}`)}</p>${around}` }).documento.content;

describe('a body of escaped HTML', () => {
  test('is read as the text it is, with its emphasis, links and lists', () => {
    const html = `<b> </b><p align="left"><a name="home"></a><font size="2">Uno &amp; <strong>dos</strong></font><br/>tres<p>cuatro <a href="https://example.org/">cinco</a>
      <ul><li>seis<li>siete</ul><ol><li>ocho</li></ol><blockquote>nueve</blockquote><h2>diez</h2>once`;
    expect(outline(blocks(html))).toEqual([
      'paragraph:Uno & dos/tres',
      'paragraph:cuatro cinco',
      'bulletList:seissiete',
      'orderedList:ocho',
      'blockquote:nueve',
      'paragraph:diez',
      'paragraph:once',
    ]);
    expect(JSON.stringify(blocks(html))).toContain('{"type":"link","attrs":{"href":"https://example.org/"}}');
  });

  test('keeps its tables, also where their tags are not closed', () => {
    expect(blocks('<table><tr><th>a<td colspan=2>b<tr><td>c</td><td>d</td></tr></table>')).toMatchObject([
      {
        type: 'table',
        content: [
          { type: 'caption' },
          { content: [{ type: 'tableHeader' }, { attrs: { colspan: 2 } }] },
          { content: [{}, {}] },
        ],
      },
    ]);
  });

  test('keeps the elements that stand between its pieces', () => {
    expect(outline(blocks('<p>a</p>', '<fig><label>F</label></fig>'))).toEqual(['paragraph:a', 'figure:']);
  });

  test.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<a href="javascript:alert(1)">',
    '<img src=x onerror=alert(1)>',
  ])('carries nothing that runs: %s', (html) => {
    expect(JSON.stringify(blocks(`<p>a ${html}</p>`))).not.toMatch(/alert|javascript|p\{\}/);
  });

  // What took quadratic time would end by the test's own limit.
  test('is read, whatever it nests', () => {
    blocks('<blockquote>'.repeat(50_000));
    blocks(`${'<td '.repeat(50_000)}${'a'.repeat(100_000)}${'</p>'.repeat(50_000)}`);
  });
});
