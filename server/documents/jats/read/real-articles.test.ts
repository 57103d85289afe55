/**
 * Runs over a folder of real articles (SciELO, several versions of its schema) that is not part of the project, and
 * compares what was read with what simple patterns count in the source. Says that it is skipped where there is none.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Remark, RemarkCode } from '#contract/remarks.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { decodeEntities } from '#server/documents/xml/entities.ts';
import { readJats } from './read-jats.ts';
import { jatsWordsIn } from './words.ts';

const folder = new URL('../../../../../shared/data/articles/', import.meta.url);
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
const sourceOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const wholes = (source: string, name: string) =>
  source.match(new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`, 'g')) ?? [];
const times = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0;
const without = (source: string, ...names: string[]) =>
  names.reduce((rest, name) => wholes(rest, name).reduce((text, whole) => text.replace(whole, ' '), rest), source);

/** The source of the text to be shown: the Spanish one if there is any, otherwise the article without sub-articles. */
function chosenSource(xml: string): string {
  const [main = '', ...parts] = xml.split(/(?=<sub-article[\s>])/);
  const spanish = parts.find((part) => /^<sub-article[^>]*"translation"[^>]*xml:lang="es"/.test(part));
  return spanish && !/<article[^>]* xml:lang="es"/.test(main) ? spanish : main;
}

