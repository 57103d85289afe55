import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manuscriptSchema, type Reference } from '#contract/entities/manuscript.ts';
import { rounds } from '#server/testing/rounds.ts';
import type { ViewOptions } from './manuscript-view.tsx';
import { ManuscriptView } from './manuscript-view.tsx';
import { arbitraryManuscript, arbitraryReferences } from './testing/arbitrary-manuscript.fixture.ts';
import { labels } from './testing/labels.fixture.ts';

type Given = { referencias?: Reference[] } & Partial<ViewOptions>;

function rendered(content: unknown[], { referencias = [], ...options }: Given = {}): string {
  const documento = manuscriptSchema.parse({ type: 'doc', content });
  const html = renderToString(<ManuscriptView {...{ documento, referencias, labels, ...options }} />);
  return html.replaceAll('<!-- -->', '').replace(/^<div class="prose-pliego">|<\/div>$/g, '');
}
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const inline = (...content: unknown[]) => rendered([paragraph(...content)]).replace(/^<p>|<\/p>$/g, '');
const math = '<math><mi>x</mi></math>';

describe('the words of a text', () => {
  it('are escaped, and carry their marks from the outside in', () => {
    expect(inline(text('a < b', { type: 'bold' }, { type: 'italic' }))).toBe('<strong><em>a &lt; b</em></strong>');
    expect(
      inline(...['underline', 'strike', 'superscript', 'subscript', 'code'].map((type) => text('x', { type }))),
    ).toBe('<u>x</u><s>x</s><sup>x</sup><sub>x</sub><code>x</code>');
    expect(inline(text('x', { type: 'smallCaps' }))).toBe('<span class="small-caps">x</span>');
  });

  it('link elsewhere without telling that page about its opener', () => {
    expect(inline(text('x', { type: 'link', attrs: { href: 'https://example.org/' } }))).toBe(
      '<a href="https://example.org/" rel="noopener">x</a>',
    );
  });

  it('break their lines', () => {
    expect(inline(text('a'), { type: 'hardBreak' }, text('b'))).toBe('a<br/>b');
  });

  it('mention parts of the same text', () => {
    const mention = { type: 'crossReference', attrs: { target: 'fig-1', text: 'Figura 1' } };
    expect(rendered([paragraph(mention)], { prefix: 'a-' })).toContain('href="#a-fig-1"');
  });
});

describe('formulas', () => {
  it('are shown as the MathML that the server made', () => {
    expect(inline({ type: 'mathInline', attrs: { tex: 'x', mathml: math } })).toContain(math);
  });

  it('stay on one line with the stops and brackets beside them, which a line would begin or end with', () => {
    const formula = { type: 'mathInline', attrs: { tex: 'x', mathml: math } };
    const shown = inline(text('cajas: los ('), formula, text('), que '), formula, text(' y '), formula, text('.'));
    const kept = (...parts: string[]) => `<span class="with-signs">${parts.join('')}</span>`;
    expect(shown.replaceAll('<!-- -->', '').replaceAll(`<span>${math}</span>`, '∑')).toBe(
      `cajas: los ${kept('(', '∑', '),')} que ∑ y ${kept('∑', '.')}`,
    );
  });

  it('scroll by themselves where displayed, with their number beside them', () => {
    const html = rendered([{ type: 'mathBlock', attrs: { mathml: math, id: 'ec-3', label: '(3)' } }]);
    expect(html).toContain('<div class="equation" id="ec-3">');
    expect(html).toContain('tabindex="0" role="region" aria-label="Fórmula (3)"');
    expect(html).toContain('<span class="equation-number">(3)</span>');
  });

  it('are no landmark without a number', () => {
    expect(rendered([{ type: 'mathBlock', attrs: { mathml: math } }])).toContain('role="group" aria-label="Fórmula"');
  });

  it('show their TeX until there is MathML', () => {
    expect(inline({ type: 'mathInline', attrs: { tex: 'a<b' } })).toContain('<code>a&lt;b</code>');
  });
});

