/** What authors declare goes with their work in every file that has its text, in the language of the work. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Declarations } from '#contract/entities/declaration.ts';
import { writeDocx } from './docx/write/write-docx.ts';
import { writeHtml } from './html/write-html.ts';
import { readJats } from './jats/read/read-jats.ts';
import { writeJats } from './jats/write/write-jats.ts';
import { workFromMarkdown } from './markdown/read/from-markdown.ts';
import { writeMarkdown } from './markdown/write/write-markdown.ts';
import { exportedAuthor, text, workOf } from './model/exported-works.fixture.ts';

const declaraciones: Declarations = {
  financiacion: {
    respuesta: 'CON_FINANCIACION',
    financiadores: [{ nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: ['PID-1', 'PID-2'] }],
  },
  conflictos: { respuesta: 'HAY', texto: 'Irene asesora a <Sensor>.\nLuis, no.' },
  datos: { respuesta: 'REPOSITORIO', enlace: 'https://osf.io/abcde' },
};
const content = [{ type: 'paragraph' as const, content: [text('Hola.')] }];
const work = workOf(content, { declaraciones, autores: [exportedAuthor] });

it('stands in a JATS article as its funding group and its notes, in the words of SciELO PS', () => {
  const xml = writeJats(work);
  expect(/<funding-group>.*<\/funding-group>/s.exec(xml)?.[0]).toBe(
    '<funding-group><award-group><funding-source><institution-wrap><institution>CSIC</institution>' +
      '<institution-id institution-id-type="ror">https://ror.org/02gfc7t72</institution-id></institution-wrap></funding-source>' +
      '<award-id>PID-1</award-id><award-id>PID-2</award-id></award-group>' +
      '<funding-statement>La investigación recibió financiación de CSIC (ayudas PID-1, PID-2).</funding-statement></funding-group>',
  );
  expect(/<back>.*<\/back>/s.exec(xml)?.[0]).toBe(
    '<back><sec sec-type="data-availability" specific-use="data-available"><title>Disponibilidad de los datos</title><p>Los datos están en ' +
      '<ext-link ext-link-type="uri" xlink:href="https://osf.io/abcde">https://osf.io/abcde</ext-link>.</p></sec></back>',
  );
  expect(xml).toContain(
    '<author-notes><fn fn-type="conflict"><p><bold>Conflictos de interés.</bold> Irene asesora a &lt;Sensor&gt;.</p><p>Luis, no.</p></fn></author-notes>',
  );
  // Nothing of it is lost to who reads the article back.
  const read = JSON.stringify(readJats(xml).work.documento);
  for (const words of ['Irene asesora a <Sensor>.', 'Luis, no.', 'https://osf.io/abcde']) expect(read).toContain(words);
});

it('is read back from a JATS article with the iDs of who paid, in whatever language it says so', () => {
  const { financiacion } = declaraciones;
  for (const idioma of ['es', 'en', 'pt']) {
    const { work: read } = readJats(writeJats({ ...work, idioma }));
    expect([read.declaraciones, read.metadatos.financiacion]).toEqual([{ financiacion }, undefined]);
  }
  const more = { ...financiacion, respuesta: 'CON_FINANCIACION' as const, texto: 'Quien pagó no leyó el texto.' };
  const { work: read } = readJats(writeJats({ ...work, declaraciones: { financiacion: more } }));
  expect(read.declaraciones).toEqual({ financiacion: more });
});

it('is a note of a JATS article where nobody paid, since SciELO PS asks of a funding group for who did', () => {
  const xml = writeJats(workOf(content, { declaraciones: { financiacion: { respuesta: 'SIN_FINANCIACION' } } }));
  expect(xml).not.toContain('<funding-group>');
  expect(xml).toContain('<fn-group><title>Declaraciones</title><fn fn-type="other"><p><bold>Financiación.</bold> ');
});

it('stands before the sentence on funding of an article that came from elsewhere', () => {
  const said = { metadatos: { financiacion: 'Pagó el CNPq.' } };
  expect(writeJats(workOf(content, said))).toContain('<funding-statement>Pagó el CNPq.</funding-statement>');
  expect(writeJats({ ...work, ...said })).not.toContain('CNPq');
});

it('follows the text of a page, with links to funders and data', async () => {
  const page = await writeHtml(work);
  expect(page).toContain(
    '<section><h2>Declaraciones</h2><p><strong>Financiación.</strong> La investigación recibió financiación de ' +
      '<a href="https://ror.org/02gfc7t72" rel="noopener">CSIC</a> (ayudas PID-1, PID-2).</p>',
  );
  expect(page).toContain('<strong>Conflictos de interés.</strong> Irene asesora a &lt;Sensor&gt;.</p><p>Luis, no.</p>');
  expect(await writeHtml({ ...work, idioma: 'en' })).toContain('<h2>Declarations</h2>');
  expect(await writeHtml(workOf(content))).not.toContain('Declaraciones');
});

it('follows the text of a Word document', async () => {
  const xml = strFromU8(unzipSync(await writeDocx(work))['word/document.xml'] ?? new Uint8Array());
  const words = xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
  expect(words).toContain(
    'Declaraciones\nFinanciación. La investigación recibió financiación de CSIC (ayudas PID-1, PID-2).',
  );
  expect(words).toContain('Conflictos de interés. Irene asesora a &lt;Sensor&gt;.\nLuis, no.');
});

it('is data at the beginning of a Markdown file, which can be read again', () => {
  const file = writeMarkdown(work);
  expect(file).toMatch(/^declaraciones:$/m);
  expect(workFromMarkdown(file, { fileAddress: (name) => name }).work.titulo).toBe(work.titulo);
});
