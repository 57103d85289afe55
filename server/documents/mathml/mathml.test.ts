import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanMathml, isTexError, MathmlError, texToMathml } from './mathml.ts';

const open = '<math xmlns="http://www.w3.org/1998/Math/MathML">';
const math = (inside: string) => `${open}${inside}</math>`;
/** Nothing but listed elements and quoted, plain attributes: what may go into a page. */
const harmless = /^(?:<\/?m[a-z]+(?: [a-z]+="[-\w.%#+ :/]*")*>|<none>|<\/none>|[^<>"'&]|&(?:amp|lt|gt|quot|#39);)*$/;

describe('names of functions', () => {
  const written = (tex: string) =>
    texToMathml(tex).replaceAll('<mspace width="0.1667em"></mspace>', '␣').replaceAll('<mo>\u2061</mo>', '');

  test('stand a thin space apart from what they apply to and from what is before them', () => {
    expect(written('2\\cos\\theta')).toContain('<mn>2</mn>␣<mi>cos</mi>␣<mi>θ</mi>');
    expect(written('x\\sin^2 y')).toMatch(/<mi>x<\/mi>␣<msup>.*<\/msup>␣<mi>y/);
  });

  test('keep what stands below them in its place', () => {
    expect(written('\\lim_{n} x')).not.toMatch(/␣<mi>n/);
    expect(texToMathml('\\lim_{n} x', { display: true })).toMatch(/<munder><mrow>.*?<\/mrow><mi>n<\/mi><\/munder>/);
  });

  test('stand right at brackets and after signs', () => {
    expect(written('-\\cos(x)+\\log\\left(x\\right)')).not.toContain('␣');
  });
});

describe('TeX', () => {
  test('becomes one bare math element, without its source', () => {
    expect(texToMathml('x^2')).toBe(math('<mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>'));
  });

  test('is displayed as a block where asked', () => {
    expect(texToMathml('x', { display: true })).toMatch(/^<math [^>]+ display="block">/);
  });

  test('that cannot be read shows its source as an error, escaped', () => {
    const shown = texToMathml('\\frac{<img src=x onerror=alert(1)>');
    expect(shown).toBe(math('<merror><mtext>\\frac{&lt;img src=x onerror=alert(1)&gt;</mtext></merror>'));
    expect(isTexError(shown)).toBe(true);
    const displayed = texToMathml('\\frac{', { display: true });
    expect(displayed).toContain(' display="block"><merror>');
    expect(isTexError(displayed)).toBe(true);
  });

  test('that never ends expanding, or is far too deep or long, gives an error and not a crash', () => {
    for (const tex of ['\\def\\a{\\a\\a}\\a', '{'.repeat(5000), `${'\\sqrt{'.repeat(4000)}x`, 'x'.repeat(20_001)]) {
      expect(isTexError(texToMathml(tex))).toBe(true);
    }
  });

  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\htmlStyle{color:red}{x}',
  ])('cannot reach outside: %s', (tex) => {
    expect(texToMathml(tex)).not.toMatch(/javascript|evil|style=|href=/);
  });

  test('keeps operators that stand under others, and letters of other alphabets as their characters', () => {
    expect(texToMathml('\\underset{i}{\\mathop \\sum} x')).toContain('<mo>∑</mo>');
    expect(texToMathml('\\underset{w}{\\mathop{\\min}} x')).toContain('min');
    expect(texToMathml('\\mathbb{R}\\mathcal{L}\\mathbf{x}')).toMatch(/ℝ.*ℒ.*𝐱/);
    expect(texToMathml('\\ce{H2O}')).toContain('<mn>2</mn>');
  });

  test('of any kind gives harmless markup', () => {
    const pieces = fc.constantFrom(
      '\\frac',
      '{',
      '}',
      '^',
      '_',
      '\\text{<b>}',
      '"',
      "'",
      '<script>',
      '&',
      '$',
      '\\href{a}{b}',
      'x',
      '\\begin{matrix}',
      '&amp;',
      '\\\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (tex) => harmless.test(texToMathml(tex.join('')))),
      { numRuns: 300 },
    );
  });
});

