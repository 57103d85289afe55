/** Numbered lists of Word documents, which go on where something stands between their items. */
import { describe, expect, test } from 'vitest';
import * as make from './documents.fixture.ts';
import { readDocx } from './read-docx.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (at: number, inside: string) => `<w:lvl w:ilvl="${at}">${inside}</w:lvl>`;
const decimal = (start = 1) => `<w:start w:val="${start}"/><w:numFmt w:val="decimal"/>`;
/** List 1 and list 3 count with the first way, 3 from one anew; list 2 from five; list 4 has bullets. */
const numbering = `<?xml version="1.0"?><w:numbering ${w}>
  <w:abstractNum w:abstractNumId="10">${level(0, decimal())}${level(1, decimal())}</w:abstractNum>
  <w:abstractNum w:abstractNumId="11">${level(0, decimal(5))}</w:abstractNum>
  <w:abstractNum w:abstractNumId="12">${level(0, '<w:start w:val="1"/><w:numFmt w:val="bullet"/>')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="13"><w:lvl w:ilvl="0">${decimal(4)}<w:pStyle w:val="Punto"/></w:lvl>
    <w:lvl w:ilvl="1">${decimal()}<w:pStyle w:val="Subpunto"/></w:lvl></w:abstractNum>
  <w:num w:numId="5"><w:abstractNumId w:val="13"/></w:num>
  <w:num w:numId="1"><w:abstractNumId w:val="10"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="11"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="10"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="12"/></w:num>
</w:numbering>`;
/** 'Punto' and 'Subpunto' are items of list 5, whose levels name them; the second says its list by the style that it is based on. */
const style = (id: string, inside: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`;
const styles = `<?xml version="1.0"?><w:styles ${w}>
  ${style('Punto', '<w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr>')}
  ${style('Subpunto', '<w:basedOn w:val="Punto"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr>')}
</w:styles>`;
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`;
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const p = (words: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${words}</w:t></w:r></w:p>`;
const item = (list: number, words: string, at = 0, more = '') =>
  p(words, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>${more}`);

const readList = (...inner: string[]) =>
  readDocx(
    make.archive({
      '[Content_Types].xml': types,
      'word/styles.xml': styles,
      'word/numbering.xml': numbering,
      'word/_rels/document.xml.rels': relations,
      'word/document.xml': `<?xml version="1.0"?><w:document ${w}><w:body>${inner.join('')}</w:body></w:document>`,
    }),
    '/files/obra',
  );

/** '3: tres, cuatro' for a list that begins at three; paragraphs by their words. */
async function outline(...inner: string[]): Promise<string[]> {
  const { documento } = await readList(...inner);
  expect(JSON.stringify(documento)).not.toMatch(/[\uE000-\uE005]/);
  const words = (node: unknown) => [...JSON.stringify(node).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text);
  return documento.content.map((block) =>
    block.type === 'orderedList' ? `${block.attrs.start}: ${words(block).join(', ')}` : words(block).join(', '),
  );
}

describe('a numbered list', () => {
  test('goes on after a paragraph, and begins anew where it is said to', async () => {
    expect(await outline(item(1, 'uno'), item(1, 'dos'), p('Aparte'), item(1, 'tres'), item(3, 'otra'))).toEqual([
      '1: uno, dos',
      'Aparte',
      '3: tres',
      '1: otra',
    ]);
  });

  test('begins where it says', async () => {
    expect(await outline(item(2, 'cinco'), item(2, 'seis'))).toEqual(['5: cinco, seis']);
  });

  test('counts what is within an item anew for each', async () => {
    expect(await outline(item(1, 'uno'), item(1, 'a', 1), p('Aparte'), item(1, 'dos'), item(1, 'otra', 1))).toEqual([
      '1: uno, a',
      'Aparte',
      '2: dos, otra',
    ]);
    const { documento } = await readList(
      item(1, 'uno'),
      item(1, 'a', 1),
      item(1, 'b', 1),
      item(1, 'dos'),
      item(1, 'c', 1),
    );
    expect([...JSON.stringify(documento).matchAll(/"start":(\d)/g)].map(([, first]) => first)).toEqual(['1', '1', '1']);
  });

  test('is counted by the style of its paragraphs, and goes on with items that name the list themselves', async () => {
    const point = (words: string, more = '') => p(words, `<w:pStyle w:val="Punto"/>${more}`);
    const under = (words: string) => p(words, '<w:pStyle w:val="Subpunto"/>');
    expect(
      await outline(point('cuatro'), under('a'), p('Aparte'), point('cinco'), under('b'), p('Más'), item(5, 'seis')),
    ).toEqual(['4: cuatro, a', 'Aparte', '5: cinco, b', 'Más', '6: seis']);
    // A paragraph that says it is in no list is none of its items.
    const none = point('suelto', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>');
    expect(await outline(point('cuatro'), none, point('cinco'))).toEqual(['4: cuatro', 'suelto', '5: cinco']);
  });

  test('leaves bullets alone, and what a tracked change says that a paragraph was', async () => {
    const before =
      '<w:pPrChange><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr></w:pPrChange>';
    expect(await outline(item(4, 'punto'), p('Aparte'), item(1, 'uno', 0, before), item(1, 'dos'))).toEqual([
      'punto',
      'Aparte',
      '1: uno, dos',
    ]);
  });
});
