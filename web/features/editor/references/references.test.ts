import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { Inline, Reference } from '#contract/entities/manuscript.ts';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { openedText, type WorkText, writtenText } from '../work-text.ts';
import { changeReferences } from './change-references.ts';
import { cslOf, fieldsOf } from './csl-fields.ts';
import { duplicatesAmong, knownAs, united } from './duplicates.ts';
import { placesOf, timesCited } from './mentions.ts';
import { ordered } from './order.ts';

const by = (id: string, family: string, year: number, more = {}): Reference => ({
  id,
  texto: `${family} (${year}). Obra.`,
  csl: { type: 'book', title: `Obra de ${family}`, author: [{ family }], issued: { 'date-parts': [[year]] }, ...more },
});
const [kuhn, ruiz, sanz] = [by('kuhn', 'Kuhn', 1962), by('ruiz', 'Ruiz', 2020), by('sanz', 'Sanz', 2021)];
const citation = (text: string, ...refs: string[]): Inline => ({ type: 'citation', attrs: { refs, text } });
const note = (...content: ReturnType<typeof citation>[]): Inline => ({
  type: 'footnote',
  attrs: { id: 'nota-1' },
  content: content.flatMap((piece) => (piece.type === 'footnote' ? [] : [piece])),
});
const text = (referencias: Reference[], ...content: Inline[]): WorkText => ({
  documento: { type: 'doc', content: [{ type: 'paragraph', content }] },
  referencias,
});
const schema = getSchema(manuscriptExtensions());
const opened = (written: WorkText) =>
  EditorState.create({ doc: schema.nodeFromJSON(openedText(written)), plugins: [history()] });
const changed = (state: EditorState, ...change: [Reference[], Map<string, string | null>?]) => {
  const [references, successors] = change;
  return state.apply(changeReferences(state, references, 'es', successors));
};

describe('the reference list', () => {
  const begun = text(
    [kuhn, ruiz],
    citation('(Kuhn, 1962)', 'kuhn'),
    note(citation('(Kuhn, 1962; Ruiz, 2020)', 'kuhn', 'ruiz')),
    citation('véase Ruiz', 'ruiz'),
  );

  it('is part of the text: it is written with it, and undone with it', () => {
    const state = opened(begun);
    expect(writtenText(state.doc)).toEqual(begun);
    let now = changed(state, [kuhn, ruiz, sanz]);
    expect(writtenText(now.doc).referencias).toEqual([kuhn, ruiz, sanz]);
    undo(now, (tr) => {
      now = now.apply(tr);
    });
    expect(writtenText(now.doc)).toEqual(begun);
  });

  it('takes citations along where an entry is changed, unless their author worded them', () => {
    const now = changed(opened(begun), [kuhn, by('ruiz', 'Ruiz', 2024)]);
    expect(writtenText(now.doc)).toEqual(
      text(
        [kuhn, by('ruiz', 'Ruiz', 2024)],
        citation('(Kuhn, 1962)', 'kuhn'),
        note(citation('(Kuhn, 1962; Ruiz, 2024)', 'kuhn', 'ruiz')),
        citation('véase Ruiz', 'ruiz'),
      ),
    );
  });

  it('lets citations follow where two entries become one', () => {
    const now = changed(opened(begun), [ruiz], new Map([['kuhn', 'ruiz']]));
    expect(writtenText(now.doc)).toEqual(
      text(
        [ruiz],
        citation('(Ruiz, 2020)', 'ruiz'),
        note(citation('(Ruiz, 2020)', 'ruiz')),
        citation('véase Ruiz', 'ruiz'),
      ),
    );
  });

  it('leaves the words of citations of an entry that is taken out', () => {
    const now = changed(opened(begun), [kuhn], new Map([['ruiz', null]]));
    expect(writtenText(now.doc)).toEqual(
      text([kuhn], citation('(Kuhn, 1962)', 'kuhn'), note(citation('(Kuhn, 1962)', 'kuhn')), {
        type: 'text',
        text: 'véase Ruiz',
      }),
    );
  });

  it('knows how often and where each entry is cited, notes included', () => {
    const { doc } = opened(begun);
    expect([...timesCited(doc)]).toEqual([
      ['kuhn', 2],
      ['ruiz', 2],
    ]);
    expect(placesOf(doc, 'ruiz').at(-1)?.words).toContain('véase Ruiz');
  });

  it('stands as it is, as the text cites it, or by author', () => {
    const list = [sanz, ruiz, kuhn];
    const cited = new Map([['ruiz', 1]]);
    expect(ordered(list, 'list', cited)).toEqual(list);
    expect(ordered(list, 'text', cited)).toEqual([ruiz, sanz, kuhn]);
    expect(ordered(list, 'author', cited)).toEqual([kuhn, ruiz, sanz]);
  });
});

describe('duplicates', () => {
  it('have the same DOI, the same title and year, or the same words', () => {
    const doi = by('a', 'A', 2000, { DOI: '10.1/X' });
    const address: Reference = { id: 'b', texto: 'B. https://doi.org/10.1/x.' };
    // Not a DOI as registries give them: their prefix has four figures and more.
    expect(duplicatesAmong([doi, address])).toEqual([]);
    const real = by('a', 'A', 2000, { DOI: '10.5555/X' });
    expect(duplicatesAmong([real, { id: 'b', texto: 'B. https://doi.org/10.5555/x.' }])).toHaveLength(1);
    expect(duplicatesAmong([kuhn, { ...kuhn, id: 'otro', texto: 'Kuhn, T. Obra.' }, ruiz])).toHaveLength(1);
    expect(
      duplicatesAmong([
        { id: 'a', texto: 'Ánimas.' },
        { id: 'b', texto: 'ANIMAS' },
      ]),
    ).toHaveLength(1);
    expect(knownAs({ ...kuhn, id: 'otro' }, [ruiz, kuhn])).toBe(kuhn);
  });

  it('become one that says all that they say, under the name of the first', () => {
    const poor: Reference = { id: 'a', texto: 'Kuhn.', csl: { type: 'book', title: 'Obra', note: 'Leído' } };
    expect(united([poor, kuhn])).toEqual({ ...kuhn, id: 'a', csl: { ...kuhn.csl, note: 'Leído' } });
  });
});

describe('a reference in a form', () => {
  it('is the same afterwards, with what the form does not show', () => {
    const csl = { ...kuhn.csl, type: 'chapter', ISBN: '978', issued: { 'date-parts': [[1962, 5]] } };
    expect(cslOf(fieldsOf(csl), csl)).toEqual(csl);
  });

  it('is written by its fields', () => {
    const fields = {
      ...fieldsOf(),
      title: 'Río',
      authors: 'Ruiz, Ana\nOMS',
      year: '2020',
      doi: 'https://doi.org/10.5555/r',
    };
    expect(cslOf(fields)).toEqual({
      type: 'article-journal',
      title: 'Río',
      author: [{ family: 'Ruiz', given: 'Ana' }, { literal: 'OMS' }],
      issued: { 'date-parts': [[2020]] },
      DOI: '10.5555/r',
    });
  });
});