describe('blocks', () => {
  const heading = (level: number, id?: string) => ({ type: 'heading', attrs: { level, id }, content: [text('T')] });

  it('have headings below that of the page, none deeper than h6', () => {
    expect(rendered([heading(1, 'uno'), heading(5)])).toBe('<h2 id="uno">T</h2><h6 id="seccion-2">T</h6>');
    expect(rendered([heading(1), heading(5)], { headingOffset: 2 })).toMatch(/^<h3.*<h6/);
  });

  it('nest lists, whose single paragraphs stand without p', () => {
    const item = (...content: unknown[]) => ({ type: 'listItem', content });
    const inner = { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('b')))] };
    const list = { type: 'bulletList', content: [item(paragraph(text('a')), inner)] };
    expect(rendered([list])).toBe('<ul><li>a<ol start="3"><li>b</li></ol></li></ul>');
    expect(rendered([{ type: 'bulletList', content: [item(paragraph(text('a')), paragraph(text('b')))] }])).toBe(
      '<ul><li><p>a</p><p>b</p></li></ul>',
    );
  });

  it('have quotations, code and rules', () => {
    expect(rendered([{ type: 'blockquote', content: [paragraph(text('a'))] }, { type: 'horizontalRule' }])).toBe(
      '<blockquote><p>a</p></blockquote><hr/>',
    );
    expect(rendered([{ type: 'codeBlock', attrs: { language: 'r' }, content: [text('x <- 1')] }])).toBe(
      '<pre tabindex="0"><code class="language-r">x &lt;- 1</code></pre>',
    );
  });

  it('have figures with their label in the caption', () => {
    const caption = { type: 'caption', content: [paragraph(text('El delta.'))] };
    const attrs = { id: 'fig-1', label: 'Figura 1', src: '/files/a.svg', alt: 'Mapa' };
    expect(rendered([{ type: 'figure', attrs, content: [caption] }])).toBe(
      '<figure id="fig-1"><a href="/files/a.svg" data-enlarge="true" aria-label="Ver en grande: Mapa" class="block">' +
        '<img src="/files/a.svg" alt="Mapa" loading="lazy" decoding="async"/></a>' +
        '<figcaption><p><span class="caption-label">Figura 1.</span> El delta.</p></figcaption></figure>',
    );
  });

  it('say so where a picture is missing', () => {
    const figure = { type: 'figure', attrs: { src: null }, content: [{ type: 'caption' }] };
    expect(rendered([figure])).toBe('<figure><p class="missing">La imagen no está disponible.</p></figure>');
  });
});

describe('a table', () => {
  const cell = (type: string, words: string, attrs = {}) => ({
    type,
    attrs,
    content: words === '' ? [] : [paragraph(text(words))],
  });
  const row = (...content: unknown[]) => ({ type: 'tableRow', content });

  it('has a caption, a head of header cells, a body that scrolls by itself, and notes', () => {
    const content = [
      { type: 'caption', content: [paragraph(text('Sitios.'))] },
      row(cell('tableHeader', ''), cell('tableHeader', 'ha', { colspan: 2, align: 'right' })),
      row(
        cell('tableHeader', 'Norte', { rowspan: 2 }),
        cell('tableCell', '1', { align: 'right' }),
        cell('tableCell', '2'),
      ),
      { type: 'tableNotes', content: [paragraph(text('Nota.'))] },
    ];
    expect(rendered([{ type: 'table', attrs: { id: 'tabla-1', label: 'Tabla 1' }, content }])).toBe(
      '<figure id="tabla-1" class="table-figure">' +
        '<figcaption><p><span class="caption-label">Tabla 1.</span> Sitios.</p></figcaption>' +
        '<div class="table-scroll" tabindex="0" role="region" aria-label="Tabla 1"><table>' +
        '<thead><tr><td></td><th scope="col" colSpan="2" data-align="right">ha</th></tr></thead>' +
        '<tbody><tr><th scope="row" rowSpan="2">Norte</th><td data-align="right">1</td><td>2</td></tr></tbody>' +
        '</table></div><div class="table-notes"><p>Nota.</p></div></figure>',
    );
  });

  it('is its picture where it has no rows, or says that it is missing', () => {
    const pictured = rendered([{ type: 'table', attrs: { label: 'Tabla 1', src: '/files/t.png' }, content: [] }]);
    expect(pictured).toContain('<img src="/files/t.png" alt="Tabla 1"');
    expect(rendered([{ type: 'table', attrs: {}, content: [] }])).toContain('La tabla no está disponible.');
  });
});

