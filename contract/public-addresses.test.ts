import { describe, expect, it } from 'vitest';
import { exportAddress, fileAddress, type NamedWork } from './public-addresses.ts';

const id = '0199c0de-0000-7000-8000-000000000001';
const work = (titulo: string, ...surnames: string[]): NamedWork => ({
  id,
  titulo,
  autores: surnames.map((apellidos) => ({ nombres: 'Ana', apellidos })),
});

describe('the public address of a work as a file', () => {
  it('is named after its title and its authors, in plain letters', () => {
    expect(exportAddress(work('¿Humedales de Doñana: agua o sal?', 'Ruiz Gil', 'Núñez'), 'pdf')).toBe(
      `/catalogo/${id}/humedales-de-donana-agua-o-sal-ruiz-gil-nunez.pdf`,
    );
  });

  it('ends as its format does', () => {
    const endings = (['pdf', 'epub', 'docx', 'jats', 'html', 'markdown'] as const).map((format) =>
      exportAddress(work('Mar'), format).replace(`/catalogo/${id}/mar`, ''),
    );
    expect(endings).toEqual(['.pdf', '.epub', '.docx', '.xml', '.html', '.md']);
  });

  it('holds the first words of a long title, whole, and three authors', () => {
    const long = work('Agua '.repeat(60), 'Uno', 'Dos', 'Tres', 'Cuatro');
    const name = exportAddress(long, 'pdf').split('/').at(-1) ?? '';
    expect(name).toMatch(/^agua(-agua)+-uno-dos-tres\.pdf$/);
    expect(name.length).toBeLessThan(100);
    expect(exportAddress(work('a'.repeat(500)), 'pdf').length).toBeLessThan(140);
  });

  it('keeps other alphabets, escaped, and is a name where a title has neither letters nor figures', () => {
    expect(decodeURIComponent(exportAddress(work('Война и мир', 'Толстой'), 'pdf'))).toMatch(
      /\/война-и-мир-толстой\.pdf$/,
    );
    expect(exportAddress(work('हिन्दी'), 'pdf')).toBe(`/catalogo/${id}/${encodeURIComponent('हिन्दी')}.pdf`);
    expect(exportAddress(work('¿…?'), 'pdf')).toBe(`/catalogo/${id}/obra.pdf`);
    expect(exportAddress(work('\ud800 a'), 'pdf')).toBe(`/catalogo/${id}/a.pdf`);
  });

  it('names who has a single name by it', () => {
    const group = { ...work('Mar'), autores: [{ nombres: 'Colectivo Áncora', apellidos: '' }] };
    expect(exportAddress(group, 'pdf')).toBe(`/catalogo/${id}/mar-colectivo-ancora.pdf`);
  });
});

it('a file that was published with a work has its own name in its address', () => {
  expect(fileAddress({ id: 'f', publicacionId: id, nombre: 'Año 2024 (b)#1.csv' })).toBe(
    `/catalogo/${id}/archivos/f/A%C3%B1o%202024%20(b)%231.csv`,
  );
});
