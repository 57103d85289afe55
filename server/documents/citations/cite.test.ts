import { describe, expect, it } from 'vitest';
import type { CitationStyleName } from '#contract/calls/references.ts';
import type { Language } from '#contract/vocabulary.ts';
import { citationStyles } from '#contract/vocabulary.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { citableWork, delta, signedBy } from './citable-works.fixture.ts';
import { cite } from './cite.ts';
import { citedWork } from './cited-work.ts';

const read = { accessed: { 'date-parts': [[2026, 11, 22]] } };

/** Its italics between asterisks. */
function cited(estilo: CitationStyleName, changes: Partial<ExportedWork>, language?: Language): string {
  const { partes } = cite({ ...citedWork(citableWork(changes)), ...read }, estilo, language);
  return partes.map(({ texto, cursiva }) => (cursiva ? `*${texto}*` : texto)).join('');
}

const ana = [signedBy('Ana', 'Ruiz')];
const thesis: Partial<ExportedWork> = { tipo: 'TESIS', autores: [signedBy('Ana', 'Ruiz', ['Universidad de Cuenca'])] };
const book: Partial<ExportedWork> = { tipo: 'LIBRO', autores: ana, metadatos: { editorial: 'Taller' } };
/** In our own journal, without DOI, its place a number that is no page. */
const numbered: Partial<ExportedWork> = { autores: ana, metadatos: { elocation: 'e4434' } };

describe('an article cited', () => {
  it.each<[CitationStyleName, string]>([
    [
      'apa',
      'Ruiz Gil, A. M. e Iglesias, J.-P. (2024). El delta. *Nova Economia*, *28*(2), 385–416. https://doi.org/10.1590/x',
    ],
    [
      'iso690',
      'RUIZ GIL, Ana María e IGLESIAS, Jean-Paul. El delta. *Nova Economia* [en línea]. 2024, vol. 28, n.º 2, pp. 385–416 [consulta: 22 de noviembre de 2026]. https://doi.org/10.1590/x',
    ],
    [
      'chicago',
      'Ruiz Gil, Ana María y Jean-Paul Iglesias. 2024. «El delta». *Nova Economia* 28 (2): 385-416. https://doi.org/10.1590/x.',
    ],
    [
      'mla',
      'Ruiz Gil, Ana María y Jean-Paul Iglesias. «El delta». *Nova Economia*, vol. 28, n.º 2, mayo de 2024, pp. 385-416, https://doi.org/10.1590/x.',
    ],
    ['vancouver', 'Ruiz Gil AM, Iglesias JP. El delta. Nova Economia. 2024;28(2):385-416. doi:10.1590/x'],
    [
      'ieee',
      'A. M. Ruiz Gil y J.-P. Iglesias, «El delta», *Nova Economia*, vol. 28, n.º 2, pp. 385-416, may. 2024, doi: 10.1590/x.',
    ],
  ])('with all that tells where it stands: %s', (style, text) => {
    expect(cited(style, delta)).toBe(text);
  });

  it.each<[CitationStyleName, string]>([
    ['apa', 'Ruiz, A. (2024). Guía. *Pliego*, Artículo e4434. https://pliego.test/catalogo/1'],
    [
      'iso690',
      'RUIZ, Ana. Guía. *Pliego* [en línea]. 2024, e4434 [consulta: 22 de noviembre de 2026]. Disponible en: https://pliego.test/catalogo/1',
    ],
    ['chicago', 'Ruiz, Ana. 2024. «Guía». *Pliego*, 1 de mayo, e4434. https://pliego.test/catalogo/1.'],
    ['mla', 'Ruiz, Ana. «Guía». *Pliego*, mayo de 2024, e4434, https://pliego.test/catalogo/1.'],
    [
      'vancouver',
      'Ruiz A. Guía. Pliego [Internet]. 2024 [citado el 22 de noviembre de 2026]:e4434. Disponible en: https://pliego.test/catalogo/1',
    ],
    [
      'ieee',
      'A. Ruiz, «Guía», *Pliego*, art. n.º e4434, may. 2024. Consultado: 22 de noviembre de 2026. [En línea]. Disponible en: https://pliego.test/catalogo/1',
    ],
  ])('by its number, which is no page, and by its address, for want of a DOI: %s', (style, text) => {
    expect(cited(style, numbered)).toBe(text);
    expect(cited(style, { ...numbered, metadatos: { paginaInicial: 'e4434' } })).toBe(text);
  });

  it.each(citationStyles)('says nothing of what is not known, and ends as it should: %s', (style) => {
    const text = cited(style, { titulo: 'Errata', fechaPublicacion: null, direccion: '' });
    expect(text).toMatch(/^«?Errata/);
    expect(text).toContain('s. f.');
    expect(text).toMatch(/[^,;:\s]\.$/);
    expect(text).not.toMatch(/Disponible|undefined|, ,|\.\.|\(\)| {2}/);
  });

  it.each(citationStyles)('says that it was retracted: %s', (style) => {
    expect(cited(style, { ...numbered, fechaRetractacion: '2025-01-01' })).toContain('[Retractado]');
  });

  it('names of many authors as many as the style does', () => {
    const autores = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'].map((name) => signedBy('Ana', `${name}ua`));
    expect(cited('apa', { autores })).toContain('Sua, A., … Yua, A. (2024)');
    expect(cited('iso690', { autores })).toMatch(/^AUA, Ana et al\. Guía/);
    expect(cited('iso690', { autores: autores.slice(0, 3) })).toMatch(/^AUA, Ana; BUA, Ana y CUA, Ana\. Guía/);
    expect(cited('chicago', { autores })).toMatch(/^Aua, Ana, Ana Bua, Ana Cua et al\. 2024\./);
    expect(cited('mla', { autores })).toMatch(/^Aua, Ana, et al\. «Guía»/);
    expect(cited('vancouver', { autores })).toMatch(/Eua A, Fua A, et al\. Guía/);
    expect(cited('ieee', { autores })).toMatch(/^A\. Aua \*et al\.\*, «Guía»/);
  });

  it('keeps the name of a group whole', () => {
    const autores = [signedBy('Grupo de Estudio Ebro')];
    expect(cited('apa', { autores })).toMatch(/^Grupo de Estudio Ebro\. \(2024\)\. Guía/);
    expect(cited('vancouver', { autores })).toMatch(/^Grupo de Estudio Ebro\. Guía/);
    expect(cited('iso690', { autores })).toMatch(/^GRUPO DE ESTUDIO EBRO\. Guía/);
  });

  it('puts quotation marks inside quotation marks as Spanish does, and a stop after a question', () => {
    expect(cited('chicago', { ...numbered, titulo: '¿Qué es «un delta»?' })).toContain(
      '«¿Qué es “un delta”?». *Pliego*',
    );
    expect(cited('apa', { ...numbered, titulo: '¿Qué es un delta?' })).toContain('¿Qué es un delta? *Pliego*');
  });

  it('shortens the last page as medicine does', () => {
    const pages = (first: string, last: string) =>
      cited('vancouver', { ...delta, metadatos: { paginaInicial: first, paginaFinal: last } });
    expect(pages('284', '287')).toContain(':284-7.');
    expect(pages('98', '102')).toContain(':98-102.');
    expect(pages('12', '12')).toContain(':12.');
  });

  it('gives the ISSN in ISO 690: of our journal only where the work is in it', () => {
    const revista = { nombre: 'Humedal', institucion: '', issn: '0378-5955', issnImpreso: '', color: '' };
    expect(cited('iso690', { ...numbered, revista })).toContain('2026]. ISSN 0378-5955. Disponible en:');
    expect(cited('iso690', { ...delta, revista })).not.toContain('ISSN');
  });
});

