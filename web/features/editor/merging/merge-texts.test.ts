import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Reference } from '#contract/entities/manuscript.ts';
import { numbered } from '#contract/numbering.ts';
import { rounds } from '#server/testing/rounds.ts';
import {
  arbitraryManuscript,
  arbitraryReferences,
} from '#web/features/manuscript/testing/arbitrary-manuscript.fixture.ts';
import { sameText } from '../saving/same-text.ts';
import type { WorkText } from '../work-text.ts';
import { blockClashes, countSettled, mergeTexts, referenceClashes, resolved } from './merge-texts.ts';
import type { Choice } from './piece.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const reference = (id: string, texto: string): Reference => ({ id, texto });
const text = (lines: readonly string[], referencias: Reference[] = []): WorkText => ({
  documento: { type: 'doc', content: lines.map(paragraph) },
  referencias,
});
const citing = (id: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'citation', attrs: { refs: [id], text: '(x)' } }],
});
const lines = ({ documento }: WorkText) =>
  documento.content.map((block) =>
    block.type === 'paragraph'
      ? block.content.map((piece) => (piece.type === 'text' ? piece.text : piece.type)).join('')
      : '',
  );
const merged = (base: WorkText, mine: WorkText, theirs: WorkText, choice: Choice = 'both') =>
  resolved(mergeTexts(base, mine, theirs), () => choice);

const begun = ['El agua sube en mayo.', 'El viento baja en junio.', 'La nieve cae en julio.'];