describe('MathML', () => {
  test('loses its prefix and its notes, and keeps what it shows', () => {
    const given = `<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML" display="block"><mml:semantics>
      <mml:mrow><mml:mi mathvariant="normal">d</mml:mi><mml:mo stretchy="false">&lt;</mml:mo></mml:mrow>
      <mml:annotation encoding="TeX">d</mml:annotation></mml:semantics></mml:math>`;
    expect(cleanMathml(given)).toBe(
      `${open.replace('>', ' display="block">')}<mrow><mi mathvariant="normal">d</mi><mo stretchy="false">&lt;</mo></mrow></math>`,
    );
  });

  test('has its fences written out, for browsers that do not know mfenced', () => {
    const fence = (sign: string) => `<mo fence="true">${sign}</mo>`;
    expect(cleanMathml('<math><mfenced open="[" separators="|"><mi>x</mi><mi>y</mi></mfenced></math>')).toBe(
      math(`<mrow>${fence('[')}<mi>x</mi><mo separator="true">|</mo><mi>y</mi>${fence(')')}</mrow>`),
    );
  });

  test('keeps text that no token holds, and reads named characters', () => {
    expect(cleanMathml('<math>&alpha; &le; <mn>1</mn></math>')).toBe(math('<mtext>α ≤</mtext><mn>1</mn>'));
  });

  test.each([
    [
      'a script in an HTML annotation',
      '<semantics><mi>x</mi><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></semantics>',
    ],
    ['HTML in a token', '<mtext><img src="x" onerror="alert(1)"/>x</mtext>'],
    ['a style that breaks out', '<mtext><style><![CDATA[</style><img src=x onerror=alert(1)>]]></style>x</mtext>'],
    ['markup in CDATA', '<mi><![CDATA[<img src=x onerror=alert(1)>]]></mi>'],
    ['escaped markup', '<mi>&lt;img src=x onerror=alert(1)&gt;</mi>'],
    ['event handlers', '<mi onclick="alert(1)" onmouseover="alert(1)">x</mi>'],
    ['an address', '<mrow href="javascript:alert(1)" xlink:href="javascript:alert(1)"><mi>x</mi></mrow>'],
    [
      'an action with an address',
      '<maction actiontype="statusline" xlink:href="javascript:alert(1)"><mi>x</mi></maction>',
    ],
    ['a style', '<mi style="background:url(javascript:alert(1))" class="x" id="y">x</mi>'],
    ['an attribute that breaks out', '<mi mathcolor="red&quot; onclick=&quot;alert(1)">x</mi>'],
    [
      'elements that change how HTML is read',
      '<mtext><mglyph><svg><foreignObject><p>x</p></foreignObject></svg></mglyph><malignmark/>x</mtext><mi>x</mi>',
    ],
    ['a namespace of its own', '<mi>x</mi><svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ])('cannot carry %s', (_, inside) => {
    const cleaned = cleanMathml(`<math xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</math>`);
    expect(cleaned).toMatch(harmless);
    expect(cleaned).not.toMatch(/<(?:script|img|style|svg|annotation)|<[^>]* (?:on\w+|href|style|class|id)=/);
  });

  test.each([
    ['is unbalanced', '<math><mi>x</math>'],
    ['is not XML', '5 < 6'],
    ['has no math', '<p>x</p>'],
    ['says nothing', '<math><mrow/></math>'],
    ['is only a script', '<math><script>alert(1)</script></math>'],
    ['is empty', ''],
    ['is too deep', `${'<mrow>'.repeat(300)}${'</mrow>'.repeat(300)}`],
    ['is too long', `<math>${'<mi>x</mi>'.repeat(30_000)}</math>`],
  ])('is refused where it %s', (_, xml) => {
    expect(() => cleanMathml(xml)).toThrow(MathmlError);
  });

  test('does not expand entities that it declares', () => {
    const bomb = '<!DOCTYPE math [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><math><mi>&b;</mi></math>';
    expect(cleanMathml(bomb)).toBe(math('<mi>&amp;b;</mi>'));
  });

  test('cleaned once stays the same when cleaned again', () => {
    const once = cleanMathml(
      '<math><mfenced><mi mathvariant="bold">x</mi></mfenced><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
    );
    expect(cleanMathml(once)).toBe(once);
  });
});
