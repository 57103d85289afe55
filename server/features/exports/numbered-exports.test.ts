/** Figures, tables and formulas are numbered by their order, on the page and in every file. */
import { spawnSync } from 'node:child_process';
import { strFromU8, unzipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { textFormats } from '#contract/vocabulary.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const text = (words: string): Inline => ({ type: 'text', text: words });
const reference = (target: string, words: string): Inline => ({
  type: 'crossReference',
  attrs: { target, text: words },
});
const caption = (words: string) => ({
  type: 'caption' as const,
  content: [{ type: 'paragraph' as const, content: [text(words)] }],
});
const figure = (id: string, label: string, words: string): Block => ({
  type: 'figure',
  attrs: { id, label, src: null, alt: 'Un mapa' },
  content: [caption(words)],
});
const table = (id: string, label: string, words: string): Block => ({
  type: 'table',
  attrs: { id, label },
  content: [
    caption(words),
    {
      type: 'tableRow',
      content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('12'))] }],
    },
  ],
});
const formula = (id: string, label: string): Block => ({
  type: 'mathBlock',
  attrs: { id, label, tex: 'x', mathml: '' },
});

/** As it was typed: what was put in front came later. */
const typed: Manuscript = {
  type: 'doc',
  content: [
    paragraph(
      text('Dice la '),
      reference('vieja', 'figura 1'),
      text(', la '),
      reference('t', 'Tabla 1'),
      text(' y la '),
      reference('e', 'ec. (1)'),
    ),
    figure('nueva', 'Figura 2', 'La nueva'),
    figure('vieja', 'Figura 1', 'La vieja'),
    figure('s', 'Figura S1', 'La aparte'),
    table('u', 'Tabla 2', 'Antes'),
    table('t', 'Tabla 1', 'Después'),
    formula('f', '(2)'),
    formula('e', '(1)'),
  ],
};

describePlatform('numbers of figures, tables and formulas', (platform) => {
  let author: TestPerson;
  let id: string;
  const write = (documento = typed) => author.call.saveContent({ params: { id }, body: { documento } });
  const stored = () => author.call.getPublication({ params: { id } });
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    id = (await draft(author)).id;
  });
  const labels = ({ content }: Manuscript) =>
    content.flatMap((block) => ('attrs' in block && 'label' in block.attrs ? (block.attrs.label ?? '') : []));
  const wordsOf = async (formato: string): Promise<string> => {
    const url = `/api/publications/${id}/export/${formato}`;
    const { rawPayload } = await platform().inject({ url, headers: { authorization: `Bearer ${author.token}` } });
    if (formato === 'pdf') return spawnSync('pdftotext', ['-', '-'], { input: rawPayload }).stdout.toString();
    const inside: Record<string, string> = { docx: 'word/document.xml', epub: 'EPUB/obra.xhtml' };
    const part = inside[formato];
    const said = part ? strFromU8(unzipSync(rawPayload)[part] ?? new Uint8Array()) : String(rawPayload);
    return said.replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, '').replace(/<[^>]*>/g, '');
  };

  it('are those of the order in which they stand, and so are the references to them', async () => {
    const { documento, contenido } = await write();
    expect(labels(documento)).toEqual(['Figura 1', 'Figura 2', 'Figura S1', 'Tabla 1', 'Tabla 2', '(1)', '(2)']);
    expect(contenido).toContain('Dice la figura 2, la Tabla 2 y la ec. (2)');
    expect(documento.content[0]).toEqual(
      paragraph(
        text('Dice la '),
        reference('vieja', 'figura 2'),
        text(', la '),
        reference('t', 'Tabla 2'),
        text(' y la '),
        reference('e', 'ec. (2)'),
      ),
    );
  });

  const readable = textFormats.filter((formato) => formato !== 'pdf' || !spawnSync('pdftotext', ['-v']).error);
  it.each(readable)('are said by the %s', async (formato) => {
    await write();
    const words = (await wordsOf(formato)).replace(/\s+/g, ' ');
    for (const said of [
      /Figura 1[.\s"]*La nueva/,
      /Figura 2[.\s"]*La vieja/,
      /Figura S1[.\s"]*La aparte/,
      /Tabla 1[.\s]*Antes/,
      /Tabla 2[.\s]*Después/,
    ])
      expect(words).toMatch(said);
    expect(words.replace(/\]\(#[\w-]+\)|\[/g, '')).toContain('Dice la figura 2, la Tabla 2 y la ec. (2)');
    expect(words).toMatch(formato === 'markdown' ? /\\tag\{2\}/ : /\(2\).*\(2\)/);
  });

  it('are in the language of the text', async () => {
    await write();
    await author.call.updatePublication({ params: { id }, body: { idioma: 'en' } });
    expect(labels((await stored()).documento)).toEqual([
      'Figure 1',
      'Figure 2',
      'Figura S1',
      'Table 1',
      'Table 2',
      '(1)',
      '(2)',
    ]);
    expect(await wordsOf('jats')).toContain('Table 2');
    await author.call.updatePublication({ params: { id }, body: { idioma: 'es' } });
  });

  it('stay as they were sent', async () => {
    await write();
    const sent = await draft(author);
    await author.call.saveContent({ params: { id: sent.id }, body: { documento: typed } });
    const before = (await author.call.getPublication({ params: { id: sent.id } })).documento;
    const { documento } = await author.call.submitReview({ params: { id: sent.id } });
    expect(documento).toEqual(before);
    const kept = await author.call.getVersion({ params: { id: sent.id, numero: 1 } });
    expect(kept.documento).toEqual(before);
    expect(kept.contenido).toContain('la figura 2');
  });

  it('are the printed ones where a published work was imported', async () => {
    const id = uuid();
    await importWork(
      platform().services,
      {
        ...{
          titulo: 'Impresa',
          resumen: '',
          palabrasClave: [],
          tipo: 'ARTICULO',
          categoria: null,
          idioma: 'es',
          doi: null,
        },
        ...{
          metadatos: {},
          autores: [],
          traducciones: [],
          licencia: null,
          referencias: [],
          textos: [],
          documento: typed,
        },
        ...{ fechaRecepcion: null, fechaAceptacion: null, fechaPublicacion: '2020-05-01' },
      },
      { id },
    );
    const { documento } = await author.call.getPublication({ params: { id } });
    expect(documento.content[0]).toEqual(typed.content[0]);
    expect(labels(documento)).toEqual(labels(typed));
  });
});