describe('footnotes', () => {
  const note = (id: string, words: string) => ({ type: 'footnote', attrs: { id }, content: [text(words)] });

  it('stand beside the line that mentions them as copies that nobody hears or comes to by the keyboard', () => {
    const link = text('aquí', { type: 'link', attrs: { href: 'https://example.org/' } });
    const cited = {
      type: 'footnote',
      attrs: { id: 'n' },
      content: [link, { type: 'mathInline', attrs: { mathml: math, id: 'm' } }],
    };
    const html = rendered([paragraph(cited)], { sideNotes: true });
    expect(html).toContain(
      '<span class="side-note" aria-hidden="true" data-nosnippet=""><b>1</b> <span><a href="https://example.org/" rel="noopener" tabindex="-1">aquí</a>',
    );
    expect(html.match(/id="m"/g)).toHaveLength(1);
    expect(html).toContain('<section class="footnotes"');
    expect(rendered([paragraph(cited)])).not.toContain('side-note');
  });

  it('of captions and cells stand at the end alone, for beside those there is no margin', () => {
    const caption = { type: 'caption', content: [paragraph(note('a', 'una'))] };
    const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(note('b', 'otra'))] };
    const html = rendered([{ type: 'table', attrs: {}, content: [caption, { type: 'tableRow', content: [cell] }] }], {
      sideNotes: true,
    });
    expect(html).toContain('id="nota-2"');
    expect(html).not.toContain('side-note');
  });

  it('are numbered links to the notes at the end, and those lead back', () => {
    const html = rendered([paragraph(note('a', 'Primera'), note('b', 'Segunda'))], { prefix: 'p-' });
    expect(html).toContain(
      '<sup><a class="footnote-ref" id="p-mencion-nota-2" href="#p-nota-2" role="doc-noteref" aria-label="Nota 2">2</a></sup>',
    );
    expect(html).toContain('<section class="footnotes" role="doc-endnotes" aria-labelledby="p-notas-al-texto">');
    expect(html).toContain('<li id="p-nota-2">Segunda <a href="#p-mencion-nota-2" role="doc-backlink"');
    expect(html).toContain('aria-label="Volver al texto (Nota 2)"');
  });

  it('may be mentioned again, and copied without losing their numbers', () => {
    const again = { type: 'crossReference', attrs: { target: 'a', text: '1' } };
    const html = rendered([paragraph(note('a', 'Una'), note('a', 'Copia'), again)]);
    expect(html.match(/<li id="nota-\d"/g)).toHaveLength(2);
    expect(html).toContain('<a href="#nota-1">1</a>');
  });
});

