/** Programs that we did not write read what we write: references and texts by Pandoc, feeds by feedparser (issue 16). */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { citableWork, delta, signedBy } from './citations/citable-works.fixture.ts';
import { citedWork, placeOf } from './citations/cited-work.ts';
import { cslItem } from './citations/write-csl-json.ts';
import { writeReferences } from './citations/write-list.ts';
import { type Feed, writeAtom, writeRss } from './feeds/feed.ts';
import { fullWork } from './jats/write/full-work.fixture.ts';
import { writeJats } from './jats/write/write-jats.ts';
import type { ExportedWork } from './model/exported-work.ts';
import { demonstrationFiles, demonstrationWork } from './model/exported-works.fixture.ts';
import { generatedWorks } from './model/generated-works.fixture.ts';
import { withoutControls } from './xml/without-controls.ts';

/** Older ones than 2.11 read no references. */
const formats = String(spawnSync('pandoc', ['--list-input-formats']).stdout ?? '').split('\n');
const hasPandoc = formats.includes('bibtex') && formats.includes('csljson');
/** Debian's own, which has its packages. */
const python = '/usr/bin/python3';
const hasFeedparser = spawnSync(python, ['-c', 'import feedparser']).status === 0;

function run(program: string, parts: readonly string[], input: string): unknown {
  const { status, stdout, stderr } = spawnSync(program, parts, { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return JSON.parse(String(stdout));
}
const pandoc = (from: string, text: string) =>
  documentSchema.parse(run('pandoc', ['-s', '-f', from, '-t', 'json'], text));
const documentSchema = z.object({ meta: z.record(z.string(), z.unknown()), blocks: z.unknown() });

/** Its tree of what Pandoc read, as text: what stands in notes and formulas is left out, and a space between blocks. */
function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { t, c } = z.object({ t: z.string(), c: z.unknown().optional() }).parse(node);
  if (t === 'Str' || t === 'MetaString') return String(c);
  if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' ';
  if (t === 'Note' || t === 'Math' || t === 'RawInline' || t === 'Image') return '';
  if (t === 'Code' || t === 'CodeBlock') return ` ${z.tuple([z.unknown(), z.string()]).parse(c)[1]} `;
  if (t === 'Quoted') return `"${textOf(z.array(z.unknown()).parse(c)[1])}"`;
  if (t === 'Span' || t === 'Link' || t === 'Div' || t === 'Cite') return textOf(z.array(z.unknown()).parse(c)[1]);
  if (t === 'Header') return ` ${textOf(z.array(z.unknown()).parse(c)[2])} `;
  if (t === 'DefinitionList' || t === 'OrderedList' || t === 'Table' || t === 'MetaMap') return ` ${inner(c)} `;
  return `${textOf(c)}${/^(Para|Plain|BlockQuote|BulletList)$/.test(t) ? ' ' : ''}`;
}
/** Of what has attributes between what it holds. */
const inner = (node: unknown): string =>
  Array.isArray(node) ? node.map(inner).join(' ') : isNode(node) ? textOf(node) : '';
const isNode = (node: unknown) => typeof node === 'object' && node !== null && 't' in node;

/** As one reads it: TeX has dashes and quotation marks of its own, and knows no sign that has no width. */
const asRead = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u00ad\u2028\ufffe\ufeff]/g, '')
    .replace(/[‘’“”"'`]+/g, "'")
    .replace(/[-–—]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const drawn = generatedWorks(60).map(withoutControls);
const signed = [
  citableWork(delta),
  citableWork({ ...delta, titulo: 'De 50 % a 100 $: ¿quién & cómo?', autores: [signedBy('Grupo Ebro y Delta')] }),
  citableWork({
    ...delta,
    tipo: 'LIBRO',
    titulo: 'Ñandú y 生态系统',
    autores: [signedBy('José', 'de la Fuente Ñúñez')],
  }),
];
const full = fullWork();
const works: ExportedWork[] = [...signed, full, ...demonstrationFiles.map(demonstrationWork), ...drawn];

/** The fields of a reference that any manager shows. */
interface Told {
  title: string;
  names: string[];
  year: string | undefined;
  doi: string | undefined;
  url: string | undefined;
  container: string | undefined;
  volume: string | undefined;
  pages: string | undefined;
}

function told(work: ExportedWork, format: 'bibtex' | 'csl'): Told {
  const item = cslItem(work);
  const { pages, article } = placeOf(citedWork(work));
  const { author, editor } = item as { author?: CslName[]; editor?: CslName[] };
  return {
    title: asRead(item.title ?? ''),
    names: [...(author ?? []), ...(editor ?? [])].map(({ literal, family, given }) =>
      asRead(literal ?? `${given ?? ''} ${family ?? ''}`),
    ),
    year: item.issued?.['date-parts']?.[0]?.[0]?.toString(),
    doi: item.DOI,
    url: item.URL,
    container: said(item['container-title']),
    volume: said(item.volume),
    // BibTeX has one field for the pages and for the number of an article.
    pages: said(format === 'bibtex' ? (pages ?? article) : item.page),
  };
}
type CslName = { literal?: string; family?: string; given?: string };
const said = (value: string | number | undefined) =>
  value === undefined ? undefined : asRead(String(value)) || undefined;

const referencesSchema = z.object({ c: z.array(z.object({ c: z.record(z.string(), z.unknown()) })) });
const listSchema = z.object({ c: z.array(z.object({ c: z.record(z.string(), z.unknown()) })) });

function readReferences(from: string, text: string): Told[] {
  return referencesSchema.parse(pandoc(from, text).meta.references).c.map(({ c: field }) => {
    const of = (...names: string[]) => {
      const found = names.find((name) => field[name] !== undefined);
      return found && (asRead(textOf(field[found])) || undefined);
    };
    const names = (key: string) =>
      (field[key] === undefined ? [] : listSchema.parse(field[key]).c).map(({ c }) =>
        asRead(
          c.literal
            ? textOf(c.literal)
            : `${textOf(c.given)} ${textOf(c['dropping-particle'])} ${textOf(c['non-dropping-particle'])} ${textOf(c.family)}`,
        ),
      );
    return {
      title: of('title') ?? '',
      names: [...names('author'), ...names('editor')],
      year: of('issued')?.slice(0, 4),
      doi: of('doi', 'DOI'),
      url: of('url', 'URL'),
      container: of('container-title'),
      volume: of('volume'),
      pages: of('page'),
    };
  });
}

describe.runIf(hasPandoc)('Pandoc', { timeout: 120_000 }, () => {
  it.each([
    ['bibtex', 'bibtex'],
    ['csl', 'csljson'],
  ] as const)('reads references as %s to the same fields', (format, from) => {
    const read = readReferences(from, writeReferences(works, format));
    expect(read).toHaveLength(works.length);
    for (const [i, work] of works.entries()) {
      const { names, ...fields } = told(work, format);
      const { names: namesRead = [], ...fieldsRead } = read[i] ?? {};
      expect(fieldsRead).toEqual(fields);
      expect(namesRead).toHaveLength(names.length);
      for (const [place, name] of names.entries()) expect(namesRead[place]).toBe(name);
    }
  });

  // Pandoc leaves out what stands behind a text (thanks, appendices).
  it.each(works.filter(({ documento }) => documento !== full.documento).map((work, i) => [i, work] as const))(
    'reads text %i as JATS to the same words',
    (_, work) => {
      const { meta, blocks } = pandoc('jats', writeJats(work));
      expect(asRead(textOf(meta.title))).toBe(asRead(work.titulo));
      const words = letters(inner(blocks));
      let from = 0;
      for (const said of saidIn(work.documento.content)) {
        const found = words.indexOf(said, from);
        expect({ said, isThere: found >= 0 }).toEqual({ said, isThere: true });
        from = found + said.length;
      }
    },
  );
});

/** Letters and figures alone. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** The stretches of text of paragraphs and headings, in their order: between notes, formulas and references, which have a form of their own. */
function saidIn(blocks: readonly Block[]): string[] {
  const stretches: string[] = [];
  const add = (content: readonly Inline[]) => {
    let said = '';
    for (const piece of [...content, undefined])
      if (piece?.type === 'text') said += piece.text;
      else {
        if (letters(said)) stretches.push(letters(said));
        said = '';
      }
  };
  for (const block of blocks) if (block.type === 'paragraph' || block.type === 'heading') add(block.content);
  return stretches;
}

describe.runIf(hasFeedparser)('feedparser', () => {
  const feed: Feed = {
    title: 'Revista «Ñandú» & <compañía>',
    description: 'Lo nuevo, cada día',
    language: 'es',
    page: 'https://pliego.test/catalogo?q=a&tipo=LIBRO',
    self: 'https://pliego.test/catalogo/obras.atom?q=a&tipo=LIBRO',
    entries: drawn.map((work, i) => ({
      id: `0190a000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      title: asRead(work.titulo),
      page: `https://pliego.test/catalogo/${i}`,
      summary: asRead(work.resumen),
      language: work.idioma,
      authors: work.autores.slice(0, 3).map(({ nombres, apellidos }) => asRead(`${nombres} ${apellidos}`)),
      categories: ['Historia', ...work.palabrasClave.map(asRead)].filter(Boolean),
      doi: i % 2 ? `10.5555/a.${i}` : null,
      licence: i % 3 ? 'https://creativecommons.org/licenses/by/4.0/' : null,
      published: new Date(Date.UTC(2024, 0, 1 + i, 10, 30, 5)),
      changed: new Date(Date.UTC(2025, 0, 1 + i)),
    })),
  };
  /** What it says of a feed, as it comes. */
  const script = `
import feedparser, json, sys
read = feedparser.parse(sys.stdin.buffer.read(), sanitize_html=False, resolve_relative_uris=False)
stamp = lambda when: list(when[:6]) if when else None
json.dump({
  'bozo': bool(read.bozo), 'version': read.version, 'title': read.feed.title, 'link': read.feed.link,
  'entries': [{
    'id': e.id, 'title': e.title, 'link': e.link, 'summary': e.get('summary', ''),
    'authors': [a.get('name') for a in e.get('authors', [])], 'tags': [t.term for t in e.get('tags', [])],
    'published': stamp(e.published_parsed),
  } for e in read.entries]}, sys.stdout)
`;
  it.each([
    ['RSS', 'rss20', writeRss],
    ['Atom', 'atom10', writeAtom],
  ] as const)('reads a feed as %s to the same entries', (_, version, write) => {
    const read = run(python, ['-c', script], write(feed));
    expect(read).toEqual({
      ...{ bozo: false, version, title: feed.title, link: feed.page },
      entries: feed.entries.map(({ id, title, page, summary, authors, categories, published }) => ({
        ...{ id: `urn:uuid:${id}`, title, link: page, summary, authors, tags: [...new Set(categories)] },
        published: [published.getUTCFullYear(), published.getUTCMonth() + 1, published.getUTCDate(), 10, 30, 5],
      })),
    });
  });
});

it.skipIf(hasPandoc && hasFeedparser)('is not all tested here: install Debian’s pandoc and python3-feedparser', () => {
  expect(hasPandoc && hasFeedparser).toBe(false);
});
