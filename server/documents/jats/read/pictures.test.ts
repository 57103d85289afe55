import { describe, expect, test } from 'vitest';
import { remarkInWords } from '#contract/remarks.ts';
import { jpeg, png } from '#server/documents/metadata/pictures.fixture.ts';
import { jats } from './article.fixture.ts';
import { readJats } from './read-jats.ts';

const figure = (href: string, label = 'Figura 1') =>
  `<fig><label>${label}</label><caption><title>Un río</title></caption><graphic xlink:href="${href}"/></fig>`;

/** An article that came with these files. */
function readWith(body: string, files: Record<string, Buffer>, article = 'a.xml') {
  const read = (name: string, most: number) => {
    const bytes = files[name];
    if (!bytes) throw new Error(`${name} is asked for, and not there`);
    return bytes.length > most ? undefined : bytes;
  };
  const names = [article, ...Object.keys(files)];
  const { work, pictures, warnings } = readJats(jats({ body }), { names, article, read }, '/files/obra');
  const figures = work.documento.content.flatMap((block) => (block.type === 'figure' ? [block] : []));
  return {
    work,
    figures,
    pictures,
    said: warnings.map((each) => remarkInWords(each, 'es')),
    isShown: figures.map(({ attrs }) => attrs.src !== null),
  };
}

describe('the pictures beside an article', () => {
  test.each([
    ['as it is written', 'f1.png', 'f1.png'],
    ['without an ending', 'f1', 'f1.png'],
    ['of an ending that we do not show, where another form lies there', 'f1.tif', 'f1.PNG'],
    ['in another case', 'F1.PNG', 'f1.png'],
    ['percent-encoded', 'mi%20r%C3%ADo.png', 'mi río.png'],
    ['with a percent sign of its own', '50%.png', '50%.png'],
    ['with a point in its name', 'e2021.v2', 'e2021.v2.png'],
    ['in a folder', 'img/f1.png', 'img/f1.png'],
    ['in a folder that was left out', './img/f1.png', 'f1.png'],
    ['as Windows writes it', 'img\\f1.png', 'img/f1.png'],
    ['on the site that published it', 'https://revista.example/a/b/f1.png?x=1', 'f1.png'],
    ['from the top of that site', '/img/revistas/f1.png', 'f1.png'],
  ])('are taken by their address %s', (_, href, name) => {
    const { figures, pictures, said } = readWith(figure(href), { [name]: png });
    expect(said).toEqual([]);
    expect(pictures).toHaveLength(1);
    expect(figures).toMatchObject([{ attrs: { src: `/files/obra/${pictures[0]?.name}`, width: 8, height: 6 } }]);
  });

  test('lie beside their own article, where several came together', () => {
    const files = { 'dos/f1.png': png };
    expect(readWith(figure('f1.png'), files, 'dos/a.xml').isShown).toEqual([true]);
    expect(readWith(figure('../dos/f1.png'), files, 'uno/a.xml').isShown).toEqual([true]);
    expect(readWith(figure('f1.png'), files, 'uno/a.xml').isShown).toEqual([false]);
  });

  test.each([
    '../f1.png',
    'img/../../f1.png',
    '..\\f1.png',
    '%2e%2e/f1.png',
    '..%2Ff1.png',
    '/etc/..',
    'file:///etc/passwd',
    '..',
    '.',
  ])('are never those outside of what came: %s', (href) => {
    // Whatever is read is of a listed name: the fixture fails where it is asked for another.
    const { isShown, said } = readWith(figure(href), { '../f1.png': png, passwd: png, 'x/f1.png': png });
    expect(isShown).toEqual([false]);
    expect(said).toHaveLength(1);
  });

  test('are the first of their forms that we show, and one file where two figures show it', () => {
    const forms = '<graphic xlink:href="f1.tif"/><graphic xlink:href="f1b.jpg"/>';
    const body = `<fig><caption><p>Uno</p></caption><alternatives>${forms}</alternatives></fig>${figure('f1b.jpg')}`;
    const { figures, pictures } = readWith(body, { 'f1.tif': Buffer.from('II*'), 'f1b.jpg': jpeg });
    expect(pictures.map(({ name }) => name.split('.')[1])).toEqual(['jpg']);
    expect(new Set(figures.map(({ attrs }) => attrs.src)).size).toBe(1);
  });

  test('of one figure follow it, each', () => {
    const body = `<fig><label>Figura 1</label><graphic xlink:href="a.png"/><graphic xlink:href="b.jpg"/></fig>`;
    const { figures, said } = readWith(body, { 'a.png': png, 'b.jpg': jpeg });
    expect(figures).toMatchObject([{ attrs: { label: 'Figura 1' } }, { attrs: { alt: '' } }]);
    expect(figures.map(({ attrs }) => attrs.src?.split('.')[1])).toEqual(['png', 'jpg']);
    expect(said).toEqual([]);
  });

  test('stand for tables and formulas that are only pictures, and stand alone', () => {
    const body = `<table-wrap><label>Tabla 1</label><graphic xlink:href="t"/></table-wrap>
      <disp-formula><graphic xlink:href="e"/><label>(2)</label></disp-formula><p><graphic xlink:href="l"/></p>`;
    const { work, figures, said } = readWith(body, { 't.png': png, 'e.png': png, 'l.png': png });
    expect(work.documento.content[0]).toMatchObject({ type: 'table', attrs: { src: expect.stringMatching(/png$/) } });
    expect(figures).toMatchObject([{ attrs: { label: '(2)', alt: 'fórmula (2)' } }, { attrs: { alt: '' } }]);
    expect(figures.every(({ attrs }) => attrs.src !== null)).toBe(true);
    expect(said).toEqual(['Hay una tabla que solo existe como imagen: así se incorpora.']);
  });

  test('that are not there are said, figure by figure', () => {
    const body = `${figure('img/f1.tif')}<fig><caption><title>Sin número</title></caption><graphic xlink:href="f2"/></fig>
      <fig><label>Figura 3</label></fig><fig><graphic/></fig>`;
    const expected = [
      'Falta la imagen de «Figura 1»: img/f1.tif no está junto al artículo.',
      'Falta la imagen de «Sin número»: f2 no está junto al artículo.',
      'Falta la imagen de «Figura 3»: el artículo no nombra ninguna.',
      'Falta la imagen de «una figura»: el artículo no nombra ninguna.',
    ];
    expect(readWith(body, {}).said).toEqual(expected);
    // An article that comes alone as well.
    expect(readJats(jats({ body })).warnings.map((each) => remarkInWords(each, 'es'))).toEqual(expected);
  });

  test('that the web has are called as the file beside the article would be', () => {
    const body = `<fig><label>Figura 1</label><alternatives><graphic xlink:href=""/>
      <graphic xlink:href="https://archivo.example/una/carpeta/larga/f1.jpg"/></alternatives></fig>`;
    expect(readWith(body, {}).said).toEqual(['Falta la imagen de «Figura 1»: f1.jpg no está junto al artículo.']);
  });

  test('that we do not show, or that are too large, are said', () => {
    const files = { 'f1.tif': Buffer.from('II*\0'), 'f2.png': Buffer.alloc(20 * 1024 * 1024 + 1) };
    expect(readWith(figure('f1.tif') + figure('f2.png'), files).said).toEqual([
      'Hay una imagen en un formato que no se incorpora: insértala como PNG, JPEG o WebP.',
      'Hay una imagen demasiado grande que no se incorpora.',
    ]);
  });
});
