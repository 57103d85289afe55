/** An EPUB of a number: its structure, held here; and EPUBCheck's verdict, where that program is to be had. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { issueFixture } from '#server/documents/model/exported-issue.fixture.ts';
import { demonstrationWork, pictureWork } from '#server/documents/model/exported-works.fixture.ts';
import { readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { writeEpub } from './write-epub.ts';

/** The fixture, with a work that has pictures, tables, formulas and references. */
const issue = () => {
  const fixture = issueFixture();
  const lugar = { seccion: 'Artículos', paginaInicial: '9', articulo: '' };
  return { ...fixture, obras: [...fixture.obras, { lugar, obra: demonstrationWork(pictureWork) }] };
};

const elements = (node: XmlElement): XmlElement[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'object' && 'children' in child ? elements(child) : [])),
];
const pathOf = (href: string) => `EPUB/${href.split('#')[0]}`;

it('has its media type first and stored, and names every file that it has, and none that it has not', async () => {
  const epub = await writeEpub(issue());
  // Local header: 30 bytes, the name, then the bytes as they are.
  expect(Buffer.from(epub.subarray(30, 58)).toString('latin1')).toBe('mimetypeapplication/epub+zip');
  expect(Buffer.from(epub.subarray(8, 10)).readUInt16LE()).toBe(0);
  const files = unzipSync(epub);
  const opf = elements(readXml(strFromU8(files['EPUB/package.opf'] ?? new Uint8Array())));
  const named = opf.filter(({ name }) => name === 'item').map(({ attributes }) => attributes.get('href') ?? '');
  const there = Object.keys(files).filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf');
  expect(named.map(pathOf).sort()).toEqual(there.sort());
  const ids = opf.filter(({ name }) => name === 'item').map(({ attributes }) => attributes.get('id'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { attributes } of opf.filter(({ name }) => name === 'itemref'))
    expect(ids).toContain(attributes.get('idref'));
});

it('is well-formed throughout, and every link inside of it leads somewhere', async () => {
  const files = unzipSync(await writeEpub(issue()));
  const pages = Object.entries(files)
    .filter(([name]) => name.endsWith('.xhtml'))
    .map(([name, bytes]) => ({ name, nodes: elements(readXml(strFromU8(bytes))) }));
  expect(pages.length).toBe(7);
  const anchors = new Map(
    pages.map(({ name, nodes }) => [name, nodes.flatMap(({ attributes }) => attributes.get('id') ?? [])]),
  );
  for (const { name, nodes } of pages) {
    expect(new Set(anchors.get(name)).size, `${name} has an id twice`).toBe(anchors.get(name)?.length);
    for (const { attributes } of nodes) {
      const [href, src] = [attributes.get('href'), attributes.get('src')];
      if (src) expect(Object.keys(files), `${name}: ${src}`).toContain(pathOf(src));
      if (!href || /^https?:/.test(href)) continue;
      const [file, anchor] = href.split('#');
      const place = file ? pathOf(file) : name;
      expect(Object.keys(files), `${name}: ${href}`).toContain(place);
      if (anchor) expect(anchors.get(place), `${name}: ${href}`).toContain(anchor);
    }
  }
});

it('says in which languages it is, who edited it, and what a reader who cannot see may expect', async () => {
  const opf = strFromU8(unzipSync(await writeEpub(issue()))['EPUB/package.opf'] ?? new Uint8Array());
  for (const said of [
    '<dc:language>es</dc:language>',
    '<dc:language>en</dc:language>',
    'Olga Vera',
    'schema:accessibilityFeature">MathML',
    'properties="nav"',
    'properties="cover-image"',
    'properties="mathml"',
  ])
    expect(opf).toContain(said);
});

it('is the same, byte for byte, for the same number', async () => {
  expect(Buffer.compare(await writeEpub(issueFixture()), await writeEpub(issueFixture()))).toBe(0);
});

/** Debian's package, or the command in EPUBCHECK, as `java -jar /opt/epubcheck.jar`. */
const [program = '', ...first] = (process.env.EPUBCHECK ?? 'epubcheck').split(' ');
const isThere = spawnSync(program, [...first, '--version']).status === 0;

it.runIf(isThere)('passes EPUBCheck', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-epub-'));
  try {
    const file = join(folder, 'numero.epub');
    writeFileSync(file, await writeEpub(issue()));
    // It fails by its status, and says why.
    const { status, stdout, stderr } = spawnSync(program, [...first, file], { encoding: 'utf8' });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.skipIf(isThere)('is not checked by EPUBCheck here: install Debian’s epubcheck, or set EPUBCHECK', () => {
  expect(isThere).toBe(false);
});
