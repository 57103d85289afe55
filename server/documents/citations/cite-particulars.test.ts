/** Books, theses and reports cited by what they say of themselves. */
import { describe, expect, it } from 'vitest';
import type { CitationStyleName } from '#contract/calls/references.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { citableWork, signedBy } from './citable-works.fixture.ts';
import { cite } from './cite.ts';
import { citedWork } from './cited-work.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeCslJson } from './write-csl-json.ts';
import { writeRis } from './write-ris.ts';

const read = { accessed: { 'date-parts': [[2026, 11, 22]] } };
const cited = (estilo: CitationStyleName, changes: Partial<ExportedWork>, language?: Language) =>
  cite({ ...citedWork(citableWork({ doi: '10.1590/x', ...changes })), ...read }, estilo, language)
    .partes.map(({ texto, cursiva }) => (cursiva ? `*${texto}*` : texto))
    .join('');

const editors = [
  { nombres: 'Eva', apellidos: 'Soto' },
  { nombres: 'Luis', apellidos: 'Cano' },
];
const book: Partial<ExportedWork> = {
  tipo: 'LIBRO',
  titulo: 'Agua',
  autores: [signedBy('Ana', 'Ruiz')],
  metadatos: { editorial: 'Taller' },
  ficha: {
    isbn: { PDF: '978-84-376-0494-7', TAPA_BLANDA: '84-376-0494-X' },
    edicion: '2',
    lugar: 'Cuenca',
    coleccion: 'Biblioteca del agua',
    numeroColeccion: '12',
  },
};
const volume: Partial<ExportedWork> = {
  ...book,
  autores: [signedBy('Éva', 'Soto'), signedBy('Luis', 'Cano')],
  ficha: { editores: editors },
};
const thesis: Partial<ExportedWork> = {
  tipo: 'TESIS',
  titulo: 'Sedimentos',
  autores: [signedBy('Ana', 'Ruiz', ['Otro centro'])],
  ficha: { grado: 'DOCTORADO', institucion: 'Universidad de Cuenca', fechaDefensa: '2022-12-02' },
};
const report: Partial<ExportedWork> = {
  tipo: 'REPORTE',
  titulo: 'Caudales',
  autores: [signedBy('Ana', 'Ruiz')],
  ficha: { serie: 'Documentos de trabajo', numeroInforme: '7', comitente: 'Ministerio' },
};