describe('what is no article', () => {
  it.each<[CitationStyleName, string, string]>([
    [
      'apa',
      'Ruiz, A. (2024). *Guía*. Taller. https',
      'Ruiz, A. (2024). *Guía* [Tesis, Universidad de Cuenca]. Pliego. https',
    ],
    [
      'iso690',
      'RUIZ, Ana. *Guía* [en línea]. Taller, 2024 [',
      'RUIZ, Ana. *Guía* [en línea]. Tesis. Universidad de Cuenca, 2024 [',
    ],
    [
      'chicago',
      'Ruiz, Ana. 2024. *Guía*. Taller. https',
      'Ruiz, Ana. 2024. «Guía». Tesis, Universidad de Cuenca. https',
    ],
    ['mla', 'Ruiz, Ana. *Guía*. Taller, 2024, https', 'Ruiz, Ana. *Guía*. 2024. Universidad de Cuenca, tesis, https'],
    [
      'vancouver',
      'Ruiz A. Guía [Internet]. Taller; 2024 [',
      'Ruiz A. Guía [tesis en Internet]. Universidad de Cuenca; 2024 [',
    ],
    ['ieee', 'A. Ruiz, *Guía*. Taller, 2024. C', 'A. Ruiz, «Guía», tesis, Universidad de Cuenca, 2024. C'],
  ])('says who published a book, and where a thesis was defended: %s', (style, ofBook, ofThesis) => {
    expect(cited(style, book).slice(0, ofBook.length)).toBe(ofBook);
    expect(cited(style, thesis).slice(0, ofThesis.length)).toBe(ofThesis);
  });
});

describe('a citation in English', () => {
  it('has the words, the marks and the commas of English', () => {
    expect(cited('apa', delta, 'en')).toMatch(/^Ruiz Gil, A\. M\., & Iglesias, J\.-P\. \(2024\)/);
    expect(cited('chicago', delta, 'en')).toMatch(
      /^Ruiz Gil, Ana María, and Jean-Paul Iglesias\. 2024\. “El delta\.” /,
    );
    expect(cited('ieee', delta, 'en')).toContain('“El delta,” *Nova Economia*, vol. 28, no. 2, pp. 385–416, May 2024,');
    expect(cited('iso690', numbered, 'en')).toContain('[viewed: 22 November 2026]. Available from: https');
  });
});

it('marks the day of reading, which the page says in the reader’s own time', () => {
  const { partes } = cite({ ...citedWork(citableWork(numbered)), ...read }, 'iso690');
  expect(partes).toContainEqual({ texto: '22 de noviembre de 2026', consulta: true });
});
