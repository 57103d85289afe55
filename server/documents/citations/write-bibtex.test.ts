import { describe, expect, it } from 'vitest';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { citableWork, delta, signedBy } from './citable-works.fixture.ts';
import { writeBibtex } from './write-bibtex.ts';

const entry = (changes: Partial<ExportedWork>) => writeBibtex(citableWork(changes));

describe('a work as a BibTeX entry', () => {
  it('has a key that one can type, and a field a line', () => {
    expect(entry(delta)).toBe(`@article{ruizgil2024delta,
  author = {Ruiz Gil, Ana María and Iglesias, Jean-Paul},
  title = {{El delta}},
  journal = {Nova Economia},
  volume = {28},
  number = {2},
  pages = {385--416},
  year = {2024},
  doi = {10.1590/x},
  url = {https://doi.org/10.1590/x},
  language = {es}
}
`);
  });

  it('spells out what TeX would take as an instruction', () => {
    expect(entry({ titulo: 'Costes & {50 %} de C_2\\n' })).toContain(
      'title = {{Costes \\& \\{50 \\%\\} de C\\_2\\textbackslash{}n}}',
    );
  });

  it('has no line that ends in the middle of a field', () => {
    expect(entry({ titulo: 'Uno\r\n\r\ndos\u2028tres ' })).toContain('title = {{Uno dos tres}}');
  });

  it('keeps the name of a group in one piece', () => {
    expect(entry({ autores: [signedBy('Grupo Ebro y Delta')] })).toContain('author = {{Grupo Ebro y Delta}}');
  });

  it('is of the kind that each type is', () => {
    expect(entry({ tipo: 'LIBRO' })).toMatch(/^@book\{pliego2024guia,[\s\S]*publisher = \{Pliego\}/);
    expect(entry({ tipo: 'TESIS' })).toMatch(/^@phdthesis\{[\s\S]*school = /);
    expect(entry({ tipo: 'REPORTE' })).toMatch(/^@techreport\{[\s\S]*institution = /);
    expect(entry({ fechaRetractacion: '2025-01-01' })).toContain('{{Guía [Retractado]}}');
  });
});
