/** EPUBs of a number, and of single works: their structure, held here; and EPUBCheck's verdict, where that program is to be had. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { issueFixture } from '#server/documents/model/exported-issue.fixture.ts';
import {
  demonstrationWork,
  exportedAuthor,
  pictureWork,
  text,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { writeEpub } from './write-epub.ts';
import { writeWorkEpub } from './write-work-epub.ts';

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

const heading = (title: string, id?: string) => ({
  type: 'heading' as const,
  attrs: { level: 1 as const, ...(id && { id }) },
  content: [text(title)],
});
/** A book by chapters that mention one another, with works that are chapters of it: one of them closed, one retracted. */
const book = () => {
  const figure = {
    type: 'figure' as const,
    attrs: { id: 'mapa', src: '/files/x/m.png', alt: 'Mapa', label: 'Figura 1' },
  };
  const caption = { type: 'caption' as const, content: [{ type: 'paragraph' as const, content: [text('Pie.')] }] };
  const noted = { type: 'footnote' as const, attrs: { id: 'n' }, content: [text('Una nota.')] };
  const cited = { type: 'citation' as const, attrs: { refs: ['r1'], text: '(Paz, 1999)' } };
  const seen = { type: 'crossReference' as const, attrs: { target: 'mapa', text: 'Figura 1' } };
  const content = [
    heading('Umbral'),
    { type: 'paragraph' as const, content: [text('Véase '), seen, noted, cited] },
    heading('Umbral'),
    { ...figure, content: [caption] as [typeof caption] },
  ];
  const picture = demonstrationWork(pictureWork);
  const whole = workOf(content, {
    tipo: 'LIBRO',
    titulo: 'Libro & más',
    doi: '10.5555/libro',
    licencia: 'https://creativecommons.org/licenses/by/4.0/',
    fechaPublicacion: '2031-03-01',
    ficha: { isbn: { EPUB: '978-84-9999-123-4' }, editores: [{ nombres: 'Olga', apellidos: 'Vera' }] },
    autores: [exportedAuthor],
    referencias: [{ id: 'r1', texto: 'Paz, O. (1999). El arco. https://example.org/a?b=1&c=2' }],
    pictures: picture.pictures,
  });
  const chapters = [
    workOf([heading('Método', 'metodo')], { titulo: 'Mud <and> reeds', idioma: 'en' }),
    workOf([], { tipo: 'TESIS', titulo: 'Cerrada', textoCerrado: '2999-03-01' }),
    { ...picture, fechaRetractacion: '2031-04-01', motivoRetractacion: 'Datos erróneos.' },
  ];
  return writeWorkEpub(whole, chapters);
};

it.each([
  ['number', () => writeEpub(issue()), 7],
  ['article', () => writeWorkEpub(demonstrationWork(pictureWork)), 2],
  // Title, contents, two chapters, notes, references, how to cite, and three works.
  ['book', book, 10],
] as const)('is well-formed throughout, and every link inside of it leads somewhere: %s', async (_, write, count) => {
  const files = unzipSync(await write());
  const pages = Object.entries(files)
    .filter(([name]) => name.endsWith('.xhtml'))
    .map(([name, bytes]) => ({ name, nodes: elements(readXml(strFromU8(bytes))) }));
  expect(pages.length).toBe(count);
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

/** The command in EPUBCHECK, else Debian's package, which where no jar is a program is run by Java. */
const commands = [process.env.EPUBCHECK ?? 'epubcheck', 'java -jar /usr/share/java/epubcheck.jar'];
const [program = '', ...first] =
  commands
    .map((command) => command.split(' '))
    // Some versions say which they are, and fail for want of a file.
    .find(([name = '', ...more]) => /EPUBCheck v/.test(String(spawnSync(name, [...more, '--version']).stdout))) ?? [];
const isThere = program !== '';

it('of a book has its ISBN, its editors and its chapters, with what of them is not in it', async () => {
  const files = unzipSync(await book());
  const said = (name: string) => strFromU8(files[`EPUB/${name}`] ?? new Uint8Array());
  for (const fact of ['urn:isbn:9788499991234', 'urn:doi:10.5555/libro', 'Olga Vera', '<dc:language>en</dc:language>'])
    expect(said('package.opf')).toContain(fact);
  expect(said('package.opf')).toContain('scheme="marc:relators">edt');
  expect(said('capitulo-1.xhtml')).toContain('href="capitulo-2.xhtml#mapa"');
  expect(said('notas.xhtml')).toContain('href="capitulo-1.xhtml#');
  for (const title of ['Mud &lt;and&gt; reeds', 'Cerrada']) expect(said('nav.xhtml')).toContain(title);
  expect(said('obra-2.xhtml')).toContain('está bajo embargo y se abrirá el 1 de marzo de 2999');
  expect(said('obra-3.xhtml')).toContain('Datos erróneos.');
});

it.runIf(isThere).each([
  ['number', () => writeEpub(issue())],
  ['book', book],
] as const)('passes EPUBCheck: %s', { timeout: 240_000 }, async (_, write) => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-epub-'));
  try {
    const file = join(folder, 'numero.epub');
    writeFileSync(file, await write());
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