/** The source of each translation that is not the text to be shown, and the article's where a translation is shown; by language. */
function otherSources(xml: string): Map<string, string> {
  const [main = '', ...parts] = xml.split(/(?=<sub-article[\s>])/);
  const chosen = chosenSource(xml);
  const texts = [main, ...parts.filter((part) => /^<sub-article[^>]*"translation"/.test(part))];
  const others = texts.filter((text) => text !== chosen && /<body[\s>]/.test(text));
  return new Map(others.map((text) => [/<(?:article|sub-article)\s[^>]*xml:lang="(\w+)/.exec(text)?.[1] ?? '', text]));
}

/** Body, back matter without references, and the notes of the byline. */
function readableSource(source: string): string {
  const [body, back] = [wholes(source, 'body')[0] ?? '', wholes(source, 'back')[0] ?? ''];
  const notes = wholes(wholes(source, 'author-notes')[0] ?? '', 'fn').filter((note) => !note.includes('"corresp"'));
  return [body, without(back, 'ref-list'), ...notes].join(' ');
}

/** Words of letters, so that the labels of notes, which our own numbers replace, do not count. */
const wordsIn = (text: string) => times(text.normalize('NFKC'), /\p{L}{2,}/gu);

function wordsOfSource(source: string): number {
  const read = without(source, 'disp-formula', 'inline-formula', 'alt-text');
  const text = read.replace(/<\/?(?:xref|sup|sub|italic|bold)[^>]*>/g, '').replace(/<[^>]+>/g, ' ');
  const decoded = decodeEntities(decodeEntities(text));
  if (!source.includes('quirks-mode')) return wordsIn(decoded);
  return wordsIn(decoded.replace(/<\/?(?:[biua]|em|strong|font|su[bp])\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '));
}

interface Shown {
  type: string;
  text?: string;
  attrs?: object;
  content?: readonly Shown[];
}

const said = ({ attrs }: Shown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(attrs ?? {})).get(name);
const everyNode = (nodes: readonly Shown[]): Shown[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.content ?? [])]);
/** What stands where the file has a picture alone, in the languages that have words for it. */
const placeholders = new Set(
  ['es', 'en', 'pt']
    .map(jatsWordsIn)
    .flatMap((words) => [words.picture, words.formula, words.missingFormula].map((word) => `[${word}]`)),
);

function textOf(node: Shown): string {
  if (node.type === 'mathBlock' || node.type === 'mathInline') return ' ';
  if (node.text !== undefined) return placeholders.has(node.text.trim()) ? '' : node.text;
  if (node.type === 'citation' || node.type === 'crossReference') return String(said(node, 'text'));
  return [' ', said(node, 'label') ?? '', ' ', ...(node.content ?? []).map(textOf), ' '].join('');
}

/** How often warnings of one kind say that it happened, whatever they name. */
const sumOf = (warnings: readonly Remark[], code: RemarkCode): number =>
  warnings.filter((each) => each.code === code).reduce((sum, { times = 1 }) => sum + times, 0);

/** How often a warning says that it happened. */
function timesWarned(warnings: readonly Remark[], code: RemarkCode): number {
  const warning = warnings.find((each) => each.code === code);
  return warning ? (warning.times ?? 1) : 0;
}

test.skipIf(isThere)('SKIPPED, no real articles: put JATS files in ../shared/data/articles to run these', () => {});

describe.skipIf(!isThere)('real articles', () => {
  describe.each(files)('%s', (file) => {
    const xml = sourceOf(file);
    const source = chosenSource(xml);
    const [main = ''] = xml.split(/<sub-article[\s>]/);
    const readable = readableSource(source);
    const { work, warnings } = readJats(xml);
    const nodes = everyNode(work.documento.content);
    const count = (...types: string[]) => nodes.filter(({ type }) => types.includes(type)).length;

    test('has all its references and authors', () => {
      expect(work.referencias).toHaveLength(times(main, /<ref[\s>]/g));
      expect(work.autores).toHaveLength(times(without(main, 'back'), /<contrib [^>]*contrib-type="author"/g));
    });

    test('has all its sections, figures and tables', () => {
      // Escaped HTML has tables and pictures, too, that these patterns do not see.
      if (source.includes('quirks-mode')) return;
      const groups = (name: string, member: RegExp) =>
        wholes(readable, name).reduce((sum, group) => sum + times(group, member) - 1, 0);
      const isLone = (node: Shown) =>
        !said(node, 'id') &&
        !said(node, 'label') &&
        everyNode(node.content ?? []).every(({ text }) => text === undefined);
      // Those of its translations are warned of, too.
      const lonePictures = Math.min(
        nodes.filter((node) => node.type === 'figure' && isLone(node)).length,
        timesWarned(warnings, 'pictureWithoutCaption'),
      );
      expect(count('figure') - lonePictures).toBe(times(readable, /<fig[\s>]/g) - groups('fig-group', /<fig[\s>]/g));
      expect(count('table')).toBe(
        times(readable, /<table-wrap[\s>]/g) - groups('table-wrap-group', /<table-wrap[\s>]/g),
      );
      expect(count('tableCell', 'tableHeader')).toBe(times(readable, /<t[dh][\s/>]/g));
      const headings = nodes.filter(
        (node) => node.type === 'heading' && !String(said(node, 'id')).startsWith('notas-'),
      );
      const titled =
        times(readable, /<sec(?:\s[^>]*)?>\s*<(?:label|title)>(?!\s*<\/)/g) + times(readable, /<(?:ack|app)[\s>]/g);
      // Without sections, what is bold by itself heads them (bold-headings.ts).
      if (/<sec[\s>]/.test(readable)) expect(headings).toHaveLength(titled);
      else expect(headings.length).toBeGreaterThanOrEqual(titled);
    });

    test('says of each of its figures that the picture is missing, where it came alone', () => {
      const missing = sumOf(warnings, 'figureWithoutPicture') + sumOf(warnings, 'figureUnpictured');
      expect(missing).toBeGreaterThanOrEqual(count('figure') - timesWarned(warnings, 'pictureWithoutCaption'));
    });

    test('shows the pictures that lie beside it, whatever their ending', () => {
      const hrefs = [...xml.matchAll(/<graphic[^>]*xlink:href="([^"]+)"/g)].map(([, href = '']) => href);
      const names = hrefs.map((href) => `${posix.basename(href).replace(/\.(?:tif|jpg|gif|svg|png)$/, '')}.png`);
      const read = readJats(xml, { names, article: file, read: () => png }, '/files/obra');
      expect(sumOf(read.warnings, 'figureWithoutPicture')).toBe(0);
      const shown = everyNode(read.work.documento.content).filter(
        (node) => node.type === 'figure' && said(node, 'src'),
      );
      expect(shown.length).toBeGreaterThanOrEqual(
        count('figure') - sumOf(read.warnings, 'figureUnpictured') - sumOf(read.warnings, 'pictureWithoutCaption'),
      );
    });

    test('has all its words', () => {
      const words = wordsOfSource(readable);
      const shown = wordsIn(work.documento.content.map(textOf).join(' '));
      expect(Math.abs(shown - words), `${shown} words shown of ${words}`).toBeLessThanOrEqual(
        Math.max(words * 0.02, 3),
      );
    });

    test('has its whole text in each of its languages', () => {
      const others = otherSources(xml);
      expect(work.textos.map(({ idioma }) => idioma).sort()).toEqual([...others.keys()].sort());
      for (const { idioma, documento } of work.textos) {
        const words = wordsOfSource(readableSource(others.get(idioma) ?? ''));
        const shown = wordsIn(documento.content.map(textOf).join(' '));
        expect(Math.abs(shown - words), `${shown} words in ${idioma} of ${words}`).toBeLessThanOrEqual(
          Math.max(words * 0.02, 3),
        );
      }
      expect(warnings.filter(({ code }) => code === 'textLeft')).toEqual([]);
    });

    test('has ids of one thing each, and mentions only of what is there', () => {
      const inOthers = everyNode(work.textos.flatMap(({ documento }) => documento.content));
      const listed = work.textos.flatMap(({ referencias }) => referencias ?? []);
      const ids = [
        ...[...nodes, ...inOthers].map((node) => said(node, 'id')).filter(Boolean),
        ...[...work.referencias, ...listed].map(({ id }) => id),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      const mentioned = [...nodes, ...inOthers].flatMap((node) =>
        [said(node, 'target') ?? [], said(node, 'refs') ?? []].flat(),
      );
      expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
});
