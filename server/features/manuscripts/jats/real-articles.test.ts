/**
 * Runs over a folder of real articles (SciELO, several versions of its schema) that is not part of the project, and
 * compares what was read with what simple patterns count in the source. Says that it is skipped where there is none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { decodeEntities } from './entities.ts';
import { readJats } from './read-jats.ts';

const folder = new URL('../../../../../shared/data/articles/', import.meta.url);
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];

const times = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].length;
const without = (source: string, ...names: string[]) =>
  names.reduce((rest, name) => rest.replace(new RegExp(`<${name}[\\s>][^]*?</${name}>`, 'g'), ' '), source);

/** The source of the text that is to be shown: a Spanish one if there is any, otherwise the article without its sub-articles. */
function chosenSource(xml: string): string {
  const start = xml.search(/<sub-article[\s>]/);
  const main = start < 0 ? xml : xml.slice(0, start);
  const parts = start < 0 ? [] : xml.slice(start).split(/(?=<sub-article[\s>])/);
  const spanish = parts.find((part) => /^<sub-article[^>]*"translation"[^>]*xml:lang="es"/.test(part));
  return spanish && !/<article[^>]* xml:lang="es"/.test(main) ? spanish : main;
}

/** Body, back matter without references, and the notes of the byline. */
function readableSource(source: string): string {
  const body = source.match(/<body[\s>][^]*<\/body>/)?.[0] ?? '';
  const back = without(source.match(/<back>[^]*<\/back>/)?.[0] ?? '', 'ref-list');
  const notes = source.match(/<author-notes>[^]*?<\/author-notes>/)?.[0] ?? '';
  const listed = [...notes.matchAll(/<fn[\s>][^]*?<\/fn>/g)].map(([note]) => note);
  return [body, back, ...listed.filter((note) => !note.includes('"corresp"'))].join(' ');
}

/** Words of letters, so that the labels of notes, which our own numbers replace, do not count. */
const wordsIn = (text: string) => times(text.normalize('NFKC'), /\p{L}{2,}/gu);

function sourceWords(source: string): number {
  const read = without(source, 'disp-formula', 'inline-formula', 'alt-text');
  const text = decodeEntities(
    decodeEntities(read.replace(/<\/?(?:xref|sup|sub|italic|bold)[^>]*>/g, '').replace(/<[^>]+>/g, ' ')),
  );
  return wordsIn(
    source.includes('quirks-mode')
      ? text.replace(/<\/?(?:[biua]|em|strong|font|su[bp])\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
      : text,
  );
}

interface Shown {
  type: string;
  text?: string;
  attrs?: { text?: string; label?: string };
  content?: readonly Shown[];
}

const marks = new Set(['[imagen]', '[fórmula]', '[fórmula no disponible]']);

function shownText({ type, text, attrs, content = [] }: Shown): string {
  if (type === 'mathBlock' || type === 'mathInline') return ' ';
  if (text !== undefined) return marks.has(text.trim()) ? '' : text;
  const isInline = type === 'citation' || type === 'crossReference';
  if (isInline) return attrs?.text ?? '';
  return [' ', attrs?.label ?? '', ' ', ...content.map(shownText), ' '].join('');
}

const everyNode = (nodes: readonly (Block | Inline | Shown)[]): Shown[] =>
  nodes.flatMap((node) => [node, ...('content' in node ? everyNode(node.content ?? []) : [])]);

test.skipIf(isThere)('SKIPPED, no real articles: put JATS files in ../shared/data/articles to run these', () => {});

describe.skipIf(!isThere)('real articles', () => {
  test('are all read within five seconds', () => {
    const start = performance.now();
    for (const file of files) expect(() => readJats(readFileSync(new URL(file, folder), 'utf8')), file).not.toThrow();
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test.each(files)('%s', (file) => {
    const xml = readFileSync(new URL(file, folder), 'utf8');
    const source = chosenSource(xml);
    const main = xml.split(/<sub-article[\s>]/)[0] ?? '';
    const readable = readableSource(source);
    const { work } = readJats(xml);
    const nodes = everyNode(work.documento.content);
    const count = (type: string) => nodes.filter((node) => node.type === type).length;
    const isHtml = source.includes('quirks-mode');

    expect(work.referencias).toHaveLength(times(main, /<ref[\s>]/g));
    expect(work.autores).toHaveLength(times(without(main, 'back', 'product'), /<contrib [^>]*contrib-type="author"/g));
    if (!isHtml) {
      const inGroups = (group: string, member: string) =>
        [...readable.matchAll(new RegExp(`<${group}[^]*?</${group}>`, 'g'))].reduce(
          (sum, [whole]) => sum + times(whole, new RegExp(`<${member}[\\s>]`, 'g')) - 1,
          0,
        );
      const named = nodes.filter(
        ({ type, attrs, content }) =>
          type === 'figure' && ((attrs && 'id' in attrs) || attrs?.label || content?.[0]?.content?.length),
      );
      expect(named).toHaveLength(times(readable, /<fig[\s>]/g) - inGroups('fig-group', 'fig'));
      expect(count('table')).toBe(times(readable, /<table-wrap[\s>]/g) - inGroups('table-wrap-group', 'table-wrap'));
      expect(count('tableCell') + count('tableHeader')).toBe(times(readable, /<t[dh][\s/>]/g));
      const titled =
        times(readable, /<sec[^>]*>\s*(?:<label>[^<]*<\/label>\s*)?<title>(?!\s*<\/title>)/g) +
        times(readable, /<(?:ack|app)[\s>]/g);
      const ownHeadings = work.documento.content.some(
        (block) => block.type === 'heading' && block.attrs.id?.startsWith('notas-'),
      )
        ? 1
        : 0;
      expect(count('heading') - ownHeadings).toBe(titled);
    }
    const words = sourceWords(readable);
    const shown = wordsIn(work.documento.content.map(shownText).join(' '));
    expect(Math.abs(shown - words), `${shown} words shown of ${words}`).toBeLessThanOrEqual(Math.max(words * 0.02, 3));

    const ids = [
      ...nodes.flatMap(({ attrs }) => (attrs && 'id' in attrs ? [attrs.id] : [])),
      ...work.referencias.map(({ id }) => id),
    ];
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
    const mentioned = nodes.flatMap(({ attrs }) =>
      attrs && 'target' in attrs ? [attrs.target] : attrs && 'refs' in attrs ? [attrs.refs].flat() : [],
    );
    expect(
      mentioned.filter((id) => !ids.includes(id)),
      'mentions lead somewhere',
    ).toEqual([]);
  });
});