describe('what stands in a citation', () => {
  it.each<[CitationStyleName, string]>([
    ['apa', 'Ruiz, A. (2024). *Agua* (2.ª ed.). Taller. https://doi.org/10.1590/x'],
    [
      'iso690',
      'RUIZ, Ana. *Agua* [en línea]. 2.ª ed. Cuenca: Taller, 2024 [consulta: 22 de noviembre de 2026]. Biblioteca del agua, 12. ISBN 84-376-0494-X. https://doi.org/10.1590/x',
    ],
    ['chicago', 'Ruiz, Ana. 2024. *Agua*. 2.ª ed. Biblioteca del agua, 12. Cuenca: Taller. https://doi.org/10.1590/x.'],
    ['mla', 'Ruiz, Ana. *Agua*. 2.ª ed., Taller, 2024, Biblioteca del agua, 12, https://doi.org/10.1590/x.'],
    ['vancouver', 'Ruiz A. Agua. 2.ª ed. Cuenca: Taller; 2024. (Biblioteca del agua, 12). doi:10.1590/x'],
    ['ieee', 'A. Ruiz, *Agua*, Biblioteca del agua, 12, 2.ª ed. Cuenca: Taller, 2024, doi: 10.1590/x.'],
  ])('of a book: %s', (style, text) => {
    expect(cited(style, book)).toBe(text);
  });

  it.each<[CitationStyleName, string]>([
    ['apa', 'Soto, E. y Cano, L. (Eds.). (2024). *Agua*. Taller.'],
    ['iso690', 'SOTO, Eva y CANO, Luis (eds.). *Agua* [en línea]. Taller, 2024'],
    ['chicago', 'Soto, Eva y Luis Cano, eds. 2024. *Agua*. Taller.'],
    ['mla', 'Soto, Eva y Luis Cano, eds. *Agua*. Taller, 2024'],
    ['vancouver', 'Soto E, Cano L, eds. Agua. Taller; 2024.'],
    ['ieee', 'E. Soto y L. Cano, Eds., *Agua*. Taller, 2024'],
  ])('of a volume that nobody but its editors signs: %s', (style, text) => {
    expect(cited(style, volume).slice(0, text.length)).toBe(text);
  });

  it.each<[CitationStyleName, string]>([
    ['apa', 'Ruiz, A. (2022). *Sedimentos* [Tesis doctoral, Universidad de Cuenca]. Pliego. https://doi.org/10.1590/x'],
    [
      'iso690',
      'RUIZ, Ana. *Sedimentos* [en línea]. Tesis doctoral. Universidad de Cuenca, 2022 [consulta: 22 de noviembre de 2026]. https://doi.org/10.1590/x',
    ],
    ['chicago', 'Ruiz, Ana. 2022. «Sedimentos». Tesis doctoral, Universidad de Cuenca. https://doi.org/10.1590/x.'],
    ['mla', 'Ruiz, Ana. *Sedimentos*. 2022. Universidad de Cuenca, tesis doctoral, https://doi.org/10.1590/x.'],
    ['vancouver', 'Ruiz A. Sedimentos [tesis doctoral]. Universidad de Cuenca; 2022. doi:10.1590/x'],
    ['ieee', 'A. Ruiz, «Sedimentos», tesis doctoral, Universidad de Cuenca, 2022, doi: 10.1590/x.'],
  ])('of a thesis, by its degree, where it was defended and when: %s', (style, text) => {
    expect(cited(style, thesis)).toBe(text);
  });

  it.each<[CitationStyleName, string]>([
    ['apa', 'Ruiz, A. (2024). *Caudales* (Documentos de trabajo, 7). Pliego. https://doi.org/10.1590/x'],
    [
      'iso690',
      'RUIZ, Ana. *Caudales* [en línea]. Pliego, 2024 [consulta: 22 de noviembre de 2026]. Documentos de trabajo, 7. https://doi.org/10.1590/x',
    ],
    ['chicago', 'Ruiz, Ana. 2024. *Caudales*. Documentos de trabajo, 7. Pliego. https://doi.org/10.1590/x.'],
    ['mla', 'Ruiz, Ana. *Caudales*. Pliego, 2024, Documentos de trabajo, 7, https://doi.org/10.1590/x.'],
    ['vancouver', 'Ruiz A. Caudales. Pliego; 2024. (Documentos de trabajo, 7). doi:10.1590/x'],
    ['ieee', 'A. Ruiz, «Caudales», Documentos de trabajo, 7, Pliego, 2024, doi: 10.1590/x.'],
  ])('of a report, its series and number: %s', (style, text) => {
    expect(cited(style, report)).toBe(text);
  });

  it('is in the words of the reader', () => {
    expect(cited('apa', thesis, 'en')).toContain('[Doctoral thesis, Universidad de Cuenca]');
    expect(cited('mla', book, 'en')).toContain('*Agua*. ed. 2, Taller');
  });
});

describe('what reference managers are told', () => {
  it('of a book', () => {
    expect(writeBibtex(citableWork(book))).toContain(
      '  address = {Cuenca},\n  edition = {2},\n  series = {Biblioteca del agua},\n  number = {12},\n  year = {2024},\n  isbn = {84-376-0494-X},',
    );
    expect(writeRis(citableWork(book))).toContain(
      'T2  - Biblioteca del agua\r\nCY  - Cuenca\r\nET  - 2\r\nPB  - Taller\r\nPY  - 2024\r\nDA  - 2024/05/01\r\nIS  - 12\r\nSN  - 84-376-0494-X',
    );
    expect(JSON.parse(writeCslJson(citableWork(book)))).toMatchObject([
      {
        type: 'book',
        edition: '2',
        'publisher-place': 'Cuenca',
        'collection-title': 'Biblioteca del agua',
        'collection-number': '12',
        ISBN: '84-376-0494-X',
      },
    ]);
  });

  it('of a volume: its editors in the place of authors', () => {
    const bibtex = writeBibtex(citableWork(volume));
    expect(bibtex).toContain('editor = {Soto, Eva and Cano, Luis}');
    expect(bibtex).not.toContain('author =');
    expect(writeRis(citableWork(volume))).toContain('ED  - Soto, Eva\r\nED  - Cano, Luis');
    expect(JSON.parse(writeCslJson(citableWork(volume)))[0]).toMatchObject({ editor: [{ family: 'Soto' }, {}] });
  });

  it('of a thesis and a report', () => {
    expect(writeBibtex(citableWork(thesis))).toContain(
      'school = {Universidad de Cuenca},\n  type = {Tesis doctoral},\n  year = {2022}',
    );
    expect(writeRis(citableWork(thesis))).toContain('M3  - tesis doctoral');
    expect(JSON.parse(writeCslJson(citableWork(thesis)))[0]).toMatchObject({ genre: 'tesis doctoral' });
    const [item] = JSON.parse(writeCslJson(citableWork(report)));
    expect(item).toMatchObject({ 'collection-title': 'Documentos de trabajo', number: '7' });
    expect(item).not.toHaveProperty('degree');
  });
});
