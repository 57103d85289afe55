import type { Author } from '#contract/entities/publication.ts';
import { humedales } from '#web/publication.fixture.ts';
import type { ReadWork } from './citable.ts';

export const author = (nombres: string, apellidos = '', afiliaciones: string[] = []): Author => ({
  id: null,
  nombres,
  apellidos,
  orcid: null,
  afiliaciones,
  correspondencia: false,
  credit: [],
});

/** An article of another journal, with all that a citation tells. */
export const article = {
  titulo: 'El delta',
  autores: [author('Ana María', 'Ruiz Gil'), author('Jean-Paul', 'Sartre')],
  estadoDoi: 'REGISTRADO' as const,
  metadatos: {
    doi: '10.1590/x',
    revista: 'Nova Economia',
    volumen: '28',
    numero: '2',
    paginaInicial: '385',
    paginaFinal: '416',
  },
};

const day = '2024-05-01T12:00:00.000Z';
/** A published work of 2024 that says nothing but what is given. */
export const work = (changes: Partial<ReadWork>): ReadWork => ({
  ...humedales({
    id: '1',
    titulo: 'Guía',
    resumen: '',
    estado: 'PUBLICADO',
    palabrasClave: [],
    autorPrincipalId: null,
    autorPrincipal: { id: null, nombres: '', apellidos: '', email: null },
    autor: '',
    fechaCreacion: day,
    fechaActualizacion: day,
    fechaEnvio: null,
    fechaAceptacion: null,
    fechaPublicacion: day,
  }),
  ...changes,
});