describe('two texts written at once', () => {
  it('take what one side alone changed, added or took out, also in neighbouring blocks', () => {
    const mine = text(['El agua sube mucho en mayo.', 'El viento baja en junio.', 'La nieve cae en julio.', 'Mío.']);
    const theirs = text(['El agua sube en mayo.', 'El viento baja poco en junio.', 'Suyo.']);
    const merge = mergeTexts(text(begun), mine, theirs);
    expect(blockClashes(merge)).toEqual([]);
    expect([countSettled(merge, 'mine'), countSettled(merge, 'theirs')]).toEqual([2, 2]);
    expect(lines(resolved(merge))).toEqual([
      'El agua sube mucho en mayo.',
      'El viento baja poco en junio.',
      'Suyo.',
      'Mío.',
    ]);
  });

  it('clash where both changed the same, and the author chooses', () => {
    const mine = text(['El agua sube en abril.', ...begun.slice(1)]);
    const theirs = text(['El agua sube en agosto.', ...begun.slice(1)]);
    expect(blockClashes(mergeTexts(text(begun), mine, theirs))).toHaveLength(1);
    const first = (choice: Choice) => lines(merged(text(begun), mine, theirs, choice)).slice(0, -2);
    expect(first('mine')).toEqual(['El agua sube en abril.']);
    expect(first('theirs')).toEqual(['El agua sube en agosto.']);
    expect(first('both')).toEqual(['El agua sube en abril.', 'El agua sube en agosto.']);
  });

  const proposed = (base: WorkText | null, mine: WorkText, theirs: WorkText) =>
    blockClashes(mergeTexts(base, mine, theirs)).map((clash) => clash.proposed);

  it('propose nothing where both have one paragraph in other words, which both would double', () => {
    const mine = text(['El agua sube en abril.', ...begun.slice(1)]);
    const theirs = text(['El agua sube en agosto.', ...begun.slice(1)]);
    expect(proposed(text(begun), mine, theirs)).toEqual([null]);
    expect(proposed(null, mine, theirs)).toEqual([null]);
    const entries = (texto: string) => text([], [reference('a', texto)]);
    const [entry] = referenceClashes(mergeTexts(entries('A'), entries('B'), entries('C')));
    expect(entry?.proposed).toBeNull();
  });

  it('propose both where each wrote something of its own in the same place, and double nothing that they share', () => {
    const mine = text([...begun, 'Aquí se mide la turbidez.']);
    expect(proposed(text(begun), mine, text([...begun, 'Nadie contó las aves.']))).toEqual(['both']);
    expect(proposed(text(begun), mine, text([...begun, 'Nadie contó las aves.', 'Aquí se mide la turbidez.']))).toEqual(
      [null],
    );
  });

  it('propose what one changed where the other took it out: nothing written is lost', () => {
    const [without, changed] = [text(begun.slice(1)), text(['El agua sube mucho en mayo.', ...begun.slice(1)])];
    expect(proposed(text(begun), without, changed)).toEqual(['theirs']);
    expect(proposed(text(begun), changed, without)).toEqual(['mine']);
    expect(lines(resolved(mergeTexts(text(begun), without, changed)))).toEqual(lines(changed));
  });

  it('do not clash over numbers, which follow what one side put in front', () => {
    const captions: Record<string, string> = { nueva: 'Un mapa del delta', vieja: 'Las aves contadas en mayo' };
    const figure = (id: string, number: number): Block => ({
      type: 'figure',
      attrs: { id, label: `Figura ${number}`, src: null, alt: '' },
      content: [
        { type: 'caption', content: [{ type: 'paragraph', content: [{ type: 'text', text: captions[id] ?? '' }] }] },
      ],
    });
    const naming = (before: string, number: number): Block => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: before },
        { type: 'crossReference', attrs: { target: 'vieja', text: `véase la figura ${number}` } },
      ],
    });
    const of = (...content: Block[]): WorkText => ({ documento: { type: 'doc', content }, referencias: [] });
    const base = of(naming('El agua sube, ', 1), figure('vieja', 1));
    const mine = of(figure('nueva', 1), naming('El agua sube, ', 2), figure('vieja', 2));
    const theirs = of(naming('El agua sube en mayo, ', 1), figure('vieja', 1));
    const merge = mergeTexts(base, mine, theirs);
    expect(blockClashes(merge)).toEqual([]);
    expect(numbered(resolved(merge).documento, 'es').content).toEqual([
      figure('nueva', 1),
      naming('El agua sube en mayo, ', 2),
      figure('vieja', 2),
    ]);
  });

  it('clash where one changed what the other took out', () => {
    const mine = text(begun.slice(1));
    const theirs = text(['El agua sube mucho en mayo.', ...begun.slice(1)]);
    const [clash] = blockClashes(mergeTexts(text(begun), mine, theirs));
    expect(clash).toMatchObject({ mine: [], theirs: [paragraph('El agua sube mucho en mayo.')] });
  });

  it('are compared with what they have in common where nobody knows what they began from', () => {
    const merge = mergeTexts(null, text([...begun, 'Mío.']), text(['Suyo.', ...begun]));
    expect(lines(resolved(merge))).toEqual(['Suyo.', ...begun, 'Mío.']);
  });

  it('keep the entries of both lists, also where two are called alike, and each citation its own', () => {
    const mine: WorkText = { ...text(begun, [reference('ref', 'Mía')]) };
    mine.documento.content.push(citing('ref'));
    const theirs: WorkText = { ...text(begun, [reference('ref', 'Suya')]) };
    theirs.documento.content.unshift(citing('ref'));
    const { documento, referencias } = merged(text(begun), mine, theirs);
    expect(referencias).toEqual([reference('ref', 'Mía'), reference('ref-2', 'Suya')]);
    expect([documento.content.at(0), documento.content.at(-1)]).toEqual([citing('ref-2'), citing('ref')]);
  });

  it('keep an entry that one took out and the other cites', () => {
    const list = [reference('a', 'A')];
    const theirs = text(begun, list);
    theirs.documento.content.push(citing('a'));
    expect(merged(text(begun, list), text(begun), theirs).referencias).toEqual(list);
  });

  it('clash over an entry that both changed', () => {
    const merge = mergeTexts(
      text([], [reference('a', 'A')]),
      text([], [reference('a', 'B')]),
      text([], [reference('a', 'C')]),
    );
    expect(referenceClashes(merge)).toHaveLength(1);
    expect(resolved(merge, () => 'theirs').referencias).toEqual([reference('a', 'C')]);
    expect(resolved(merge).referencias).toEqual([reference('a', 'B'), reference('a-2', 'C')]);
  });

  const arbitraryText = fc.record({ documento: arbitraryManuscript, referencias: arbitraryReferences });
  /** A text, and another that came of it: some blocks taken out, some written in. */
  const arbitraryPair = fc
    .tuple(arbitraryText, arbitraryText, fc.array(fc.boolean(), { minLength: 4 }))
    .map(([base, other, kept]) => {
      const content = base.documento.content.flatMap((block, place) => [
        ...(kept[place % kept.length] ? [block] : []),
        ...other.documento.content.slice(place, place + 1),
      ]);
      return { base, changed: { ...other, documento: { type: 'doc' as const, content } } };
    });

  it('are the changed one where the other is as it was', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ base, changed }) => {
        // A list without an entry that the text cites gets it back: of the words alone.
        expect(sameText(merged(base, changed, base).documento, changed.documento)).toBe(true);
        expect(sameText(merged(base, base, changed).documento, changed.documento)).toBe(true);
        expect(blockClashes(mergeTexts(base, changed, base))).toEqual([]);
      }),
      { numRuns: rounds({ quick: 15, long: 40 }) },
    );
  });

  it('lose no block of either where both are kept, but what one of them took out', () => {
    fc.assert(
      fc.property(arbitraryPair, arbitraryPair, ({ base, changed: mine }, { changed: theirs }) => {
        const all = new Set(merged(base, mine, theirs).documento.content.map((block) => JSON.stringify(block)));
        const begun = new Set(base.documento.content.map((block) => JSON.stringify(block)));
        for (const block of [...mine.documento.content, ...theirs.documento.content]) {
          const written = JSON.stringify(block);
          if (!begun.has(written)) expect(all.has(written) || isRenamed(written)).toBe(true);
        }
      }),
      { numRuns: rounds({ quick: 15, long: 40 }) },
    );
  });

  /** Citations of entries called alike are renamed. */
  const isRenamed = (written: string) => written.includes('"citation"');
});
