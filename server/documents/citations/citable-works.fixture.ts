/** Works for the tests of citations. */
import type { Author } from '#contract/entities/publication.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { workOf } from '#server/documents/model/exported-works.fixture.ts';

export const signedBy = (nombres: string, apellidos = '', afiliaciones: string[] = []): Author => ({
  id: null,
  nombres,
  apellidos,
  orcid: null,
  afiliaciones,
  correspondencia: false,
  credit: [],
});

/** A work published on 1 May 2024 that says nothing but what is given. */
export const citableWork = (changes: Partial<ExportedWork>): ExportedWork =>
  workOf([], {
    titulo: 'Guía',
    resumen: '',
    palabrasClave: [],
    fechaPublicacion: '2024-05-01',
    direccion: 'https://pliego.test/catalogo/1',
    ...changes,
  });

/** An article of another journal, with all that a citation tells. */
export const delta: Partial<ExportedWork> = {
  titulo: 'El delta',
  autores: [signedBy('Ana María', 'Ruiz Gil'), signedBy('Jean-Paul', 'Iglesias')],
  doi: '10.1590/x',
  metadatos: {
    doi: '10.1590/x',
    revista: 'Nova Economia',
    volumen: '28',
    numero: '2',
    paginaInicial: '385',
    paginaFinal: '416',
  },
};
