/** The manuscript of 200 pages that benches read, write and typeset: 100,000 words, 300 references, 100 figures. */
import type { Block, Inline, Reference } from '#contract/entities/manuscript.ts';
import { texToMathml } from '#server/documents/mathml/mathml.ts';
import { randomFrom, sentence } from './vocabulary.ts';

const size = { paragraphs: 1000, wordsInEach: 100, references: 300, figures: 100 };
const tex = '\\sum_{i=1}^{n} \\frac{x_i^2}{\\sqrt{1 + y_i}}';

/** `folder` is where its pictures are served, `/files/…`; they are named `0.svg` to `99.svg`. */
export function longText(folder: string): { content: Block[]; referencias: Reference[] } {
  const random = randomFrom(11);
  const said = (count: number) => sentence(random, count);
  const cited = () => `ref${Math.floor(random() * size.references)}`;
  const paragraph = (): Block => {
    const citation: Inline = { type: 'citation', attrs: { refs: [cited()], text: '(Molina, 2020)' } };
    const note: Inline = { type: 'footnote', attrs: { id: 'nota' }, content: [{ type: 'text', text: said(12) }] };
    const formula: Inline = { type: 'mathInline', attrs: { tex: 'x_i', mathml: texToMathml('x_i') } };
    const text: Inline = { type: 'text', text: `${said(size.wordsInEach)} ` };
    return { type: 'paragraph', content: [text, citation, formula, ...(random() < 0.1 ? [note] : [])] };
  };
  const figure = (number: number): Block => ({
    type: 'figure',
    attrs: { id: `fig${number}`, label: `Figura ${number}`, src: `${folder}/${number}.svg`, alt: said(8) },
    content: [{ type: 'caption', content: [{ type: 'paragraph', content: [{ type: 'text', text: said(15) }] }] }],
  });
  const display: Block = {
    type: 'mathBlock',
    attrs: { tex, mathml: texToMathml(tex, { display: true }), label: '(1)' },
  };
  const content = Array.from({ length: size.paragraphs }, (_, index): Block[] => [
    ...(index % 20 === 0 ? [headingOf(said(4))] : []),
    paragraph(),
    ...(index % 10 === 0 ? [figure(index / 10), display] : []),
  ]).flat();
  const referencias = Array.from(
    { length: size.references },
    (_, index): Reference => ({
      id: `ref${index}`,
      texto: `Molina, A. (2020). ${said(10)}. https://doi.org/10.5555/${index}`,
    }),
  );
  return { content, referencias };
}

const headingOf = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 1 },
  content: [{ type: 'text', text }],
});

/** Each another, so that none is drawn once for all. */
export function drawing(address: string): Uint8Array {
  const bars = Array.from({ length: 40 }, (_, x) => {
    const height = 20 + ((x * 37 + address.length * 13 + Number(/\d+/.exec(address)?.[0] ?? 0) * 7) % 160);
    return `<rect x="${x * 15}" y="${200 - height}" width="11" height="${height}" fill="#0b5563"/>`;
  });
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${bars.join('')}<text x="10" y="20">${address}</text></svg>`,
  );
}
