import { describe, expect, test } from 'vitest';
import * as make from './documents.fixture.ts';
import { DocxError } from './docx-error.ts';
import { readDocx } from './read-docx.ts';

describe('a file that is none, or means harm', () => {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
  const body = (inner: string, before = '') =>
    `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;
  const hostile = (document: string | Buffer) =>
    make.archive({ '[Content_Types].xml': types, 'word/document.xml': document });
  const run = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

  test('is read where it is only bare', async () => {
    const { documento } = await readDocx(hostile(body(run('Hola'))), '/files/obra');
    expect(documento.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'Hola' }] }]);
  });

  test('is read in UTF-16 as well, as the format allows', async () => {
    const { documento } = await readDocx(hostile(Buffer.from(`\uFEFF${body(run('Señal'))}`, 'utf16le')), '/files/obra');
    expect(documento.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'Señal' }] }]);
  });

  test.each([
    ['is cut short', async () => Buffer.from(await make.word([make.p('Texto')])).subarray(0, 2000), /dañado/],
    ['is another kind of archive', async () => make.archive({ 'hola.txt': 'hola' }), /no es un documento de Word/],
    ['is not XML inside', async () => hostile('hola'), /dañado/],
    ['declares entities', async () => hostile(body(run('&a;'), '<!DOCTYPE d [<!ENTITY a "b">]>')), /entidades/],
    ['is in no encoding it says', async () => hostile(Buffer.from(body(run('Señal')), 'latin1')), /no están en UTF-8/],
    ['unpacks without end', async () => hostile(Buffer.alloc(60 * 1024 * 1024, 0x20)), /demasiado grande/],
    ['has a text without end', async () => hostile(body(run('palabra '.repeat(4_000_000)))), /demasiado largo/],
    ['has cells without end', async () => hostile(body('<w:tc></w:tc>'.repeat(100_001))), /tablas demasiado grandes/],
  ])('is refused in Spanish where it %s', async (_, bytes, message) => {
    const attempt = readDocx(await bytes(), '/files/obra');
    await expect(attempt).rejects.toThrow(DocxError);
    await expect(attempt).rejects.toThrow(message);
  });

  test('is refused where it nests without end', async () => {
    const deep = `${'<w:ins>'.repeat(50_000)}${run('x')}${'</w:ins>'.repeat(50_000)}`;
    await expect(readDocx(hostile(body(deep)), '/files/obra')).rejects.toThrow();
  });

  test('is read in one pass where its formulas never end', async () => {
    await expect(readDocx(hostile(body('<m:oMath>'.repeat(500_000))), '/files/obra')).rejects.toThrow();
  });

  test('is told what of it was left: comments, charts, pictures that browsers do not show', async () => {
    const chart = '<w:p><w:r><c:chart r:id="x"/></w:r></w:p>';
    const { warnings } = await readDocx(hostile(body(chart + run('x'))), '/files/obra');
    expect(warnings).toEqual([{ code: 'chart' }]);
  });

  test('is told of pictures that lie outside of it, which nobody looks for', async () => {
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    const namespaces =
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
    const relation =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>';
    const file = make.archive({
      '[Content_Types].xml': types,
      'word/document.xml': body(picture + run('x')).replace('<w:document ', `<w:document ${namespaces} `),
      'word/_rels/document.xml.rels': relation,
    });
    const { warnings, pictures } = await readDocx(file, '/files/obra');
    expect(pictures).toEqual([]);
    expect(warnings).toEqual([{ code: 'pictureUnread' }]);
  });
});