describe('references', () => {
  const reference = (id: string, texto: string, etiqueta?: string): Reference => ({
    id,
    texto,
    ...(etiqueta && { etiqueta }),
  });
  const cited = (words: string, refs: string[], referencias: Reference[]) =>
    rendered([paragraph({ type: 'citation', attrs: { refs, text: words } })], { referencias });
  const known = [reference('k', 'Kuhn'), reference('c', 'Cajal')];
  const link = (id: string, words: string, place = 1) =>
    `<a id="cita-${place}" href="#ref-${id}" role="doc-biblioref">${words}</a>`;

  it('are linked from each part of a citation', () => {
    expect(cited('(Kuhn, 1962; Cajal, 1899)', ['k', 'c'], known)).toContain(
      `(${link('k', 'Kuhn, 1962')}; ${link('c', 'Cajal, 1899', 2)})`,
    );
    expect(cited('[3, 7]', ['k', 'c'], known)).toContain(`[${link('k', '3')}, ${link('c', '7', 2)}]`);
    expect(cited('3–7', ['k', 'c'], known)).toContain(
      '<a id="cita-1" href="#ref-k" role="doc-biblioref" data-and="ref-c">3–7</a>',
    );
    expect(cited('Kuhn (1962)', ['k'], known)).toContain(link('k', 'Kuhn (1962)'));
  });

  it('mentioned by raised signs are raised figures, without spaces around the sign between them', () => {
    expect(cited('¹⁶', ['k'], known)).toContain(link('k', '<sup>16</sup>'));
    expect(cited('³⁻⁷', ['k', 'c'], known)).toContain('data-and="ref-c"><sup>3–7</sup></a>');
    expect(cited('Kuhn¹', ['k'], known)).toContain(link('k', 'Kuhn<sup>1</sup>'));
    const raised = (said: string, ref: string) => ({ type: 'citation', attrs: { refs: [ref], text: said } });
    const sign = (said: string) => text(said, { type: 'superscript' });
    const both = `${link('k', '<sup>1</sup>')}<sup>,</sup>${link('c', '<sup>2</sup>', 2)}`;
    for (const between of [[sign(' , ')], [text(' '), sign(','), text(' ')]])
      expect(rendered([paragraph(raised('¹', 'k'), ...between, raised('²', 'c'))], { referencias: known })).toContain(
        both,
      );
  });

  it('stand in short beside the paragraph that cites them, as copies that nobody hears', () => {
    const csl = {
      type: 'book',
      title: 'La estructura',
      author: [{ family: 'Kuhn' }],
      issued: { 'date-parts': [[1962]] },
    };
    const numbered = [{ ...reference('k', 'Kuhn TS.', '7'), csl } as Reference];
    const content = [
      paragraph(text('Ya se dijo '), { type: 'citation', attrs: { refs: ['k'], text: '[7]' } }, text('.')),
    ];
    expect(rendered(content, { referencias: numbered, sideNotes: true })).toContain(
      `[${link('k', '7')}]<span class="side-note side-reference" aria-hidden="true" data-nosnippet=""><b>7</b> ` +
        '<span><em>Kuhn, 1962</em> La estructura</span></span>.</p>',
    );
    expect(rendered(content, { referencias: numbered })).not.toContain('side-reference');
  });

  it('are not linked where they are not in the list', () => {
    expect(cited('(Kuhn, 1962)', ['x'], known)).toContain('<p>(Kuhn, 1962)</p>');
  });

  it('are listed with their addresses as links', () => {
    const html = cited('1', ['k'], [reference('k', 'Kuhn (see https://a.org/b_(c)). doi:10.1000/a#b.')]);
    expect(html).toContain('<section role="doc-bibliography" aria-labelledby="lista-de-referencias">');
    expect(html).toContain(
      '<li id="ref-k"><span class="reference-label">1. </span>Kuhn (see <a href="https://a.org/b_(c)" rel="noopener">https://a.org/b_(c)</a>). ' +
        'doi:<a href="https://doi.org/10.1000/a%23b" rel="noopener">10.1000/a#b</a>.\u00A0<a href="#cita-1" role="doc-backlink"',
    );
    expect(rendered([], { referencias: [reference('k', 'javascript:alert(1) data:x')] })).not.toContain('<a ');
  });

  it('lead back to each place that mentions them, from notes and groups too', () => {
    const citation = (text: string, ...refs: string[]) => ({ type: 'citation', attrs: { refs, text } });
    const note = { type: 'footnote', attrs: { id: 'n' }, content: [citation('Kuhn', 'k')] };
    const content = [paragraph(citation('(Kuhn, 1962)', 'k'), note, citation('[1–2]', 'k', 'c'))];
    const html = rendered(content, { referencias: [...known, reference('x', 'Xirau')], prefix: 'p-' });
    const back = (place: number, name: string, said: string) =>
      `<a href="#p-cita-${place}" role="doc-backlink" aria-label="${name}">${said}</a>`;
    const several = ['a', 'b', 'c'].map((letter, index) => back(index + 1, `Volver al texto, ${letter}`, letter));
    const arrow = '<span class="ways-back" aria-hidden="true">↩\uFE0E</span>';
    expect(html).toContain(`<li id="p-ref-k">Kuhn\u00A0${arrow} ${several.join(' ')}</li>`);
    expect(html).toContain(`<li id="p-ref-c">Cajal\u00A0${back(3, 'Volver al texto', '↩\uFE0E')}</li>`);
    expect(html).toContain('<li id="p-ref-x">Xirau</li>');
    for (const place of [1, 2, 3]) expect(html.split(`id="p-cita-${place}"`)).toHaveLength(2);
  });

  it('keep the number or label by which they are mentioned', () => {
    const html = rendered([], { referencias: [reference('k', 'Kuhn', '7'), reference('c', 'Cajal', 'Caj99')] });
    expect(html).toContain('<li id="ref-k"><span class="reference-label">7. </span>Kuhn</li>');
    expect(html).toContain('<span class="reference-label">Caj99 </span>Cajal');
  });
});

describe('any text that the contract allows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is rendered without complaint of React, all its words escaped', () => {
    const complaints = vi.spyOn(console, 'error');
    fc.assert(
      fc.property(arbitraryManuscript, arbitraryReferences, (documento, referencias) => {
        const html = renderToString(<ManuscriptView {...{ documento, referencias, labels }} />);
        expect(html).not.toContain('<i-am-text');
        expect(html).not.toMatch(/="[^"]*<c>/);
        expect(complaints).not.toHaveBeenCalled();
      }),
      { numRuns: rounds({ quick: 60, long: 200 }) },
    );
  });
});
