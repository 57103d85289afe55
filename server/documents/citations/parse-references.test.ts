import { describe, expect, test, vi } from 'vitest';
import { remarkInWords } from '#contract/remarks.ts';
import { parseReferences } from './parse-references.ts';

/** With the sentences that a Spanish reader is answered. */
function parse(texto: string) {
  const { references, faults } = parseReferences(texto);
  const errores = faults.map(({ line, ...fault }) => ({ linea: line, mensaje: remarkInWords(fault, 'es') }));
  return { referencias: references, errores };
}

describe('BibTeX', () => {
  test('gives entries as readers and machines see them', () => {
    const { referencias, errores } = parse(
      `@string{rev = "Revista de Agua"}
@article{kuhn1962,
  title = {La {Estructura} de \\textit{las} revoluciones},
  author = {Kuhn, Thomas S. and Pérez, Ana},
  journal = rev, year = 1962, volume = 3, number = 2, pages = {1--20}, doi = {10.5555/abc}
}`,
    );
    expect(errores).toEqual([]);
    expect(referencias).toEqual([
      {
        id: 'kuhn1962',
        texto:
          'Kuhn, T. S. y Pérez, A. (1962). La Estructura de las revoluciones. Revista de Agua, 3(2), 1–20. https://doi.org/10.5555/abc',
        csl: {
          type: 'article-journal',
          title: 'La Estructura de las revoluciones',
          author: [
            { family: 'Kuhn', given: 'Thomas S.' },
            { family: 'Pérez', given: 'Ana' },
          ],
          issued: { 'date-parts': [[1962]] },
          'container-title': 'Revista de Agua',
          volume: '3',
          issue: '2',
          page: '1-20',
          DOI: '10.5555/abc',
        },
      },
    ]);
  });

  test('names the line of an entry that is broken, and reads the others', () => {
    const { referencias, errores } = parse(
      '@book{uno, title={Uno}}\n\n@book{dos, title={Dos\n\n@comment{nada}\n@book{tres, title={Tres}}\n@misc{cuatro, year=2020}\n',
    );
    expect(referencias.map(({ id }) => id)).toEqual(['uno', 'tres']);
    expect(errores).toEqual([
      { linea: 3, mensaje: expect.stringContaining('No se entiende') },
      { linea: 7, mensaje: 'No dice ni título ni dónde se publicó.' },
    ]);
  });

  test('keeps ids apart, and makes them anchors', () => {
    const { referencias } = parse('@book{a:1, title={A}}\n@book{a:1, title={B}}\n@book{9, title={C}}');
    const ids = referencias.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z][\w.-]*$/);
  });
});

describe('RIS', () => {
  const entry = (title: string, end = 'ER  - \n') =>
    `TY  - JOUR\nAU  - Pérez, Ana\nTI  - ${title}\nJO  - Revista\nPY  - 2020\nSP  - 1\nEP  - 9\n${end}`;

  test('gives its entries, an unfinished one too', () => {
    const { referencias, errores } = parse(`${entry('Uno')}\n${entry('Dos', '')}`.replaceAll('\n', '\r\n'));
    expect(errores).toEqual([]);
    expect(referencias.map(({ texto }) => texto)).toEqual([
      'Pérez, A. (2020). Uno. Revista, 1–9.',
      'Pérez, A. (2020). Dos. Revista, 1–9.',
    ]);
  });

  test('names the line of an entry that says nothing', () => {
    expect(parse(`${entry('Uno')}\nTY  - JOUR\nPY  - 2020\nER  - \n`).errores).toEqual([
      { linea: 10, mensaje: 'No dice ni título ni dónde se publicó.' },
    ]);
  });
});

describe('CSL-JSON', () => {
  test('of a day that no clock counts to says no day', () => {
    const accessed = { 'date-parts': [[-99_280_046, 1, 1]] };
    const { referencias } = parse(
      JSON.stringify([{ type: 'webpage', title: 'Una página', accessed, URL: 'https://a.example' }]),
    );
    expect(referencias).toMatchObject([{ texto: expect.stringContaining('https://a.example') }]);
  });

  test('gives its items, without what we do not keep', () => {
    const { referencias } = parse(
      JSON.stringify([
        { id: 7, type: 'book', title: 'Los <i>ríos</i>', custom: { a: 1 }, issued: { raw: '2019-05' } },
        { id: 'x', type: 'book', title: 'Otro', author: [{ family: 'Gogh', 'non-dropping-particle': 'van' }, {}] },
      ]),
    );
    expect(referencias).toMatchObject([
      { texto: 'Los ríos. (2019).', csl: { title: 'Los ríos', issued: { 'date-parts': [[2019]] } } },
      { id: 'x', csl: { author: [{ family: 'van Gogh' }] } },
    ]);
  });

  test('names the line of an item that is none', () => {
    const text = '[\n  {"title": "Uno {"},\n  {"issued": {"raw": "x"}},\n  5\n]';
    expect(parse(text).errores.map(({ linea }) => linea)).toEqual([3, 3]);
    expect(parse('{"title": ').errores).toEqual([{ linea: 1, mensaje: expect.stringContaining('JSON') }]);
  });
});

describe('plain lines', () => {
  test('are a reference each, their numbers apart', () => {
    expect(parse('[1] Ruiz, A. (2020). Mareas.\n\n2. Soto, L. (2021).  Ríos.\nSin número.\n***')).toEqual({
      referencias: [
        { id: 'ref-1', etiqueta: '1', texto: 'Ruiz, A. (2020). Mareas.' },
        { id: 'ref-2', etiqueta: '2', texto: 'Soto, L. (2021). Ríos.' },
        { id: 'ref-3', texto: 'Sin número.' },
      ],
      errores: [{ linea: 5, mensaje: 'No parece una referencia.' }],
    });
  });

  test('may be a DOI alone, of which nobody is asked', () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(parse('doi:10.5555/ABC-1\nhttps://www.wikidata.org/wiki/Q42').referencias).toMatchObject([
      { texto: 'https://doi.org/10.5555/ABC-1', csl: { DOI: '10.5555/ABC-1' } },
      { texto: 'https://www.wikidata.org/wiki/Q42' },
    ]);
    expect(asked).not.toHaveBeenCalled();
  });
});

test('nothing is no reference, and two thousand are enough', () => {
  expect(parse(' \n ')).toEqual({ referencias: [], errores: [] });
  const { referencias, errores } = parse('Una referencia.\n'.repeat(2_500));
  expect(referencias).toHaveLength(2_000);
  expect(errores).toEqual([{ linea: 2_001, mensaje: expect.stringContaining('2000') }]);
});
