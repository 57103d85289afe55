/** PDFs of works that appeared say where, as journals print it: on the first page, in the running head, and how to cite them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { exportedAuthor, text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { typesetPdf } from './typeset.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPoppler = !spawnSync('pdfinfo', ['-v']).error;

/** The words of each page, in one line. */
async function pagesOf(work: ExportedWork, options: { review?: boolean } = {}): Promise<string[]> {
  const path = join(folder, 'work.pdf');
  writeFileSync(path, await typesetPdf(work, options));
  const said = execFileSync('pdftotext', [path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return said.split('\f').map((page) => page.replace(/\s+/g, ' ').trim());
}

const revista = {
  nombre: 'Orilla',
  institucion: 'Universidad del Delta',
  issn: '2049-3630',
  issnImpreso: '0317-8471',
  logo: '',
  color: '',
};
const paragraph = { type: 'paragraph' as const, content: [text('El agua sube y baja con la luna. '.repeat(60))] };
const article = (changes: Partial<ExportedWork> = {}) =>
  workOf(
    Array.from({ length: 8 }, () => paragraph),
    {
      titulo: 'El delta y sus mareas',
      autores: [{ ...exportedAuthor, nombres: 'Ana', apellidos: 'Ruiz Gil' }],
      metadatos: { volumen: '3', numero: '2', paginaInicial: '11', paginaFinal: '20' },
      fechaPublicacion: '2026-05-04',
      doi: '10.1590/delta',
      revista,
      ...changes,
    },
  );

describe.skipIf(!hasPoppler)('the PDF of a work that appeared', () => {
  it('names our journal, the issue and the ISSN on its first page, and how to cite it', async () => {
    const [first = ''] = await pagesOf(article());
    expect(first).toContain('Orilla');
    expect(first).toContain('vol. 3, n.º 2 (2026), pp. 11–20');
    expect(first).toContain('ISSN 2049-3630 · ISSN (impreso) 0317-8471');
    expect(first).toMatch(
      /Cómo citar: Ruiz Gil, A\. \(2026\)\. El delta y sus mareas\. Orilla, 3\(2\), 11[-–]20\. https:\/\/doi\.org\/10\.1590\/delta/,
    );
  });

  it('ends with what its authors declare, and a copy without names says nothing of it', async () => {
    const declared = article({
      declaraciones: {
        financiacion: {
          respuesta: 'CON_FINANCIACION',
          financiadores: [{ nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: ['PID-1'] }],
        },
        conflictos: { respuesta: 'HAY', texto: 'Ana asesora a la empresa.\nLuis, no.' },
      },
    });
    const said = (await pagesOf(declared)).join(' ');
    expect(said).toContain('Declaraciones Financiación. La investigación recibió financiación de CSIC (ayuda PID-1).');
    expect(said).toContain('Conflictos de interés. Ana asesora a la empresa. Luis, no.');
    expect((await pagesOf(declared, { review: true })).join(' ')).not.toContain('Declaraciones');
  });

  it('names the journal on even pages and the work on odd ones', async () => {
    const [, second = '', third = ''] = await pagesOf(article());
    expect(second).toContain('Orilla, vol. 3, n.º 2 (2026), pp. 11–20');
    expect(second).not.toContain('El delta y sus mareas');
    expect(third).toContain('El delta y sus mareas');
  });

  it('says it in the language of the work', async () => {
    const [english = ''] = await pagesOf(article({ idioma: 'en' }));
    expect(english).toContain('vol. 3, no. 2 (2026), pp. 11–20');
    expect(english).toContain('ISSN (print) 0317-8471');
    expect(english).toContain('How to cite: Ruiz Gil, A. (2026).');
    const [portuguese = ''] = await pagesOf(article({ idioma: 'pt' }));
    expect(portuguese).toContain('Como citar: ');
  });

  it('names another journal that it says it appeared in, without our ISSN', async () => {
    const metadatos = { revista: 'Nova Economia', volumen: '28', issn: '0103-6351' };
    const [first = ''] = await pagesOf(article({ metadatos }));
    expect(first).toContain('Nova Economia');
    expect(first).toContain('ISSN 0103-6351');
    expect(first).not.toContain('2049-3630');
    expect(first).not.toContain('Orilla');
  });

  it('says so on the first pages of a book, too', async () => {
    const pages = await pagesOf(article({ tipo: 'LIBRO', metadatos: {} }));
    expect(pages[0]).toContain('Orilla 2026');
    expect(pages[0]).not.toContain('ISSN');
    expect(pages[1]).toMatch(/Cómo citar: Ruiz Gil, A\. \(2026\)\. El delta y sus mareas\. Universidad del Delta\./);
  });

  it.each([
    ['a draft', article({ estado: 'BORRADOR', version: 0 }), {}],
    ['a copy for reviewers', article(), { review: true }],
    ['a copy without names', article({ autores: [], autoresOcultos: true, estado: 'EN_REVISION' }), {}],
  ])('says none of it of %s', async (_, work, options) => {
    const said = (await pagesOf(work, options)).join(' ');
    expect(said).not.toContain('Orilla');
    expect(said).not.toContain('Cómo citar');
  });
});
