/** Citations of Zotero and Mendeley in Word documents, in the forms in which their plugins write them. */
import { describe, expect, test } from 'vitest';
import { remarkInWords } from '#contract/remarks.ts';
import * as make from './documents.fixture.ts';
import { readDocx } from './read-docx.ts';

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
/** As Word names the style in every language; its id is in the author's. */
const styles =
  '<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Bibliografa"><w:name w:val="Bibliography"/></w:style></w:styles>';
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>';
const read = (inner: string) =>
  readDocx(
    make.archive({
      '[Content_Types].xml': types,
      'word/styles.xml': styles,
      'word/_rels/document.xml.rels': relations,
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`,
    }),
    '/files/obra',
  );
const run = (inner: string, properties = '') => `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${inner}</w:r>`;
const words = (text: string, properties = '') => run(`<w:t xml:space="preserve">${text}</w:t>`, properties);
const sign = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Word parts long instructions at any sign. */
const instructed = (text: string) =>
  escaped(text)
    .match(/.{1,40}/gs)
    ?.map((part) => run(`<w:instrText xml:space="preserve">${part}</w:instrText>`))
    .join('');
const field = (instruction: string, shown: string) =>
  `${sign('begin')}${instructed(instruction)}${sign('separate')}${shown}${sign('end')}`;
const p = (inner: string) => `<w:p>${inner}</w:p>`;

const ruiz = {
  id: 7,
  type: 'article-journal',
  title: 'Mareas & corrientes',
  author: [{ family: 'Ruiz', given: 'Ana' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Mar',
};
const soto = { id: 8, type: 'book', title: 'Playas', author: [{ family: 'Soto', given: 'Luis' }] };
const cited = (...items: { id: number }[]) =>
  JSON.stringify({
    citationID: 'a',
    citationItems: items.map((itemData) => ({
      id: itemData.id,
      uris: [`http://zotero.org/users/1/items/${itemData.id}`],
      itemData,
    })),
  });
const zotero = (shown: string, ...items: { id: number }[]) =>
  field(` ADDIN ZOTERO_ITEM CSL_CITATION ${cited(...items)} `, words(shown));
const citation = (text: string, ...refs: string[]) => ({ type: 'citation', attrs: { refs, text } });

describe('citations that a reference manager keeps', () => {
  test('are data: each leads to its reference, which knows its parts', async () => {
    const { documento, referencias, warnings } = await read(
      p(words('Sube ') + zotero('(Ruiz, 2020)', ruiz) + words(' y baja ') + zotero('(Ruiz, 2020; Soto)', ruiz, soto)),
    );
    expect(documento.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Sube ' },
          citation('(Ruiz, 2020)', 'ref-1'),
          { type: 'text', text: ' y baja ' },
          citation('(Ruiz, 2020; Soto)', 'ref-1', 'ref-2'),
        ],
      },
    ]);
    expect(referencias).toMatchObject([
      { id: 'ref-1', csl: { title: 'Mareas & corrientes', 'container-title': 'Mar', author: [{ family: 'Ruiz' }] } },
      { id: 'ref-2', csl: { title: 'Playas' } },
    ]);
    expect(warnings).toEqual([]);
  });

  test('lead to the entries of the printed list, which stay as they are printed, with those that nobody cites', async () => {
    const printed = 'Ruiz, A. (2020). Mareas &amp; corrientes. Mar.';
    const { documento, referencias } = await read(
      [
        p(words('Sube ') + zotero('(Ruiz, 2020)', ruiz)),
        p(words('Referencias', '<w:b/>')),
        p(words('Arce, B. (1999). Otra cosa.')),
        p(field(' ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY ', words(printed))),
      ].join(''),
    );
    expect(referencias).toEqual([
      { id: 'ref1', texto: 'Arce, B. (1999). Otra cosa.' },
      {
        id: 'ref2',
        texto: 'Ruiz, A. (2020). Mareas & corrientes. Mar.',
        csl: expect.objectContaining({ title: ruiz.title }),
      },
    ]);
    expect(JSON.stringify(documento)).toContain('"refs":["ref2"]');
  });

  test('lead to the list that stands under no heading of its own, by its style', async () => {
    const styled = (inner: string) => `<w:p><w:pPr><w:pStyle w:val="Bibliografa"/></w:pPr>${inner}</w:p>`;
    const { documento, referencias } = await read(
      [
        p(words('Sube ') + zotero('(Ruiz, 2020)', ruiz)),
        p(words('Lo que leímos')),
        styled(words('Arce, B. (1999). Otra cosa.')),
        styled(words('Ruiz, A. (2020). Mareas &amp; corrientes. Mar.')),
      ].join(''),
    );
    expect(documento.content).toHaveLength(2);
    expect(referencias.map(({ id, texto, csl }) => [id, texto.slice(0, 4), csl?.title])).toEqual([
      ['ref1', 'Arce', undefined],
      ['ref2', 'Ruiz', ruiz.title],
    ]);
  });

  test.each([
    ['Mendeley', (shown: string) => field(`ADDIN CSL_CITATION ${cited(ruiz)}`, words(shown))],
    [
      'a simple field',
      (shown: string) =>
        `<w:fldSimple w:instr="${escaped(` ADDIN ZOTERO_ITEM CSL_CITATION ${cited(ruiz)}`)}">${words(shown)}</w:fldSimple>`,
    ],
    [
      'Mendeley Cite',
      (shown: string) =>
        `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${Buffer.from(cited(ruiz)).toString('base64')}"/></w:sdtPr><w:sdtContent>${words(shown)}</w:sdtContent></w:sdt>`,
    ],
  ])('are read from %s', async (_, written) => {
    const { documento, referencias } = await read(p(words('Sube ') + written('(Ruiz, 2020)')));
    expect(documento.content).toMatchObject([{ content: [{ text: 'Sube ' }, citation('(Ruiz, 2020)', 'ref-1')] }]);
    expect(referencias).toHaveLength(1);
  });

  test('keep their numbers raised', async () => {
    const raised = field(
      ` ADDIN ZOTERO_ITEM CSL_CITATION ${cited(ruiz)} `,
      words('12', '<w:vertAlign w:val="superscript"/>'),
    );
    const { documento } = await read(p(words('Sube') + raised));
    expect(documento.content).toMatchObject([{ content: [{ text: 'Sube' }, citation('¹²', 'ref-1')] }]);
  });

  test('stay text, and are counted, where they cannot be read; other fields are left alone', async () => {
    const { documento, referencias, warnings } = await read(
      p(
        words('Sube ') +
          field(' ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems": [', words('(Ruiz, 2020)')) +
          field(' ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{}]} ', words(' (Soto)')) +
          field(' PAGE ', words(' 3')),
      ),
    );
    expect(documento.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Sube (Ruiz, 2020) (Soto) 3' }] },
    ]);
    expect(referencias).toEqual([]);
    expect(warnings.map((each) => remarkInWords(each, 'es'))).toEqual([
      'Algunas citas guardadas por un gestor de referencias no se pueden leer como datos: quedan como texto (2).',
    ]);
  });

  test('are looked for no longer than a document takes that means harm', async () => {
    const open = '<w:tag w:val="MENDELEY_CITATION_v3_e30="/>'.repeat(100_000);
    const { documento } = await read(p(words('Hola') + open));
    expect(JSON.stringify(documento)).toContain('Hola');
  });
});
