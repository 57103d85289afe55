import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from './article.ts';
import { makeEssay } from './essay.ts';

const opened = async (make: () => Promise<Buffer>) => {
  const parts = unzipSync(await make());
  return (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
};
type Part = Awaited<ReturnType<typeof opened>>;

const text = (xml: string) => xml.replace(/<[^>]+>/g, '');
/** The words of each paragraph of a style, by its id. */
const paragraphs = (document: string, style: string) =>
  Array.from(document.matchAll(/<w:p>.*?<\/w:p>/gs), ([whole]) => whole)
    .filter((each) => each.includes(`<w:pStyle w:val="${style}"/>`))
    .map(text);

describe.each([
  {
    name: 'article',
    make: makeArticle,
    sections: ['Introducción', 'Métodos', 'Resultados', 'Discusión', 'Conclusiones'],
  },
  {
    name: 'essay',
    make: makeEssay,
    sections: ['Introducción', 'El relato del silencio', 'Tres escenas de lectura', 'Una objeción', 'Conclusión'],
  },
])('the template of an $name', ({ make, sections }) => {
  let part: Part;
  let document: string;
  beforeAll(async () => {
    part = await opened(make);
    document = part('word/document.xml');
  });

  it('is an A4 page', () => expect(document).toContain('<w:pgSz w:w="11906" w:h="16838"'));

  it('is in Spanish, with its English parts marked', () => {
    expect(part('word/styles.xml')).toMatch(/<w:docDefaults>.*<w:lang w:val="es-ES"/);
    expect(part('docProps/core.xml')).toContain('<dc:language>es-ES</dc:language>');
    expect(document).toContain('<w:lang w:val="en-GB"/>');
  });

  it('has its sections as headings', () => {
    expect(paragraphs(document, 'Heading1')).toEqual(sections);
    expect(paragraphs(document, 'TituloSinNumero')).toEqual(['Declaraciones', 'Referencias', 'Antes de enviar']);
  });

  it.each([
    ['heading 1', 'Heading1'],
    ['Title', 'Title'],
    ['Resumen', 'Resumen'],
    ['Quote', 'Quote'],
    ['Pie de figura', 'PieDeFigura'],
    ['Título de tabla', 'TituloDeTabla'],
    ['Bibliography', 'Bibliography'],
    ['Guía', 'Guia'],
  ])('uses the style %s', (name, id) => {
    expect(part('word/styles.xml')).toMatch(new RegExp(`w:styleId="${id}"[^>]*><w:name w:val="${name}"`, 'i'));
    expect(paragraphs(document, id)).not.toHaveLength(0);
  });

  it('defines every style it uses', () => {
    const used = new Set(Array.from(document.matchAll(/<w:pStyle w:val="(\w+)"/g), ([, id]) => id));
    const missing = [...used].filter((id) => !part('word/styles.xml').includes(`w:styleId="${id}"`));
    expect(missing).toEqual([]);
  });

  it('has title, author, affiliation with ORCID, summaries and keywords in both languages', () => {
    expect(paragraphs(document, 'Title')).toHaveLength(1);
    expect(paragraphs(document, 'Autores')).toHaveLength(1);
    expect(paragraphs(document, 'Afiliacion').join()).toContain('ORCID');
    expect(paragraphs(document, 'TituloDeResumen')).toEqual(['Resumen', 'Abstract']);
    expect(paragraphs(document, 'PalabrasClave').map((words) => words.split(':')[0])).toEqual([
      'Palabras clave',
      'Keywords',
    ]);
  });

  it('has a table whose head is repeated, under its numbered title, mentioned in the text', () => {
    expect(document.match(/<w:tbl>/g)).toHaveLength(1);
    expect(document).toContain('<w:tblHeader/>');
    expect(paragraphs(document, 'TituloDeTabla')[0]).toMatch(/^Tabla /);
    expect(document).toContain('SEQ Tabla');
    expect(document).toContain('REF tabla_1');
  });

  it('has a figure with alternative text and a caption', () => {
    expect(document).toMatch(/<wp:docPr [^>]*descr="Sustituye este texto\. Ejemplo: [^"]{40,}"/);
    expect(paragraphs(document, 'PieDeFigura')[0]).toMatch(/^Figura /);
  });

  it('has a footnote, a long quotation and a list to tick', () => {
    expect(document).toContain('<w:footnoteReference w:id="1"/>');
    expect(text(part('word/footnotes.xml'))).toMatch(/nota/i);
    expect(paragraphs(document, 'Quote')).toHaveLength(1);
    expect(document.match(/<w14:checkbox>/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it('numbers its pages, with the running title from the second on', () => {
    expect(document).toContain('<w:titlePg/>');
    expect(part('word/footer1.xml')).toContain('NUMPAGES');
    expect(text(part('word/header1.xml') + part('word/header2.xml'))).toContain('Título breve');
  });

  it('marks every reference as an example, with DOIs that belong to nobody', () => {
    const references = paragraphs(document, 'Bibliography');
    expect(references.length).toBeGreaterThanOrEqual(5);
    expect(references.filter((each) => !each.endsWith('[ejemplo]'))).toEqual([]);
    expect(references.join().match(/doi\.org\/(?!10\.5555)/)).toBeNull();
    expect(references).toEqual(references.toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  it('names no day on which it was built', async () => {
    expect(part('docProps/core.xml')).toContain('2026-01-15T09:00:00Z');
    expect((await make()).equals(await make())).toBe(true);
  });
});

describe('the template of an article', () => {
  it('numbers its sections and has a real equation', async () => {
    const part = await opened(makeArticle);
    expect(part('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:numPr>/);
    expect(part('word/document.xml')).toMatch(/<m:oMath>.*<m:rad>/s);
  });
});
