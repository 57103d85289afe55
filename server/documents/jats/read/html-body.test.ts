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

  test('has the headings that are paragraphs in bold, by their numbers or capitals, without title, authors and speakers', () => {
    const bold = (...lines: string[]) => blocks(lines.map((line) => `<p><b>${line}</b></p><p>Texto.</p>`).join(''));
    const levels = (found: ReturnType<typeof blocks>) =>
      found.flatMap((block) =>
        block.type === 'heading' ? `${block.attrs.level} ${outline([block])[0]?.slice(8)}` : [],
      );
    const old = ['Un título 1', 'A. Ruiz; B. Paz', 'RESUMEN', 'MÉTODOS', 'Muestra y <i>datos</i>', 'RESULTADOS'];
    expect(levels(bold(...old))).toEqual(['1 RESUMEN', '1 MÉTODOS', '2 Muestra y datos', '1 RESULTADOS']);
    expect(levels(bold('1 Uno', '1.1 Dos', '2 Tres'))).toEqual(['1 1 Uno', '2 1.1 Dos', '1 2 Tres']);
    expect(levels(bold('RESUMEN', 'Introducción', 'Método'))).toEqual(['1 RESUMEN', '1 Introducción', '1 Método']);
    const ids = bold('Uno', 'Dos', 'Tres').flatMap((block) => (block.type === 'heading' ? block.attrs.id : []));
    expect(new Set(ids).size).toBe(3);
    expect(levels(bold('Ana', 'Luis', 'Ana', 'Luis', '¿Por qué?', 'Nota:'))).toEqual([]);
    expect(levels(bold('Una', 'Dos'))).toEqual([]);
  });

  test('says in signs what is set in the typeface Symbol, as abstracts do', () => {
    const html =
      'N-butil-<FONT FACE="Symbol">a</font>, peso <font size=2 face=Symbol>£ </font>2500 g, <font face="Arial">a</font>';
    expect(outline(blocks(html))).toEqual(['paragraph:N-butil-α, peso ≤ 2500 g, a']);
    expect(workOf({ meta: `<abstract><p>${escaped(html)}</p></abstract>` }).resumen).toContain(
      'N-butil-α, peso ≤ 2500 g',
    );
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
