import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merged } from '#contract/comparison/compare-lines.ts';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import { type Edit, nodesOf } from '#contract/comparison/edit.ts';
import { isLine } from '#contract/comparison/node-words.ts';
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import type { AnyNode } from '#contract/manuscript-html/nodes.ts';
import { rounds } from '#server/testing/rounds.ts';
import { arbitraryManuscript } from '#web/features/manuscript/testing/arbitrary-manuscript.fixture.ts';
import { compareVersions } from './compare-versions.ts';

const p = (...content: (string | Inline)[]): Block => ({
  type: 'paragraph',
  content: content.map((piece) => (typeof piece === 'string' ? { type: 'text', text: piece } : piece)),
});
const section = (words: string): Block => ({
  type: 'heading',
  attrs: { level: 1 },
  content: [{ type: 'text', text: words }],
});
const cell = (words: string) => ({
  type: 'tableCell' as const,
  attrs: { colspan: 1, rowspan: 1 },
  content: words ? [p(words)] : [],
});
const table = (...rows: string[][]): Block => ({
  type: 'table',
  attrs: {},
  content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })),
});

const facts = {
  titulo: 'Una obra',
  autor: 'Ana Ruiz',
  resumen: 'Su resumen.',
  categoria: null,
  palabrasClave: ['agua', 'río'],
  traducciones: [],
  documento: { type: 'doc' as const, content: [] },
  referencias: [],
};

/** '=' kept, '+' added, '-' removed, '~(…)' edited, '→' and '←' moved. */
const sketch = (edits: readonly Edit[]): string =>
  edits
    .map((edit) => {
      if (edit.kind === 'edited') return `~(${sketch(edit.parts)})`;
      if (edit.kind === 'kept') return `=${said(edit.after)}`;
      const sign = edit.kind === 'added' ? '+' : '-';
      const moved = edit.moved === undefined ? '' : edit.kind === 'added' ? '←' : '→';
      return `${sign}${moved}${said(edit.kind === 'added' ? edit.after : edit.before)}`;
    })
    .join(' ');
const said = (node: AnyNode): string =>
  node.type === 'text'
    ? `'${node.text}'`
    : 'content' in node && isLine(node)
      ? node.content.map(said).join('')
      : node.type;

/** Texts that differ only in how their lines are cut into nodes are the same. */
const whole = (nodes: readonly AnyNode[]): unknown =>
  nodes.map((node) => {
    if (!('content' in node)) return node;
    const inline =
      node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock' || node.type === 'footnote';
    return { ...node, content: inline ? merged(node.content.map((piece) => ({ node: piece }))) : whole(node.content) };
  });

describe('comparing two texts', () => {
  test('finds the words that were put in and taken out of a paragraph', () => {
    expect(
      sketch(compareNodes([p('El agua sube cada año en mayo.')], [p('El agua baja mucho cada año en mayo.')])),
    ).toBe("~(='El agua ' -'sube ' +'baja mucho ' ='cada año en mayo.')");
  });

  test('takes emphasis for a change, and an id for none', () => {
    const note = (id: string): Inline => ({
      type: 'footnote',
      attrs: { id },
      content: [{ type: 'text', text: 'Al pie' }],
    });
    const bold: Inline = { type: 'text', text: 'agua', marks: [{ type: 'bold' }] };
    expect(sketch(compareNodes([p('Sube el agua', note('a'))], [p('Sube el ', bold, note('b'))]))).toBe(
      "~(='Sube el ' -'agua' +'agua' ='Al pie')",
    );
    expect(sketch(compareNodes([p('Sube', note('a'))], [p('Sube', note('b'))]))).toBe("='Sube''Al pie'");
  });

  test('finds paragraphs added, removed and moved', () => {
    const [one, two, three] = [
      p('Uno de los primeros párrafos'),
      p('Dos, que se moverá más abajo'),
      p('Tres, que es el último'),
    ];
    expect(sketch(compareNodes([one, two, three], [one, three, two, p('Nuevo')]))).toMatch(
      /^='Uno[^']*' -→'Dos[^']*' ='Tres[^']*' \+←'Dos[^']*' \+'Nuevo'$/,
    );
    expect(sketch(compareNodes([one, section('Método')], [section('Método')]))).toBe(
      "-'Uno de los primeros párrafos' ='Método'",
    );
  });

  test('looks into tables row by row and cell by cell', () => {
    const before = table(['Año', 'Aves'], ['2020', '12'], ['2021', '15']);
    const after = table(['Año', 'Aves'], ['2020', '13'], ['2021', '15'], ['2022', '20']);
    expect(sketch(compareNodes([before], [after]))).toBe(
      "~(=tableRow ~(=tableCell ~(-'12' +'13')) =tableRow +tableRow)",
    );
  });

  test('says nothing of texts that are the same', () =>
    fc.assert(
      fc.property(arbitraryManuscript, (text) => {
        const edits = compareNodes(text.content, structuredClone(text).content);
        expect(edits.every(({ kind }) => kind === 'kept')).toBe(true);
      }),
    ));

  test('gives either text back, whatever the two are', () => {
    const pair = fc.tuple(arbitraryManuscript, arbitraryManuscript);
    // Two that have something in common: of one text, parts dropped, repeated and in another order.
    const related = arbitraryManuscript.chain((text) =>
      fc
        .array(fc.nat({ max: Math.max(0, text.content.length - 1) }), { maxLength: 8 })
        .map((order): [Manuscript, Manuscript] => [
          text,
          { type: 'doc', content: order.flatMap((place) => text.content[place] ?? []) },
        ]),
    );
    fc.assert(
      fc.property(fc.oneof(pair, related), ([before, after]) => {
        const edits = compareNodes(before.content, after.content);
        expect(whole(nodesOf(edits, 'before'))).toEqual(whole(before.content));
        expect(whole(nodesOf(edits, 'after'))).toEqual(whole(after.content));
      }),
      { numRuns: rounds({ quick: 75, long: 300 }) },
    );
  });

  test('gives either line back, word for word', () => {
    const line = fc
      .array(fc.constantFrom('agua ', 'río', ' ', ', ', 'sube', 'mar '), { maxLength: 30 })
      .map((words) => words.join('') || '.');
    fc.assert(
      fc.property(line, line, (before, after) => {
        const edits = compareNodes([p(before)], [p(after)]);
        expect(whole(nodesOf(edits, 'before'))).toEqual([p(before)]);
        expect(whole(nodesOf(edits, 'after'))).toEqual([p(after)]);
      }),
    );
  });

  test('is made of 100,000 words too, changed here and there or altogether', () => {
    let seed = 1;
    const random = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    const text = (words: number) => Array.from({ length: words }, () => `palabra${random(4_000)}`).join(' ');
    const before = Array.from({ length: 1_000 }, (_, index) => (index % 20 === 0 ? section(text(6)) : p(text(100))));
    const edited = before.flatMap((block, index) => {
      if (index % 50 === 0) return [];
      if (index % 7 !== 0 || block.type !== 'paragraph') return [block];
      const [first] = block.content;
      return [p(first?.type === 'text' ? first.text.replaceAll('palabra1', 'otra1') : '')];
    });
    const moved = [...edited.slice(500), ...edited.slice(0, 500)];
    const other = Array.from({ length: 1_000 }, () => p(text(100)));
    const version = (content: Block[]) => ({
      ...facts,
      resumen: text(300),
      documento: { type: 'doc' as const, content },
      referencias: Array.from({ length: 300 }, (_, index) => ({ id: `r${index}`, texto: text(20) })),
    });
    for (const after of [edited, moved, other]) {
      const texto = compareVersions(version(before), version(after), 'es').find(({ id }) => id === 'texto');
      expect(texto?.edits.some(({ kind }) => kind !== 'kept')).toBe(true);
    }
  });
});

