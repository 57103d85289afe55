import { describe, expect, it } from 'vitest';
import type { Author } from '#contract/entities/publication.ts';
import { citationOf, type ReadWork } from './citation.ts';

const author = (nombres: string, apellidos = ''): Author => ({
  id: null,
  nombres,
  apellidos,
  orcid: null,
  afiliaciones: [],
  correspondencia: false,
});

const cited = (changes: Pick<ReadWork, 'titulo' | 'autores' | 'metadatos'>) =>
  citationOf({ ...base, ...changes }, { address: '/catalogo/1', and: 'y' });

const base: ReadWork = {
  id: '1',
  titulo: '',
  resumen: '',
  tipo: 'ARTICULO',
  estado: 'PUBLICADO',
  prioridad: 'MEDIA',
  idioma: 'es',
  categoria: null,
  palabrasClave: [],
  metadatos: {},
  autorPrincipalId: null,
  autorPrincipal: { id: null, nombres: '', apellidos: '', email: null },
  autor: '',
  autores: [],
  coautoresIds: [],
  coautores: [],
  versionActual: 1,
  ronda: 1,
  totalRevisiones: 0,
  revisionesCompletadas: 0,
  vistas: 0,
  fechaCreacion: '2024-05-01T12:00:00.000Z',
  fechaActualizacion: '2024-05-01T12:00:00.000Z',
  fechaEnvio: null,
  fechaAceptacion: null,
  fechaPublicacion: '2024-05-01T12:00:00.000Z',
  fechaRetractacion: null,
  motivoRetractacion: null,
  fechaEliminacion: null,
  acciones: [],
  contenido: '',
  documento: { type: 'doc', content: [] },
  referencias: [],
  traducciones: [],
  licencia: null,
};

describe('how a work asks to be cited', () => {
  it('is authors, year, title, journal with volume, number and pages, and DOI', () => {
    const metadatos = {
      doi: '10.1590/x',
      revista: 'Nova Economia',
      volumen: '28',
      numero: '2',
      paginaInicial: '385',
      paginaFinal: '416',
    };
    expect(
      cited({
        titulo: 'El delta',
        autores: [author('Ana María', 'Ruiz Gil'), author('Jean-Paul', 'Sartre')],
        metadatos,
      }),
    ).toBe(
      'Ruiz Gil, A. M. y Sartre, J.-P. (2024). El delta. Nova Economia, 28(2), 385–416. https://doi.org/10.1590/x',
    );
  });

  it('is of our own journal and address where it has no other', () => {
    expect(cited({ titulo: '¿Y el delta?', autores: [author('Ana', 'Ruiz')], metadatos: {} })).toBe(
      'Ruiz, A. (2024). ¿Y el delta? Pliego. /catalogo/1',
    );
  });

  it('keeps the name of a group whole, and begins with the title where there are no authors', () => {
    expect(cited({ titulo: 'Guía', autores: [author('Grupo de Estudio Ebro')], metadatos: {} })).toMatch(
      /^Grupo de Estudio Ebro \(2024\)\. Guía\./,
    );
    expect(cited({ titulo: 'Errata', autores: [], metadatos: {} })).toBe('Errata. (2024). Pliego. /catalogo/1');
  });

  it('names of more than twenty authors the first nineteen and the last', () => {
    const autores = Array.from({ length: 25 }, (_, place) => author('Ana', `A${place + 1}`));
    expect(cited({ titulo: 'T', autores, metadatos: {} })).toContain('A19, A., … A25, A. (2024)');
  });
});
