import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanMathml, texToMathml } from '#server/documents/mathml/mathml.ts';
import {
  articleFiles,
  articleOf,
  demonstrationFiles,
  demonstrationWork,
  tellingArticles,
} from '#server/documents/model/exported-works.fixture.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { compile } from '#server/documents/pdf/compile.ts';
import { isLongRun, rounds } from '#server/testing/rounds.ts';
import { mathmlToTypst } from './mathml-to-typst.ts';

const fromTex = (tex: string) => String(mathmlToTypst(texToMathml(tex, { display: true })));
const fromMathml = (inside: string) => String(mathmlToTypst(cleanMathml(`<math>${inside}</math>`)));

/** What the compiler says of formulas; null where it draws them all. */
function refusal(formulas: readonly string[]): string | null {
  const source = [
    '#let align-point = $&$.body',
    '#let boxed-formula(body) = box(stroke: 0.5pt, body)',
    ...formulas.map((formula) => `#math.equation(${formula}, alt: "a", block: true)`),
  ].join('\n');
  const result = compile({ source, pictures: [] });
  return 'error' in result ? result.error : null;
}

describe('MathML in Typst', () => {
  test.each([
    ['x_i^2', 'math.attach(math.scripts(symbol("x")), t: "2", b: symbol("i"))'],
    ['\\frac{a}{b}', 'math.frac(symbol("a"), symbol("b"))'],
    ['\\sqrt[3]{x}', 'math.root("3", symbol("x"))'],
    ['\\vec{v}', 'math.accent(symbol("v"), "\u20d7")'],
    ['\\overline{ab}', 'math.overline('],
    ['\\mathrm{d}', 'math.upright(symbol("d"))'],
  ])('%s', (tex, written) => expect(fromTex(tex)).toContain(written));

  test('sums have their limits where Typst has room for them, and underset always below', () => {
    expect(fromTex('\\sum_{i}^{n}')).toContain('math.attach(symbol("∑"), t: symbol("n"), b: symbol("i"))');
    expect(fromTex('\\underset{i}{A}')).toContain('math.limits(symbol("A"))');
  });

  test('brackets grow with what they hold where they may', () => {
    expect(fromMathml('<mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo>')).toMatch(/^math\.lr\(/);
    expect(fromTex('\\left\\{\\begin{array}{l}a\\\\b\\end{array}\\right.')).toMatch(/math\.lr\(.*math\.mat\(/);
    expect(fromTex('(x)')).not.toContain('math.lr');
  });

  test('a text inside a formula stays a text', () => {
    expect(fromMathml('<mtext>#panic("x")</mtext>')).toBe('"#panic(\\"x\\")"');
  });

  test('TeX that could not be read, and what is nested too deep, are refused', () => {
    expect(() => fromTex('\\frac{')).toThrow();
    expect(() => fromTex(`${'{\\sqrt{'.repeat(45)}x${'}}'.repeat(45)}`)).toThrow();
  });
});

test('all formulas of the demonstration works, and of real articles where they are present, are drawn', () => {
  const formulas: string[] = [];
  const works = [
    ...demonstrationFiles.map(demonstrationWork),
    ...(isLongRun ? articleFiles : tellingArticles).map(articleOf),
  ];
  for (const { documento } of works) {
    visit(documento, (node) => {
      if (node.type === 'mathInline' || node.type === 'mathBlock')
        formulas.push(String(mathmlToTypst(node.attrs.mathml)));
    });
  }
  expect(formulas.length).toBeGreaterThan(50);
  expect(refusal(formulas)).toBeNull();
});

test('any MathML that may be shown is drawn', () => {
  const leaf = fc.constantFrom(
    '<mi>x</mi>',
    '<mi>sin</mi>',
    '<mn>12</mn>',
    '<mo>(</mo>',
    '<mo>)</mo>',
    '<mo>|</mo>',
    '<mo>∑</mo>',
    '<mo>→</mo>',
    '<mo>^</mo>',
    '<mo>⏞</mo>',
    '<mo fence="true">{</mo>',
    '<mo minsize="2em">[</mo>',
    '<mtext>a "b"</mtext>',
    '<mspace width="-1em"/>',
    '<none/>',
    '<mi></mi>',
  );
  const element = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc
        .tuple(
          fc.constantFrom(
            'mrow',
            'mfrac',
            'msqrt',
            'mroot',
            'msub',
            'msup',
            'msubsup',
            'munder',
            'mover',
            'munderover',
            'mmultiscripts',
            'mphantom',
            'mpadded',
            'menclose notation="box"',
            'menclose notation="updiagonalstrike downdiagonalstrike"',
            'mstyle displaystyle="true"',
            'mfrac linethickness="0"',
            'mfrac bevelled="true"',
          ),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([name, inside]) => `<${name}>${inside.join('')}</${name.split(' ')[0]}>`),
      fc
        .array(fc.array(tie('node'), { maxLength: 3 }), { maxLength: 3 })
        .map(
          (rows) =>
            `<mtable columnalign="right left">${rows.map((row) => `<mtr>${row.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`).join('')}</mtable>`,
        ),
    ),
  })).node;
  fc.assert(
    fc.property(element, (inside) => {
      const said = refusal([fromMathml(`<mi>y</mi>${inside}`)]);
      if (said) throw new Error(said);
    }),
    { numRuns: rounds({ quick: 60, long: 200 }) },
  );
});