describe('what is said about a work', () => {
  test('is compared word by word, each part of it, in each of its languages', () => {
    const after = {
      ...facts,
      titulo: 'Otra obra',
      autor: 'Ana Ruiz, Joel Paz',
      categoria: 'Ecología',
      palabrasClave: ['agua', 'mar'],
      traducciones: [{ idioma: 'en', titulo: 'A work', resumen: '', palabrasClave: ['water'] }],
    };
    const parts = compareVersions(facts, after, 'es').map(({ id, idioma, edits }) => [id, idioma, sketch(edits)]);
    expect(parts).toEqual([
      ['titulo', undefined, "~(-'Una' +'Otra' =' obra')"],
      ['autor', undefined, "~(='Ana Ruiz' +', Joel Paz')"],
      ['resumen', undefined, "='Su resumen.'"],
      ['categoria', undefined, "+'Ecología'"],
      ['palabrasClave', undefined, "~(='agua, ' -'río' +'mar')"],
      ['titulo', 'en', "+'A work'"],
      ['palabrasClave', 'en', "+'water'"],
    ]);
  });

  test('has what a book, a thesis or a report says of itself', () => {
    const of = (edicion: string) => ({ ...facts, ficha: { edicion, coleccion: 'Agua' } });
    const [part] = compareVersions(of('1'), of('2'), 'es', 'LIBRO').filter(({ id }) => id === 'ficha');
    expect(part?.edits.map(({ kind }) => kind)).toEqual(['edited', 'kept']);
    expect(compareVersions(of('1'), of('2'), 'es').some(({ id }) => id === 'ficha')).toBe(false);
  });

  test('has what its authors declared, and to whom it is hidden, what they declared at all', () => {
    const compared = (before: object, after: object, language = 'es') =>
      compareVersions({ ...facts, ...before }, { ...facts, ...after }, language)
        .filter(({ id }) => id === 'declaraciones')
        .map(({ edits }) => sketch(edits));
    const none = { conflictos: { respuesta: 'NINGUNO' } } as const;
    const some = { conflictos: { respuesta: 'HAY', texto: 'Asesoré al ministerio.\nY a su agencia.' } } as const;
    const lacking = { etica: { respuesta: 'APROBADA', comite: '' } } as const;
    expect(compared({}, {})).toEqual([]);
    expect(compared({}, { declaraciones: { ...none, ...lacking } })).toEqual([
      "+'Conflictos de interés: No hay conflictos de interés que declarar.'",
    ]);
    expect(compared({ declaraciones: none }, { declaraciones: some })).toEqual([
      expect.stringMatching(/Conflictos de interés: .*Asesoré.*Y a su agencia/s),
    ]);
    expect(compared({}, { declaraciones: none }, 'en')).toEqual([expect.stringContaining('Competing interests: ')]);
    expect(compared({ declaradas: ['datos'] }, { declaradas: ['datos', 'ia'] })).toEqual([
      "='Disponibilidad de los datos' +'Uso de inteligencia artificial'",
    ]);
  });
});
